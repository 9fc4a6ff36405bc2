/** Where on its host this site stands: every address that is asked for begins with it, and the name of what is kept. */

/** The path before all others: empty where the whole host is ours, else `/games`. What is built lies below it. */
export const [, BASE = ''] = /^(.*)\/assets\/[^/]+$/.exec(new URL(import.meta.url).pathname) ?? [];

/** By what name this browser keeps something: two sites of one host share its storage, and no seat. */
export const keptAs = (name: string): string => `monopolista${BASE}:${name}`;
