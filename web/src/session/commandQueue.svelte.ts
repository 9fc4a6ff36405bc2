/** Answers on their way to the server: one at a time for each seat, so that a double press answers once. */

import type { Done, Failure } from '../generated/protocol.ts';
import { CLOSED, type Reply } from '../net/connection.ts';

/** Carry out an answer of a seat. */
type Act = (seat: number, action: string) => Promise<Done | Failure>;

/** Say whether an answer of a seat is to be given. */
type Check = (seat: number, action: string) => Promise<boolean>;

/** An answer that was not carried out, and how far the row of answers had come to which it belongs. */
export interface Unanswered {
  failure: Failure;
  seat: number;
  action: string;
  done: number;
  count: number;
}

/** The answers of the seats that this browser holds. */
export class CommandQueue {
  /** The seats whose last answer is not yet acknowledged. */
  waiting = $state.raw<readonly number[]>([]);
  /** The latest answer that was not carried out, until the next one. */
  unanswered = $state.raw<Unanswered | null>(null);
  /** What every answer has to pass before it is given. */
  check: Check = () => Promise.resolve(true);
  readonly #act: Act;

  constructor(act: Act) {
    this.#act = act;
  }

  /** Give an answer for a seat; say whether it was carried out. */
  give(seat: number, action: string): Promise<boolean> {
    return this.giveAll(seat, [action]);
  }

  /** Take in what came of something that a seat has said otherwise. */
  hear(seat: number, action: string, outcome: Reply): void {
    if (outcome === CLOSED) return;
    this.unanswered = outcome.type === 'failure' ? { failure: outcome, seat, action, done: 0, count: 1 } : null;
  }

  /** Give several answers for a seat, one after the other, until one is not carried out; say whether all were. */
  async giveAll(seat: number, actions: readonly string[]): Promise<boolean> {
    if (this.waiting.includes(seat)) return false;
    this.waiting = [...this.waiting, seat];
    this.unanswered = null;
    try {
      for (const [done, action] of actions.entries()) {
        if (!(await this.check(seat, action))) return false;
        const failure = await this.#act(seat, action);
        if (failure.type !== 'failure') continue;
        if (failure !== CLOSED) this.unanswered = { failure, seat, action, done, count: actions.length };
        return false;
      }
      return true;
    } finally {
      this.waiting = this.waiting.filter((one) => one !== seat);
    }
  }
}
