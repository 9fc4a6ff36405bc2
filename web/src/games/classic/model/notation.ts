/** The notation of answers, as far as screens write it. */

/** The terms of a trade as its maker states them; deeds by square, jail cards by number. */
export interface Terms {
  partner: number;
  gives: readonly number[];
  gets: readonly number[];
  givesCards: readonly number[];
  getsCards: readonly number[];
  /** What the maker pays; negative: what the partner pays. */
  money: number;
  /** The number of the trade that it answers, 0 for none. */
  counters: number;
  /** What of a debt between the two is let off for deeds (DEBT-2). */
  clears: number;
}

/** Write a proposal: "propose 2 give 5 15 get 39 money -50". */
export function writeProposal(terms: Terms): string {
  const list = (word: string, values: readonly number[]) => (values.length ? [word, ...values] : []);
  return [
    'propose',
    terms.partner,
    ...list('give', terms.gives),
    ...list('get', terms.gets),
    ...list('give_card', terms.givesCards),
    ...list('get_card', terms.getsCards),
    ...(terms.money ? ['money', terms.money] : []),
    ...(terms.counters ? ['counter', terms.counters] : []),
    ...(terms.clears ? ['clear', terms.clears] : []),
  ].join(' ');
}

/** Read a proposal as it was written; null where the answer is another one. */
export function readProposal(answer: string): Terms | null {
  const [verb, partner, ...words] = answer.split(' ');
  if (verb !== 'propose') return null;
  const values: Record<string, number[]> = {};
  let key = '';
  for (const word of words) {
    if (/^[a-z_]+$/.test(word)) values[(key = word)] = [];
    else values[key]?.push(Number(word));
  }
  return {
    partner: Number(partner),
    gives: values['give'] ?? [],
    gets: values['get'] ?? [],
    givesCards: values['give_card'] ?? [],
    getsCards: values['get_card'] ?? [],
    money: values['money']?.[0] ?? 0,
    counters: values['counter']?.[0] ?? 0,
    clears: values['clear']?.[0] ?? 0,
  };
}

/** Take an answer about one square apart: "mortgage 39". */
export function readStep(answer: string): { verb: string; subject: number } {
  const [verb = '', subject = '-1'] = answer.split(' ');
  return { verb, subject: Number(subject) };
}
