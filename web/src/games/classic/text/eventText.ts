/** Facts as sentences in the reader's language; the messages say themselves which only echo another. */

import { FACT, FACT_WORDS, type TradeView } from '../../../generated/classic.ts';
import { CLAUSES, CLOCK, type Fact, type Reason, type StepView } from '../../../generated/protocol.ts';
import { echoes, has, lookUp, money, t } from '../../../i18n/text.svelte.ts';
import { readProposal, type Terms } from '../model/notation.ts';
import type { GameReadModel } from '../model/context.ts';
import { diceOf } from '../model/displayState.ts';
import { cardText, faceText, groupInText, squareInText, squareName } from './names.ts';

const CARDS: readonly number[] = [FACT.drew, FACT['card-kept'], FACT['card-returned'], FACT['card-passed']];
const DICE: readonly number[] = [FACT.rolled, FACT['start-rolled']];
/** What comes of proposals beside a trade. */
const TALK: readonly number[] = [FACT.proposed, FACT.refused, FACT.withdrawn, FACT.voided];
/** What a robot gives a reason for. */
const REASONED: readonly number[] = [FACT.declined, FACT.passed, FACT.proposed, FACT.accepted, FACT.refused];
const PLUS = '\u00a0+\u00a0';
const SCARCE: readonly number[] = [FACT.shortage, FACT.wanted, FACT.waived];

/** What each side of a trade gives, in words. */
type Sides = Record<'gives' | 'gets', string>;

/** What a fact says; null for what is not told, or is an echo unless these are wanted too (for the ledger). */
export function eventText(seen: GameReadModel, step: StepView, fact: Fact, withEchoes: boolean): string | null {
  const id = idOf(fact);
  if (!has(id) || (echoes(id) && !withEchoes)) return null;
  const [kind, seat, other, , amount, clause] = fact;
  if (TALK.includes(kind) && isRobot(seen, seat) && isRobot(seen, other)) return null;
  // Whom one hears concerns persons: a robot does not mind.
  if (kind === FACT.hearing && isRobot(seen, other)) return null;
  const told = lookUp(id, {
    seat: seat === CLOCK ? '' : seen.playerName(seat),
    other: seen.playerName(other),
    subject: subjectOf(seen, fact),
    amount: money(amount),
    number: isScarce(fact) ? other : amount,
    clause: CLAUSES[clause] ?? '',
    terms: kind === FACT.proposed ? termsOf(seen, step.action) : kind === FACT.accepted ? agreed(seen, step, fact) : '',
  });
  return step.reason && REASONED.includes(kind)
    ? t('event-with-reason', { told, reason: reasonText(seen, step.reason) })
    : told;
}

/** Why a robot did something, in a few words. */
export function reasonText({ box }: Pick<GameReadModel, 'box'>, { word, about }: Reason): string {
  const { group, name } = groupInText(about, box);
  return lookUp(`reason-${word}`, { about: group, colour: name });
}

/** Why a robot has made a proposal that stands open; empty where it did not say so. */
export function proposalReason(seen: GameReadModel, { serial }: TradeView): string {
  const made = seen.kept.find(({ facts }) =>
    facts.some(([kind, , , subject]) => kind === FACT.proposed && subject === serial),
  );
  return made?.reason ? reasonText(seen, made.reason) : '';
}

/** Robots talk much among themselves: only what comes of it is told. */
function isRobot({ cast }: GameReadModel, seat: number): boolean {
  return cast[seat]?.kind === 'bot';
}

function idOf([kind, , , , , clause]: Fact): string {
  const plain = `fact-${FACT_WORDS[kind] ?? ''}`;
  const special = `${plain}-${(CLAUSES[clause] ?? '').toLowerCase()}`;
  return has(special) ? special : plain;
}

function isScarce([kind, , , subject]: Fact): boolean {
  return SCARCE.includes(kind) || (kind === FACT['auction-opened'] && subject < 0);
}

function subjectOf(seen: GameReadModel, [kind, , , subject, , clause]: Fact): string {
  if (DICE.includes(kind)) return diceText(subject);
  const byCard = (kind === FACT.paid || kind === FACT.owes) && CLAUSES[clause] === 'CARD-1';
  if (CARDS.includes(kind) || byCard) return cardText(seen, subject);
  return squareInText(seen, subject);
}

/** "5 + 3" on one line, and the Speedy die behind where it was rolled. */
function diceText(lie: number): string {
  const [first, second, third] = diceOf(lie);
  const white = `${first}${PLUS}${second}`;
  return third ? `${white}${PLUS}${faceText(third)}` : white;
}

/** What a proposal is about, in one breath: "Ada dà Viale Vesuvio per M 165". */
export function proposalLine(seen: GameReadModel, trade: TradeView): string {
  const byMaker = trade.debtor === trade.maker;
  const gives = listOf(seen, trade.gives, trade.givesCards, Math.max(0, trade.money), byMaker ? 0 : trade.clears);
  const gets = listOf(seen, trade.gets, trade.getsCards, Math.max(0, -trade.money), byMaker ? trade.clears : 0);
  return t('proposal-line', { maker: seen.playerName(trade.maker), terms: t('terms', { gives, gets }) });
}

/** The terms of a proposal, from the answer that made it. */
function termsOf(seen: GameReadModel, action: string): string {
  const terms = readProposal(action);
  return terms ? t('terms', sidesOf(seen, terms)) : t('terms-unknown');
}

/** What both sides of a proposal give, as its maker sees it. */
export function sidesOf(seen: GameReadModel, { gives, gets, givesCards, getsCards, money, clears }: Terms): Sides {
  // Deeds go against a debt, so the other side lets it off (DEBT-2).
  return {
    gives: listOf(seen, gives, givesCards, Math.max(0, money), gives.length > 0 ? 0 : clears),
    gets: listOf(seen, gets, getsCards, Math.max(0, -money), gives.length > 0 ? clears : 0),
  };
}

/** The terms of a trade, by what changed hands in its step: "gives this for that" from its maker's side. */
function agreed(seen: GameReadModel, { facts }: StepView, [, partner, maker]: Fact): string {
  const passed = (kind: number, giver: number) =>
    facts.filter(([one, seat, , , , clause]) => one === kind && seat === giver && CLAUSES[clause] === 'TRADE-1');
  const sum = (some: Fact[]) => some.reduce((total, [, , , , amount]) => total + amount, 0);
  const side = (giver: number, clears: number) =>
    listOf(
      seen,
      passed(FACT['deed-passed'], giver).map(([, , , square]) => square),
      passed(FACT['card-passed'], giver).map(([, , , card]) => card),
      sum(passed(FACT.paid, giver)),
      clears,
    );
  const clears = sum(facts.filter(([kind]) => kind === FACT.cleared));
  const deeds = passed(FACT['deed-passed'], maker).length > 0;
  return t('terms', { gives: side(maker, deeds ? 0 : clears), gets: side(partner, deeds ? clears : 0) });
}

function listOf(
  seen: GameReadModel,
  deeds: readonly number[],
  cards: readonly number[],
  sum: number,
  clears: number,
): string {
  const parts = deeds.map((square) => squareName(seen, square));
  if (cards.length > 0) parts.push(t('terms-jail-cards', { number: cards.length }));
  if (sum > 0) parts.push(money(sum));
  if (clears > 0) parts.push(t('terms-debt', { amount: money(clears) }));
  const last = parts.pop() ?? t('terms-nothing');
  if (parts.length === 0) return last;
  const first = parts.reduce((before, part) => t('terms-comma', { first: before, last: part }));
  return t('terms-and', { first, last });
}
