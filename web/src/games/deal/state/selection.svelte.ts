/** What lies in the person's hands: the card picked up, what is meant with it, and what would come of it. */

import { createContext } from 'svelte';

import { cardActions, cardActionsAt, cardActionsWith, isHarmless, type CardAction } from '../text/cardActions.ts';
import { actionPreviewOf, type ActionPreview } from '../text/actionPreview.ts';
import { questionKey } from '../text/questionText.ts';
import type { Session } from '../model/context.ts';

interface Drag {
  card: number;
  x: number;
  y: number;
  /** The place that it is over, if it can be dropped there. */
  over: string;
}

/** What is selected for a question. */
interface Selected {
  readonly card: number | null;
  readonly action: string;
  /** Where the card was dropped: the choices are those of that place. */
  readonly place: string;
  /** What is pointed at, before it is chosen. */
  readonly pointed: CardAction | null;
}

const NONE: Selected = { card: null, action: '', place: '', pointed: null };

/** The desk of who sits at a table of the card game. */
export class CardSelection {
  /** The card on its way under the finger. */
  drag = $state.raw<Drag | null>(null);
  /** The seat whose hand lies open where several sit at one screen. */
  uncovered = $state<number | null>(null);
  readonly #session: Session;
  readonly #posed = $derived.by(() => questionKey(this.#session, this.#session.question));
  /** What is selected, until another question is posed. */
  #selected: Selected = $derived.by(() => {
    void this.#posed;
    return NONE;
  });

  constructor(session: Session) {
    this.#session = session;
  }

  /** What is pointed at, before it is chosen. */
  get pointed(): CardAction | null {
    return this.#selected.pointed;
  }

  set pointed(pointed: CardAction | null) {
    this.#select({ pointed });
  }

  /** The card that is picked up: one that the seat can do something with, or wishes to look at. */
  get card(): number | null {
    const { card } = this.#selected;
    return card !== null && this.#holds(card) ? card : null;
  }

  /** What can be done with it. */
  get choices(): CardAction[] {
    const { seat } = this;
    if (seat === null || this.card === null) return [];
    const all = cardActionsWith(this.#session, seat, this.card);
    const { place } = this.#selected;
    const here = place ? cardActionsAt(this.#session, all, place) : [];
    return here.length > 0 ? here : all;
  }

  /** What is meant, and is yet to be confirmed. */
  get chosen(): CardAction | null {
    return this.choices.find(({ action }) => action === this.#selected.action) ?? null;
  }

  /** What would happen by what is chosen, else by what is pointed at. */
  get preview(): ActionPreview | null {
    const choice = this.chosen ?? this.pointed ?? this.#hovering();
    return choice && this.seat !== null ? actionPreviewOf(this.#session, choice) : null;
  }

  get seat(): number | null {
    return this.#session.acting;
  }

  /** Pick a card up, or put it down again. */
  take(card: number | null): void {
    this.#selected = { ...NONE, card: card === this.#selected.card ? null : card };
    // Where there is but one thing to do it is meant already, and waits to be confirmed.
    const [only, ...more] = this.choices;
    if (only && more.length === 0 && !isHarmless(only)) this.#select({ action: only.action });
  }

  /** Press a card that lies on the table: pick it to pay with, or pick it up. */
  press(card: number): void {
    const { seat } = this;
    const verb = (['pick', 'unpick'] as const).find((one) => seat !== null && this.#session.offer(seat, one, card));
    if (verb && seat !== null) void this.#session.answers.give(seat, `${verb} ${card}`);
    else this.take(card);
  }

  /** Put everything down. */
  drop(): void {
    this.#selected = NONE;
  }

  /** One step back: from what was chosen to the choices, from these to the hand. */
  back(): boolean {
    if (this.chosen) this.#select({ action: '' });
    else if (this.card !== null) this.drop();
    else return false;
    this.pointed = null;
    return true;
  }

  /** Mean something: what harms nobody is done at once. */
  choose(choice: CardAction): void {
    this.#select({ card: choice.card, pointed: null });
    if (isHarmless(choice)) void this.#give(choice);
    else this.#select({ action: choice.action });
  }

  /** Do what was meant. */
  confirm(): void {
    if (this.chosen) void this.#give(this.chosen);
  }

  /** The places where a card can be dropped. */
  canDrop(card: number, place: string): boolean {
    return (
      this.seat !== null &&
      cardActionsAt(this.#session, cardActionsWith(this.#session, this.seat, card), place).length > 0
    );
  }

  /** Drop a card: where only one thing can be meant it is meant, else the choices are left. */
  dropAt(card: number, place: string): void {
    if (this.seat === null) return;
    const here = cardActionsAt(this.#session, cardActionsWith(this.#session, this.seat, card), place);
    this.#selected = { ...NONE, card, place };
    const [only] = here;
    if (only && here.length === 1) this.choose(only);
  }

  /** The first choice of the card that is picked up, by its verb. */
  by(verb: CardAction['verb']): CardAction | undefined {
    return this.choices.find((one) => one.verb === verb);
  }

  async #give(choice: CardAction): Promise<void> {
    if (this.seat === null) return;
    if (await this.#session.answers.give(this.seat, choice.action)) this.drop();
  }

  /** What letting go of the card under the finger would mean, if it can mean but one thing. */
  #hovering(): CardAction | undefined {
    const { drag, seat } = this;
    if (!drag?.over || seat === null) return undefined;
    const [only, ...more] = cardActionsAt(this.#session, cardActionsWith(this.#session, seat, drag.card), drag.over);
    return more.length === 0 ? only : undefined;
  }

  #select(part: Partial<Selected>): void {
    this.#selected = { ...this.#selected, ...part };
  }

  /** Whether the card is still the seat's own. */
  #holds(card: number): boolean {
    const { seat } = this;
    if (seat === null) return false;
    const inHand = this.#session.own(seat)?.hand.includes(card) ?? false;
    return inHand || cardActions(this.#session, seat).some((one) => one.card === card);
  }
}

/** The desk of the table that is shown. */
export const [getDesk, setDesk] = createContext<CardSelection>();
