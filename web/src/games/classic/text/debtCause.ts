/** Why money is owed, in one sentence. */

import { type QuestionView } from '../../../generated/classic.ts';
import { BANK } from '../../../generated/protocol.ts';
import { money, t } from '../../../i18n/text.svelte.ts';
import type { GameReadModel } from '../model/context.ts';
import { cardText, squareInText } from './names.ts';

/** "M 220 a Giulia: affitto di Largo Colombo" */
export function debtCause(seen: GameReadModel, question: QuestionView): string {
  const { card, square, clause, other } = question;
  const id = card >= 0 ? 'debt-by-card' : clause.startsWith('RENT') ? 'debt-by-rent' : 'debt-by-rule';
  const why = card >= 0 ? cardText(seen, card) : square >= 0 ? squareInText(seen, square) : '';
  const to = other === BANK ? 'bank' : 'player';
  return t(id, { amount: money(question.amount), other: seen.playerName(other), to, why });
}
