/** A square in one sentence, for those who hear the board. */

import { money, t } from '../../../i18n/text.svelte.ts';
import type { GameReadModel } from '../model/context.ts';
import { HOTEL } from '../model/displayState.ts';
import { colourName, squareName } from './names.ts';

/** Say what a square is, whose, what stands on it and who. */
export function squareLabel(seen: GameReadModel, place: number): string {
  const { shown } = seen;
  const square = seen.box?.squares[place];
  if (!square) return '';
  const owner = shown.owner[place] ?? -1;
  const level = shown.level[place] ?? 0;
  const parts = [squareName(seen, place)];
  if (square.colour) parts.push(colourName(square.colour, seen.box));
  if (owner >= 0) parts.push(t('square-owned', { name: seen.playerName(owner) }));
  else if (square.price) parts.push(t('square-for-sale', { amount: money(square.price) }));
  if (level === HOTEL) parts.push(t('square-hotel'));
  else if (level > 0) parts.push(t('square-houses', { number: level }));
  if (shown.mortgaged[place]) parts.push(t('square-mortgaged'));
  for (const visitor of visitors(seen, place)) parts.push(t('square-visitor', visitor));
  return parts.join(', ');
}

function visitors(seen: GameReadModel, place: number): { name: string; jailed: string }[] {
  return seen.shown.players.flatMap((player, seat) =>
    player.playing && player.square === place
      ? [{ name: seen.playerName(seat), jailed: player.jailed ? 'yes' : 'no' }]
      : [],
  );
}
