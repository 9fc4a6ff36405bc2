/** One's own finished games, looked back on one after the other when that is asked for; what was told is kept here. */

import { is, nullable, record, string } from 'valibot';

import type { CourseView } from '../generated/protocol.ts';
import { keptAs } from '../platform/basePath.ts';
import { readStored } from '../platform/storedValue.ts';
import { WHOLE } from '../core/winOdds.ts';
import { keyring } from '../storage/keyring.ts';
import type { KnownGame } from '../storage/history.svelte.ts';
import { BUSY, fetchCourse, RequestError } from '../net/http.ts';
import { GAME_LUCK, type GameLuck } from './luckTotals.ts';

const KEPT_AS = keptAs('looked');
const KNOWN = record(string(), nullable(GAME_LUCK));
const isKnown = (value: unknown): value is Record<string, GameLuck | null> => is(KNOWN, value);
/** Milliseconds until a server that has enough to do is asked again. */
const PATIENCE = 5_000;

class LookedBack {
  /** What is known of games, by their names; null where there is nothing to be told. */
  #known = $state.raw<Readonly<Record<string, GameLuck | null>>>(kept());
  /** How many games are still to be looked back on. */
  left = $state(0);
  #stopped = false;

  /** What is known of some games, in their order. */
  of(games: readonly KnownGame[]): GameLuck[] {
    return games.flatMap(({ game }) => this.#known[game] ?? []);
  }

  /** How many of some games nobody has looked back on yet, and of how many there is nothing to be told. */
  unknown(games: readonly KnownGame[]): number {
    return games.filter(({ game }) => !(game in this.#known)).length;
  }

  untold(games: readonly KnownGame[]): number {
    return games.filter(({ game }) => this.#known[game] === null).length;
  }

  /** Look back on those of which nothing is known, the latest first, one at a time. */
  async look(games: readonly KnownGame[]): Promise<void> {
    if (this.left > 0) return;
    this.#stopped = false;
    const wanted = games.filter(({ game }) => !(game in this.#known));
    for (const [place, one] of wanted.entries()) {
      this.left = wanted.length - place;
      const found = await this.#one(one);
      // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- stop() may have been called meanwhile
      if (this.#stopped) break;
      if (found !== undefined) this.#keep(one.game, found, games);
    }
    this.left = 0;
  }

  stop(): void {
    this.#stopped = true;
  }

  /** Look back on a game: undefined where it did not come, null where there is nothing to be told. */
  async #one(known: KnownGame): Promise<GameLuck | null | undefined> {
    const mine = seatsOf(known);
    while (!this.#stopped) {
      try {
        return lookedAt(known.game, await fetchCourse({ game: known.game }), mine);
      } catch (error) {
        if (!(error instanceof RequestError)) return undefined;
        if (error.status !== BUSY) return null;
        await new Promise((done) => window.setTimeout(done, PATIENCE));
      }
    }
    return undefined;
  }

  /** Keep it with what is known of the games that are still listed. */
  #keep(game: string, found: GameLuck | null, games: readonly KnownGame[]): void {
    const listed = new Set(games.map((one) => one.game));
    const others = Object.entries(this.#known).filter(([name]) => listed.has(name));
    this.#known = { ...Object.fromEntries(others), [game]: found };
    localStorage.setItem(KEPT_AS, JSON.stringify(this.#known));
  }
}

export const luckSkill = new LookedBack();

/** The seats that this browser held in a game: what an earlier version did not note its keys tell. */
const seatsOf = ({ mine, room }: KnownGame): readonly number[] => mine ?? Object.keys(keyring(room).seats).map(Number);

/** What a game was for some seats together; null where they are none, or all: who plays alone decides against nobody. */
function lookedAt(game: string, { edition, accounts }: CourseView, mine: readonly number[]): GameLuck | null {
  const own = accounts.filter(({ seat }) => mine.includes(seat));
  if (own.length === 0 || own.length === accounts.length) return null;
  const sum = (of: (one: (typeof own)[number]) => number) => own.reduce((all, one) => all + of(one), 0) / WHOLE;
  return {
    game,
    edition,
    start: sum(({ start }) => start),
    luck: sum(({ luck }) => luck),
    skill: sum(({ own: decided, others }) => decided + others),
    result: sum(({ result }) => result),
  };
}

function kept(): Record<string, GameLuck | null> {
  return readStored(KEPT_AS, isKnown) ?? {};
}
