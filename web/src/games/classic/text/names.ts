/** What the squares, the cards and the faces of the dice are called. */

import { lookUp, money, nameIn, t } from '../../../i18n/text.svelte.ts';
import type { GameReadModel } from '../model/context.ts';
import { ownKind, type Kinded } from '../model/kinds.ts';
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

/** The name of a colour of deeds, or what the board calls its stations and its companies. */
export function colourName(colour: string, box: Kinded = null): string {
  const own = ownKind(colour, box);
  return own ? nameIn(own.one) : lookUp(`colour-${colour}`);
}

/** A group of deeds as sentences take it: its key, or that they are to quote what the board calls it, and its name. */
export function groupInText(colour: string, box: Kinded): { group: string; name: string } {
  const own = ownKind(colour, box);
  if (own) return { group: 'own-kind', name: nameIn(own.many) };
  return { group: colour, name: colour ? colourName(colour) : '' };
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
    ...cardNames(seen.box.squares, seen.box),
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
