/** Where a link may lead, the address that reaches furthest first. */

import { BASE } from '../platform/basePath.ts';

const HERE = ['localhost', '127.0.0.1', '[::1]'];
/** Where this page has found this site. */
const SITE = location.origin + BASE;

/** Where other devices find this site; the page's own address leads, unless it is good on this computer only. */
export function sitesFor(addresses: readonly string[]): readonly [string, ...string[]] {
  const others = addresses.map((address) => address.replace(/\/+$/, '')).filter((address) => !isLocal(address));
  if (!isLocal(SITE)) return [SITE, ...others.filter((other) => other !== SITE)];
  const [first = SITE, ...more] = others;
  return [first, ...more];
}

/** Whether an address is good on this computer only. */
export function isLocal(address: string): boolean {
  return HERE.includes(new URL(address).hostname);
}

/** The link under which anybody can watch a game again. */
export function replayLink(game: string, addresses: readonly string[]): string {
  return `${sitesFor(addresses)[0]}/replay/${game}`;
}
