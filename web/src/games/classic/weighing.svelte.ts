/** What proposals would do, asked of the server: one question at a time, the newest next. */

import { untrack } from 'svelte';

import type { TradeView, TradeWeight } from '../../generated/classic.ts';
import { writeProposal } from './notation.ts';
import type { Session } from './session.ts';
import { counterTerms, termsOf } from './trades.ts';

/** How long the scales rest before another proposal, and before the same once more, in milliseconds. */
const REST = 150;
const LONG_REST = 1000;

const rest = (time: number) => new Promise((wake) => setTimeout(wake, time));

/** The scales on which one proposal after the other is laid. */
export class Scales {
  /** What the proposal of last time would do; null before any answer, and where it cannot be said. */
  weight = $state.raw<TradeWeight | null>(null);
  /** That proposal, in the notation. */
  of = $state.raw('');
  #wish: { seat: number; action: string } | null = null;
  #busy = false;
  readonly #session: Session;

  constructor(session: Session) {
    this.#session = session;
  }

  /** Weigh a proposal of a seat as the game stands. */
  weigh(seat: number, action: string): void {
    this.#wish = { seat, action };
    void this.#work();
  }

  async #work(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    for (let wish = this.#take(); wish; wish = this.#take()) {
      const answer = await this.#session.weigh(wish.seat, wish.action);
      this.weight = answer.type === 'weighed' ? answer.weight : null;
      this.of = wish.action;
      await rest(REST);
      if (this.#isAgain(wish.action)) await rest(LONG_REST);
    }
    this.#busy = false;
  }

  #isAgain(action: string): boolean {
    return this.#wish?.action === action;
  }

  #take(): { seat: number; action: string } | null {
    const wish = this.#wish;
    this.#wish = null;
    return wish;
  }
}

/** What an open trade would do to who looks at it here: null to anybody else, and before the answer has come. */
export function weighed(session: Session, trade: () => TradeView | undefined): () => TradeWeight | null {
  const scales = new Scales(session);
  const wish = $derived(ownSide(session, trade()));
  $effect(() => {
    if (!wish || session.game?.version === undefined) return;
    const { seat, action } = wish;
    untrack(() => scales.weigh(seat, action));
  });
  return () => (scales.of === wish?.action ? scales.weight : null);
}

/** An open trade as a proposal of the one of the two who sits here. */
function ownSide({ mine }: Session, trade: TradeView | undefined): { seat: number; action: string } | null {
  if (!trade) return null;
  const { maker, partner } = trade;
  if (mine.includes(partner)) return { seat: partner, action: writeProposal(counterTerms(trade)) };
  return mine.includes(maker) ? { seat: maker, action: writeProposal(termsOf(trade)) } : null;
}
