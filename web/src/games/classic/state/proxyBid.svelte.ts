/** The limit on its way to the server: up to which sum it bids for a seat. */

import type { Session } from '../model/context.ts';

export class ProxyBid {
  waiting = $state(false);
  readonly #session: Session;

  constructor(session: Session) {
    this.#session = session;
  }

  /** Let the server bid up to a sum for a seat, 0 to bid no more; what it says against it is told as of any answer. */
  async set(seat: number, amount: number): Promise<void> {
    if (this.waiting || !this.#session.view) return;
    this.waiting = true;
    const { game, version } = this.#session.view;
    const outcome = await this.#session.send({ type: 'set-proxy-bid', game, version, seat, amount });
    this.#session.answers.hear(seat, 'bid', outcome);
    this.waiting = false;
  }
}
