/** Which open question the card shows, and what is said of it. */

import { names } from '../../text/names.ts';
import { session } from '../../table/session.svelte.ts';
import { has, money, playerName, t } from '../../text/text.svelte.ts';
import type { DealQuestionView } from '../../generated/protocol.ts';
import { cardName } from './words.ts';

/** The question that the card shows: the speaker's own before anybody else's. */
export function dealQuestion(): DealQuestionView | null {
  const questions = session.deal?.questions ?? [];
  const seat = session.acting;
  return questions.find(({ seats }) => seat !== null && seats.includes(seat)) ?? questions[0] ?? null;
}

/** Whether the speaker is the one, or one of those, who must answer. */
export function isAskedNow(question: DealQuestionView | null): boolean {
  return session.acting !== null && (question?.seats.includes(session.acting) ?? false);
}

/** The same text as long as the card shows the same question to the same seat. */
export function dealQuestionKey(question: DealQuestionView | null): string {
  if (!question) return 'none';
  const { kind, seat, other, card, noes } = question;
  return [kind, seat, other, card, noes, session.acting, isAskedNow(question), session.deal?.turns].join(' ');
}

/** What the texts about a question may name. */
export function wordingOf(question: DealQuestionView): Record<string, string | number> {
  return {
    seat: playerName(question.seat),
    other: question.other >= 0 ? playerName(question.other) : '',
    subject: cardName(question.kind === 'to-give' ? (question.wants[0] ?? question.card) : question.card),
    amount: money(question.amount),
    number: question.kind === 'to-discard' ? question.amount : question.noes,
    names: names(question.seats),
    count: question.seats.length,
  };
}

/** The open questions; what several are asked by one and the same card is one question to all of them. */
export function openQuestions(): DealQuestionView[] {
  const found: DealQuestionView[] = [];
  for (const question of session.deal?.questions ?? []) {
    const place = found.findIndex(({ kind, card, noes }) => kind === question.kind && card === question.card && noes === question.noes);
    const same = found[place];
    if (same) found[place] = { ...same, seats: [...same.seats, ...question.seats].sort((one, other) => one - other) };
    else found.push(question);
  }
  return found;
}

/** The heading of the card. */
export function dealHead(question: DealQuestionView | null, asked: boolean): string {
  if (!question) return t('head-over');
  const own = `deal-head-${question.kind}`;
  if (asked && has(own)) return t(own, wordingOf(question));
  const waited = [...new Set(openQuestions().flatMap(({ seats }) => seats))];
  return t('head-waiting', { names: names(waited), count: waited.length });
}

/** What the speaker is asked to do. */
export function dealTask(question: DealQuestionView): string {
  return t(`deal-task-${question.kind}`, wordingOf(question));
}

/** Who must do what, for everybody else. */
export function dealStatus(question: DealQuestionView): string {
  return t(`deal-status-${question.kind}`, wordingOf(question));
}
