/** The eight colours of the streets, in their order round the board. */

export const COLOURS = ['brown', 'light-blue', 'pink', 'orange', 'red', 'yellow', 'green', 'dark-blue'] as const;
