/** What answers in the notation are called, for hints. */

import { money, t } from '../../text/text.svelte.ts';
import { readProposal } from './notation.ts';
import { sidesOf } from './sentence.ts';
import type { Seen } from './session.ts';
import { squareName } from './words.ts';

/** The trade that an answer accepts or refuses. */
function tradeOf({ table }: Seen, action: string) {
  const [verb, serial] = action.split(' ');
  if (verb !== 'accept' && verb !== 'refuse') return undefined;
  return table?.trades.find((trade) => trade.serial === Number(serial));
}

/** What an answer is, in a few words: "Bid M 120". */
export function answerText(seen: Seen, action: string): string {
  const terms = readProposal(action);
  if (terms) return t('hint-answer-propose', { partner: seen.playerName(terms.partner), ...sidesOf(seen, terms) });
  const [verb = '', number = '0'] = action.split(' ');
  return t(`hint-answer-${verb}`, {
    square: squareName(seen, Number(number)).replace(/!$/, ''),
    amount: money(Number(number)),
    steps: number,
    maker: seen.playerName(tradeOf(seen, action)?.maker ?? 0),
  });
}

/** With whom an answer trades: whom it makes an offer, or whose it accepts. */
export function partnerIn(seen: Seen, action: string): number | null {
  const trade = action.startsWith('accept ') ? tradeOf(seen, action) : undefined;
  return readProposal(action)?.partner ?? trade?.maker ?? null;
}
