/** The trade table: the proposal that is put together there, and those that were begun with others. */

import { array, is, nullable, number, object, record, string, type InferOutput } from 'valibot';

import type { TradeView } from '../../../generated/classic.ts';
import { keptAs } from '../../../platform/basePath.ts';
import { readStored } from '../../../platform/storedValue.ts';
import type { Panels } from '../../../table/state/panels.svelte.ts';
import { FocusReturn } from '../../../ui/restoreFocus.ts';
import type { Terms } from '../model/notation.ts';
import type { Session } from '../model/context.ts';
import { counterTerms, emptyTerms, isEmpty, draftStatus, toggled } from '../model/tradeTerms.ts';

/** Who proposes to whom. */
const TWO = object({ seat: number(), partner: number() });
type Two = InferOutput<typeof TWO>;

const PLACES = array(number());
const TERMS = object({
  partner: number(),
  gives: PLACES,
  gets: PLACES,
  givesCards: PLACES,
  getsCards: PLACES,
  money: number(),
  counters: number(),
  clears: number(),
});
/** What this tab keeps of a game's trade table, also when the page is read anew. */
const KEPT = object({
  /** Whose draft lies on it; null while it is cleared away. */
  open: nullable(TWO),
  /** What each seat wishes of each partner. */
  drafts: record(string(), TERMS),
});
/** What is written is read as the same. */
interface Kept extends Omit<InferOutput<typeof KEPT>, 'drafts'> {
  drafts: Readonly<Record<string, Terms>>;
}

const isKept = (value: unknown): value is Kept => is(KEPT, value);

/** A draft on the trade table. */
export interface Draft {
  seat: number;
  terms: Terms;
}

/** Why a square cannot be laid into the draft; with the clause that forbids it, where it is one. */
export interface Refusal {
  text: 'trade-no-deed' | 'trade-unsold' | 'trade-others' | 'trade-bound';
  square: number;
  clause: string;
}

const keptOf = (game: string) => keptAs(`trade:${game}`);
const NOTHING: Kept = { open: null, drafts: {} };

function read(game: string): Kept {
  return readStored(keptOf(game), isKept, sessionStorage) ?? NOTHING;
}

const nameOf = ({ seat, partner }: Two) => `${seat} ${partner}`;

/** The trade table of one table of the game. */
export class TradeDraft {
  readonly #session: Session;
  readonly #panels: Panels;
  readonly #game = $derived.by(() => this.#session.view?.game ?? '');
  /** What is kept of the game, read once and again when another game begins. */
  #kept: Kept = $derived(read(this.#game));
  /** Why the square that was tapped last is not in the draft. */
  refusal = $state.raw<Refusal | null>(null);
  readonly #focus: FocusReturn;

  constructor(session: Session, panels: Panels) {
    this.#session = session;
    this.#panels = panels;
    this.#focus = new FocusReturn(session.animationQueue);
  }

  /** Show the panel of trades. */
  open(): void {
    this.#panels.show('trades');
  }

  /** The draft that lies on the trade table, as it was wished. */
  get current(): Draft | null {
    const { open } = this.#kept;
    const { over, mine } = this.#session;
    if (!open || over || !mine.includes(open.seat)) return null;
    return { seat: open.seat, terms: this.#draft(open) };
  }

  /** Whether a draft lies open. */
  get isOpen(): boolean {
    return this.#kept.open !== null;
  }

  /** Whether something was begun with a partner and is not yet proposed. */
  begun(two: Two): boolean {
    return !isEmpty(this.#draft(two));
  }

  /** Lay the table for a seat and a partner: with what was begun, else empty. */
  begin(two: Two): void {
    if (!this.current) this.#focus.note();
    this.#keep({ ...this.#kept, open: two });
  }

  /** Lay the table with what a seat could propose, so that one press proposes it. */
  fill(seat: number, terms: Terms): void {
    this.begin({ seat, partner: terms.partner });
    this.change(terms);
  }

  /** Lay the table with a proposal turned round. */
  counter(trade: TradeView): void {
    this.fill(trade.partner, counterTerms(trade));
  }

  /** Wish for something else. */
  change(terms: Terms): void {
    const { open, drafts } = this.#kept;
    if (open) this.#keep({ ...this.#kept, drafts: { ...drafts, [nameOf(open)]: terms } });
  }

  /** Lay a square's deed into the draft, or take it out; or say why not. */
  pick(square: number): void {
    const session = this.#session;
    const draft = this.current;
    if (!draft) return;
    const { terms } = draftStatus(session, draft.seat, draft.terms);
    const side = session.shown.owner[square] === draft.seat ? 'gives' : 'gets';
    const refusal = terms[side].includes(square) ? null : whyNot(session, draft, square);
    if (!refusal) this.change({ ...terms, [side]: toggled(terms[side], square) });
    this.refusal = refusal;
  }

  /** Clear the table away, and keep the draft; the focus goes back to where it came from, or to the question. */
  clear(): void {
    this.#keep({ ...this.#kept, open: null });
    void this.#focus.restore();
  }

  /** Clear the table away after its draft was proposed. */
  proposed(): void {
    const { open } = this.#kept;
    if (open) this.change(emptyTerms(open.partner));
    this.clear();
  }

  #draft(two: Two): Terms {
    return this.#kept.drafts[nameOf(two)] ?? emptyTerms(two.partner);
  }

  #keep(kept: Kept): void {
    this.#kept = kept;
    this.refusal = null;
    sessionStorage.setItem(keptOf(this.#game), JSON.stringify(kept));
  }
}

function whyNot({ table, shown, box }: Session, { seat, terms }: Draft, square: number): Refusal | null {
  const owner = shown.owner[square] ?? -1;
  const clause = table?.bound[square] ?? '';
  if (!box?.squares[square]?.price) return { text: 'trade-no-deed', square, clause: '' };
  if (owner < 0) return { text: 'trade-unsold', square, clause: '' };
  if (owner !== seat && owner !== terms.partner) return { text: 'trade-others', square, clause: '' };
  return clause ? { text: 'trade-bound', square, clause } : null;
}

/** Whether a seat may propose something to a player. */
export function mayTrade(session: Session, { seat, partner }: Two): boolean {
  return session.offer(seat, 'deal', partner) !== undefined;
}
