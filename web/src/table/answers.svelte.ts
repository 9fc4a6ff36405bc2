/** Answers on their way to the server: one at a time for each seat, so that a double press answers once. */

import type { Done, Failure } from '../generated/protocol.ts';

/** Carry out an answer of a seat. */
type Act = (seat: number, action: string) => Promise<Done | Failure>;

/** The answers of the seats that this browser holds. */
export class Answers {
  /** The seats whose last answer is not yet acknowledged. */
  waiting = $state.raw<readonly number[]>([]);
  /** The latest answer that was not carried out, until the next one. */
  failure = $state.raw<Failure | null>(null);
  readonly #act: Act;

  constructor(act: Act) {
    this.#act = act;
  }

  /** Give an answer for a seat; say whether it was carried out. */
  async give(seat: number, action: string): Promise<boolean> {
    if (this.waiting.includes(seat)) return false;
    this.waiting = [...this.waiting, seat];
    this.failure = null;
    try {
      const outcome = await this.#act(seat, action);
      this.failure = outcome.type === 'failure' ? outcome : null;
      return outcome.type !== 'failure';
    } finally {
      this.waiting = this.waiting.filter((one) => one !== seat);
    }
  }

  /** Give several answers for a seat, one after the other, until one is not carried out. */
  async giveAll(seat: number, actions: readonly string[]): Promise<void> {
    for (const action of actions) if (!(await this.give(seat, action))) return;
  }
}
