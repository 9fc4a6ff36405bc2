/** The rents that are printed on a deed, and which of them is due now. */

import { number, t } from '../../../i18n/text.svelte.ts';
import type { GameReadModel } from './context.ts';
import { HOTEL } from './displayState.ts';
import { deedsOfKind } from './kinds.ts';

/** What rents follow from; without a table none is due. */
type RentModel = Pick<GameReadModel, 'box' | 'table'>;

/** A line of a deed. */
export interface RentRow {
  label: string;
  value: string;
  /** Whether it is what is due now. */
  due: boolean;
}

/** The lines of a deed, as the box prints them and its table plays by them. */
export function rentRows(seen: RentModel, square: number): RentRow[] {
  const printed = seen.box?.squares[square];
  if (!seen.box || !printed) return [];
  if (printed.kind === 'station')
    return seen.box.stationRent.map((value, index) => ({
      label: deedsOfKind('station', index + 1, seen.box),
      value: number(value),
      due: rentDue(seen, square) === value,
    }));
  if (printed.kind === 'company')
    return seen.box.companyFactor.map((factor, index) => ({
      label: deedsOfKind('company', index + 1, seen.box),
      value: t('deed-factor', { factor }),
      due: rentDue(seen, square) === factor,
    }));
  return streetRows(seen, square);
}

/** What is due now; null where nobody takes rent. */
function rentDue({ table }: RentModel, square: number): number | null {
  const owned = (table?.owner[square] ?? -1) >= 0 && !table?.mortgaged[square];
  return owned ? (table?.rents[square] ?? 0) : null;
}

function streetRows(seen: RentModel, square: number): RentRow[] {
  const { rent = [], wholeRent = 0 } = seen.box?.squares[square] ?? {};
  const [bare = 0, ...built] = rent;
  const due = rentDue(seen, square);
  const level = seen.table?.level[square] ?? 0;
  const isWhole = due !== null && level === 0 && due > bare;
  const most = seen.box?.hotelAfter ?? HOTEL;
  return [
    { label: t('deed-rent'), value: number(bare), due: due !== null && level === 0 && !isWhole },
    { label: t('deed-whole'), value: number(wholeRent), due: isWhole },
    ...built
      .map((value, index) => ({ value: number(value), built: index + 1 }))
      .filter((row) => row.built === HOTEL || row.built <= most)
      .map((row) => ({
        label: t('deed-level', { level: row.built }),
        value: row.value,
        due: due !== null && level === row.built,
      })),
  ];
}
