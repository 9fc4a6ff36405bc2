/** What would come of a choice, in sentences, and which cards and players it touches: the server has told it. */

import type { DealEffect, DealPaymentView } from '../../../generated/deal.ts';
import { money, t } from '../../../i18n/text.svelte.ts';
import { colourOf, type CardKind } from '../model/box.ts';
import type { CardAction } from './cardActions.ts';
import type { GameReadModel } from '../model/context.ts';
import { whereShown } from './setViews.ts';
import { cardName, cardOf, setName } from './names.ts';

export interface ActionPreview {
  lines: string[];
  /** The cards that would change hands. */
  cards: number[];
  /** The players against whom it goes. */
  seats: number[];
  /** The set of one's own into which a card would come, -1 for none. */
  set: number;
}

const NOWHERE = { cards: [], seats: [], set: -1 };

/** What would come of a choice. */
export function actionPreviewOf(seen: GameReadModel, choice: CardAction): ActionPreview {
  const { verb, card, effect } = choice;
  if (verb === 'discard')
    return { ...NOWHERE, lines: [t('deal-would-discard', { subject: cardName(seen, card) })], cards: [card] };
  if (!effect) return { ...NOWHERE, lines: [] };
  if (verb === 'bank') return { ...NOWHERE, lines: [banked(seen, card, effect)] };
  if (verb === 'lay' || verb === 'move')
    return { ...NOWHERE, lines: [joins(seen, choice, effect), ...ofSets(seen, choice, effect)], set: effect.set };
  if (verb === 'no')
    return {
      ...NOWHERE,
      lines: effect.against.map((other) => t('deal-would-say-no', { other: seen.playerName(other) })),
    };
  if (verb === 'give')
    return { ...NOWHERE, lines: [given(seen, effect), ...ofSets(seen, choice, effect)], cards: [card] };
  return played(seen, choice, effect, cardOf(seen, card)?.kind ?? 'money');
}

function banked(seen: GameReadModel, card: number, { bank, bankAfter }: DealEffect): string {
  return t('deal-would-bank', { subject: cardName(seen, card), before: money(bank), amount: money(bankAfter) });
}

/** A property that comes into a set, perhaps from another. */
function joins(seen: GameReadModel, { verb, card }: CardAction, { set, number }: DealEffect): string {
  const size = seen.box?.colours[colourOf(set)]?.size ?? number;
  const words = { subject: cardName(seen, card), set: setName(seen, set), number, size };
  return t(verb === 'move' ? 'deal-would-move' : number > 1 ? 'deal-would-lay' : 'deal-would-begin', words);
}

/** What becomes of one's sets. */
function ofSets(
  seen: GameReadModel,
  { card }: CardAction,
  { set, breaks, completes, wins, takes }: DealEffect,
): string[] {
  const lines = breaks >= 0 ? [t('deal-would-break', { set: setName(seen, breaks) })] : [];
  const subject = cardName(seen, takes[0] ?? card);
  if (wins) lines.push(t('deal-would-win'));
  else if (completes) lines.push(t('deal-would-complete', { subject, set: setName(seen, set) }));
  return lines;
}

/** What is given for what is wanted. */
function given(seen: GameReadModel, { takes, gives, against }: DealEffect): string {
  return t('deal-would-forced-for', {
    subject: cardName(seen, takes[0] ?? -1),
    other: seen.playerName(against[0] ?? -1),
    given: cardName(seen, gives[0] ?? -1),
  });
}

function played(seen: GameReadModel, choice: CardAction, effect: DealEffect, kind: CardKind): ActionPreview {
  const amount = money(effect.asks);
  const rentOf = () => ({ set: setName(seen, choice.target), amount });
  const other = seen.playerName(effect.against[0] ?? -1);
  switch (kind) {
    case 'rent':
      return demanded(seen, effect, t('deal-would-rent', rentOf()));
    case 'rent-any':
      if (effect.against.length === 0) return demanded(seen, effect, t('deal-would-rent-any', rentOf()));
      return demanded(seen, effect, t('deal-would-rent-one', { ...rentOf(), other }));
    case 'double':
      return { ...NOWHERE, lines: [t('deal-would-double', { number: effect.factor })] };
    case 'pass-go':
      return { ...NOWHERE, lines: [t('deal-would-pass-go', { number: effect.draws })] };
    case 'birthday':
      return demanded(seen, effect, t('deal-would-birthday', { amount }));
    case 'collector':
      return demanded(seen, effect, t('deal-would-collector', { amount, other }));
    case 'house':
    case 'hotel':
      return { ...NOWHERE, lines: [built(seen, choice, effect)], set: effect.set };
    default:
      return taken(seen, choice, effect, kind);
  }
}

/** A sum asked of some players: what each of them would pay. */
function demanded(seen: GameReadModel, { against, pays, refusable }: DealEffect, told: string): ActionPreview {
  const lines = [told, ...pays.map((one) => paysLine(seen, one)), ...mayRefuse(refusable)];
  return { ...NOWHERE, seats: against, lines };
}

/** "Anna pays M 5", or everything that she has. */
export function paysLine(seen: GameReadModel, { seat, amount, all }: DealPaymentView): string {
  const words = { seat: seen.playerName(seat), amount: money(amount) };
  if (amount === 0) return t('deal-would-pay-nothing', words);
  return t(all ? 'deal-would-pay-all' : 'deal-would-pay', words);
}

function built(seen: GameReadModel, { card, target }: CardAction, { rent, rentAfter }: DealEffect): string {
  const words = { subject: cardName(seen, card), set: setName(seen, target) };
  return t('deal-would-build', { ...words, before: money(rent), amount: money(rentAfter) });
}

/** A property, or a whole set, that would be taken from another player. */
function taken(seen: GameReadModel, choice: CardAction, effect: DealEffect, kind: CardKind): ActionPreview {
  const { takes, against, refusable } = effect;
  const [holder = -1] = against;
  const other = seen.playerName(holder);
  const set = kind === 'breaker' ? setName(seen, whereShown(seen, choice.target).set) : '';
  const words = { subject: cardName(seen, choice.target), other, set };
  const id = kind === 'breaker' ? 'deal-would-breaker' : kind === 'forced' ? 'deal-would-forced' : 'deal-would-sly';
  // That a whole set is complete needs no saying.
  const comes = kind === 'breaker' && !effect.wins ? [] : ofSets(seen, choice, effect);
  return { lines: [t(id, words), ...comes, ...mayRefuse(refusable)], cards: takes, seats: against, set: -1 };
}

const mayRefuse = (refusable: boolean): string[] => (refusable ? [t('deal-would-answer-no')] : []);
