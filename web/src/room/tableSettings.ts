/** The host's choices as one value: read from a room, set by a preset, compared, and fitted to another number of seats. */

import type { Option, Options, PresetView, RoomView, SeatSetting, SeatView, Setup } from '../generated/protocol.ts';
import { withSeats } from '../setup/rounds.ts';

/** The host's choices, whole. */
export type TableSettings = { [Choice in Exclude<keyof Setup, 'type' | 'id'>]-?: NonNullable<Setup[Choice]> };

/** What a preset sets: the rules of the game and what helps or hurries its players. */
const SET = ['options', 'auctionSeconds', 'answerSeconds', 'takeBacks', 'odds', 'hints'] as const;
export type PresetSettings = Pick<TableSettings, (typeof SET)[number]>;

/** The choices of a room; before it is known, those of a new one. */
export function settingsOf(room: RoomView | null): TableSettings {
  return {
    edition: room?.edition ?? '',
    options: room?.options ?? {},
    seats: room?.seats.map(seatSettingOf) ?? [],
    auctionSeconds: room?.auctionSeconds ?? 0,
    answerSeconds: room?.answerSeconds ?? 0,
    takeBacks: room?.takeBacks ?? 'consent',
    odds: room?.odds ?? 'off',
    hints: room?.hints ?? false,
    replaceBots: room?.replaceBots ?? true,
  };
}

/** Seats of persons stay theirs whatever is wished; an open seat has no level yet. */
export function seatSettingOf({ kind, level, name }: SeatView): SeatSetting {
  return kind === 'bot' ? { kind, level, name } : { kind: 'open' };
}

/** Who plays if the game starts now: a robot takes each seat that is still open. */
export function participantsOf(seats: readonly SeatView[]): { persons: number; programs: number; robots: number } {
  const seated = seats.filter(({ kind }) => kind === 'person');
  const programs = seated.filter(({ program }) => program).length;
  return { persons: seated.length - programs, programs, robots: seats.length - seated.length };
}

/** The choices that a preset makes. */
export function presetSettings({
  options,
  auctionSeconds,
  answerSeconds,
  takeBacks,
  odds,
  hints,
}: PresetSettings | PresetView): PresetSettings {
  return { options, auctionSeconds, answerSeconds, takeBacks, odds, hints };
}

/** How many of the choices differ that a preset makes, each option counted. */
export function differences(one: PresetSettings, other: PresetSettings): number {
  const names = new Set([...Object.keys(one.options), ...Object.keys(other.options)]);
  const options = [...names].filter((name) => (one.options[name] ?? null) !== (other.options[name] ?? null)).length;
  return options + SET.filter((choice) => choice !== 'options' && one[choice] !== other[choice]).length;
}

/** Whether two tables have as many seats, with the same robots where both have one. */
export function haveLikeSeats(one: readonly SeatSetting[], other: readonly SeatSetting[]): boolean {
  const isLike = (seat: SeatSetting, number: number) =>
    [seat.kind, other[number]?.kind].includes('open') || seat.level === other[number]?.level;
  return one.length === other.length && one.every(isLike);
}

/** The options of a table, and its seats where their number changes: a limit stays the same number of rounds. */
export function resized(
  { options, seats }: Pick<TableSettings, 'options' | 'seats'>,
  wished: SeatSetting[],
  all: readonly Option[],
): { seats: SeatSetting[]; options?: Options } {
  const fitted = withSeats(options, all, seats.length, wished.length);
  return fitted === options ? { seats: wished } : { seats: wished, options: fitted };
}
