/** The rulebook of a table in the reader's language, as the server tells it. */

import type { Rule } from '../generated/protocol.ts';
import { BASE } from '../platform/basePath.ts';
import { text } from '../i18n/text.svelte.ts';
import { ResourceCache } from './resource.svelte.ts';

export type Rulebook = Readonly<Record<string, Rule>>;

const rulebooks = new ResourceCache<Rulebook>(async (address) => {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return (await answer.json()) as Rulebook;
});

/** The rulebook of an edition, with options as the end of an address; empty until it has come. */
export const rulebook = (edition: string, query: string): Rulebook => rulebooks.get(addressOf(edition, query)) ?? {};

/** Load the rulebook of an edition for the component that calls this; an empty name is no edition. */
export function useRulebook(wished: () => { edition: string; query: string }): void {
  rulebooks.use(() => {
    const { edition, query } = wished();
    return edition && addressOf(edition, query);
  });
}

function addressOf(edition: string, query: string): string {
  const asking = `${query}${query ? '&' : '?'}language=${text.language}`;
  return `${BASE}/api/rulebook/${encodeURIComponent(edition)}${asking}`;
}
