/** What is said of an open question. */

import type { DealQuestionView, DealView } from '../../../generated/deal.ts';
import { has, lookUp, money, t } from '../../../i18n/text.svelte.ts';
import type { GameReadModel } from '../model/context.ts';
import { cardActions } from './cardActions.ts';
import { cardName } from './names.ts';

/** What a seat is asked in which turn. */
export function posed({ questions, turns }: DealView, seat: number): string {
  const asked = questions.filter(({ seats }) => seats.includes(seat));
  return asked.map((one) => [turns, one.kind, one.seat, one.other, one.card, one.noes].join(' ')).join();
}

/** The same text as long as the card shows the same question to the same seat. */
export function questionKey(seen: GameReadModel, question: DealQuestionView | null): string {
  if (!question) return 'none';
  const { kind, seat, other, card, noes } = question;
  return [kind, seat, other, card, noes, seen.acting, seen.isAsked(question), seen.table?.turns].join(' ');
}

/** What the texts about a question may name. */
export function wordingOf(seen: GameReadModel, question: DealQuestionView): Record<string, string | number> {
  return {
    seat: seen.playerName(question.seat),
    other: question.other >= 0 ? seen.playerName(question.other) : '',
    subject: cardName(seen, question.kind === 'to-give' ? (question.wants[0] ?? question.card) : question.card),
    amount: money(question.amount),
    number: question.kind === 'to-discard' ? question.amount : question.noes,
    names: seen.names(question.seats),
    count: question.seats.length,
  };
}

/** The open questions; what several are asked by one and the same card is one question to all of them. */
export function openQuestions(seen: GameReadModel): DealQuestionView[] {
  const found: DealQuestionView[] = [];
  for (const question of seen.table?.questions ?? []) {
    const place = found.findIndex(
      ({ kind, card, noes }) => kind === question.kind && card === question.card && noes === question.noes,
    );
    const same = found[place];
    if (same) found[place] = { ...same, seats: [...same.seats, ...question.seats].sort((one, other) => one - other) };
    else found.push(question);
  }
  return found;
}

/** Whether it is the speaker's own action that another player says no to. */
export function isOwnDuel(seen: GameReadModel, { kind, other }: DealQuestionView): boolean {
  return kind === 'duel' && other === seen.acting;
}

/** Whether the speaker's turn has come to its end: no card can be played any more. */
export function isTurnPlayed(seen: GameReadModel, { kind }: DealQuestionView): boolean {
  const seat = seen.acting;
  if (kind !== 'to-play' || seat === null || !seen.offer(seat, 'end')) return false;
  return cardActions(seen, seat).every(({ verb }) => verb === 'move');
}

/** The heading of the card. */
export function headLine(seen: GameReadModel, question: DealQuestionView | null, asked: boolean): string {
  if (!question) return t('head-over');
  if (asked && isTurnPlayed(seen, question)) return t('deal-head-done');
  const own = `deal-head-${question.kind}${isOwnDuel(seen, question) ? '-own' : ''}`;
  if (asked && has(own)) return lookUp(own, wordingOf(seen, question));
  const waited = [...new Set(openQuestions(seen).flatMap(({ seats }) => seats))];
  return t('head-waiting', { names: seen.names(waited), count: waited.length });
}

/** What the speaker is asked to do. */
export function taskLine(seen: GameReadModel, question: DealQuestionView): string {
  const seat = seen.acting;
  if (seat !== null && isTurnPlayed(seen, question)) {
    return t(cardActions(seen, seat).length > 0 ? 'deal-task-done-move' : 'deal-task-done');
  }
  return lookUp(`deal-task-${question.kind}`, wordingOf(seen, question));
}

/** Who must do what, for everybody else. */
export function statusLine(seen: GameReadModel, question: DealQuestionView): string {
  return lookUp(`deal-status-${question.kind}`, wordingOf(seen, question));
}
