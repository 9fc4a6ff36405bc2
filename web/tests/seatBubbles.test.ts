import { expect, it } from 'vitest';

import { SeatBubbles } from '../src/table/state/seatBubbles.svelte.ts';
import { pass } from './support/clock.ts';

const texts = (bubbles: SeatBubbles) => bubbles.list.map(({ seat, text }) => `${seat} ${text}`);

it('a seat has one bubble, which is gone after a while', async () => {
  const bubbles = new SeatBubbles();
  bubbles.say(1, 'too dear');
  bubbles.say(2, 'mine');
  await pass(2000);
  bubbles.say(1, 'no cash');
  expect(texts(bubbles)).toEqual(['2 mine', '1 no cash']);
  await pass(2000);
  expect(texts(bubbles)).toEqual(['1 no cash']);
  await pass(2000);
  expect(texts(bubbles)).toEqual([]);
});
