/** What would come of a choice, in sentences, and which cards and players it touches: said before it is done. */

import { money, t } from '../../text/text.svelte.ts';
import { colourOf, type CardKind } from './box.ts';
import { holderOf, type Choice } from './choices.ts';
import type { Seen } from './session.ts';
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
export function previewOf(seen: Seen, seat: number, choice: Choice): Preview {
  const { verb, card, target } = choice;
  if (verb === 'bank') return { ...NOWHERE, lines: [banked(seen, seat, card)] };
  if (verb === 'lay' || verb === 'move') return { ...NOWHERE, lines: laid(seen, seat, choice), set: target };
  if (verb === 'discard')
    return { ...NOWHERE, lines: [t('deal-would-discard', { subject: cardName(seen, card) })], cards: [card] };
  if (verb === 'no') return { ...NOWHERE, lines: [refused(seen, seat, target)] };
  if (verb === 'give') return { ...NOWHERE, lines: [given(seen, seat, card)], cards: [card] };
  return played(seen, seat, choice, cardOf(seen, card)?.kind ?? 'money');
}

function banked(seen: Seen, seat: number, card: number): string {
  const before = seen.table?.players[seat]?.bank_worth ?? 0;
  const amount = money(before + worthOf(seen, [card]));
  return t('deal-would-bank', { subject: cardName(seen, card), before: money(before), amount });
}

/** What becomes of the sets when a property comes into one of them, perhaps from another. */
function laid(seen: Seen, seat: number, { verb, card, target }: Choice): string[] {
  const player = seen.table?.players[seat];
  const into = player?.sets.find(({ set }) => set === target);
  const number = (into?.cards.length ?? 0) + 1;
  const size = seen.box?.colours[colourOf(target)]?.size ?? number;
  const words = { subject: cardName(seen, card), set: setName(seen, target), number, size };
  const lines = [t(verb === 'move' ? 'deal-would-move' : into ? 'deal-would-lay' : 'deal-would-begin', words)];
  const from = setWith(seen, seat, card);
  if (from?.complete) lines.push(t('deal-would-break', { set: setName(seen, from.set) }));
  if (number === size) lines.push(completes(seen, seat, target, card));
  return lines;
}

/** A set that would be complete, and perhaps the last one that is needed. */
function completes(seen: Seen, seat: number, set: number, card: number): string {
  const colours = new Set(seen.table?.players[seat]?.complete ?? []).add(colourOf(set));
  const from = setWith(seen, seat, card);
  if (from?.complete && colourOf(from.set) !== colourOf(set)) colours.delete(colourOf(from.set));
  const wins = colours.size >= (seen.box?.setsToWin ?? Infinity);
  return wins
    ? t('deal-would-win')
    : t('deal-would-complete', { subject: cardName(seen, card), set: setName(seen, set) });
}

/** What a Just Say No does in the duel over a seat: it is played against the other party. */
function refused(seen: Seen, seat: number, target: number): string {
  const duel = seen.table?.questions.find((one) => one.kind === 'duel' && one.seat === target);
  const other = seat === target ? (duel?.other ?? target) : target;
  return t('deal-would-say-no', { other: seen.playerName(other) });
}

/** What is given for what is wanted. */
function given(seen: Seen, seat: number, card: number): string {
  const asked = seen.table?.questions.find((one) => one.kind === 'to-give' && one.seats.includes(seat));
  const words = {
    subject: cardName(seen, asked?.wants[0] ?? -1),
    other: seen.playerName(asked?.other ?? seat),
    given: cardName(seen, card),
  };
  return t('deal-would-forced-for', words);
}

