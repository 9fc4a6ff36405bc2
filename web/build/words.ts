/** The texts of a language as modules: one for what all games share and how each is offered, one for each game. */

import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

import type { Plugin } from 'vite';

/** What all games share. */
export const SHARED = 'all';
const INDEX = 'virtual:words';
const ONE = `${INDEX}/`;
/** Files of pages whose words come with them. */
const PAGES = [
  'analysis',
  'complaints',
  'dice',
  'join',
  'lesson',
  'panels',
  'print',
  'puzzles',
  'seats',
  'setup',
  'simulations',
  'workshop',
];
/** What is said on the command line, in reports and in a terminal, and never on the page. */
const UNSEEN = /\/(report|terminal)\.ftl$/;

/** The name of the module with some texts. */
export const wordsId = (language: string, part: string) => `\0words-${language}-${part}.js`;

/** Whether a module has texts. */
export const isWords = (id: string) => id.startsWith('\0words-');

/** What is said to translators alone. */
const COMMENTS = /^#.*\n/gm;

/** The beginning of a message. */
const MESSAGE = /^([a-z][\w-]*) *=/m;

/** Make modules of the texts below a folder of the package. */
export function words(folder: string): Plugin {
  const files = () => globSync(['locales/*/*.ftl', 'games/*/locales/*/*.ftl'], { cwd: folder }).toSorted();
  return {
    name: 'words',
    resolveId(id) {
      if (id === INDEX) return `\0${INDEX}`;
      if (!id.startsWith(ONE)) return null;
      const [language = '', part = ''] = id.slice(ONE.length).split('/');
      return wordsId(language, part);
    },
    load(id) {
      if (id === `\0${INDEX}`) return indexOf(files());
      const [, language, part] = /^\0words-([^-]+)-([^-]+)\.js$/.exec(id) ?? [];
      if (!language) return null;
      const own = files().filter(
        (file) => languageOf(file) === language && partOf(file) === part && !UNSEEN.test(file),
      );
      for (const file of own) this.addWatchFile(join(folder, file));
      const text = own.map((file) => readFileSync(join(folder, file), 'utf8').replace(COMMENTS, '')).join('\n');
      return `export default ${JSON.stringify(messagesIn(text))}`;
    },
  };
}

/** The messages of a text: by their ids, what follows the equals sign. */
export function messagesIn(text: string): Record<string, string> {
  const [before = '', ...rest] = text.split(MESSAGE);
  if (before.trim()) throw new Error(`no message begins with ${before.trim()}`);
  const found: Record<string, string> = {};
  for (let place = 0; place < rest.length; place += 2) {
    const [id = '', source = ''] = rest.slice(place, place + 2);
    if (id in found) throw new Error(`there are two messages ${id}`);
    found[id] = source.trimEnd();
  }
  return found;
}

/** Which texts there are, by language and part, and how each is fetched. */
function indexOf(files: readonly string[]): string {
  const names = [...new Set(files.map((file) => `${languageOf(file)}/${partOf(file)}`))];
  const rows = names.map((name) => `  ${JSON.stringify(name)}: () => import(${JSON.stringify(ONE + name)}),`);
  return `export default {\n${rows.join('\n')}\n};`;
}

/** Whose texts a file has: a game's, a page's, or everybody's. */
function partOf(file: string): string {
  const page = PAGES.find((one) => file.endsWith(`/${one}.ftl`));
  if (page) return page;
  return file.endsWith('/start.ftl') ? SHARED : (/^games\/([^/]+)\//.exec(file)?.[1] ?? SHARED);
}

function languageOf(file: string): string {
  return basename(dirname(file));
}
