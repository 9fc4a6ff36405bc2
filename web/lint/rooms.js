/** Who may import whom: the borders between the rooms of src/, and no circles, imports of types and late ones too. */

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const SRC = resolve(import.meta.dirname, '../src');
const IMPORTS = /(?:\bfrom|\bimport)\s*\(?\s*'(\.[^']+)'/g;

/** What each room may import beside itself; a game is known by its folder, and known only to the registry. */
const SHARED = [
  'generated',
  'platform',
  'i18n',
  'net',
  'ui',
  'core',
  'dice',
  'storage',
  'session',
  'setup',
  'room',
  'offline',
  'simulations',
  'home',
  'lobby',
  'pages',
  'table',
  'replay',
  'problems',
];
const BORDERS = {
  generated: [],
  platform: [],
  i18n: ['generated', 'platform'],
  net: SHARED,
  ui: SHARED,
  core: SHARED,
  dice: SHARED,
  storage: SHARED,
  session: SHARED,
  setup: SHARED,
  room: SHARED,
  offline: SHARED,
  simulations: SHARED,
  home: SHARED,
  lobby: SHARED,
  pages: SHARED,
  table: SHARED,
  replay: SHARED,
  problems: SHARED,
  game: SHARED,
  registry: ['core', 'game'],
  top: [...SHARED, 'registry'],
};

/** The room of a file, by its path below src/. */
function roomOf(path) {
  const parts = path.split('/');
  if (path === 'games/index.ts') return 'registry';
  if (parts[0] === 'games' && parts.length > 2) return 'game';
  return parts.length > 1 ? parts[0] : 'top';
}

/** Whether a file may import another. */
function mayImport(from, to) {
  const [here, there] = [roomOf(from), roomOf(to)];
  const [own, other] = [from, to].map((path) => path.split('/')[1]);
  if (there === 'generated')
    return BORDERS[here].includes(there) && (to.endsWith('/protocol.ts') || other === `${own}.ts`);
  if (here === 'game' && there === 'game') return own === other;
  return here === there || BORDERS[here].includes(there);
}

/** What every file imports of src/, by paths below it. */
let graph;
function imports() {
  if (graph) return graph;
  const files = readdirSync(SRC, { recursive: true }).filter((path) => /\.(ts|svelte)$/.test(path));
  graph = new Map(files.map((path) => [path, importsOf(path)]));
  return graph;
}

function importsOf(path) {
  const text = readFileSync(join(SRC, path), 'utf8');
  return [...text.matchAll(IMPORTS)].map(([, to]) => relative(SRC, resolve(SRC, dirname(path), to)));
}

/** The shortest way from one file to another along the imports, both named; empty if there is none. */
function way(from, to) {
  const before = new Map([[from, null]]);
  for (const path of before.keys()) {
    if (path === to) {
      const found = [];
      for (let one = path; one !== null; one = before.get(one)) found.unshift(one);
      return found;
    }
    for (const next of imports().get(path) ?? []) if (!before.has(next)) before.set(next, path);
  }
  return [];
}

/** A rule that looks at every import of a file of src/. */
function rule(judge) {
  return {
    create(context) {
      const from = relative(SRC, context.filename);
      const look = (node) => {
        if (!node.source || typeof node.source.value !== 'string' || !node.source.value.startsWith('.')) return;
        const to = relative(SRC, resolve(dirname(context.filename), node.source.value));
        const message = from.startsWith('..') || to.startsWith('..') ? '' : judge(from, to);
        if (message) context.report({ node, message });
      };
      return {
        ImportDeclaration: look,
        ImportExpression: look,
        ExportNamedDeclaration: look,
        ExportAllDeclaration: look,
        TSImportType: look,
      };
    },
  };
}

export const rooms = {
  rules: {
    borders: rule((from, to) => (mayImport(from, to) ? '' : `${from} knows nothing of ${to}`)),
    circles: rule((from, to) => {
      const back = way(to, from);
      return back.length > 0 ? `a circle: ${[from, ...back].join(' -> ')}` : '';
    }),
  },
};
