/** A suggestion of answers as people read it: several buildings of one street in one breath. */

import { session } from '../../table/session.svelte.ts';
import { money, squareName, t } from '../../text/text.svelte.ts';
import { listed } from '../../text/names.ts';
import { readStep } from './notation.ts';

/** "ipoteca Stazione Sud (M 100)" */
export function toldStep(answer: string): string {
  return toldSteps(answer, 1);
}

/** "ipoteca Stazione Sud (M 100) e vendi 2 edifici in Via Verdi (M 100)" */
export function toldAdvice(answers: readonly string[]): string {
  const times = new Map<string, number>();
  for (const answer of answers) times.set(answer, (times.get(answer) ?? 0) + 1);
  return listed([...times].map(([answer, count]) => toldSteps(answer, count)));
}

function toldSteps(answer: string, count: number): string {
  const { verb, subject } = readStep(answer);
  const square = session.box?.squares[subject];
  const gain = verb === 'sell' ? square?.houseResale : square?.mortgage;
  return t(`debt-step-${verb}`, { square: squareName(subject), count, amount: money(count * (gain ?? 0)) });
}
