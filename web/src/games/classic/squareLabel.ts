/** A square in one sentence, for those who hear the board. */

import type { Shown } from './shown.ts';
import { HOTEL } from './shown.ts';
import { session } from '../../table/session.svelte.ts';
import { money, playerName, squareName, t } from '../../text/text.svelte.ts';

/** Say what a square is, whose, what stands on it and who. */
export function squareLabel(place: number, shown: Shown): string {
  const square = session.box?.squares[place];
  if (!square) return '';
  const owner = shown.owner[place] ?? -1;
  const level = shown.level[place] ?? 0;
  const parts = [squareName(place)];
  if (square.colour) parts.push(t(`colour-${square.colour}`));
  if (owner >= 0) parts.push(t('square-owned', { name: playerName(owner) }));
  else if (square.price) parts.push(t('square-for-sale', { amount: money(square.price) }));
  if (level === HOTEL) parts.push(t('square-hotel'));
  else if (level > 0) parts.push(t('square-houses', { number: level }));
  if (shown.mortgaged[place]) parts.push(t('square-mortgaged'));
  for (const visitor of visitors(place, shown)) parts.push(t('square-visitor', visitor));
  return parts.join(', ');
}

function visitors(place: number, shown: Shown): { name: string; jailed: string }[] {
  return shown.players.flatMap((player, seat) =>
    player.playing && player.square === place ? [{ name: playerName(seat), jailed: player.jailed ? 'yes' : 'no' }] : [],
  );
}
