/** What a trade would do, in words. */

import type { SideWeight } from '../../../generated/classic.ts';
import { listed } from '../../../i18n/listFormat.ts';
import { money, t } from '../../../i18n/text.svelte.ts';
import type { GameReadModel } from '../model/context.ts';
import { groupInText } from './names.ts';

/** A colour that a trade completes for a player, or breaks up. */
export interface Shift {
  key: string;
  text: string;
  /** Whether one may be glad of it here. */
  good: boolean;
  colour: string;
}

/** The colours that a trade makes whole and those that it breaks. */
export function shifts(seen: GameReadModel, sides: readonly SideWeight[]): Shift[] {
  return sides.flatMap(({ seat, before, after }) => [
    ...without(after.colours, before.colours).map((colour) => shift(seen, 'completes', seat, colour)),
    ...without(before.colours, after.colours).map((colour) => shift(seen, 'breaks', seat, colour)),
  ]);
}

function without(all: readonly string[], those: readonly string[]): string[] {
  return all.filter((one) => !those.includes(one));
}

function shift(seen: GameReadModel, what: 'completes' | 'breaks', seat: number, colour: string): Shift {
  const mine = seen.acting === seat;
  const { group: kind, name } = groupInText(colour, seen.box);
  const group = t('trade-group', { colour: kind, name });
  const text = t(`trade-${what}`, { mine: mine ? 'yes' : 'no', seat: seen.playerName(seat), group });
  return { key: `${what} ${seat} ${colour}`, text, good: mine === (what === 'completes'), colour };
}

/** Both sides before and after in one breath, for those who hear the table. */
export function tradeSummary(seen: GameReadModel, sides: readonly SideWeight[]): string {
  const totals = sides.map(({ seat, before, after }) =>
    t('trade-totals', {
      seat: seen.playerName(seat),
      before: money(before.cash),
      after: money(after.cash),
      deeds: after.deeds,
      rents: money(after.rents),
    }),
  );
  return [...totals, listed(shifts(seen, sides).map(({ text }) => text))].filter(Boolean).join(' ');
}
