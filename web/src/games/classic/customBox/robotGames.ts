/** Games of robots on a board, and as many on the classic one. */

import { RobotGames } from '../../../workshop/robotGames.svelte.ts';
import type { BoxValues } from './boxValues.ts';

/** Games go on while another part of the workshop is open. */
export const robotGames = new RobotGames<BoxValues>({
  usual: 'us',
  seatsOf: ({ tokens }) => tokens,
  // The Speedy die is a way of playing that the classic box takes as an option.
  optionsOf: ({ choices }) => (choices['speedy'] ? { speedy: true } : {}),
});