function played(seen: Seen, seat: number, choice: Choice, kind: CardKind): Preview {
  const { target } = choice;
  const pack = seen.box;
  switch (kind) {
    case 'rent':
      return demanded(seen, others(seen, seat), rentOf(seen, seat, target), (amount) =>
        t('deal-would-rent', { set: setName(seen, target), amount }),
      );
    case 'rent-any':
      return rentOfOne(seen, seat, target);
    case 'double':
      return { ...NOWHERE, lines: [t('deal-would-double', { number: 2 ** ((seen.table?.doubles ?? 0) + 1) })] };
    case 'pass-go':
      return { ...NOWHERE, lines: [t('deal-would-pass-go', { number: pack?.goCards ?? 0 })] };
    case 'birthday':
      return demanded(seen, others(seen, seat), pack?.birthday ?? 0, (amount) => t('deal-would-birthday', { amount }));
    case 'collector':
      return demanded(seen, [target], pack?.collects ?? 0, (amount) =>
        t('deal-would-collector', { amount, other: seen.playerName(target) }),
      );
    case 'house':
    case 'hotel':
      return built(seen, seat, choice, kind);
    default:
      return taken(seen, choice, kind);
  }
}

/** What a set earns now, with the doublings that wait. */
function rentOf(seen: Seen, seat: number, set: number): number {
  const rent = seen.table?.players[seat]?.sets.find((one) => one.set === set)?.rent ?? 0;
  return rent * 2 ** (seen.table?.doubles ?? 0);
}

function rentOfOne(seen: Seen, seat: number, target: number): Preview {
  const amount = rentOf(seen, seat, target);
  const against = others(seen, seat);
  const [only] = against;
  const words = { set: setName(seen, target), amount: money(amount) };
  if (against.length > 1 || only === undefined)
    return { ...NOWHERE, lines: [t('deal-would-rent-any', words), mayRefuse()] };
  return demanded(seen, against, amount, () => t('deal-would-rent-one', { ...words, other: seen.playerName(only) }));
}

/** A sum asked of some players: what each of them would pay, as far as what lies before them goes. */
function demanded(seen: Seen, seats: number[], amount: number, told: (amount: string) => string): Preview {
  return {
    ...NOWHERE,
    seats,
    lines: [told(money(amount)), ...seats.map((one) => pays(seen, one, amount)), mayRefuse()],
  };
}

/** "Anna pays M 5", or everything that she has. */
export function pays(seen: Seen, seat: number, amount: number): string {
  const worth = worthOf(seen, payable(seen, seat));
  const words = { seat: seen.playerName(seat), amount: money(Math.min(worth, amount)) };
  if (worth === 0) return t('deal-would-pay-nothing', words);
  return t(worth <= amount ? 'deal-would-pay-all' : 'deal-would-pay', words);
}

function built(seen: Seen, seat: number, { card, target }: Choice, kind: 'house' | 'hotel'): Preview {
  const before = seen.table?.players[seat]?.sets.find((one) => one.set === target)?.rent ?? 0;
  const more = (kind === 'house' ? seen.box?.houseRent : seen.box?.hotelRent) ?? 0;
  const words = {
    subject: cardName(seen, card),
    set: setName(seen, target),
    before: money(before),
    amount: money(before + more),
  };
  return { ...NOWHERE, lines: [t('deal-would-build', words)], set: target };
}

/** A property, or a whole set, that would be taken from somebody. */
function taken(seen: Seen, { target }: Choice, kind: CardKind): Preview {
  const holder = holderOf(seen, target);
  const set = setWith(seen, holder, target);
  const whole = kind === 'breaker' && set !== undefined;
  const words = {
    subject: cardName(seen, target),
    other: seen.playerName(holder),
    set: whole ? setName(seen, set.set) : '',
  };
  const id = kind === 'breaker' ? 'deal-would-breaker' : kind === 'forced' ? 'deal-would-forced' : 'deal-would-sly';
  return { lines: [t(id, words), mayRefuse()], cards: whole ? [...set.cards] : [target], seats: [holder], set: -1 };
}

const mayRefuse = (): string => t('deal-would-answer-no');

function others(seen: Seen, seat: number): number[] {
  return (seen.table?.players ?? []).flatMap(({ playing }, other) => (playing && other !== seat ? [other] : []));
}
