/** What the table lacks for an action, where that says more than the title of its clause. */

import type { DealPlayerView } from '../../../generated/deal.ts';
import { type MessageIdFor, t } from '../../../i18n/text.svelte.ts';
import type { CardKind } from '../model/box.ts';
import type { GameReadModel } from '../model/context.ts';

type Lack = (own: DealPlayerView) => MessageIdFor;

/** Whether a player has a property that is in no complete set. */
const hasLoose = ({ sets }: DealPlayerView) => sets.some(({ complete }) => !complete);

/** The clauses of the actions that need something on the table, and what is missing for them there. */
const LACKS: Partial<Record<CardKind, { clause: string; lack: Lack }>> = {
  sly: { clause: 'DEAL-14', lack: () => 'deal-lack-loose' },
  forced: { clause: 'DEAL-14', lack: (own) => (hasLoose(own) ? 'deal-lack-loose' : 'deal-lack-own-loose') },
  breaker: { clause: 'DEAL-14', lack: () => 'deal-lack-whole' },
  rent: { clause: 'DEAL-10', lack: () => 'deal-lack-colours' },
  'rent-any': { clause: 'DEAL-10', lack: () => 'deal-lack-properties' },
  house: { clause: 'DEAL-16', lack: () => 'deal-lack-house' },
  hotel: { clause: 'DEAL-16', lack: () => 'deal-lack-hotel' },
};

/** Cards are played in one's own turn, and only as many as the rules allow. */
const TURN = 'DEAL-2';

/** Why a card cannot be used now: what is missing for its action, else the title of the clause. */
export function lackText(seen: GameReadModel, seat: number, kind: CardKind, clause: string): string {
  const { table } = seen;
  if (table && clause === TURN) {
    if (table.turn !== seat) return t('deal-lack-turn');
    if (table.plays === 0) return t('deal-lack-plays');
  }
  const own = table?.players[seat];
  const entry = LACKS[kind];
  return own && entry?.clause === clause ? t(entry.lack(own)) : seen.clauseTitle(clause);
}
