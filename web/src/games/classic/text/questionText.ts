/** What is said of an open question. */

import { haveLeft } from '../../../core/departures.ts';
import type { QuestionView, TableView } from '../../../generated/classic.ts';
import { lookUp, money, t } from '../../../i18n/text.svelte.ts';
import type { GameReadModel, Session } from '../model/context.ts';
import { buildingWord, squareInText } from './names.ts';

/** What a seat is asked in which roll of which turn; who bids how much in an auction is the same question. */
export function posed({ questions, turns, doubles }: TableView, seat: number): string {
  const asked = questions.filter(({ seats }) => seats.includes(seat));
  return asked.map((one) => [turns, doubles, one.kind, one.seat, one.square, one.building, one.card].join(' ')).join();
}

/** The same text as long as the card shows the same question to the same seat. */
export function questionKey(seen: GameReadModel, question: QuestionView | null): string {
  if (!question) return 'none';
  return [question.kind, question.seat, question.square, question.building, seen.acting, seen.isAsked(question)].join(
    ' ',
  );
}

/** The square whose deed is in question, or null. */
export function deedInQuestion({ box }: GameReadModel, question: QuestionView): number | null {
  if (question.kind === 'debt') return null;
  return question.square >= 0 && box?.squares[question.square]?.price ? question.square : null;
}

/** "Marco e Luca possono ancora offrire per Largo Colombo." */
export function statusLine(seen: GameReadModel, question: QuestionView): string {
  return t(`status-${question.kind}`, wording(seen, question));
}

/** What the speaker is asked to do: "tira i dadi". */
export function taskLine(seen: GameReadModel, question: QuestionView): string {
  return lookUp(`task-${question.kind}`, wording(seen, question));
}

/** The heading of the card: what is asked of the speaker, or who is waited for. */
export function headLine(seen: GameReadModel, question: QuestionView | null, asked: boolean): string {
  if (!question) return t('head-over');
  if (!asked && !isAuction(question)) return t('head-waiting', wording(seen, question));
  return lookUp(`head-${question.kind}`, wording(seen, question));
}

/** The highest bid is news for everybody. */
export function newsLine(seen: GameReadModel, question: QuestionView): string {
  if (!isAuction(question) || question.other < 0) return '';
  return t('auction-news', { amount: money(question.amount), other: seen.playerName(question.other) });
}

/** Whether a question is who bids more, for a deed or a building. */
export function isAuction({ kind }: QuestionView): boolean {
  return kind === 'auction' || kind === 'building-auction';
}

/** Whether there are answers to give, or an auction to follow, and not only to wait. */
export function isAnswering(session: Session): boolean {
  const { question, behind } = session;
  return question !== null && !behind && (session.isAsked(question) || isAuction(question));
}

/**
 * What tells the card of a question from the next one. Each question has a new card: nothing in the one before moves.
 * An auction has one card for all bidders, waiting has one card for all players, and being out and the end have one each.
 */
export function cardKey(session: Session): string {
  const { acting, question, mine, over, shown } = session;
  if (over) return 'over';
  if (haveLeft(shown, mine)) return 'out';
  if (!question || !isAnswering(session)) return '';
  const asked = isAuction(question) ? '' : String(acting);
  return `${question.kind} ${String(question.square)} ${asked}`;
}

/** What the texts about a question may name. */
export function wording(seen: GameReadModel, question: QuestionView) {
  return {
    names: seen.names(question.seats),
    count: question.seats.length,
    seat: seen.playerName(question.seat),
    other: seen.playerName(question.other),
    square: question.square >= 0 ? squareInText(seen, question.square) : '',
    amount: money(question.amount),
    building: buildingWord(question.building),
    deeds: question.deeds.length,
  };
}
