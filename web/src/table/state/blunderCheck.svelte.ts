/** The teacher, whom who plays may wish for where hints are allowed: asks before an answer that costs much. */

import type { Hint } from '../../generated/protocol.ts';
import { CLOSED } from '../../net/connection.ts';
import { blunderLimit } from './blunderLimit.ts';
import { mayAsk } from './hints.ts';
import type { Session } from '../../session/session.svelte.ts';
import { WHOLE } from '../../core/winOdds.ts';

/** An answer that is worse than another, until it is given or thought over. */
export interface Doubt {
  seat: number;
  action: string;
  told: Hint;
  /** What is asked; when that changes, the answer is no longer meant. */
  posed: string;
  decide: (goesAhead: boolean) => void;
}

export class BlunderCheck {
  doubt = $state.raw<Doubt | null>(null);
  readonly #session: Session;

  constructor(session: Session) {
    this.#session = session;
    session.answers.check = (seat, action) => this.#allows(seat, action);
  }

  /** Say whether an answer is to be given: it costs little, or one goes ahead with it. */
  async #allows(seat: number, action: string): Promise<boolean> {
    const { view, definition, table } = this.#session;
    const limit = blunderLimit.value;
    if (!limit || !mayAsk(this.#session) || !view || !definition || !table) return true;
    const told = await this.#session.send({ type: 'ask-hint', game: view.game, seat, action });
    // The room was left meanwhile.
    if (told === CLOSED) return false;
    if (told.type !== 'hint' || told.cost < (limit * WHOLE) / 100) return true;
    this.doubt?.decide(false);
    const posed = definition.posed(table, seat);
    return new Promise((resolve) => {
      const decide = (goesAhead: boolean) => {
        this.doubt = null;
        resolve(goesAhead);
      };
      this.doubt = { seat, action, told, posed, decide };
    });
  }
}
