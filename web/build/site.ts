/** What makes a site of the program: a page and a manifest for each language, pictures, the worker's lists, packed files. */

import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Plugin, Rolldown } from 'vite';

import { PRELOADED_PAGES, type PreloadedPage } from '../src/app/preloadedPages.ts';
import { FALLBACK } from '../src/generated/protocol.ts';
import { BASE, HEAD, headOf, loadingScreenOf, manifestOf, papersIn, preloadOf, styleOf } from './head.ts';
import { gzip } from './pack.ts';
import { packagesIn } from './packages.ts';
import { pictures } from './pictures.ts';
import { SHARED, wordsId } from './words.ts';

/** A module of a game's own: its sources, or its texts. */
const OF_GAME = /\/games\/[^/]+\/|^\0words-[^-]+-(?!all\b)/;
/** Where the program is mounted. */
const APP = '<div id="app"></div>';
/** Of which npm packages something was built, for the bill of materials; a server shows no hidden file. */
const PACKAGES = '.packages';

interface Places {
  /** The browser's sources, what comes of them, and the texts that all games share. */
  readonly src: string;
  readonly built: string;
  readonly texts: string;
}

/** The chunks and files of a build, as far as it is asked here. */
type Built = Rolldown.OutputBundle;

/** Make a site of what was built. */
export function site(places: Places): Plugin {
  const file = (language: string) => join(places.texts, language, 'rooms.ftl');
  const papers = papersIn(readFileSync(join(places.src, 'ui/tokens.css'), 'utf8'));
  return {
    name: 'site',
    transformIndexHtml: (html, { server }) =>
      server ? html.replace(HEAD, headOf(FALLBACK, file(FALLBACK), papers, [])).replaceAll(BASE, '') : html,
    async writeBundle(_, bundle) {
      const page = readFileSync(join(places.built, 'index.html'), 'utf8').replaceAll('="./', `="${BASE}/`);
      for (const language of readdirSync(places.texts).filter((name) => !name.includes('.') && !name.startsWith('_'))) {
        const words = wordsOf(bundle, language, SHARED);
        const head = headOf(language, file(language), papers, words);
        const told = page.replace('<html lang="en">', `<html lang="${language}">`).replace(HEAD, head);
        writeFileSync(join(places.built, `index.${language}.html`), told);
        if (language === FALLBACK) writeFileSync(join(places.built, 'index.html'), told);
        const loading = told.replace(APP, `${APP}${loadingScreenOf(file(language))}`);
        if (loading === told) throw new Error(`index.html has no ${APP}`);
        for (const preloaded of PRELOADED_PAGES) {
          const whole = loading.replace('</head>', `${preloadsOf(preloaded, places, bundle, language)}\n  </head>`);
          for (const place of preloaded.places) {
            mkdirSync(join(places.built, place), { recursive: true });
            writeFileSync(join(places.built, place, `index.${language}.html`), whole);
          }
        }
        writeFileSync(
          join(places.built, `manifest.${language}.webmanifest`),
          manifestOf(language, file(language), papers),
        );
      }
      const read = (name: string) => readFileSync(join(places.src, 'ui/symbols', name), 'utf8');
      mkdirSync(join(places.built, 'icons'), { recursive: true });
      for (const [name, drawn] of await pictures(read('mark.svg'), read('preview.svg'), papers.light))
        writeFileSync(join(places.built, 'icons', name), drawn);
      writeFileSync(join(places.built, PACKAGES), packagesIn(bundle, join(places.src, '..')).join('\n'));
      listForWorker(places, bundle);
      await gzip(places.built);
    },
  };
}

const chunksOf = (bundle: Built) => Object.values(bundle).filter((one) => one.type === 'chunk');

/** The files with a part of the texts, in a language. */
function wordsOf(bundle: Built, language: string, part: string): string[] {
  return chunksOf(bundle)
    .filter(({ moduleIds }) => moduleIds.includes(wordsId(language, part)))
    .map(({ fileName }) => fileName);
}

/** The names of some chunks, and of all that they import before they run. */
function importedBy(bundle: Built, names: Iterable<string>): ReadonlySet<string> {
  const all = new Set(names);
  const chunks = chunksOf(bundle);
  for (const name of all)
    for (const next of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) all.add(next);
  return all;
}

const stylesOf = (chunks: readonly Rolldown.OutputChunk[]) =>
  new Set(chunks.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]));

/** What a page begins with, beyond what every page does: the links that have a browser fetch it at once. */
function preloadsOf({ module, words: parts }: PreloadedPage, places: Places, bundle: Built, language: string): string {
  const chunks = chunksOf(bundle);
  const named = ({ facadeModuleId }: Rolldown.OutputChunk) => facadeModuleId?.endsWith(module) ?? false;
  const page = chunks.filter(named).map(({ fileName }) => fileName);
  if (page.length !== 1) throw new Error(`${module} is in ${page.length} chunks`);
  const words = parts.flatMap((part) => wordsOf(bundle, language, part));
  const first = firstOf(places, bundle);
  const own = [...importedBy(bundle, [...page, ...words])].filter((name) => !first.has(name));
  const ownChunks = chunks.filter(({ fileName }) => own.includes(fileName));
  const everywhere = stylesOf(chunks.filter(({ fileName }) => first.has(fileName)));
  const styles = [...stylesOf(ownChunks)].filter((name) => !everywhere.has(name));
  return [...own.map(preloadOf), ...styles.map(styleOf)].map((link) => `  ${link}`).join('\n  ');
}

/** The chunks that come with the first page: the entry's own chunk may have given way to what it imports. */
function firstOf({ built }: Places, bundle: Built): ReadonlySet<string> {
  const page = readFileSync(join(built, 'index.html'), 'utf8');
  const named = chunksOf(bundle).filter(({ fileName }) => page.includes(`/${fileName}"`));
  return importedBy(
    bundle,
    named.map(({ fileName }) => fileName),
  );
}

/** Tell the worker what the program is made of: what any page may need, and what only a game does. */
function listForWorker(places: Places, bundle: Built): void {
  const { src, built } = places;
  const all = Object.keys(bundle).filter((name) => name.startsWith('assets/'));
  const games = gamesOf(places, bundle);
  const path = join(built, 'worker.js');
  const generated = join(src, 'generated');
  const protocol = readdirSync(generated).filter((name) => name.endsWith('.ts'));
  const told = {
    build: digest(all.toSorted()),
    protocol: digest(protocol.toSorted().map((name) => readFileSync(join(generated, name), 'utf8'))),
    shell: all.filter((name) => !games.has(name)),
    games: [...games],
  };
  writeFileSync(path, readFileSync(path, 'utf8').replace('__SITE__', JSON.stringify(told)));
}

/** The files that only who plays a game needs: what is made of its sources, and does not come with the first page. */
function gamesOf(places: Places, bundle: Built): ReadonlySet<string> {
  const chunks = chunksOf(bundle);
  const first = firstOf(places, bundle);
  const own = chunks.filter(
    ({ fileName, moduleIds }) => !first.has(fileName) && moduleIds.some((id) => OF_GAME.test(id)),
  );
  const shared = stylesOf(chunks.filter((chunk) => !own.includes(chunk)));
  return new Set([...own.map(({ fileName }) => fileName), ...[...stylesOf(own)].filter((name) => !shared.has(name))]);
}

function digest(parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
}
