/** Who must do what, as one sentence for each open question. */

import type { QuestionView } from '../../generated/protocol.ts';
import { session } from '../../table/session.svelte.ts';
import { money, playerName, squareName, t } from '../../text/text.svelte.ts';
import { buildingWord, names } from '../../text/names.ts';

/** "Marco e Luca possono ancora offrire per Largo Colombo." */
export function statusLine(question: QuestionView): string {
  return t(`status-${question.kind}`, wording(question, question.seats));
}

/** What the speaker is asked to do: "tira i dadi". */
export function taskLine(question: QuestionView): string {
  return t(`task-${question.kind}`, wording(question, question.seats));
}

/** "Giulia, tocca a te", with the name where this browser holds several seats. */
export function calling(seat: number | null): string {
  return seat !== null && session.mine.length > 1 ? t('yours-named', { seat: playerName(seat) }) : t('yours');
}

/** The heading of the card: what is asked of the speaker, or who is waited for. */
export function headLine(question: QuestionView | null, asked: boolean): string {
  if (!question) return t('head-over');
  const told = asked || question.kind === 'auction' || question.kind === 'building-auction';
  return t(told ? `head-${question.kind}` : 'head-waiting', wording(question, question.seats));
}

/** "Tocca a Marco" */
export function waitingLine(seats: readonly number[]): string {
  return t('head-waiting', { names: names(seats), count: seats.length });
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
