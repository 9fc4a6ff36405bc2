/** Rounds: a game counts turns, players count rounds, in each of which every seat has one turn. */

import type { Option, Options } from '../generated/protocol.ts';

/** The number of rounds that turns make; null where the last round would not be whole. */
export function roundsOf(turns: number, seats: number): number | null {
  return seats > 0 && turns % seats === 0 ? turns / seats : null;
}

/** The options of a table that gets another number of seats: limits in turns stay as many rounds. */
export function withSeats(options: Options, all: readonly Option[], before: number, after: number): Options {
  const changed = all.flatMap(({ name, unit }): [string, number][] => {
    const turns = options[name];
    if (unit !== 'turns' || typeof turns !== 'number' || before === after) return [];
    const rounds = roundsOf(turns, before);
    return rounds === null ? [] : [[name, rounds * after]];
  });
  return changed.length > 0 ? { ...options, ...Object.fromEntries(changed) } : options;
}
