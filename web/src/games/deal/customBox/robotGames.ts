/** Games of robots with a deck, and as many with the usual one. */

import { RobotGames } from '../../../workshop/robotGames.svelte.ts';
import type { BoxValues } from './boxValues.ts';

/** The edition with the usual deck. */
export const USUAL = 'deal';

/** Games go on while another part of the workshop is open. */
export const robotGames = new RobotGames<BoxValues>({
  usual: USUAL,
  seatsOf: ({ numbers }) => numbers.most_seats,
  optionsOf: () => ({}),
});
