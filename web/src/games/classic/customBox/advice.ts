/** What is said of a priced thing that stands outside the figures of the classic boards, and of changes that mend it. */

import type { AdviceView, ChangeView } from '../../../generated/classic.ts';
import { lookUp, money, nameIn, number, percent, t } from '../../../i18n/text.svelte.ts';
import { colourName } from '../text/names.ts';
import type { BoxValues } from './boxValues.ts';
import { cardWords } from './cardWords.ts';
import { isSum } from './edits.ts';

/** Where the fields of a board's numbers have their words. */
const NUMBERS: Readonly<Record<string, string>> = {
  salary: 'workshop-salary',
  fine: 'workshop-fine',
  cash: 'workshop-number-cash',
};

/** What an advice is about. */
export function subjectOf({ about, name, place }: AdviceView, box: BoxValues): string {
  if (about === 'group') return capitalised(colourName(name, box));
  if (about === 'number') return lookUp(NUMBERS[name] ?? name);
  const card = about === 'card' ? box.cards[place ?? 0] : undefined;
  return card ? cardWords(box, card) : nameIn(box.squares[place ?? 0]?.name ?? {});
}

/** What is wrong with it. */
export function faultOf(advice: AdviceView, box: BoxValues): string {
  const { about, fault, part } = advice;
  if (fault === 'never') return t('workshop-advice-never');
  if (fault === 'ladder') return t('workshop-advice-ladder');
  if (fault === 'late' || fault === 'soon') {
    const turns = { turns: number(Math.round(advice.here)), classic: number(Math.round(advice.low)) };
    return t(`workshop-advice-${fault}`, turns);
  }
  const [here, low, high] = [advice.here, advice.low, advice.high].map((sum) => amountOf(advice, sum, box));
  const said = { here: here ?? '', low: low ?? '', high: high ?? '' };
  if (about === 'deed') return t(part === 'prices' ? 'workshop-advice-price' : 'workshop-advice-rent', said);
  return low === high ? t('workshop-advice-sum', said) : t('workshop-advice-span', said);
}

/** What a change does. */
export function labelOf(advice: AdviceView, change: ChangeView, box: BoxValues): string {
  const { part, factor, amounts } = change;
  const [amount = 0] = amounts;
  const list = [...new Set(amounts)].map((one) => (part === 'prices' ? money(one) : number(one))).join(', ');
  if (part === 'house-price') return t('workshop-advice-house', { amount: money(amount) });
  if (part === 'amount') return t('workshop-advice-amount', { amount: amountOf(advice, amount, box) });
  if (part === 'prices') return t('workshop-advice-prices', { amounts: list, count: amounts.length });
  if (part === 'ladder' && amounts.length === 0) return t('workshop-advice-steps');
  if (part === 'ladder' || advice.about === 'deed') return t('workshop-advice-rents', { amounts: list });
  const share = percent(Math.abs(factor - 1));
  return t(factor > 1 ? 'workshop-advice-raise' : 'workshop-advice-lower', { change: share });
}

/** A sum of money; some cards have a number that multiplies a rent instead. */
function amountOf({ about, place }: AdviceView, amount: number, box: BoxValues): string {
  const card = about === 'card' ? box.cards[place ?? 0] : undefined;
  return card && !isSum(card.effect) ? number(Math.round(amount)) : money(Math.round(amount));
}

const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
