/** Why money is owed, in one sentence. */

import { BANK, type QuestionView } from '../../generated/protocol.ts';
import { cardText, money, playerName, squareName, t } from '../../text/text.svelte.ts';

/** "M 220 a Giulia: affitto di Largo Colombo" */
export function debtCause(question: QuestionView): string {
  const { card, square, clause, other } = question;
  const id = card >= 0 ? 'debt-by-card' : clause.startsWith('RENT') ? 'debt-by-rent' : 'debt-by-rule';
  const why = card >= 0 ? cardText(card) : square >= 0 ? squareName(square) : '';
  const to = other === BANK ? 'bank' : 'player';
  return t(id, { amount: money(question.amount), other: playerName(other), to, why });
}
