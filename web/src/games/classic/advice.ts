/** A suggestion of answers as people read it: several buildings of one street in one breath. */

import type { Advice } from '../../generated/protocol.ts';
import { listed } from '../../text/lists.ts';
import { money, t } from '../../text/text.svelte.ts';
import { readStep } from './notation.ts';
import type { Seen } from './session.ts';
import { squareName } from './words.ts';

/** "ipoteca Stazione Sud (M 100)" */
export function toldStep(seen: Seen, step: Advice): string {
  return toldAlike(seen, [step]);
}

/** "ipoteca Stazione Sud (M 100) e vendi 2 edifici in Via Verdi (M 100)" */
export function toldAdvice(seen: Seen, steps: readonly Advice[]): string {
  const alike = new Map<string, Advice[]>();
  for (const step of steps) alike.set(step.action, [...(alike.get(step.action) ?? []), step]);
  return listed([...alike.values()].map((row) => toldAlike(seen, row)));
}

function toldAlike(seen: Seen, steps: readonly Advice[]): string {
  const { verb, subject } = readStep(steps[0]!.action);
  const brings = steps.reduce((sum, { effect }) => sum + (effect?.game === 'classic' ? effect.brings : 0), 0);
  const values = { square: squareName(seen, subject), count: steps.length, amount: money(brings) };
  return t(`debt-step-${verb}`, values);
}
