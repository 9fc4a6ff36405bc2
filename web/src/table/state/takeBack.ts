/** How one takes something back, and agrees that another does. */

import type { Command } from '../../net/connection.ts';
import type { Session } from '../../session/session.svelte.ts';

/** Take back the last answer of a seat, or ask the others. */
export async function takeBack(session: Session, seat: number): Promise<void> {
  const way = session.own(seat)?.undoable;
  if (!way) return;
  await said(session, seat, { type: 'take-back', seat, step: way.step, needsConsent: way.needsConsent });
}

/** Say for a seat whether it agrees to the wish that waits; who wished it lets it go. */
export async function consent(session: Session, seat: number, agrees: boolean): Promise<void> {
  const wish = session.view?.takeBack;
  if (wish) await said(session, seat, { type: 'answer-take-back', seat, version: wish.version, agrees });
}

/** Agree to the wish that waits for all seats of this browser that it asks: people at one screen have spoken already. */
export async function consentForAll(session: Session, seats: readonly number[]): Promise<void> {
  for (const seat of seats) await consent(session, seat, true);
}

/** Say something of taking back; what came of it is told beside the answers. */
async function said(session: Session, seat: number, command: Command): Promise<void> {
  session.answers.hear(seat, '', await session.send(command));
}
