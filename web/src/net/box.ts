/** What is printed in a box, as `GET /api/editions/{id}` tells it. */

import type { BoxView, Options } from '../generated/protocol.ts';
import { BASE } from '../platform/basePath.ts';

const boxes = new Map<string, Promise<BoxView>>();

/** Options as the end of an address: "?short=true&cash=2000". With seats, the rulebook states turns in rounds. */
export function queryOf(options: Options, seats = 0): string {
  const chosen = Object.entries(options).filter(([, value]) => value !== null && value !== undefined);
  if (chosen.length && seats) chosen.push(['seats', seats]);
  return chosen.length ? `?${new URLSearchParams(chosen.map(([name, value]) => [name, String(value)]))}` : '';
}

/** Fetch a box with the options of a table, once. */
export function fetchBox(edition: string, options: Options = {}): Promise<BoxView> {
  const address = `${BASE}/api/editions/${encodeURIComponent(edition)}${queryOf(options)}`;
  let box = boxes.get(address);
  if (!box) {
    box = fetch(address).then((answer) => {
      if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
      return answer.json() as Promise<BoxView>;
    });
    box.catch(() => boxes.delete(address));
    boxes.set(address, box);
  }
  return box;
}
