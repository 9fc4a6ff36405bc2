/** What makes a site of the program: a page and a manifest for each language, pictures, the worker's lists, packed files. */

import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

import type { Plugin, Rolldown } from 'vite';

import { FALLBACK } from '../src/generated/protocol.ts';
import { BASE, HEAD, headOf, manifestOf, papersIn } from './head.ts';
import { packagesIn } from './packages.ts';
import { pictures } from './pictures.ts';
import { SHARED, wordsId } from './words.ts';

/** A module of a game's own: its sources, or its texts. */
const OF_GAME = /\/games\/[^/]+\/|^\0words-[^-]+-(?!all\b)/;
/** Of which npm packages something was built, for the bill of materials; a server shows no hidden file. */
const PACKAGES = '.packages';
/** What is worth packing, and from which size on. */
const PACKED = /\.(js|css|html|svg|webmanifest)$/;
const LEAST = 512;

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
        const words = wordsOf(bundle, language);
        const head = headOf(language, file(language), papers, words);
        const told = page.replace('<html lang="en">', `<html lang="${language}">`).replace(HEAD, head);
        writeFileSync(join(places.built, `index.${language}.html`), told);
        if (language === FALLBACK) writeFileSync(join(places.built, 'index.html'), told);
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
      pack(places.built);
    },
  };
}

const chunksOf = (bundle: Built) => Object.values(bundle).filter((one) => one.type === 'chunk');

/** The files with the texts that all games share, in a language. */
function wordsOf(bundle: Built, language: string): string[] {
  return chunksOf(bundle)
    .filter(({ moduleIds }) => moduleIds.includes(wordsId(language, SHARED)))
    .map(({ fileName }) => fileName);
}

/** Tell the worker what the program is made of: what any page may need, and what only a game does. */
function listForWorker({ src, built }: Places, bundle: Built): void {
  const all = Object.keys(bundle).filter((name) => name.startsWith('assets/'));
  const games = gamesOf(bundle);
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
function gamesOf(bundle: Built): ReadonlySet<string> {
  const chunks = chunksOf(bundle);
  const first = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
  for (const name of first)
    for (const next of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) first.add(next);
  const own = chunks.filter(
    ({ fileName, moduleIds }) => !first.has(fileName) && moduleIds.some((id) => OF_GAME.test(id)),
  );
  const styles = (some: typeof chunks) => some.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
  const shared = new Set(styles(chunks.filter((chunk) => !own.includes(chunk))));
  return new Set([...own.map(({ fileName }) => fileName), ...styles(own).filter((name) => !shared.has(name))]);
}

/** Lay every file that is worth it beside itself in the two ways in which browsers take it packed. */
function pack(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !PACKED.test(entry.name)) continue;
    const content = readFileSync(path);
    if (content.length < LEAST) continue;
    const hint = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length, [constants.BROTLI_PARAM_QUALITY]: 11 };
    writeFileSync(`${path}.br`, brotliCompressSync(content, { params: hint }));
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  }
}

function digest(parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
}
