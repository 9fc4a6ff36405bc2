/** Hints, where the table allows them: what the answers of a seat would lead to, as the server estimates it. */

import type { Failure, Hint, HintedAnswer } from '../../generated/protocol.ts';
import { changeText } from '../../i18n/signedNumbers.ts';
import type { Session } from '../../session/session.svelte.ts';
import { WHOLE } from '../../core/winOdds.ts';

/** How many of many sums to bid are shown: the best. */
const BIDS = 1;
/** How many answers are shown. */
const MOST = 5;

/** Whether who is here may ask for hints. */
export function mayAsk({ room, mine, definition, replay }: Session): boolean {
  return !replay && room?.status === 'playing' && room.hints && mine.length > 0 && definition?.advice !== undefined;
}

/** The server gives no hint. */
export class HintError extends Error {
  readonly code: Failure['code'];

  constructor(code: Failure['code']) {
    super(`no hint: ${code}`);
    this.code = code;
  }
}

/** Ask the server for a hint for a seat. */
export async function askHint(session: Session, game: string, seat: number): Promise<Hint> {
  const answer = await session.send({ type: 'ask-hint', game, seat });
  if (answer.type === 'hint') return answer;
  throw new HintError(answer.code);
}

/** The best answers, of those that differ by their sum alone the best one. */
export function bestOf(answers: readonly HintedAnswer[]): HintedAnswer[] {
  let bids = 0;
  return answers.filter(({ action }) => !action.startsWith('bid ') || ++bids <= BIDS).slice(0, MOST);
}

/** By how much a seat's odds rise or fall: "+2.4 pp". */
export function risen(odds: readonly number[], before: readonly number[], seat: number): string {
  return changeText(((odds[seat] ?? 0) - (before[seat] ?? 0)) / WHOLE);
}
