/** How the page is used: by touch, or by a pointer and keys. Texts that say how to do something differ by it. */

import { MediaQuery } from 'svelte/reactivity';

const coarse = new MediaQuery('pointer: coarse');

/** What texts are given as `$input`. */
export function inputKind(): 'touch' | 'pointer' {
  return coarse.current ? 'touch' : 'pointer';
}
