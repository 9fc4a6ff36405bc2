/** The limit on its way to the server: up to which sum it bids for a seat. */

import type { Session } from '../model/context.ts';

class ProxyBid {
  waiting = $state(false);

  /** Let the server bid up to a sum for a seat, 0 to bid no more; what it says against it is told as of any answer. */
  async set(session: Session, seat: number, amount: number): Promise<void> {
    if (this.waiting || !session.view) return;
    this.waiting = true;
    const { game, version } = session.view;
    const outcome = await session.send({ type: 'set-proxy-bid', game, version, seat, amount });
    session.answers.hear(seat, 'bid', outcome);
    this.waiting = false;
  }
}

export const proxyBid = new ProxyBid();
