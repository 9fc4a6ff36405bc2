/** Pages by address. The start page comes with the first files; every other page is loaded when it is opened. */

import type { Component } from 'svelte';

import { GAMES } from '../games/index.ts';
import { text } from '../i18n/text.svelte.ts';
import type { Address } from '../ui/address.ts';
import { TABLE_PLACES, TABLE_WORDS } from './tablePages.ts';

interface Route {
  readonly load: () => Promise<{ default: Component }>;
  /** Text files of the page, beside those of every page. */
  readonly words?: readonly string[];
}

const EVERY_GAME = GAMES.list.map(({ name }) => name);

const TABLE: Route = { load: () => import('./TablePage.svelte'), words: TABLE_WORDS };
const REPLAY: Route = { load: () => import('../replay/ReplayScreen.svelte'), words: ['analysis', 'dice'] };
const DICE: Route = { load: () => import('../dice/DicePage.svelte'), words: [...EVERY_GAME, 'dice'] };
const RULES: Route = { load: () => import('../pages/RulesPage.svelte') };
const ODDS: Route = { load: () => import('../pages/OddsPage.svelte'), words: EVERY_GAME };

/** An asterisk stands for any name. */
const ROUTES: Readonly<Record<string, Route>> = {
  ...Object.fromEntries(TABLE_PLACES.map((place) => [`${place}/*`, TABLE])),
  games: { load: () => import('../home/GamesPage.svelte'), words: ['analysis'] },
  replay: REPLAY,
  'replay/*': REPLAY,
  dice: DICE,
  'dice/*': DICE,
  rules: RULES,
  'rules/*': RULES,
  odds: ODDS,
  'odds/*': ODDS,
  simulations: { load: () => import('../simulations/SimulationsPage.svelte'), words: [...EVERY_GAME, 'simulations'] },
  learn: { load: () => import('../lesson/LessonsPage.svelte'), words: ['lesson'] },
  puzzles: { load: () => import('../puzzles/PuzzlesPage.svelte'), words: ['puzzles'] },
  'puzzles/*': { load: () => import('../puzzles/PuzzleScreen.svelte'), words: ['puzzles', 'analysis', 'dice'] },
};

/** Where there is nothing. */
const MISSING: Route = { load: () => import('../pages/MissingPage.svelte'), words: ['complaints'] };

/** Load the page of an address with its texts. */
export async function openPage({ place, name }: Address): Promise<Component> {
  const route = ROUTES[name ? `${place}/*` : place] ?? MISSING;
  const [page] = await Promise.all([route.load(), text.bring(route.words ?? [])]);
  return page.default;
}
