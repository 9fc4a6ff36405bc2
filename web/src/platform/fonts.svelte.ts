/** The fonts of the page, which may come after texts have been measured in others. */

import { createSubscriber } from 'svelte/reactivity';
import { on } from 'svelte/events';

/**
 * Have an effect or a derived value that calls this run anew whenever fonts have come. Unlike `document.fonts.ready`,
 * which lays out the whole page each time it is read, this costs nothing while a page is being made.
 */
export const followFonts = createSubscriber((update) => on(document.fonts, 'loadingdone', update));
