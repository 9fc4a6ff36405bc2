/** Who must do what, as one sentence for each open question. */

import type { QuestionView } from '../generated/protocol.ts';
import { money, playerName, squareName, t } from '../text/text.svelte.ts';
import { buildingWord, names } from './names.ts';

/** "Marco e Luca possono ancora offrire per Largo Colombo." */
export function statusLine(question: QuestionView): string {
  return t(`status-${question.kind}`, wording(question, question.seats));
}

/** What the speaker is asked to do: "tira i dadi". */
export function taskLine(question: QuestionView): string {
  return t(`task-${question.kind}`, wording(question, question.seats));
}

/** What the texts about a question may name. */
export function wording(question: QuestionView, seats: readonly number[]): Record<string, string | number> {
  return {
    names: names(seats),
    count: seats.length,
    seat: playerName(question.seat),
    other: playerName(question.other),
    square: question.square >= 0 ? squareName(question.square) : '',
    amount: money(question.amount),
    building: buildingWord(question.building),
    deeds: question.deeds.length,
  };
}
