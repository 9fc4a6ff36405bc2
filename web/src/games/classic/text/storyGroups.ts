/** Events that share one line of the log: the rolls for the first turn, consecutive buildings of a player, the bids of an auction. */

import { FACT, type TableView } from '../../../generated/classic.ts';
import type { Fact } from '../../../generated/protocol.ts';
import { listed } from '../../../i18n/listFormat.ts';
import { t } from '../../../i18n/text.svelte.ts';
import type { StoryGroups } from '../../../core/contract.ts';
import type { BoxView } from '../model/box.ts';
import { eventText } from './eventText.ts';
import type { GameReadModel } from '../model/context.ts';
import type { DisplayState } from '../model/displayState.ts';
import { squareName } from './names.ts';

const BIDDING: readonly number[] = [FACT.bid, FACT.passed];
/** What ends an auction, or else tells of it: the first of these that there is. */
const TELLING: readonly number[] = [FACT.won, FACT.unsold, FACT.bid, FACT.passed];

/** The lines of the classic game that tell several facts. */
export const STORY_GROUPS: StoryGroups<BoxView, TableView, DisplayState> = {
  joins([first, builder], [kind, seat]) {
    if (first === FACT['start-rolled']) return kind === first;
    if (first === FACT.built) return kind === FACT.built && seat === builder;
    return BIDDING.includes(first) && TELLING.includes(kind);
  },

  sentence(seen, told) {
    const facts = told.map(({ fact }) => fact);
    const [first] = facts;
    if (first?.[0] === FACT['start-rolled']) return startLine(seen, facts);
    if (first?.[0] === FACT.built) return builtLine(seen, first[1], facts);
    const kind = TELLING.find((one) => facts.some(([kind]) => kind === one));
    const telling = told.findLast(({ fact }) => fact[0] === kind);
    return telling ? eventText(seen, telling.step, telling.fact, false) : null;
  },
};

/** "For the first turn: Ada 7, Bruno 5 and Carla 7", and who rolls again behind. */
function startLine(seen: GameReadModel, facts: readonly Fact[]): string {
  const rolls = facts.map(([, seat, , , number]) => t('start-rolled-one', { seat: seen.playerName(seat), number }));
  return t('start-rolled-together', { rolls: listed(rolls) });
}

/** "Ada builds on Via Roma: 2 houses and Piazza Dante: a hotel", each street once, as it stands in the end. */
function builtLine(seen: GameReadModel, builder: number, facts: readonly Fact[]): string {
  const levels = new Map(facts.map(([, , , square, level]) => [square, level]));
  const streets = [...levels].map(([square, number]) =>
    t('built-street', { subject: squareName(seen, square), number }),
  );
  return t('built-together', { seat: seen.playerName(builder), streets: listed(streets) });
}
