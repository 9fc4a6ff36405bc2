/** How the host of this browser set a table of each game up last. */

import type { GameName } from '../core/contract.ts';
import { keptAs } from '../platform/basePath.ts';
import { isListOf, isNumber, isRecord, isText, readStored, type Guard } from '../platform/storedValue.ts';
import type { TableSettings } from './tableSettings.ts';

const LAST = keptAs('last-settings');
const REPEATED = keptAs('repeated');

/** The choices that were made last for a table of a game; null where none were. */
export const recallSettings = (game: GameName): TableSettings | null => stored()[game] ?? null;

/** Keep the choices of a table whose game begins; its robots have other names next time. */
export function keepSettings(game: GameName, settings: TableSettings): void {
  const seats = settings.seats.map(({ kind, level }) => (level === undefined ? { kind } : { kind, level }));
  localStorage.setItem(LAST, JSON.stringify({ ...stored(), [game]: { ...settings, seats } }));
}

/** Note which room this tab has set up as last time; none once its game begins. */
export function noteRepeated(room: string): void {
  sessionStorage.setItem(REPEATED, room);
}

/** Whether this tab has set a room up as last time. */
export const isRepeated = (room: string): boolean => sessionStorage.getItem(REPEATED) === room;

/** Forget the choices of a game that cannot be had any more. */
export function forgetSettings(game: GameName): void {
  const { [game]: _, ...others } = stored();
  localStorage.setItem(LAST, JSON.stringify(others));
}

const stored = (): Partial<Record<GameName, TableSettings>> => readStored(LAST, isStored) ?? {};

const isStored = (value: unknown): value is Partial<Record<GameName, TableSettings>> =>
  isRecord(value) && Object.values(value).every(isSettings);

const isSeat: Guard<unknown> = (value): value is unknown =>
  isRecord(value) &&
  (value['kind'] === 'open' || value['kind'] === 'bot') &&
  (value['level'] === undefined || isText(value['level']));

const isValue: Guard<unknown> = (value): value is unknown =>
  value === null || isText(value) || isNumber(value) || typeof value === 'boolean';

function isSettings(value: unknown): value is TableSettings {
  if (!isRecord(value) || !isText(value['edition']) || !isListOf(value['seats'], isSeat)) return false;
  const { options, auctionSeconds, answerSeconds, takeBacks, odds, hints, replaceBots } = value;
  const isPlayable = isRecord(options) && Object.values(options).every(isValue) && isText(takeBacks) && isText(odds);
  const isTimed = isNumber(auctionSeconds) && isNumber(answerSeconds);
  return isPlayable && isTimed && typeof hints === 'boolean' && typeof replaceBots === 'boolean';
}
