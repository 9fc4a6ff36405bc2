/** What games of robots tell of a deck, in a few words. */

import type { SimulationFigures } from '../../../generated/protocol.ts';

/** What differs from the usual deck by less is alike. */
const ALIKE = 0.1;
/** How much more often a seat may win than another, as a share of all games. */
const FAIR = 0.05;
/** How many games may be without an end. */
const ENDLESS = 0.01;

type Subject = 'length-alike' | 'length-more' | 'length-less' | 'seats-fair' | 'seats-unfair' | 'endless';
export interface Verdict {
  about: Subject;
  /** By how much, as a share. */
  by: number;
}

const spreadOf = ({ wins, games }: SimulationFigures): number => (Math.max(...wins) - Math.min(...wins)) / games;

/** How a deck plays, beside the usual one: how long games are, and whether all seats win as often. */
export function verdictOf(own: SimulationFigures, usual: SimulationFigures): Verdict[] {
  const length = own.turns / usual.turns - 1;
  const spread = spreadOf(own);
  const endless = 1 - own.finished / own.games;
  const how = Math.abs(length) <= ALIKE ? 'alike' : length > 0 ? 'more' : 'less';
  return [
    { about: `length-${how}`, by: Math.abs(length) },
    { about: spread <= Math.max(FAIR, spreadOf(usual)) ? 'seats-fair' : 'seats-unfair', by: spread },
    ...(endless > ENDLESS ? [{ about: 'endless', by: endless } as const] : []),
  ];
}
