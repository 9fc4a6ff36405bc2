/** What stands in the head of the page in each language, and the manifest by which the program is installed. */

import { readFileSync } from 'node:fs';

import { FluentBundle, FluentResource } from '@fluent/bundle';

/** Replaced by the server with the address at which it was asked: a picture for others is named by a whole address. */
export const ORIGIN = '__ORIGIN__';
/** Replaced by the server with the path below which the site stands: a page's own address may be any below it. */
export const BASE = '__BASE__';
/** Where the head of a language goes. */
export const HEAD = '<!--head-->';
export const ICONS = [192, 512] as const;
export const PREVIEW = { width: 1200, height: 630 } as const;

/** What has to be said of the program, from the texts of the start page. */
interface Said {
  readonly title: string;
  readonly tagline: string;
  readonly lead: string;
  readonly replay: string;
  readonly rules: string;
}

/** The paper in the light and in the dark theme, from the one place where it is stated. */
export interface Papers {
  readonly light: string;
  readonly dark: string;
}

export function papersIn(css: string): Papers {
  const [light, dark] = [...css.matchAll(/--table: (#[0-9a-f]{6})/g)].map(([, colour]) => colour);
  if (!light || !dark) throw new Error('tokens.css states no --table for both themes');
  return { light, dark };
}

/** What the texts of a language say of the program. */
function saidIn(file: string): Said {
  const bundle = new FluentBundle('und', { useIsolating: false });
  bundle.addResource(new FluentResource(readFileSync(file, 'utf8')));
  const say = (id: string) => {
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) throw new Error(`${file} has no ${id}`);
    return bundle.formatPattern(pattern);
  };
  return {
    title: say('start-title'),
    tagline: say('start-tagline'),
    lead: say('start-lead'),
    replay: say('start-replay'),
    rules: say('start-rules'),
  };
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (one) => `&#${one.charCodeAt(0)};`);

/** The head of the page in a language; its texts are fetched together with the program. */
export function headOf(language: string, file: string, papers: Papers, texts: readonly string[]): string {
  const { title, tagline, lead } = saidIn(file);
  const named = (name: string, content: string) => `<meta name="${name}" content="${escaped(content)}" />`;
  const shared = (name: string, content: string) => `<meta property="og:${name}" content="${escaped(content)}" />`;
  return [
    named('description', lead),
    `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${papers.light}" />`,
    `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${papers.dark}" />`,
    shared('type', 'website'),
    shared('site_name', title),
    shared('title', `${title} · ${tagline}`),
    shared('description', lead),
    shared('locale', language),
    shared('image', `${ORIGIN}${BASE}/icons/preview.png`),
    shared('image:width', String(PREVIEW.width)),
    shared('image:height', String(PREVIEW.height)),
    shared('image:alt', `${title} · ${tagline}`),
    named('twitter:card', 'summary_large_image'),
    `<link rel="manifest" href="${BASE}/manifest.${language}.webmanifest" />`,
    `<link rel="apple-touch-icon" href="${BASE}/icons/touch.png" />`,
    // A script, and no preload: browsers do not find a preload again that a worker answered.
    ...texts.map((address) => `<script type="module" crossorigin src="${BASE}/${address}"></script>`),
  ].join('\n    ');
}

/** What has a browser fetch a module, and all that it is told to, before the program asks for it. */
export const preloadOf = (address: string) => `<link rel="modulepreload" crossorigin href="${BASE}/${address}" />`;
/** What has a browser fetch a stylesheet before the program uses it: the loading screen is shown without it. */
export const styleOf = (address: string) => `<link rel="preload" as="style" crossorigin href="${BASE}/${address}" />`;

/** What a page shows before the program has come: LoadingScreen.svelte, which does not say yet what is being done. */
export function loadingScreenOf(file: string): string {
  const name = `<p class="name" aria-hidden="true">${escaped(saidIn(file).title)}</p>`;
  return `<main class="loading-screen" aria-busy="true">${name}<p class="doing" role="status"></p></main>`;
}

/** The manifest in a language; what it names is looked for from where it lies, and the program is known by its start. */
export function manifestOf(language: string, file: string, papers: Papers): string {
  const { title, lead, replay, rules } = saidIn(file);
  const icon = (size: number, purpose: string) => ({
    src: `icons/${purpose === 'any' ? 'icon' : purpose}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return JSON.stringify({
    name: title,
    short_name: title,
    description: lead,
    lang: language,
    start_url: './',
    scope: './',
    display: 'standalone',
    background_color: papers.light,
    theme_color: papers.light,
    icons: ICONS.flatMap((size) => [icon(size, 'any'), icon(size, 'maskable')]),
    shortcuts: [
      { name: replay, url: 'replay' },
      { name: rules, url: 'rules' },
    ],
  });
}
