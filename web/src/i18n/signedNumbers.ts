/** Changes of odds as they are written. */

import { region } from './text.svelte.ts';

const formats: Record<string, Intl.NumberFormat> = {};

/** A change of odds, of 1, as a percentage with its sign and one decimal. */
export function signed(change: number): string {
  const format = (formats[region()] ??= new Intl.NumberFormat(region(), {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  }));
  return format.format(change);
}

/** The standard error of a change, in millionths, as it stands behind the change. */
export function giveOrTake(error: number): string {
  const points = new Intl.NumberFormat(region(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return ` ± ${points.format(error / 10_000)}`;
}
