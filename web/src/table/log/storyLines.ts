/** The story: what is told of the facts line by line, several facts in one line where their game tells them together. */

import type { Session } from '../../session/session.svelte.ts';
import type { Tellable } from '../../core/contract.ts';

/** A line of the story: the facts that it tells, and how many times it is told in a row. */
export interface StoryLine<T extends Tellable> {
  told: [T, ...T[]];
  text: string;
  times: number;
}

/** How facts are told. */
interface Telling {
  /** The kinds of fact that have no line. */
  leftOut?: readonly number[];
  /** Whether each fact has a line of its own, as where a line leads to its moment. */
  isSplit?: boolean;
}

/** Some facts as sentences; one that is not told has none. */
export function sentencesOf(session: Pick<Session, 'sentence'>, facts: readonly Tellable[]): string[] {
  return facts.flatMap(({ step, fact }) => session.sentence(step, fact) ?? []);
}

/** The lines in which some facts are told; a turn that begins parts lines. */
export function storyLinesOf<T extends Tellable>(
  session: Session,
  facts: readonly T[],
  { leftOut = [], isSplit = false }: Telling = {},
): StoryLine<T>[] {
  const { definition } = session.begun();
  const found: StoryLine<T>[] = [];
  let last: StoryLine<T> | undefined;
  for (const one of facts) {
    if (isSplit || one.fact[0] === definition.turn || last?.told[0].gone !== one.gone) last = undefined;
    const text = leftOut.includes(one.fact[0]) ? null : session.sentence(one.step, one.fact);
    if (text === null) continue;
    if (last && definition.storyGroups?.joins(last.told[0].fact, one.fact)) {
      last.told.push(one);
      last.text = definition.storyGroups.sentence(session, last.told) ?? text;
    } else if (last && definition.merged && last.text === text) last.times += 1;
    else found.push((last = { told: [one], text, times: 1 }));
  }
  return found;
}
