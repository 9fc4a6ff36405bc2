/** Which squares matter now, and why: from the open question, the offers and the trades. */

import type { Session } from '../model/context.ts';
import { draftStatus } from '../model/tradeTerms.ts';
import type { ClassicTableState } from './classicTableState.ts';
import type { Draft } from './tradeDraft.svelte.ts';

export type Reason = 'open' | 'asked' | 'tradable' | 'drafted' | 'traded' | 'buildable' | 'landing';

/** The token that moves: the square where it will stop, and whether nothing is in motion any more. */
interface Motion {
  landing: number | null;
  arrived: boolean;
}

/** The squares that are outlined, each with the strongest reason; what is asked only once the token is there. */
export function squareHighlights(
  seen: Session,
  state: ClassicTableState,
  { landing, arrived }: Motion,
): Map<number, Reason> {
  const found = new Map<number, Reason>();
  if (!seen.table || seen.replay) return landing === null ? found : found.set(landing, 'landing');
  const draft = state.tradeDraft.current;
  if (draft) return drafted(seen, draft);
  for (const square of buildable(seen, state)) found.set(square, 'buildable');
  for (const square of traded(seen, state)) found.set(square, 'traded');
  if (arrived) for (const [square, reason] of asked(seen, state)) found.set(square, reason);
  if (landing !== null) found.set(landing, 'landing');
  return found;
}

/** What is in the draft on the trade table, and what else could be. */
function drafted(seen: Session, draft: Draft): Map<number, Reason> {
  const { table, shown } = seen;
  if (!table) return new Map();
  const { terms } = draftStatus(seen, draft.seat, draft.terms);
  const free = shown.owner.flatMap((owner, square) =>
    [draft.seat, terms.partner].includes(owner) && !table.bound[square] ? [square] : [],
  );
  return new Map<number, Reason>([
    ...free.map((square): [number, Reason] => [square, 'tradable']),
    ...[...terms.gives, ...terms.gets].map((square): [number, Reason] => [square, 'drafted']),
  ]);
}

/** What the open question is about. */
function asked({ table }: Session, { squareSelection }: ClassicTableState): [number, Reason][] {
  const question = table?.questions[0];
  if (!question) return [];
  const about = question.kind === 'bus' ? question.squares : question.deeds;
  const goals = question.kind === 'anywhere' ? squareSelection.goals : [];
  return [
    ...goals.map((square): [number, Reason] => [square, 'open']),
    ...[question.square, ...about].filter((square) => square >= 0).map((square): [number, Reason] => [square, 'asked']),
  ];
}

/** What is offered to and by this browser's seats, while one looks at the trades. */
function traded({ table, mine }: Session, { panels }: ClassicTableState): number[] {
  if (panels.open !== 'trades') return [];
  const own = (table?.trades ?? []).filter(({ maker, partner }) =>
    [maker, partner].some((seat) => mine.includes(seat)),
  );
  return own.flatMap(({ gives, gets }) => [...gives, ...gets]);
}

/** Where the acting seat can build: while it looks at its estate, or has to place what it bought. */
function buildable(seen: Session, { panels }: ClassicTableState): number[] {
  const seat = seen.acting;
  if (seat === null) return [];
  const placing = seen.table?.questions[0]?.kind === 'place';
  const offers = seen.own(seat)?.offers ?? [];
  if (placing) return offers.filter((one) => one.verb === 'place').map((one) => one.subject);
  if (panels.open !== 'estate') return [];
  return offers.filter((one) => one.verb === 'build').map((one) => one.subject);
}
