/** The order in which cards lie in a hand: properties by colour, rents, actions, money. */

import type { CardKind, CardView } from '../model/box.ts';
import type { GameReadModel } from '../model/context.ts';
import { UNKNOWN } from '../model/displayState.ts';

const KINDS: readonly CardKind[] = [
  'property',
  'wild',
  'wild-any',
  'rent',
  'rent-any',
  'double',
  'house',
  'hotel',
  'breaker',
  'sly',
  'forced',
  'collector',
  'birthday',
  'pass-go',
  'no',
  'money',
];

/** The cards of a hand as they are shown. */
export function handOrder(seen: GameReadModel, hand: readonly number[]): number[] {
  const colours = seen.box?.colours.map(({ key }) => key) ?? [];
  const rank = (card: number) => (card === UNKNOWN ? -1 : rankOf(seen.box?.cards[card], colours));
  return [...hand].sort((one, other) => rank(one) - rank(other) || one - other);
}

function rankOf(card: CardView | undefined, colours: readonly string[]): number {
  if (!card) return -1;
  const kind = KINDS.indexOf(card.kind) * 100;
  if (card.kind === 'money') return kind + 50 - card.value;
  return kind + Math.max(0, colours.indexOf(card.colours[0] ?? ''));
}
