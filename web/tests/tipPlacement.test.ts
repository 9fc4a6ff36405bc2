import { expect, it } from 'vitest';

import { nearestPlace } from '../src/table/shell/tipPlacement.ts';

const WINDOW = { width: 390, height: 844 };
const TIP = { width: 320, height: 120 };
const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });
const QUESTION = box(6, 560, 384, 790);
const BAR = box(6, 796, 384, 840);

it('puts a tip above the thing where there is room, and before its middle', () => {
  expect(nearestPlace(QUESTION, TIP, WINDOW, [QUESTION])).toEqual({ x: 35, y: 428 });
});

it('puts a tip beyond what one answers, however far that is from the thing', () => {
  expect(nearestPlace(BAR, TIP, WINDOW, [QUESTION])).toEqual({ x: 35, y: 428 });
});

it('finds a place between two things that are not to be covered', () => {
  const offer = box(40, 240, 350, 400);
  expect(nearestPlace(BAR, TIP, WINDOW, [QUESTION, offer])).toEqual({ x: 35, y: 428 });
});

it('has no place for a tip where everything is taken', () => {
  expect(nearestPlace(BAR, TIP, WINDOW, [QUESTION, box(0, 100, 390, 450)])).toBeNull();
});

it('lies beside a thing that has too little room above', () => {
  const corner = box(350, 20, 380, 60);
  expect(nearestPlace(corner, TIP, WINDOW, [])).toEqual({ x: 18, y: 12 });
});
