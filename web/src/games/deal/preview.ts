/** What would come of a choice, in sentences, and which cards and players it touches: said before it is done. */

import { session } from '../../table/session.svelte.ts';
import { money, playerName, t } from '../../text/text.svelte.ts';
import { colourOf, type CardKind } from './box.ts';
import { holderOf, type Choice } from './choices.ts';
import { payable, setWith, worthOf } from './sets.ts';
import { cardName, cardOf, setName } from './words.ts';

export interface Preview {
  lines: string[];
  /** The cards that would change hands. */
  cards: number[];
  /** The players against whom it goes. */
  seats: number[];
  /** The set of one's own into which a card would come, -1 for none. */
  set: number;
}

const NOWHERE = { cards: [], seats: [], set: -1 };

/** What would come of a choice of a seat. */
export function previewOf(seat: number, choice: Choice): Preview {
  const { verb, card, target } = choice;
  if (verb === 'bank') return { ...NOWHERE, lines: [banked(seat, card)] };
  if (verb === 'lay' || verb === 'move') return { ...NOWHERE, lines: laid(seat, choice), set: target };
  if (verb === 'discard') return { ...NOWHERE, lines: [t('deal-would-discard', { subject: cardName(card) })], cards: [card] };
  if (verb === 'no') return { ...NOWHERE, lines: [refused(seat, target)] };
  if (verb === 'give') return { ...NOWHERE, lines: [given(seat, card)], cards: [card] };
  return played(seat, choice, cardOf(card)?.kind ?? 'money');
}

function banked(seat: number, card: number): string {
  const before = session.deal?.players[seat]?.bank_worth ?? 0;
  const amount = money(before + worthOf([card]));
  return t('deal-would-bank', { subject: cardName(card), before: money(before), amount });
}

/** What becomes of the sets when a property comes into one of them, perhaps from another. */
function laid(seat: number, { verb, card, target }: Choice): string[] {
  const player = session.deal?.players[seat];
  const into = player?.sets.find(({ set }) => set === target);
  const number = (into?.cards.length ?? 0) + 1;
  const size = session.pack?.colours[colourOf(target)]?.size ?? number;
  const words = { subject: cardName(card), set: setName(target), number, size };
  const lines = [t(verb === 'move' ? 'deal-would-move' : into ? 'deal-would-lay' : 'deal-would-begin', words)];
  const from = setWith(seat, card);
  if (from?.complete) lines.push(t('deal-would-break', { set: setName(from.set) }));
  if (number === size) lines.push(completes(seat, target, card));
  return lines;
}

/** A set that would be complete, and perhaps the last one that is needed. */
function completes(seat: number, set: number, card: number): string {
  const colours = new Set(session.deal?.players[seat]?.complete ?? []).add(colourOf(set));
  const from = setWith(seat, card);
  if (from?.complete && colourOf(from.set) !== colourOf(set)) colours.delete(colourOf(from.set));
  const wins = colours.size >= (session.pack?.setsToWin ?? Infinity);
  return wins ? t('deal-would-win') : t('deal-would-complete', { subject: cardName(card), set: setName(set) });
}

/** What a Just Say No does in the duel over a seat: it is played against the other party. */
function refused(seat: number, target: number): string {
  const duel = session.deal?.questions.find((one) => one.kind === 'duel' && one.seat === target);
  const other = seat === target ? (duel?.other ?? target) : target;
  return t('deal-would-say-no', { other: playerName(other) });
}

/** What is given for what is wanted. */
function given(seat: number, card: number): string {
  const asked = session.deal?.questions.find((one) => one.kind === 'to-give' && one.seats.includes(seat));
  const words = { subject: cardName(asked?.wants[0] ?? -1), other: playerName(asked?.other ?? seat), given: cardName(card) };
  return t('deal-would-forced-for', words);
}

function played(seat: number, choice: Choice, kind: CardKind): Preview {
  const { target } = choice;
  const pack = session.pack;
  switch (kind) {
    case 'rent':
      return demanded(others(seat), rentOf(seat, target), (amount) => t('deal-would-rent', { set: setName(target), amount }));
    case 'rent-any':
      return rentOfOne(seat, target);
    case 'double':
      return { ...NOWHERE, lines: [t('deal-would-double', { number: 2 ** ((session.deal?.doubles ?? 0) + 1) })] };
    case 'pass-go':
      return { ...NOWHERE, lines: [t('deal-would-pass-go', { number: pack?.goCards ?? 0 })] };
    case 'birthday':
      return demanded(others(seat), pack?.birthday ?? 0, (amount) => t('deal-would-birthday', { amount }));
    case 'collector':
      return demanded([target], pack?.collects ?? 0, (amount) => t('deal-would-collector', { amount, other: playerName(target) }));
    case 'house':
    case 'hotel':
      return built(seat, choice, kind);
    default:
      return taken(choice, kind);
  }
}

/** What a set earns now, with the doublings that wait. */
function rentOf(seat: number, set: number): number {
  const rent = session.deal?.players[seat]?.sets.find((one) => one.set === set)?.rent ?? 0;
  return rent * 2 ** (session.deal?.doubles ?? 0);
}

function rentOfOne(seat: number, target: number): Preview {
  const amount = rentOf(seat, target);
  const against = others(seat);
  const [only] = against;
  const words = { set: setName(target), amount: money(amount) };
  if (against.length > 1 || only === undefined) return { ...NOWHERE, lines: [t('deal-would-rent-any', words), mayRefuse()] };
  return demanded(against, amount, () => t('deal-would-rent-one', { ...words, other: playerName(only) }));
}

/** A sum asked of some players: what each of them would pay, as far as what lies before them goes. */
function demanded(seats: number[], amount: number, told: (amount: string) => string): Preview {
  return { ...NOWHERE, seats, lines: [told(money(amount)), ...seats.map((one) => pays(one, amount)), mayRefuse()] };
}

/** "Anna pays M 5", or everything that she has. */
export function pays(seat: number, amount: number): string {
  const worth = worthOf(payable(seat));
  const words = { seat: playerName(seat), amount: money(Math.min(worth, amount)) };
  if (worth === 0) return t('deal-would-pay-nothing', words);
  return t(worth <= amount ? 'deal-would-pay-all' : 'deal-would-pay', words);
}

function built(seat: number, { card, target }: Choice, kind: 'house' | 'hotel'): Preview {
  const before = session.deal?.players[seat]?.sets.find((one) => one.set === target)?.rent ?? 0;
  const more = (kind === 'house' ? session.pack?.houseRent : session.pack?.hotelRent) ?? 0;
  const words = { subject: cardName(card), set: setName(target), before: money(before), amount: money(before + more) };
  return { ...NOWHERE, lines: [t('deal-would-build', words)], set: target };
}

/** A property, or a whole set, that would be taken from somebody. */
function taken({ target }: Choice, kind: CardKind): Preview {
  const holder = holderOf(target);
  const set = setWith(holder, target);
  const whole = kind === 'breaker' && set !== undefined;
  const words = { subject: cardName(target), other: playerName(holder), set: whole ? setName(set.set) : '' };
  const id = kind === 'breaker' ? 'deal-would-breaker' : kind === 'forced' ? 'deal-would-forced' : 'deal-would-sly';
  return { lines: [t(id, words), mayRefuse()], cards: whole ? [...set.cards] : [target], seats: [holder], set: -1 };
}

const mayRefuse = (): string => t('deal-would-answer-no');

function others(seat: number): number[] {
  return (session.deal?.players ?? []).flatMap(({ playing }, other) => (playing && other !== seat ? [other] : []));
}
