/** How much room there is: a desk has three columns, a phone one. */

import { MediaQuery } from 'svelte/reactivity';

const desk = new MediaQuery('min-width: 64rem');

/** Whether the screen is a phone's, or a window as narrow. */
export function isNarrow(): boolean {
  return !desk.current;
}
