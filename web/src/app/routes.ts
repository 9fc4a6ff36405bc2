/** Pages by address. The start page comes with the first files; every other page is loaded when it is opened. */

import type { Component } from 'svelte';

import { GAMES } from '../games/index.ts';
import { type MessageIdFor, text } from '../i18n/text.svelte.ts';
import type { Address } from '../ui/address.ts';
import { REPLAY_PAGE, TABLE_PAGE } from './preloadedPages.ts';

interface Route {
  readonly load: () => Promise<{ default: Component }>;
  /** Text files of the page, beside those of every page. */
  readonly words?: readonly string[];
  /** What the page says first, while it waits for its game: it is said already while the page is on its way. */
  readonly doing?: MessageIdFor;
}

const EVERY_GAME = GAMES.list.map(({ name }) => name);

const TABLE: Route = { load: () => import('./TablePage.svelte'), words: TABLE_PAGE.words, doing: 'room-opening' };
const REPLAY: Route = { load: () => import('../replay/ReplayScreen.svelte'), words: REPLAY_PAGE.words };
const DICE: Route = { load: () => import('../dice/DicePage.svelte'), words: [...EVERY_GAME, 'dice'] };
const RULES: Route = { load: () => import('../pages/RulesPage.svelte'), words: ['panels'] };
const ODDS: Route = { load: () => import('../pages/OddsPage.svelte'), words: EVERY_GAME };

const WORKSHOP: Route = {
  load: () => import('../pages/WorkshopPage.svelte'),
  words: [...EVERY_GAME, 'panels', 'simulations', 'workshop'],
};

/** An asterisk stands for any name; a page of that name comes first. */
const ROUTES: Readonly<Record<string, Route>> = {
  ...Object.fromEntries(TABLE_PAGE.places.map((place) => [`${place}/*`, TABLE])),
  games: { load: () => import('../home/GamesPage.svelte'), words: ['analysis', 'panels'] },
  replay: REPLAY,
  'replay/*': { ...REPLAY, doing: 'replay-reading' },
  dice: DICE,
  'dice/*': DICE,
  rules: RULES,
  'rules/*': RULES,
  odds: ODDS,
  'odds/*': ODDS,
  workshop: WORKSHOP,
  'workshop/*': WORKSHOP,
  'workshop/print': { load: () => import('../pages/PrintPage.svelte'), words: [...EVERY_GAME, 'panels', 'print'] },
  simulations: {
    load: () => import('../simulations/SimulationsPage.svelte'),
    words: [...EVERY_GAME, 'panels', 'simulations'],
  },
  learn: { load: () => import('../lesson/LessonsPage.svelte'), words: ['lesson'] },
  puzzles: { load: () => import('../puzzles/PuzzlesPage.svelte'), words: ['puzzles'] },
  'puzzles/*': {
    load: () => import('../puzzles/PuzzleScreen.svelte'),
    words: ['puzzles', 'analysis', 'dice', 'panels'],
  },
};

/** Where there is nothing. */
const MISSING: Route = { load: () => import('../pages/MissingPage.svelte'), words: ['complaints'] };

const routeOf = ({ place, name }: Address): Route =>
  ROUTES[`${place}/${name}`] ?? ROUTES[name ? `${place}/*` : place] ?? MISSING;

/** What is said while the page of an address is on its way; null for nothing. */
export function loadingMessage(address: Address): MessageIdFor | null {
  return routeOf(address).doing ?? null;
}

/** Load the page of an address with its texts. */
export async function openPage(address: Address): Promise<Component> {
  const route = routeOf(address);
  const [page] = await Promise.all([route.load(), text.bring(route.words ?? [])]);
  return page.default;
}
