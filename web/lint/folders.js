/** The folders of src/ and what each may import. Type-only and dynamic imports count. */

import { join } from 'node:path';

import boundaries from 'eslint-plugin-boundaries';

/** Folders by layer, the lowest first. A folder may import the folders of lower layers. */
const LAYERS = [
  ['platform'],
  ['i18n'],
  ['net', 'ui/overflow', 'ui/symbols'],
  ['ui'],
  ['ui/charts', 'ui/lists'],
  ['core', 'dice', 'storage'],
  ['session', 'setup'],
  ['room', 'offline', 'table/answer', 'table/seats', 'table/state'],
  ['lesson', 'simulations', 'table/advice', 'table/chat', 'table/odds', 'table/rules', 'table/takeback'],
  ['table/log', 'workshop'],
  ['table/end', 'home', 'lobby', 'pages', 'workshop/fields', 'print'],
  ['table/room'],
  ['table/settings'],
  ['table/shell'],
  ['replay'],
  ['puzzles'],
];

/** Folders of a game by layer, the lowest first; '.' is the game's own. They may import all shared folders. */
const GAME_LAYERS = [
  ['model'],
  ['text'],
  ['state', 'controls', 'cards'],
  ['board', 'deeds', 'table'],
  ['trade'],
  ['questions', 'layout', 'end', 'odds', 'settings'],
  ['customBox'],
  ['print', 'workshop/fields'],
  ['workshop'],
  ['.'],
  ['backdrop'],
];

const SHARED = LAYERS.flat();
const PROTOCOL = { element: { type: 'generated' }, file: { path: '**/{messages,protocol}.ts' } };
const OF_THE_GAME = { game: '{{ from.element.captured.game }}' };

const inGame = (folder) => join('game', folder);

/** What files may import outside their own folder. */
const policies = [
  ...LAYERS.map((folders, height) => ({
    from: { element: { types: { anyOf: folders } } },
    allow: { to: [PROTOCOL, { element: { types: { anyOf: LAYERS.slice(0, height).flat() } } }] },
  })),
  ...GAME_LAYERS.map((folders, height) => ({
    from: { element: { types: { anyOf: folders.map(inGame) } } },
    allow: {
      to: [
        PROTOCOL,
        { element: { type: 'generated' }, file: { path: '**/{{ from.element.captured.game }}.ts' } },
        { element: { types: { anyOf: SHARED } } },
        {
          element: { types: { anyOf: GAME_LAYERS.slice(0, height).flat().map(inGame) }, captured: OF_THE_GAME },
        },
      ],
    },
  })),
  {
    from: { file: { categories: 'registry' } },
    allow: { to: { element: { types: { anyOf: ['core', inGame('.'), inGame('backdrop')] } } } },
  },
  {
    from: { file: { categories: 'app' } },
    allow: {
      to: [{ element: { types: { anyOf: SHARED } } }, { file: { categories: { anyOf: ['registry', 'app'] } } }],
    },
  },
];

/** The types of folders and their patterns. The innermost pattern wins; no policy allows an unlisted folder. */
const PATTERNS = [
  ['generated', 'src/generated'],
  ...SHARED.map((name) => [name, `src/${name}`]),
  ...GAME_LAYERS.flat().map((name) => [inGame(name), join('src/games/*', name)]),
];
const at = (depth) => PATTERNS.filter(([, pattern]) => pattern.split('/').length === depth);
const unlisted = (depth) => ['unlisted', ['src', ...Array.from({ length: depth - 1 }, () => '*')].join('/')];
const DEPTHS = [6, 5, 4, 3];
const ELEMENTS = DEPTHS.flatMap((depth) => [unlisted(depth), ...at(depth - 1)]);

export const folders = {
  files: ['src/**'],
  plugins: { boundaries },
  settings: {
    'boundaries/root-path': join(import.meta.dirname, '..'),
    'boundaries/dependency-nodes': ['import', 'dynamic-import', 'export'],
    'boundaries/elements': ELEMENTS.map(([type, pattern]) => ({
      type,
      pattern,
      ...(type.startsWith('game') && { capture: ['game'] }),
      partialMatch: false,
      exclusive: true,
    })),
    'boundaries/files': [
      { category: 'registry', pattern: 'src/games/index.ts' },
      { category: 'app', pattern: 'src/app/*' },
    ],
  },
  rules: {
    'boundaries/dependencies': ['error', { default: 'disallow', policies }],
    'boundaries/no-unknown-files': 'error',
    'boundaries/no-unknown-dependencies': 'error',
  },
};
