/** The banknotes of a box, which states sums and no notes: a series that can pay every sum. */

import { interestOn, type BoxValues } from '../customBox/boxValues.ts';
import { isSum } from '../customBox/edits.ts';

/** Each note is one of these times a power of ten. */
const FIRST_DIGITS = [1, 2, 5];
/** There is no note of 2; one of 20 makes change for one of 50. */
const SMALLEST_TWO = 20;

const greatestDivisor = (one: number, other: number): number =>
  other === 0 ? one : greatestDivisor(other, one % other);

/** All sums that are paid by a box. */
function sumsOf({ numbers, squares, cards }: BoxValues): number[] {
  return [
    ...[numbers.cash, numbers.salary, numbers.fine, ...numbers.station_rent, ...numbers.company_factor],
    ...squares.flatMap(({ price, mortgage, house_price, rent, tax }) => [
      ...[price, mortgage, Math.floor(house_price / 2), ...(rent ?? []), tax],
      interestOn(mortgage, numbers.interest),
    ]),
    ...cards.flatMap(({ effect, amount, second }) => (isSum(effect) ? [amount, second] : [])),
  ];
}

/** The values of the banknotes: from the smallest that pays every sum, to half of what a player starts with. */
export function denominationsOf(box: BoxValues): number[] {
  const divisor = sumsOf(box).reduce(greatestDivisor, 0);
  let unit = 1;
  while (divisor > 0 && divisor % (10 * unit) === 0) unit *= 10;
  const values: number[] = [];
  for (let power = unit; power <= box.numbers.cash; power *= 10)
    values.push(...FIRST_DIGITS.map((digit) => digit * power));
  const wanted = values.filter((value) => value <= box.numbers.cash / 2 && isWanted(value / unit));
  return wanted.length > 0 ? wanted : [unit];
}

/** The classic series is 1, 5, 10, 20, 50, 100, 500, and goes on with 1000 and 5000. */
const isWanted = (value: number): boolean => !String(value).startsWith('2') || value === SMALLEST_TWO;
