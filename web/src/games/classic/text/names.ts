/** What the squares, the cards and the faces of the dice are called. */

import { lookUp, money, nameIn, t } from '../../../i18n/text.svelte.ts';
import type { GameReadModel } from '../model/context.ts';
import { cardNames, deckInText, nameInText } from './cardNames.ts';

/** The face of the Speedy die after its numbers; those after it are Mr. Monopoly (SPEED-2). */
export const BUS = 4;

/** The name printed on a square. */
export function squareName({ box }: GameReadModel, square: number): string {
  const found = box?.squares[square];
  return found ? nameIn(found.name) : '';
}

/** The name of a square as a sentence has it. */
export function squareInText({ box }: Pick<GameReadModel, 'box'>, square: number): string {
  const found = box?.squares[square];
  return found ? nameInText(found) : '';
}

/** The name of a colour of deeds. */
export function colourName(colour: string): string {
  return lookUp(`colour-${colour}`);
}

/** What a card says. */
export function cardText(seen: GameReadModel, card: number): string {
  const found = seen.box?.cards[card];
  if (!found) return '';
  // A box that an older program stored for the time without a network has no such texts.
  const own = { ...found.text };
  if (Object.keys(own).length > 0) return nameIn(own);
  return lookUp(`card-${found.key}`, {
    amount: money(found.amount),
    second: money(found.second),
    factor: found.amount,
    square: squareInText(seen, found.amount),
    deck: deckInText(seen.box.decks[found.deck === 'chance' ? 'chest' : 'chance'] ?? {}),
    ...cardNames(seen.box.squares),
  });
}

/** What a face of the Speedy die is called. */
export function faceText(face: number): string {
  if (face < BUS) return String(face);
  return t(face === BUS ? 'die-bus' : 'die-mister');
}

/** The kind of a building as a word of the language files. */
export function buildingWord(building: number): 'house' | 'hotel' {
  return building === 2 ? 'hotel' : 'house';
}
