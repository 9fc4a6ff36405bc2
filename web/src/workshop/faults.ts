/** Faults in a box: what is said of them in the reader's language. */

import type { BoxFault } from '../generated/protocol.ts';
import { lookUp, number } from '../i18n/text.svelte.ts';

/** Whether a field is another one or a part of it. */
export const isIn = (field: string, other: string): boolean =>
  field === other || field.startsWith(`${other}.`) || field.startsWith(`${other}[`);

/** What is said of some faults; what two of them have in common is said once. */
export const faultTexts = (faults: readonly BoxFault[]): string[] => [
  ...new Set(
    faults.map(({ key, low, high }) =>
      lookUp(`workshop-fault-${key}`, { low: number(low ?? 0), high: number(high ?? 0) }),
    ),
  ),
];
