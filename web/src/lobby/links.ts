/** The addresses that a link may start with, the one that reaches furthest first. */

const HERE = ['localhost', '127.0.0.1', '[::1]'];

/** Where other devices find this server; the page's own address leads, unless it is good on this computer only. */
export function linkOrigins(addresses: readonly string[]): string[] {
  const others = addresses.map((address) => address.replace(/\/+$/, '')).filter((address) => !isLocal(address));
  if (!isLocal(location.origin)) return [...new Set([location.origin, ...others])];
  return others.length > 0 ? others : [location.origin];
}

/** Whether an address is good on this computer only. */
export function isLocal(address: string): boolean {
  return HERE.includes(new URL(address).hostname);
}

/** The link under which anybody can watch a game again. */
export function replayLink(game: string, addresses: readonly string[]): string {
  return `${linkOrigins(addresses)[0]}/replay/${game}`;
}
