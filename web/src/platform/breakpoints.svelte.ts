/** How much room there is: a desk has three columns, a tablet two, a phone one. */

import { MediaQuery } from 'svelte/reactivity';

const tablet = new MediaQuery('min-width: 64rem');
const desk = new MediaQuery('min-width: 75rem');
const across = new MediaQuery('(max-width: 63.99rem) and (max-height: 34rem) and (orientation: landscape)');
const roomy = new MediaQuery('(min-width: 22rem) and (min-height: 22rem)');
const low = new MediaQuery('max-height: 50rem');

/** Whether the screen is a phone's, or a window as narrow. */
export function isNarrow(): boolean {
  return !tablet.current;
}

/** Whether it is a phone held across: narrow, and low besides. */
export function isAcross(): boolean {
  return across.current;
}

/** Whether the centre of the board has room for an offer, by the size of the type. */
export function isRoomy(): boolean {
  return roomy.current;
}

/** Whether there is room for three columns. */
export function isWide(): boolean {
  return desk.current;
}

/** Whether the window is so low that what can be smaller has to be. */
export function isLow(): boolean {
  return low.current;
}
