/** The card game's facts as sentences in the reader's language. */

import { FACT, FACT_WORDS } from '../../../generated/deal.ts';
import { CLAUSES, type Fact } from '../../../generated/protocol.ts';
import { echoes, has, lookUp, money } from '../../../i18n/text.svelte.ts';
import type { GameReadModel } from '../model/context.ts';
import { UNKNOWN } from '../model/displayState.ts';
import { cardName, cardOf, colourName, setColour, setName } from './names.ts';

const HIDING: readonly number[] = [FACT.drew, FACT.discarded];
/** Facts whose amount is the number of a set. */
const OF_A_SET: readonly number[] = [FACT.laid, FACT.moved, FACT.built, FACT.took, FACT['took-building']];
const BROKEN: readonly string[] = ['-to-bank', '-stay', '-discard'];

/** What a fact says; null for what is an echo of another of the same step, unless these are wanted too. */
export function eventText(seen: GameReadModel, known: Fact, withEchoes: boolean): string | null {
  const fact = seen.mine.length > 1 ? covered(known) : known;
  const id = idOf(seen, fact);
  if (!has(id) || (echoes(id) && !withEchoes)) return null;
  const [kind, seat, other, subject, amount, clause] = fact;
  const set = setOfFact(fact);
  return lookUp(id, {
    seat: seen.playerName(seat),
    other: other >= 0 ? seen.playerName(other) : '',
    subject: cardName(seen, subject),
    set: set >= 0 ? setName(seen, set) : '',
    colour: set >= 0 ? colourName(seen, setColour(seen, set)) : '',
    given: kind === FACT.wanted && amount > 0 ? cardName(seen, amount - 1) : '',
    amount: money(amount),
    number: amount,
    clause: CLAUSES[clause] ?? '',
  });
}

/** Where several sit at one screen nobody reads what another has drawn, or put under the pile. */
function covered(fact: Fact): Fact {
  const [kind, seat, other, , amount, clause] = fact;
  const hidden = kind === FACT.drew || (kind === FACT.discarded && amount === 1);
  return hidden ? [kind, seat, other, UNKNOWN, amount, clause] : fact;
}

function setOfFact([kind, , , , amount]: Fact): number {
  return OF_A_SET.includes(kind) ? amount : -1;
}

function idOf(seen: GameReadModel, fact: Fact): string {
  const [kind, , , subject] = fact;
  const plain = `deal-${FACT_WORDS[kind] ?? ''}`;
  const special = `${plain}${suffixOf(seen, fact)}`;
  if (special !== plain) return special;
  const byKind = `${plain}-${cardOf(seen, subject)?.kind ?? ''}`;
  return has(byKind) ? byKind : plain;
}

/** What is special about a fact, whatever card it speaks of. */
function suffixOf(seen: GameReadModel, [kind, , , subject, amount]: Fact): string {
  if (subject === UNKNOWN && HIDING.includes(kind)) return '-hidden';
  switch (kind) {
    case FACT.wanted:
      return amount > 0 ? '-swap' : amount < 0 ? '-set' : '';
    case FACT['set-broken']:
      return BROKEN[amount] ?? '';
    case FACT.discarded:
      return amount === 1 ? '-under' : '';
    case FACT.picked:
      return amount === 0 ? '-back' : '';
    case FACT.won:
      return amount < (seen.box?.setsToWin ?? 0) ? '-left' : '';
    default:
      return '';
  }
}
