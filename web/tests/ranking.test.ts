import { expect, it } from 'vitest';

import { placesOf } from '../src/games/deal/end/ranking.ts';

const player = (sets: number, bankWorth: number, playing = true) => ({
  playing,
  complete: Array.from({ length: sets }, (_, set) => set),
  bankWorth,
});

it('ranks who did not win by complete sets, then by the bank, and who left last', () => {
  const players = [player(1, 3), player(3, 0), player(2, 1), player(1, 9), player(2, 20, false)];
  expect(placesOf(players, [1])).toEqual([4, 1, 2, 3, 5]);
});

it('gives equals the same place, and the next one the place after both', () => {
  expect(placesOf([player(3, 0), player(1, 2), player(1, 2), player(0, 9)], [0])).toEqual([1, 2, 2, 4]);
});
