/** What moves in the classic game: tokens walk, dice roll, money and deeds fly. */

import type { AnimationContext, Choreography, Cue } from '../../core/contract.ts';
import { FACT } from '../../generated/classic.ts';
import type { Fact } from '../../generated/protocol.ts';
import type { BoxView } from './model/box.ts';
import { animationsOf } from './state/animations.svelte.ts';

const TIMES: Partial<Record<number, number>> = {
  [FACT.rolled]: 380,
  [FACT['start-rolled']]: 200,
  [FACT.jailed]: 300,
  [FACT.paid]: 320,
  [FACT['deed-passed']]: 320,
  [FACT.drew]: 400,
  [FACT.built]: 180,
  [FACT.sold]: 180,
  [FACT.mortgaged]: 150,
  [FACT.redeemed]: 150,
  [FACT.bankruptcy]: 900,
};
/** They are on their way before they are told; others are looked at for a while when they are. */
const BEFORE: readonly number[] = [FACT.moved, FACT.jailed, FACT.paid, FACT['deed-passed']];
/** For this part of their time dice that have been rolled lie still. */
const LIE = 0.3;
const WALK = 400;
const STEP = 80;

/** No frame is waited for longer than this, in milliseconds. */
const LONGEST = 600;

export const CHOREOGRAPHY: Choreography<BoxView> = { lasts, perform };

function lasts([kind, , , , amount]: Fact): number {
  return kind === FACT.moved ? walkLasts(amount) : (TIMES[kind] ?? 0);
}

async function perform(fact: Fact, box: BoxView, cue: Cue): Promise<void> {
  const { carryOut, tell, context, signal } = cue;
  const [kind, seat] = fact;
  const animations = animationsOf(context);
  const time = context.pace(lasts(fact));
  signal.addEventListener('abort', () => animations.clear());
  const ahead = lead(fact, box, cue);
  if (ahead) await ahead;
  if (signal.aborted) return;
  carryOut();
  if (kind === FACT.jailed) await animations.arrival(seat);
  animations.clear();
  tell();
  if (kind === FACT.rolled) {
    await context.sleep(time * LIE);
    await seenAtRest(context);
  } else if (!BEFORE.includes(kind)) await context.sleep(time);
}

/** Show what moves before a fact is carried out; null where nothing does. */
function lead(fact: Fact, box: BoxView, cue: Cue): Promise<void> | null {
  const { context } = cue;
  const [kind, from, to, subject, amount] = fact;
  const animations = animationsOf(context);
  const time = context.pace(lasts(fact));
  if (kind === FACT.moved) return walk(fact, box.squares.length, cue);
  if (kind === FACT.paid) return animations.fly({ what: 'money', from, to, about: amount, time });
  if (kind === FACT['deed-passed']) return animations.fly({ what: 'deed', from, to, about: subject, time });
  if (kind === FACT.rolled) return animations.roll(time * (1 - LIE));
  if (kind === FACT.jailed) animations.stride = time;
  return null;
}

/** The duration of a walk of `steps` squares, with the pause at its end. */
function walkLasts(steps: number): number {
  return steps === 0 ? 0 : Math.min(STEP * Math.abs(steps), WALK) + STEP;
}

/** One square after another, the way that MOVED tells. */
async function walk([, seat, from, to, steps]: Fact, squares: number, { context, signal }: Cue): Promise<void> {
  const animations = animationsOf(context);
  const count = Math.abs(steps);
  if (count === 0) return;
  const time = Math.min(STEP, WALK / count);
  animations.landing = context.pace(time) > 0 ? to : null;
  for (let step = 1; step <= count && context.pace(time) > 0; step++) {
    animations.stride = context.pace(time);
    animations.walk = { seat, square: (from + Math.sign(steps) * step + squares) % squares };
    await context.sleep(animations.stride);
  }
  // On another table the token may stand elsewhere.
  if (signal.aborted) return;
  animations.walk = { seat, square: to };
  await context.sleep(context.pace(STEP));
  await animations.arrival(seat);
}

/** Wait until dice have been seen as they lie, for a frame; a page that is hidden has none, and does not wait. */
async function seenAtRest(context: AnimationContext): Promise<void> {
  const frame = (): Promise<unknown> => new Promise((shown) => requestAnimationFrame(shown));
  await Promise.race([frame().then(frame), context.sleep(LONGEST)]);
}
