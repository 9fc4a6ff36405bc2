/** What a simulation is asked, as the end of an address; how fast it goes; who won it. */

import {
  USUAL_SEATS,
  type EditionEntry,
  type Option,
  type Options,
  type SeatView,
  type SimulationView,
} from '../generated/protocol.ts';
import { elementAt } from '../platform/elementAt.ts';

/** Numbers of games that are offered. */
export const GAMES: readonly [number, ...number[]] = [1_000, 10_000, 100_000];
export const MOST_GAMES = 100_000;
export const FEWEST_SEATS = 2;

/** What is to be simulated. */
export interface Wish {
  edition: string;
  options: Options;
  bots: string[];
  games: number;
}

/** Who sits at a table when its game's usual bots take the places of persons. */
export function botsOf(seats: readonly SeatView[], { usual }: EditionEntry): string[] {
  return seats.map(({ kind, level }) => (kind === 'bot' ? level : usual));
}

/** Who sits at the table of an edition, as far as it has room and knows them; as many as a new table has where too few do. */
export function seatedAt({ robots, usual, tokens }: EditionEntry, bots: readonly string[]): string[] {
  const known = bots.slice(0, tokens).map((bot) => (robots.some(({ name }) => name === bot) ? bot : usual));
  return known.length >= FEWEST_SEATS ? known : Array.from({ length: USUAL_SEATS }, () => usual);
}

/** The address of the page below the base, with a table laid on it. */
export function addressOf(edition: string, options: Options, bots: readonly string[]): string {
  const chosen = Object.entries(options).filter(([, value]) => value !== null && value !== undefined);
  const named = chosen.map(([name, value]) => [name, String(value)]);
  return `/simulations?${new URLSearchParams([['edition', edition], ['bots', bots.join(',')], ...named])}`;
}

/** What an address asks for; what cannot be had is left out. */
export function wishOf(search: string, offered: readonly EditionEntry[], first: string): Wish {
  const asked = new URLSearchParams(search);
  const box = offered.find(({ id }) => id === (asked.get('edition') ?? first)) ?? elementAt(offered, 0);
  const games = Number(asked.get('games'));
  return {
    edition: box.id,
    options: {},
    bots: seatedAt(box, (asked.get('bots') ?? '').split(',').filter(Boolean)),
    games: Number.isInteger(games) && games >= 1 && games <= MOST_GAMES ? games : GAMES[0],
  };
}

/** The options that ask for a clock, which a simulation has not. */
export function clocksOf(options: readonly Option[]): string[] {
  return options.filter(({ unit }) => unit === 'minutes').map(({ name }) => name);
}

/** The options that an address asks for, of those that an edition has and a simulation does not do without. */
export function optionsIn(search: string, options: readonly Option[]): Options {
  const without = clocksOf(options);
  const asked = new URLSearchParams(search);
  const found = options.flatMap(({ name, kind }) => {
    const said = asked.get(name);
    if (said === null || without.includes(name)) return [];
    return [[name, kind === 'switch' ? said === 'true' : kind === 'number' ? Number(said) || null : said]];
  });
  return Object.fromEntries(found) as Options;
}

/** Games a second, and the seconds left; null before the first games. */
export function pace({ games, seconds, asked }: SimulationView): { rate: number; left: number } | null {
  if (games === 0 || seconds === 0) return null;
  const rate = games / seconds;
  return { rate, left: (asked - games) / rate };
}

/** The number of games that were won, and of those played. */
export interface Share {
  bot: string;
  won: number;
  /** Games in which it might have won: one for each seat that it had. */
  chances: number;
}

/** How often each bot won, in the order in which they sit. */
export function sharesOfBots(bots: readonly string[], wins: readonly number[], games: number): Share[] {
  return [...new Set(bots)].map((bot) => {
    const seats = bots.flatMap((one, seat) => (one === bot ? [seat] : []));
    return { bot, won: seats.reduce((sum, seat) => sum + (wins[seat] ?? 0), 0), chances: games * seats.length };
  });
}
