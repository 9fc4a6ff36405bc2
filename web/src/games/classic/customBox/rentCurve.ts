/** The classic curve: the rents and the house price that go with a street's price, as the classic board has them. */

type Sums = readonly number[];
/** What a street of a box has that can follow the curve. */
interface Street {
  price: number;
  rent: Sums | null;
  house_price: number;
}

/** The prices of the classic streets, each with its rents; where two have one price, the higher rents. */
const CLASSIC: readonly (readonly [price: number, rents: Sums])[] = [
  [60, [4, 20, 60, 180, 320, 450]],
  [100, [6, 30, 90, 270, 400, 550]],
  [120, [8, 40, 100, 300, 450, 600]],
  [140, [10, 50, 150, 450, 625, 750]],
  [160, [12, 60, 180, 500, 700, 900]],
  [180, [14, 70, 200, 550, 750, 950]],
  [200, [16, 80, 220, 600, 800, 1000]],
  [220, [18, 90, 250, 700, 875, 1050]],
  [240, [20, 100, 300, 750, 925, 1100]],
  [260, [22, 110, 330, 800, 975, 1150]],
  [280, [24, 120, 360, 850, 1025, 1200]],
  [300, [26, 130, 390, 900, 1100, 1275]],
  [320, [28, 150, 450, 1000, 1200, 1400]],
  [350, [35, 175, 500, 1100, 1300, 1500]],
  [400, [50, 200, 600, 1400, 1700, 2000]],
];
/** The first classic street has the price of the second one and lower rents: it is as on the classic board, too. */
const FIRST: readonly [price: number, rents: Sums] = [60, [2, 10, 30, 90, 160, 250]];
/** The highest prices of streets whose houses cost 50, 100 and 150; dearer ones cost 200. */
const HOUSES: readonly (readonly [price: number, house: number])[] = [
  [130, 50],
  [210, 100],
  [290, 150],
  [Infinity, 200],
];
/** The salary of the classic box; one of another salary and without classic streets counts in its sums. */
const SALARY = 200;

export interface StreetFigures {
  rent: number[];
  house_price: number;
}

/** What goes with a price in a box whose sums are the classic ones times a scale. */
export function onCurve(price: number, scale: number): StreetFigures {
  const classic = price / scale;
  const house = HOUSES.find(([highest]) => classic <= highest)?.[1] ?? 0;
  return { rent: rising(scaled(rentsAt(classic), scale)), house_price: rounded(house * scale) };
}

/** Whether a street has what goes with its price. */
export function isOnCurve(street: Street, scale: number): boolean {
  const { rent, house_price } = onCurve(street.price, scale);
  if (street.house_price !== house_price) return false;
  const isFirst = street.price === FIRST[0] * scale && isSame(scaled(FIRST[1], scale), street.rent);
  return isFirst || isSame(rent, street.rent);
}

/**
 * The scale of a box: the one by which most of its streets are on the curve. Streets tell it, and the salary only
 * where they do not: a box that pays more on the way keeps its rents.
 */
export function scaleOf(streets: readonly Street[], salary: number): number {
  const houses = new Set(streets.map(({ house_price }) => house_price));
  const found = [...houses].flatMap((price) => HOUSES.map(([, classic]) => price / classic));
  const scales = [...new Set([salary / SALARY, ...found])].filter((scale) => scale > 0);
  const counts = scales.map((scale) => streets.filter((street) => isOnCurve(street, scale)).length);
  return scales[counts.indexOf(Math.max(...counts))] ?? 1;
}

const scaled = (rents: Sums, scale: number): number[] => rents.map((rent) => rounded(rent * scale));

const isSame = (sums: Sums, others: Sums | null): boolean => sums.every((sum, level) => sum === others?.[level]);

/** The rents at a price between two of the classic ones; beyond them, in proportion. */
function rentsAt(price: number): number[] {
  const above = CLASSIC.findIndex(([known]) => known >= price);
  const [high, low] = [CLASSIC.at(above), CLASSIC.at(above - 1)];
  if (!high || !low) return [];
  if (above <= 0) {
    const [known, rents] = high;
    return rents.map((rent) => (rent * price) / known);
  }
  const share = (price - low[0]) / (high[0] - low[0]);
  return low[1].map((rent, level) => rent + share * ((high[1][level] ?? rent) - rent));
}

/** A sum in round figures, as they are printed: 27, 145, 1225, 12 750. */
export function rounded(sum: number): number {
  const step = sum < 50 ? 1 : sum < 1000 ? 5 : 25 * 10 ** (Math.floor(Math.log10(sum)) - 3);
  return Math.max(1, Math.round(sum / step) * step);
}

/** Rents that rise, as the rules want them. */
export function rising(rents: Sums): number[] {
  const found: number[] = [];
  for (const rent of rents) found.push(Math.max(rent, (found.at(-1) ?? 0) + 1));
  return found;
}
