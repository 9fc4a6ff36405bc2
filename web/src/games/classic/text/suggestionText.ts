/** A suggestion of answers as people read it: several buildings of one street in one breath. */

import type { Advice } from '../../../generated/protocol.ts';
import { listed } from '../../../i18n/listFormat.ts';
import { lookUp, money } from '../../../i18n/text.svelte.ts';
import { readStep } from '../model/notation.ts';
import type { GameReadModel } from '../model/context.ts';
import { squareName } from './names.ts';

/** "ipoteca Stazione Sud (M 100)" */
export function suggestedStepText(seen: GameReadModel, step: Advice): string {
  return toldAlike(seen, [step]);
}

/** "ipoteca Stazione Sud (M 100) e vendi 2 edifici in Via Verdi (M 100)" */
export function suggestionText(seen: GameReadModel, steps: readonly Advice[]): string {
  const alike = new Map<string, [Advice, ...Advice[]]>();
  for (const step of steps) {
    const row = alike.get(step.action);
    if (row) row.push(step);
    else alike.set(step.action, [step]);
  }
  return listed([...alike.values()].map((row) => toldAlike(seen, row)));
}

function toldAlike(seen: GameReadModel, steps: readonly [Advice, ...Advice[]]): string {
  const { verb, subject } = readStep(steps[0].action);
  const brings = steps.reduce((sum, { effect }) => sum + (effect?.game === 'classic' ? effect.brings : 0), 0);
  const values = { square: squareName(seen, subject), count: steps.length, amount: money(brings) };
  return lookUp(`debt-step-${verb}`, values);
}
