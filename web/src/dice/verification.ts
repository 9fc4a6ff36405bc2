/** Whether a game's numbers follow from its seed and shares; the verifier of docs/explanation/fair-dice.md, for the screen. */

import type { DiceSheet } from '../generated/protocol.ts';
import { elementAt } from '../platform/elementAt.ts';
import { bytesOf, hashed, hexOf, hmac, sha256 } from './sha256.ts';

/** What became of it: the first thing that is wrong, or how far the game goes. */
export type Found =
  | { kind: 'early' | 'promise' | 'terms' | 'fair' | 'partly' | 'closed' | 'cut' }
  | { kind: 'share'; seat: number }
  | { kind: 'draw' | 'pile'; answer: number; says: string };

type Piles = string[][][];

const rises = (list: string[]) =>
  list.every((one, n) => n === 0 || elementAt(list, n - 1).localeCompare(one, 'en', { numeric: true }) < 0);
const same = (one: string[], other: string[]) =>
  one.length === other.length && one.every((card, n) => card === other[n]);

/** Check a sheet. */
export function check(sheet: DiceSheet): Found {
  const { promise, pledges, shares, seed } = sheet;
  if (!seed) return { kind: 'early' };
  if (promise && hashed(seed) !== promise) return { kind: 'promise' };
  if (!termsAgree(sheet)) return { kind: 'terms' };
  const forged = shares.findIndex((share, seat) => share !== '' && hashed(share) !== pledges[seat]);
  if (forged >= 0) return { kind: 'share', seat: forged };
  const wrong = firstWrong(sheet);
  if (wrong) return wrong;
  if (!sheet.over) return { kind: sheet.closed ? 'closed' : 'cut' };
  return { kind: unbound(sheet).length > 0 ? 'partly' : 'fair' };
}

/** What a sheet does not prove, however fair its dice. */
export type Unbound = 'promise' | 'terms' | 'seal' | 'position' | 'begun';

/** What a sheet does not prove. */
export function unbound({ promise, terms, sealed, laid, begun }: DiceSheet): Unbound[] {
  const missing = { promise: !promise, terms: !terms, seal: !sealed, position: laid, begun: begun > 0 };
  return (Object.keys(missing) as Unbound[]).filter((one) => missing[one]);
}

/** Whether a sheet says of the game what the terms say on which its numbers depend. */
function termsAgree({ terms, promise, pledges, begun, laid, shares }: DiceSheet): boolean {
  if (!terms) return true;
  const stated = JSON.parse(terms) as Partial<DiceSheet> & { position?: object; seats: number };
  return (
    JSON.stringify(stated.pledges ?? []) === JSON.stringify(pledges) &&
    (stated.promise ?? '') === promise &&
    (stated.begun ?? 0) === begun &&
    (stated.position !== undefined) === laid &&
    [0, stated.seats].includes(shares.length)
  );
}

function firstWrong({ shares, seed, terms, begun, draws }: DiceSheet): Found | null {
  const bound = terms ? `terms ${hexOf(sha256(new TextEncoder().encode(terms)))}\n` : '';
  const added = bound + shares.map((share, seat) => (share ? `${seat} ${share}\n` : '')).join('');
  const key = bytesOf(seed);
  const number = (n: number) => BigInt(`0x${hexOf(hmac(key, new TextEncoder().encode(`${added}${n}`)))}`);
  const past: { answer: number; piles: Piles }[] = [];
  let piles: Piles = [];
  let drawn = 0;
  for (const { answer, says, among, known, back } of draws) {
    if (back >= 0) piles = past.findLast((one) => one.answer < back)?.piles ?? [];
    for (const list of among) {
      const picked = known || answer < begun ? says : list[Number(number(drawn++) % BigInt(list.length))];
      if (picked !== says || !list.includes(says)) return { kind: 'draw', answer, says };
      if (known) continue;
      const left = without(piles, list, says);
      if (!left) return { kind: 'pile', answer, says };
      piles = left;
    }
    past.push({ answer, piles });
  }
  return null;
}

/** What lies in the piles once something was picked from a list; null where that is none of them, nor laid anew. */
function without(piles: Piles, list: string[], says: string): Piles | null {
  if (says.startsWith('roll ')) return rises(list) && list.length === 6 ? piles : null;
  const pile = piles.find((orders) => orders.some((order) => same(order, list)));
  const lies = new Set(piles.flat(2));
  if (!pile && !(rises(list) && !list.some((card) => lies.has(card)))) return null;
  const left = list.filter((card) => card !== says);
  const filled = list.slice(0, -1).map((card) => (card === says ? elementAt(list, list.length - 1) : card));
  return [...piles.filter((other) => other !== pile), [left, filled]];
}
