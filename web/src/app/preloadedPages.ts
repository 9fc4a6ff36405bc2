/** What the build has to know of some pages, to let a browser fetch at once all that they begin with. */

/** A page: how its module's name ends, and its text files, beside those of every page. */
export interface PreloadedPage {
  /** The first parts of its addresses. */
  readonly places: readonly string[];
  readonly module: string;
  readonly words: readonly string[];
}

/** A table, for players and for spectators. */
export const TABLE_PAGE: PreloadedPage = {
  places: ['r', 'w'],
  module: '/app/TablePage.svelte',
  words: ['complaints', 'dice', 'join', 'panels'],
};
export const REPLAY_PAGE: PreloadedPage = {
  places: ['replay'],
  module: '/replay/ReplayScreen.svelte',
  words: ['analysis', 'dice', 'panels'],
};
export const PRELOADED_PAGES = [TABLE_PAGE, REPLAY_PAGE];
