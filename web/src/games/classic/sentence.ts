/** Facts as sentences in the reader's language; the messages say themselves which only echo another. */

import { dealSentence } from '../deal/sentence.ts';
import { CLAUSES, CLOCK, FACT, FACT_WORDS, type Fact, type StepView, type TradeView } from '../../generated/protocol.ts';
import { session } from '../../table/session.svelte.ts';
import { diceOf } from './shown.ts';
import { cardText, echoes, has, money, playerName, squareName, t } from '../../text/text.svelte.ts';

/** The face of the Speedy die after its numbers; those after it are Mr. Monopoly (SPEED-2). */
export const BUS = 4;

const CARDS: readonly number[] = [FACT.drew, FACT['card-kept'], FACT['card-returned'], FACT['card-passed']];
const DICE: readonly number[] = [FACT.rolled, FACT['start-rolled']];
const SCARCE: readonly number[] = [FACT.shortage, FACT.wanted, FACT.waived];

/** What a fact says; null for what is not told, or is an echo unless these are wanted too (for the ledger). */
export function sentence(step: StepView, fact: Fact, withEchoes = false): string | null {
  if (session.pack) return dealSentence(fact, withEchoes);
  const id = idOf(fact);
  if (!has(id) || (echoes(id) && !withEchoes)) return null;
  const [kind, seat, other, , amount, clause] = fact;
  return t(id, {
    seat: seat === CLOCK ? '' : playerName(seat),
    other: playerName(other),
    subject: subjectOf(fact),
    amount: money(amount),
    number: isScarce(fact) ? other : amount,
    clause: CLAUSES[clause] ?? '',
    terms: kind === FACT.proposed ? termsOf(step.action) : '',
  });
}

function idOf([kind, , , , , clause]: Fact): string {
  const plain = `fact-${FACT_WORDS[kind] ?? ''}`;
  const special = `${plain}-${(CLAUSES[clause] ?? '').toLowerCase()}`;
  return has(special) ? special : plain;
}

function isScarce([kind, , , subject]: Fact): boolean {
  return SCARCE.includes(kind) || (kind === FACT['auction-opened'] && subject < 0);
}

function subjectOf([kind, , , subject, , clause]: Fact): string {
  if (DICE.includes(kind)) return diceText(subject);
  const byCard = (kind === FACT.paid || kind === FACT.owes) && CLAUSES[clause] === 'CARD-1';
  if (CARDS.includes(kind) || byCard) return cardText(subject);
  return squareName(subject).replace(/!$/, '');
}

/** "5 + 3", and the Speedy die behind where it was rolled. */
function diceText(lie: number): string {
  const [first, second, third] = diceOf(lie);
  const white = `${first} + ${second}`;
  return third ? `${white} + ${faceText(third)}` : white;
}

/** What a face of the Speedy die is called. */
export function faceText(face: number): string {
  if (face < BUS) return String(face);
  return t(face === BUS ? 'die-bus' : 'die-mister');
}

/** What a proposal is about, in one breath: "Ada dà Viale Vesuvio per M 165". */
export function proposalLine(trade: TradeView): string {
  const byMaker = trade.debtor === trade.maker;
  const gives = listOf(trade.gives, trade.gives_cards, Math.max(0, trade.money), byMaker ? 0 : trade.clears);
  const gets = listOf(trade.gets, trade.gets_cards, Math.max(0, -trade.money), byMaker ? trade.clears : 0);
  return t('proposal-line', { maker: playerName(trade.maker), terms: t('terms', { gives, gets }) });
}

/** The terms of a proposal, from the answer that made it. */
function termsOf(action: string): string {
  const [verb, , ...words] = action.split(' ');
  if (verb !== 'propose') return t('terms-unknown');
  const values: Record<string, number[]> = {};
  let key = '';
  for (const word of words) {
    if (/^[a-z_]+$/.test(word)) values[(key = word)] = [];
    else values[key]?.push(Number(word));
  }
  const paid = values['money']?.[0] ?? 0;
  const clears = values['clear']?.[0] ?? 0;
  // Deeds go against a debt, so the other side lets it off (DEBT-2).
  const gives = listOf(values['give'], values['give_card'], Math.max(0, paid), values['give'] ? 0 : clears);
  const gets = listOf(values['get'], values['get_card'], Math.max(0, -paid), values['give'] ? clears : 0);
  return t('terms', { gives, gets });
}

function listOf(deeds: number[] = [], cards: number[] = [], sum: number, clears: number): string {
  const parts = deeds.map(squareName);
  if (cards.length > 0) parts.push(t('terms-jail-cards', { number: cards.length }));
  if (sum > 0) parts.push(money(sum));
  if (clears > 0) parts.push(t('terms-debt', { amount: money(clears) }));
  const last = parts.pop() ?? t('terms-nothing');
  if (parts.length === 0) return last;
  const first = parts.reduce((before, part) => t('terms-comma', { first: before, last: part }));
  return t('terms-and', { first, last });
}
