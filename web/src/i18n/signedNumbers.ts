/** Differences between percentages as they are written: in percentage points, with a sign. */

import { region, t } from './text.svelte.ts';

const PER_CENT = 100;
const formats: Record<string, Intl.NumberFormat> = {};

/** A number with a fixed number of decimals and U+2212 as its minus: `Intl` writes a hyphen. */
function formatted(value: number, signDisplay: 'exceptZero' | 'never', decimals: number): string {
  const key = [region(), signDisplay, decimals].join(' ');
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const format = (formats[key] ??= new Intl.NumberFormat(region(), { ...digits, signDisplay }));
  return format.format(value).replace('-', '−');
}

/** A number with its sign, as a column of percentage points has it: "+2.4". */
export function signed(points: number, decimals = 1): string {
  return formatted(points, 'exceptZero', decimals);
}

/** A change of odds, of 1, with its unit, and with its standard error where one is known: "+2.4 ± 0.3 pp". */
export function changeText(change: number, error: number | null = null): string {
  return withUnit(signed(PER_CENT * change), error);
}

/** How large a change of odds is, of 1, with its unit and its standard error: "2.4 ± 0.3 pp". */
export function sizeText(change: number, error: number): string {
  return withUnit(formatted(PER_CENT * change, 'never', 1), error);
}

function withUnit(points: string, error: number | null): string {
  const around = error === null ? '' : ` ± ${formatted(PER_CENT * error, 'never', 1)}`;
  return t('odds-change', { points: points + around });
}
