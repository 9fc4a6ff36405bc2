import { describe, expect, it } from 'vitest';

import { backTo, EffectiveSteps, GameLog } from '../src/core/gameLog.ts';
import type { GameDefinition } from '../src/core/contract.ts';
import type { BoxView, StepView } from '../src/generated/protocol.ts';
import { factOf, stepOf, takeBackStep } from './support/messages.ts';

const play = () => stepOf(factOf(1));

/** What is left out here, no log asks for that is asked for its steps alone. */
const GAME = { fresh: () => ({}), ends: [], highlightOf: () => null } as unknown as GameDefinition;

function logOf(steps: readonly StepView[]): GameLog {
  const log = new GameLog(GAME, {} as BoxView, 2);
  log.append(steps);
  return log;
}

const effectiveStepsOf = (steps: readonly StepView[]) => logOf(steps).effectiveSteps(steps.length);

describe('the step to which a step goes back', () => {
  it('is the one that its take-back names', () => {
    expect(backTo(takeBackStep(4))).toBe(4);
    expect(backTo(takeBackStep(0))).toBe(0);
  });

  it('is none where nothing is taken back', () => {
    expect(backTo(stepOf())).toBeNull();
    expect(backTo(stepOf(factOf(1), factOf(2)))).toBeNull();
  });
});

describe('the steps that count', () => {
  it('are all where nothing was taken back', () => {
    const steps = [play(), play()];
    expect(effectiveStepsOf(steps)).toEqual(steps);
    expect(effectiveStepsOf([])).toEqual([]);
  });

  it('are neither the take-backs nor what they took back', () => {
    const steps = [play(), play(), play(), takeBackStep(1), play()];
    expect(effectiveStepsOf(steps)).toEqual([steps[0], steps[4]]);
  });

  it('are none where all was taken back', () => {
    expect(effectiveStepsOf([play(), play(), takeBackStep(0)])).toEqual([]);
  });

  it('follow take-backs of steps that were played after another take-back', () => {
    const steps = [play(), play(), takeBackStep(1), play(), takeBackStep(3), play()];
    expect(effectiveStepsOf(steps)).toEqual([steps[0], steps[5]]);
  });

  it('follow a take-back to before an earlier take-back', () => {
    const steps = [play(), play(), takeBackStep(1), play(), takeBackStep(0), play()];
    expect(effectiveStepsOf(steps)).toEqual([steps[5]]);
  });

  it('are those of a beginning of the game, too', () => {
    const steps = [play(), play(), takeBackStep(1), play()];
    const log = logOf(steps);
    expect([0, 1, 2, 3, 4].map((count) => log.effectiveSteps(count))).toEqual([
      [],
      [steps[0]],
      [steps[0], steps[1]],
      [steps[0]],
      [steps[0], steps[3]],
    ]);
  });

  it('are the same objects that were given', () => {
    const steps = [play(), play(), takeBackStep(1)];
    expect(effectiveStepsOf(steps)[0]).toBe(steps[0]);
  });
});

describe('taking steps in one by one', () => {
  it('returns the numbers of the steps that count no longer', () => {
    const counting = new EffectiveSteps();
    expect([play(), play(), play()].map((step) => counting.take(step))).toEqual([[], [], []]);
    expect(counting.take(takeBackStep(1))).toEqual([1, 2]);
    expect(counting.take(play())).toEqual([]);
    expect(counting.take(takeBackStep(0))).toEqual([0, 4]);
    expect(counting.kept).toEqual([]);
  });

  it('returns none where a take-back goes back to what has been taken back already', () => {
    const counting = new EffectiveSteps();
    counting.take(play());
    counting.take(takeBackStep(0));
    expect(counting.take(takeBackStep(0))).toEqual([]);
  });
});
