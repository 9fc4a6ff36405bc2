/** Facts as sentences in the reader's language; the messages say themselves which only echo another. */

import { CLAUSES, FACT, FACT_WORDS, type Fact, type StepView, type TradeView } from '../generated/protocol.ts';
import { cardText, echoes, has, money, playerName, squareName, t } from './text.svelte.ts';

const CARDS: readonly number[] = [FACT.drew, FACT['card-kept'], FACT['card-returned'], FACT['card-passed']];
const DICE: readonly number[] = [FACT.rolled, FACT['start-rolled']];
const SCARCE: readonly number[] = [FACT.shortage, FACT.wanted, FACT.waived];

/** What a fact says; null for what is not told, or is an echo unless these are wanted too (for the ledger). */
export function sentence(step: StepView, fact: Fact, withEchoes = false): string | null {
  const id = idOf(fact);
  if (!has(id) || (echoes(id) && !withEchoes)) return null;
  const [kind, seat, other, , amount, clause] = fact;
  return t(id, {
    seat: playerName(seat),
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
  if (DICE.includes(kind)) return `${Math.floor(subject / 10)} + ${subject % 10}`;
  if (CARDS.includes(kind) || (kind === FACT.paid && CLAUSES[clause] === 'CARD-1')) return cardText(subject);
  return squareName(subject).replace(/!$/, '');
}

/** What a proposal is about, in one breath: "Ada dà Viale Vesuvio per M 165". */
export function proposalLine(trade: TradeView): string {
  const gives = listOf(trade.gives, trade.gives_cards, Math.max(0, trade.money));
  const gets = listOf(trade.gets, trade.gets_cards, Math.max(0, -trade.money));
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
  const gives = listOf(values['give'], values['give_card'], Math.max(0, paid));
  const gets = listOf(values['get'], values['get_card'], Math.max(0, -paid));
  return t('terms', { gives, gets });
}

function listOf(deeds: number[] = [], cards: number[] = [], sum: number): string {
  const parts = deeds.map(squareName);
  if (cards.length > 0) parts.push(t('terms-jail-cards', { number: cards.length }));
  if (sum > 0) parts.push(money(sum));
  const last = parts.pop() ?? t('terms-nothing');
  if (parts.length === 0) return last;
  const first = parts.reduce((before, part) => t('terms-comma', { first: before, last: part }));
  return t('terms-and', { first, last });
}
