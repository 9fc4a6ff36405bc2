/** What those do who are out of a game that goes on: they choose, watch it, or hurry to its end. */

import { createContext } from 'svelte';

import { countPlaying, haveLeft } from '../../core/departures.ts';
import type { Session } from '../../session/session.svelte.ts';

/** What who is out does meanwhile. */
export class Elimination {
  readonly #session: Session;
  /** Whether all that this browser holds are out while others play, as the table shows it. */
  readonly is: boolean = $derived.by(() => {
    const { mine, over, shown } = this.#session;
    return !over && countPlaying(shown) > 1 && haveLeft(shown, mine);
  });
  /** What is chosen, until they are in the game again. */
  does: 'choose' | 'watch' | 'hurry' = $derived.by(() => {
    void this.is;
    return 'choose';
  });

  constructor(session: Session) {
    this.#session = session;
  }

  /** Whether only robots are left: nobody is hurried by who wants to see the end. */
  get alone(): boolean {
    const { cast, shown } = this.#session;
    return cast.every(({ kind, standIn }, seat) => kind === 'bot' || standIn || !shown.players[seat]?.playing);
  }
}

/** What those do at this table who are out of its game. */
export const [getElimination, setElimination] = createContext<Elimination>();
