/** What the build has to know of the pages of tables, to let a browser fetch at once all that they begin with. */

/** The first parts of their addresses: for players, and for spectators. */
export const TABLE_PLACES = ['r', 'w'] as const;
/** Their text files, beside those of every page. */
export const TABLE_WORDS = ['complaints', 'dice', 'join', 'panels'] as const;
