/** What proposals would do, asked of the server: one question at a time, the newest next. */

import { untrack } from 'svelte';

import type { TradeView, TradeWeight } from '../../../generated/classic.ts';
import { writeProposal } from '../model/notation.ts';
import type { Session } from '../model/context.ts';
import { counterTerms, termsOf } from '../model/tradeTerms.ts';

/** How long the scales rest before another proposal, and before the same once more, in milliseconds. */
const REST = 150;
const LONG_REST = 1000;

/** A proposal, in the notation, of a seat. */
interface Wish {
  seat: number;
  action: string;
}

const rest = (time: number) => new Promise((wake) => setTimeout(wake, time));

/** The scales on which one proposal after the other is laid. */
export class TradeEvaluation {
  /** What the proposal of last time would do; null before any answer, and where it cannot be said. */
  weight = $state.raw<TradeWeight | null>(null);
  /** That proposal, in the notation. */
  of = $state.raw('');
  #wish: Wish | null = null;
  #busy = false;
  #asked = -Infinity;
  readonly #session: Session;

  constructor(session: Session) {
    this.#session = session;
  }

  /** Weigh a proposal whenever it changes, and again when what else has happened at the table has been shown. */
  follow(wish: () => Wish | null): void {
    const weigh = () => {
      this.#wish = wish();
      void this.#work();
    };
    $effect(() => {
      if (wish()) untrack(weigh);
    });
    $effect(() => {
      if (this.#session.view?.version !== undefined && this.#session.animationQueue.state !== 'playing') untrack(weigh);
    });
  }

  async #work(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    while (this.#wish) {
      if (this.#isTooSoon(this.#wish)) await rest(REST);
      else await this.#ask(this.#wish);
    }
    this.#busy = false;
  }

  #isTooSoon({ action }: Wish): boolean {
    return performance.now() - this.#asked < (action === this.of ? LONG_REST : REST);
  }

  async #ask({ seat, action }: Wish): Promise<void> {
    this.#wish = null;
    this.#asked = performance.now();
    const answer = await this.#session.weigh(seat, action);
    this.weight = answer.type === 'trade-preview' ? answer.preview : null;
    this.of = action;
  }
}

/** What an open trade would do to who looks at it here: null to anybody else, and before the answer has come. */
export function tradeEvaluation(session: Session, trade: () => TradeView | undefined): () => TradeWeight | null {
  const scales = new TradeEvaluation(session);
  const wish = $derived(ownSide(session, trade()));
  scales.follow(() => wish);
  return () => (scales.of === wish?.action ? scales.weight : null);
}

/** An open trade as a proposal of the one of the two who sits here. */
function ownSide({ mine }: Session, trade: TradeView | undefined): Wish | null {
  if (!trade) return null;
  const { maker, partner } = trade;
  if (mine.includes(partner)) return { seat: partner, action: writeProposal(counterTerms(trade)) };
  return mine.includes(maker) ? { seat: maker, action: writeProposal(termsOf(trade)) } : null;
}
