/** A suggestion of answers as people read it: several buildings of one street in one breath. */

import { listed } from '../../text/lists.ts';
import { money, t } from '../../text/text.svelte.ts';
import { readStep } from './notation.ts';
import type { Seen } from './session.ts';
import { squareName } from './words.ts';

/** "ipoteca Stazione Sud (M 100)" */
export function toldStep(seen: Seen, answer: string): string {
  return toldSteps(seen, answer, 1);
}

/** "ipoteca Stazione Sud (M 100) e vendi 2 edifici in Via Verdi (M 100)" */
export function toldAdvice(seen: Seen, answers: readonly string[]): string {
  const times = new Map<string, number>();
  for (const answer of answers) times.set(answer, (times.get(answer) ?? 0) + 1);
  return listed([...times].map(([answer, count]) => toldSteps(seen, answer, count)));
}

function toldSteps(seen: Seen, answer: string, count: number): string {
  const { verb, subject } = readStep(answer);
  const square = seen.box?.squares[subject];
  const gain = verb === 'sell' ? square?.houseResale : square?.mortgage;
  return t(`debt-step-${verb}`, { square: squareName(seen, subject), count, amount: money(count * (gain ?? 0)) });
}
