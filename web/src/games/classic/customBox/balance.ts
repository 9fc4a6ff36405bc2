/** Whether a board is balanced: how soon each group pays for itself, compared with the classic board, and what to change. */

import type { HoldingView } from '../../../generated/classic.ts';
import type { BoxValues } from './boxValues.ts';
import { rounded } from './rentCurve.ts';

/** With how many houses on each street a colour is compared. */
export const HOUSES = 3;
/** A group that pays back within this share of the classic turns needs no change. */
const TOLERANCE = 0.1;

export interface GroupBalance {
  /** A colour, or station, or company. */
  colour: string;
  /** Turns of an opponent until the group has paid for itself; null for never. */
  turns: number | null;
  /** The turns in the classic box that comes closest. */
  classic: number;
  /** Whether it pays back too late or too soon; null where it is as in the classic box. */
  fault: 'late' | 'soon' | null;
  /** By what its rents would have to be multiplied. */
  factor: number;
  /** What a house would have to cost instead, where that alone can do it. */
  housePrice: number | null;
}

/**
 * Compare every group of a box with the classic ones. Classic boxes differ by their cards: a group that pays back as
 * soon as in one of them, or between two of them, is as it should be.
 */
export function balanceOf(
  box: BoxValues,
  own: readonly HoldingView[],
  classics: readonly (readonly HoldingView[])[],
): GroupBalance[] {
  const found = own.filter(isCompared).flatMap((holding): GroupBalance[] => {
    const { colour, turns } = holding;
    const known = classics.flatMap((one) => one.filter((other) => other.colour === colour && isCompared(other)));
    const times = known.flatMap((other) => other.turns ?? []);
    if (times.length === 0) return [];
    const [soonest, latest] = [Math.min(...times), Math.max(...times)];
    const classic = Math.min(Math.max(turns ?? Infinity, soonest), latest);
    const factor = turns === null ? Infinity : turns / classic;
    const fault = factor > 1 + TOLERANCE ? 'late' : factor < 1 - TOLERANCE ? 'soon' : null;
    return [{ colour, turns, classic, fault, factor, housePrice: houseFor(box, holding, classic) }];
  });
  return found.toSorted((one, other) => distance(other) - distance(one));
}

const distance = ({ factor }: GroupBalance): number => Math.abs(Math.log(factor));

/** Streets with the houses that are compared; stations and companies when one owns them all. */
function isCompared({ colour, owned, buildings }: HoldingView): boolean {
  if (colour === 'station') return owned === 4;
  if (colour === 'company') return owned === 2;
  return buildings === HOUSES;
}

/** The house price at which a colour pays back after a number of turns; null if its streets alone cost more, or if it has none. */
function houseFor(box: BoxValues, { colour, rent }: HoldingView, turns: number): number | null {
  const streets = box.squares.filter((square) => square.colour === colour);
  const bare = streets.reduce((sum, { price }) => sum + price, 0);
  const house = (turns * rent - bare) / (HOUSES * streets.length);
  return streets.length > 0 && house >= 1 ? rounded(house) : null;
}
