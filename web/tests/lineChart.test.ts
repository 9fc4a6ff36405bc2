import { describe, expect, it } from 'vitest';

import { pathOf, pointAt, scaleOf, signsOf, thinned } from '../src/ui/charts/lineChart.ts';

const EDGE = { top: 10, right: 20, bottom: 10, left: 40 };
const scale = scaleOf({ width: 160, height: 70, edge: EDGE, last: 4, low: -1, high: 1 });

describe('the scale of a chart', () => {
  it('puts the first point left, the last one right', () => {
    expect([0, 1, 4].map(scale.x)).toEqual([40, 65, 140]);
  });

  it('puts the lowest value at the bottom, the highest on top', () => {
    expect([-1, 0, 1].map(scale.y)).toEqual([60, 35, 10]);
  });

  it('has a place for a single point', () => {
    expect(scaleOf({ width: 160, height: 70, edge: EDGE, last: 0, low: 0, high: 1 }).x(0)).toBe(40);
  });
});

describe('a line', () => {
  it('goes through its points', () => {
    expect(pathOf(3, scale, (at) => at - 1)).toBe('M40.0 60.0L65.0 35.0L90.0 10.0');
  });

  it('keeps its first and last point when it is thinned', () => {
    const points = Array.from({ length: 100 }, (_, at) => at);
    expect(thinned(points, 4)).toEqual([0, 33, 66, 99]);
    expect(thinned([1, 2], 4)).toEqual([1, 2]);
  });

  it('has a sign at its end, and none of two seats at the same place before', () => {
    const [one, other] = [signsOf(0, 2, 100, 100), signsOf(1, 2, 100, 100)];
    expect([one.at(-1), other.at(-1)]).toEqual([100, 100]);
    expect(one.slice(0, -1).filter((at) => other.includes(at))).toEqual([]);
  });
});

describe('the point that is pointed at', () => {
  it.each([
    [0, 0],
    [50, 0],
    [55, 1],
    [90, 2],
    [159, 4],
  ])('of %i pixels is the nearest one', (place, at) => {
    expect(pointAt(place, scale, 4)).toBe(at);
  });
});
