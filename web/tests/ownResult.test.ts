import { describe, expect, it } from 'vitest';

import type { CourseView, TurningView } from '../src/generated/protocol.ts';
import { bestSeat, sampledOdds, turningPoint } from '../src/table/end/ownResult.ts';

const turning = (step: number, ...added: number[]): TurningView => ({ step, added, games: 0, errors: [] });

function courseOf(rest: Partial<CourseView>): CourseView {
  return { edition: 'us', start: [], steps: [], odds: [], accounts: [], turnings: [], answers: 0, ...rest };
}

describe('the turning point', () => {
  const course = courseOf({ turnings: [turning(3, 200, -200), turning(9, -400, 400), turning(12, 300, -300)] });

  it('of who has won is what brought most', () => {
    expect(turningPoint(course, 0, true, 0)?.step).toBe(12);
    expect(turningPoint(course, 1, true, 0)?.step).toBe(9);
  });

  it('of who has lost is what cost most', () => {
    expect(turningPoint(course, 0, false, 0)?.step).toBe(9);
  });

  it('is nothing that was dealt before the first step of a player', () => {
    const dealt = courseOf({ turnings: [turning(1, 900, -900), turning(3, 200, -200)] });
    expect(turningPoint(dealt, 0, true, 2)?.step).toBe(3);
  });

  it('is none where nothing went that way', () => {
    expect(turningPoint(courseOf({ turnings: [turning(3, 200, -200)] }), 1, true, 0)).toBeNull();
    expect(turningPoint(courseOf({}), 0, true, 0)).toBeNull();
  });
});

describe('one’s own seat', () => {
  it('is the best placed; a winner may be without a place', () => {
    expect(bestSeat([0, 2], [{ place: 3 }, { place: 0 }, { place: 2 }])).toBe(2);
    expect(bestSeat([0, 1], [{ place: 2 }, { place: 0 }])).toBe(1);
    expect(bestSeat([], [{ place: 1 }])).toBeNull();
  });
});

describe('the odds in a picture', () => {
  it('begin with the start and end with the end, however few are taken', () => {
    const odds = [Array.from({ length: 11 }, (_, at) => 100 + at)];
    const course = courseOf({ start: [50], steps: Array.from({ length: 11 }, (_, at) => at), odds });
    const taken = sampledOdds(course, 4);
    expect([taken[0], taken.at(-1)]).toEqual([[50], [110]]);
    expect(taken.length).toBeLessThan(7);
  });
});
