/** What can be done with a card: every choice is an offer of the server, with the place on the screen that it means. */

import type { DealEffect, Verb } from '../../../generated/deal.ts';
import type { OfferView } from '../../../generated/protocol.ts';
import type { CardKind } from '../model/box.ts';
import type { GameReadModel } from '../model/context.ts';
import { cardOf } from './names.ts';

/** What one does with a card of one's own. */
const CARD_VERBS = ['bank', 'lay', 'play', 'move', 'discard', 'give', 'no'] as const satisfies readonly Verb[];
export type CardVerb = (typeof CARD_VERBS)[number];

export interface CardAction {
  /** What is sent. */
  action: string;
  verb: CardVerb;
  card: number;
  /** The set, the seat or the other card that it is about; NO_TARGET for none. */
  target: number;
  /** What the target is. */
  about: 'set' | 'seat' | 'card' | 'duel' | 'none';
  /** What would come of it; null where there is nothing to say. */
  effect: DealEffect | null;
}

const NO_TARGET = -1;
/** What is said with a target. */
const TARGETED: readonly Verb[] = ['lay', 'move', 'play', 'no'];
/** What can be taken back, or has no consequence for others. */
const HARMLESS: readonly Verb[] = ['bank', 'lay', 'move', 'pick', 'unpick', 'undo'];
const ABOUT: Partial<Record<CardKind, CardAction['about']>> = {
  rent: 'set',
  'rent-any': 'set',
  house: 'set',
  hotel: 'set',
  collector: 'seat',
  sly: 'card',
  forced: 'card',
  breaker: 'card',
};

/** Everything that a seat may do with a card. */
export function cardActionsWith(seen: GameReadModel, seat: number, card: number): CardAction[] {
  return cardActions(seen, seat).filter((one) => one.card === card);
}

/** Everything that a seat may do with its cards. */
export function cardActions(seen: GameReadModel, seat: number): CardAction[] {
  return (seen.own(seat)?.offers ?? []).flatMap((one) => choicesOf(seen, one));
}

function choicesOf(seen: GameReadModel, offer: OfferView): CardAction[] {
  const verb = cardVerbOf(offer.verb);
  if (!verb) return [];
  return Array.from({ length: offer.high - offer.low + 1 }, (_, step) => choice(seen, offer, verb, offer.low + step));
}

function cardVerbOf(word: string): CardVerb | undefined {
  return CARD_VERBS.find((one) => one === word);
}

/** What an answer in the notation does with a card; null for those that do nothing with any. */
export function cardActionOf(seen: GameReadModel, action: string, effect: DealEffect | null): CardAction | null {
  const [word = '', card = '0', target = String(NO_TARGET)] = action.split(' ');
  const verb = cardVerbOf(word);
  if (!verb) return null;
  const about = aboutOf(seen, verb, Number(card), Number(target));
  return { action, verb, card: Number(card), target: Number(target), about, effect };
}

/** What an offer of this game would do. */
export function effectOf(offer: OfferView | undefined): DealEffect | null {
  return offer?.effect?.game === 'deal' ? offer.effect : null;
}

function choice(seen: GameReadModel, offer: OfferView, verb: CardVerb, target: number): CardAction {
  const card = offer.subject;
  const named = TARGETED.includes(verb) && target !== NO_TARGET;
  return {
    action: named ? `${verb} ${card} ${target}` : `${verb} ${card}`,
    verb,
    card,
    target,
    about: aboutOf(seen, verb, card, target),
    effect: effectOf(offer),
  };
}

function aboutOf(seen: GameReadModel, verb: Verb, card: number, target: number): CardAction['about'] {
  if (verb === 'lay' || verb === 'move') return 'set';
  if (verb === 'no') return 'duel';
  const kind = cardOf(seen, card)?.kind;
  return verb === 'play' && target !== NO_TARGET && kind ? (ABOUT[kind] ?? 'none') : 'none';
}

/** Whether a choice needs no second thought: it can be taken back, or concerns nobody else. */
export function isHarmless({ verb }: CardAction): boolean {
  return HARMLESS.includes(verb);
}

/** The choices that dropping a card somewhere can mean; the place is named as by `data-drop`. */
export function cardActionsAt(seen: GameReadModel, all: readonly CardAction[], place: string): CardAction[] {
  const [what, which] = place.split(':');
  const number = Number(which);
  switch (what) {
    case 'bank':
      return all.filter(({ verb }) => verb === 'bank');
    case 'set':
      return all.filter(({ about, target }) => about === 'set' && target === number);
    case 'table':
      return fresh(all);
    case 'card':
      return all.filter(({ about, target }) => about === 'card' && target === number);
    case 'seat':
      return all.filter((one) => concerns(seen, one, number));
    case 'middle':
      return all.filter(({ verb }) => verb === 'play' || verb === 'discard' || verb === 'no');
    default:
      return [];
  }
}

/** Laying a card down without aiming: into the set that it makes largest. */
function fresh(all: readonly CardAction[]): CardAction[] {
  return all.filter(({ verb }) => verb === 'lay' || verb === 'move');
}

/** Whether a choice is directed against a seat. */
function concerns(seen: GameReadModel, { about, target }: CardAction, seat: number): boolean {
  return (about === 'seat' && target === seat) || (about === 'card' && holderOf(seen, target) === seat);
}

/** Before whom a card lies, else -1. */
export function holderOf(seen: GameReadModel, card: number): number {
  return (seen.table?.players ?? []).findIndex(
    ({ bank, sets }) =>
      bank.includes(card) || sets.some((set) => set.cards.includes(card) || set.house === card || set.hotel === card),
  );
}
