import { expect, it } from 'vitest';

import { placeOf } from '../src/table/chat/bubblePlace.ts';

const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });
const ROW = box(8, 390, 382, 466);
const CARD = box(198, 390, 287, 466);
const SAID = { width: 150, height: 20 };
const cash = box(208, 415, 262, 435);

it('lies at the lower edge of its card where nothing is owned there', () => {
  expect(placeOf(SAID, CARD, ROW, [cash])).toEqual({ left: 202, top: 442 });
});

it('lies below what is owned', () => {
  expect(placeOf(SAID, CARD, ROW, [cash, box(210, 440, 216, 448), box(300, 450, 306, 459)])).toEqual({
    left: 202,
    top: 459,
  });
});

it('lies over the name where what is asked stands below', () => {
  const heading = box(200, 470, 380, 490);
  expect(placeOf(SAID, CARD, ROW, [cash, box(210, 450, 216, 459), heading]).top).toBe(390);
});

it('stays within the row of cards', () => {
  expect(placeOf({ width: 300, height: 20 }, CARD, ROW, [cash]).left).toBe(78);
});

it('stays at the lower edge where below it would hide as much', () => {
  const name = box(198, 390, 400, 410);
  const other = box(198, 466, 400, 500);
  expect(placeOf(SAID, CARD, ROW, [box(210, 446, 216, 459), name, other]).top).toBe(442);
});
