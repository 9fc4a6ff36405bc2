/** How a language groups the digits of large numbers. */

import { LANGUAGES, type Language } from '../generated/protocol.ts';

/** Where digits stand before groups of three. */
const THOUSANDS = /\B(?=(\d{3})+$)/g;

/** Digits in groups of three. */
export function grouped(digits: string, language: Language): string {
  return digits.replace(THOUSANDS, LANGUAGES[language].group);
}
