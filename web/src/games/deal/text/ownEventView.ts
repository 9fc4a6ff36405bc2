/** An event that is told large: who gives cards to whom, which, the sum, and what is said of it. */

import type { Moment } from '../../../core/contract.ts';
import { FACT } from '../../../generated/deal.ts';
import type { Fact } from '../../../generated/protocol.ts';
import { money, t } from '../../../i18n/text.svelte.ts';
import type { GameReadModel } from '../model/context.ts';
import { NONE } from '../model/displayState.ts';
import { completesSet, toldWith } from '../model/ownEvents.ts';
import { eventText } from './eventText.ts';
import { cardName, setName } from './names.ts';
import { whereShown } from './setViews.ts';

const NOBODY = -1;

export interface OwnEventView {
  /** From whom cards go, and to whom; NOBODY where they only lie there. */
  from: number;
  to: number;
  cards: readonly number[];
  /** The cards that go the other way. */
  back: readonly number[];
  /** Whether it is only wanted so far. */
  isOpen: boolean;
  /** Whether a set of the person here is complete by it. */
  completes: boolean;
  /** Empty where nothing is paid or asked. */
  sum: string;
  isLoss: boolean;
  sentence: string;
}

/** What is shown and said of a moment. */
export function ownEventView(seen: GameReadModel, moment: Moment): OwnEventView {
  const { step, fact } = moment;
  const plain: OwnEventView = {
    from: fact[1],
    to: NOBODY,
    cards: [fact[3]],
    back: [],
    isOpen: false,
    completes: false,
    sum: '',
    isLoss: false,
    sentence: eventText(seen, fact, true) ?? '',
  };
  return { ...plain, ...viewOf(seen, fact, toldWith(step, fact), moment) };
}

function viewOf(seen: GameReadModel, fact: Fact, told: readonly Fact[], { step }: Moment): Partial<OwnEventView> {
  const [kind, seat, other, card, amount] = fact;
  switch (kind) {
    case FACT.played:
    case FACT.against:
      return { sum: money(amount) };
    case FACT.wanted:
      return wanted(seen, fact);
    case FACT.paid: {
      const cards = told.map(([, , , one]) => one);
      return { ...payment(seen, told), cards, completes: completesHere(seen, step, other, cards) };
    }
    case FACT['paid-nothing']:
      return { to: other, cards: [] };
    case FACT.took:
    case FACT['took-building']:
      return taken(seen, told, step);
    case FACT['said-no']:
      return { to: other };
    default:
      return { cards: setAround(seen, card), completes: completesHere(seen, step, seat, [card]) };
  }
}

/** What is wanted goes from whom it is wanted; another amount than that of a single card or a set is given for it. */
function wanted(seen: GameReadModel, [, seat, other, card, amount]: Fact): Partial<OwnEventView> {
  const cards = amount < 0 ? setAround(seen, card) : [card];
  return { from: other, to: seat, cards, back: amount > 0 ? [amount - 1] : [], isOpen: true };
}

/** The sum of a payment; between two who share a screen it has no sign. */
function payment(seen: GameReadModel, told: readonly Fact[]): Partial<OwnEventView> {
  const [, from = NOBODY, to = NOBODY] = told[0] ?? [];
  const amount = money(told.reduce((sum, [, , , , worth]) => sum + worth, 0));
  const pays = seen.mine.includes(from);
  const sign = pays && seen.mine.includes(to) ? '' : pays ? '−' : '+';
  const words = { seat: seen.playerName(from), other: seen.playerName(to), amount };
  return { from, to, sum: `${sign}${amount}`, isLoss: sign === '−', sentence: t('deal-event-paid', words) };
}

/** What was taken: the first card says by whom; what goes the other way was given for it. */
function taken(seen: GameReadModel, told: readonly Fact[], step: Moment['step']): Partial<OwnEventView> {
  const [, to = NOBODY, from = NOBODY, card = NONE, set = NONE] = told[0] ?? [];
  const cards = told.filter(([, seat]) => seat === to).map(([, , , one]) => one);
  const back = told.filter(([, seat]) => seat !== to).map(([, , , one]) => one);
  const words = { seat: seen.playerName(to), other: seen.playerName(from) };
  const [given = NONE] = back;
  const completes = completesHere(seen, step, to, cards) || completesHere(seen, step, from, back);
  const view = { from, to, cards, back, completes };
  if (given !== NONE) {
    const names = { subject: cardName(seen, card), given: cardName(seen, given) };
    return { ...view, sentence: t('deal-event-swapped', { ...words, ...names }) };
  }
  return cards.length > 1
    ? { ...view, sentence: t('deal-event-took-set', { ...words, set: setName(seen, set) }) }
    : view;
}

/** The cards of the set in which a card is shown. */
function setAround(seen: GameReadModel, card: number): readonly number[] {
  const { holder, set } = whereShown(seen, card);
  return seen.shown.players[holder]?.sets.find((one) => one.set === set)?.cards ?? [card];
}

function completesHere(seen: GameReadModel, step: Moment['step'], seat: number, cards: readonly number[]): boolean {
  return seen.mine.includes(seat) && completesSet(step, seat, cards);
}
