/** What answers in the notation are called, for hints. */

import { lookUp, money, t } from '../../../i18n/text.svelte.ts';
import { readProposal } from '../model/notation.ts';
import { sidesOf } from './eventText.ts';
import type { GameReadModel } from '../model/context.ts';
import { squareInText } from './names.ts';

/** The trade that an answer accepts or refuses. */
function tradeOf({ table }: GameReadModel, action: string) {
  const [verb, serial] = action.split(' ');
  if (verb !== 'accept' && verb !== 'refuse') return undefined;
  return table?.trades.find((trade) => trade.serial === Number(serial));
}

/** What an answer is, in a few words: "Bid M 120". */
export function answerText(seen: GameReadModel, action: string): string {
  const terms = readProposal(action);
  if (terms) return t('hint-answer-propose', { partner: seen.playerName(terms.partner), ...sidesOf(seen, terms) });
  const [verb = '', number = '0'] = action.split(' ');
  return lookUp(`hint-answer-${verb}`, {
    square: squareInText(seen, Number(number)),
    amount: money(Number(number)),
    steps: number,
    maker: seen.playerName(tradeOf(seen, action)?.maker ?? 0),
  });
}

/** With whom an answer trades: whom it makes an offer, or whose it accepts. */
export function partnerIn(seen: GameReadModel, action: string): number | null {
  const trade = action.startsWith('accept ') ? tradeOf(seen, action) : undefined;
  return readProposal(action)?.partner ?? trade?.maker ?? null;
}
