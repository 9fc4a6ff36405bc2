/** Which open question the card shows, and for which seat it speaks. */

import type { QuestionView } from '../../generated/protocol.ts';
import { session } from '../../table/session.svelte.ts';

/** The question that the card shows: the speaker's own before anybody else's. */
export function shownQuestion(): QuestionView | null {
  const questions = session.table?.questions ?? [];
  const seat = session.acting;
  const own = questions.find((question) => seat !== null && question.seats.includes(seat));
  return own ?? questions[0] ?? null;
}

/** Whether the speaker is the one, or one of those, who must answer. */
export function isAsked(question: QuestionView | null): boolean {
  const seat = session.acting;
  return seat !== null && (question?.seats.includes(seat) ?? false);
}

/** The same text as long as the card shows the same question to the same seat. */
export function questionKey(question: QuestionView | null): string {
  if (!question) return 'none';
  return [question.kind, question.seat, question.square, question.building, session.acting, isAsked(question)].join(
    ' ',
  );
}

/** The square whose deed is in question, or null. */
export function deedInQuestion(question: QuestionView): number | null {
  if (question.kind === 'debt') return null;
  return question.square >= 0 && session.box?.squares[question.square]?.price ? question.square : null;
}
