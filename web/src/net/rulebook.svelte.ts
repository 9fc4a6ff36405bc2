/** The rulebook of a table in the reader's language, as the server tells it. */

import type { Rule } from '../generated/protocol.ts';
import { BASE } from '../platform/basePath.ts';
import { text } from '../i18n/text.svelte.ts';

export type Rulebook = Readonly<Record<string, Rule>>;

const rulebooks = $state<Record<string, Rulebook>>({});
/** What has been asked for; nothing on the screen depends on it. */
// eslint-disable-next-line svelte/prefer-svelte-reactivity
const asked = new Set<string>();

/** The rulebook of an edition, with options as the end of an address; empty until it has come. */
export function rulebook(edition: string, query: string): Rulebook {
  const asking = `${query}${query ? '&' : '?'}language=${text.language}`;
  const address = `${BASE}/api/rulebook/${encodeURIComponent(edition)}${asking}`;
  if (!asked.has(address)) {
    asked.add(address);
    void fetch(address)
      .then(async (answer) => {
        if (answer.ok) rulebooks[address] = (await answer.json()) as Rulebook;
        else asked.delete(address);
      })
      .catch(() => asked.delete(address));
  }
  return rulebooks[address] ?? {};
}
