/** Events and questions in the language of the reader. */

import { FACT_WORDS, type PigQuestionView, type PigView } from '../../generated/pig.ts';
import type { Fact } from '../../generated/protocol.ts';
import { lookUp, t } from '../../i18n/text.svelte.ts';
import type { GameReadModel } from './context.ts';

/** The sentence for an event. */
export function eventText(seen: GameReadModel, [kind, seat, , pips, number]: Fact): string {
  return lookUp(`pig-${FACT_WORDS[kind] ?? ''}`, { seat: seen.playerName(seat), pips, number });
}

/** The question of a seat, in a text that stays the same as long as the question does; empty where it is not asked. */
export function posed({ questions, turns, pot }: PigView, seat: number): string {
  return questions.some(({ seats }) => seats.includes(seat)) ? `${turns} ${pot}` : '';
}

/** The same text as long as the card shows the same question to the same seat. */
export function questionKey(seen: GameReadModel, question: PigQuestionView | null): string {
  return question ? [question.kind, seen.table?.turns, seen.acting, seen.isAsked(question)].join(' ') : 'none';
}

/** The heading of the question's card. */
export function headLine(seen: GameReadModel, question: PigQuestionView | null, asked: boolean): string {
  if (!question) return t('head-over');
  if (asked) return t('pig-head');
  return t('head-waiting', { names: seen.names(question.seats), count: question.seats.length });
}

/** Who must do what, for all others. */
export function statusLine(seen: GameReadModel, question: PigQuestionView): string {
  return t('pig-status', { names: seen.names(question.seats) });
}
