/** What a card of a box that is edited says. */

import { lookUp, money, nameIn } from '../../../i18n/text.svelte.ts';
import { cardNames, deckInText, nameInText } from '../text/cardNames.ts';
import type { BoxValues, CardValues } from './boxValues.ts';

export function cardWords(box: BoxValues, card: Omit<CardValues, 'effect' | 'variant'>): string {
  if (card.text) return nameIn(card.text);
  const goal = box.squares[card.amount];
  return lookUp(`card-${card.key}`, {
    amount: money(card.amount),
    second: money(card.second),
    factor: card.amount,
    square: goal ? nameInText(goal) : '',
    deck: deckInText(box.decks.names[card.deck === 'chance' ? 'chest' : 'chance']),
    ...cardNames(box.squares, box),
  });
}
