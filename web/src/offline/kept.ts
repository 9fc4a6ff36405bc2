/** What this browser keeps for the time without a network; only where the page came safely, as browsers want it. */

import type { LastSeen } from '../table/lastSeen.ts';

/** How long a table has to lie still before it is kept, in milliseconds. */
const STILL = 1000;
const TABLES = '/kept/tables/';
/** What the server tells to be read, and not to be done. */
const TOLD = /^\/api\/(editions$|(editions|options|odds|replays|rulebook)\/)/;
let timer = 0;

/** Have the program kept once the page stands, and with it what the server has told before. */
export function keepProgram(): void {
  if (!offered()) return;
  if (!navigator.serviceWorker.controller) void controlled().then(askAgain);
  // A browser that lets nobody keep anything plays all the same, as long as there is a network.
  const register = () => void navigator.serviceWorker.register('/worker.js').catch(() => undefined);
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}

/** Have the games kept too, where one is played. */
export function keepGames(): void {
  if (offered()) void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage('played'));
}

/** Keep a table as it was last seen. */
export function keepTable(link: string, seen: LastSeen): void {
  if (!offered()) return;
  window.clearTimeout(timer);
  timer = window.setTimeout(async () => {
    await controlled();
    await fetch(addressOf(link), { method: 'PUT', body: JSON.stringify(seen) }).catch(console.warn);
  }, STILL);
}

/** A table as this browser last saw it. */
export async function recallTable(link: string): Promise<LastSeen | null> {
  if (!offered() || !navigator.serviceWorker.controller) return null;
  const found = await fetch(addressOf(link));
  return found.ok ? ((await found.json()) as LastSeen) : null;
}

const addressOf = (link: string) => TABLES + encodeURIComponent(link);

const offered = () => import.meta.env.PROD && 'serviceWorker' in navigator;

/** Wait until what is asked goes through the worker. */
function controlled(): Promise<void> {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller) return Promise.resolve();
  return new Promise((resolve) => serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true }));
}

/** Ask once more what was asked before there was anybody to keep it: some of it is answered only after. */
function askAgain(): void {
  const again = new Set<string>();
  const answered = new PerformanceObserver((list) => {
    for (const { name, workerStart } of list.getEntries() as PerformanceResourceTiming[]) {
      const { origin, pathname } = new URL(name);
      if (workerStart > 0 || again.has(name) || origin !== location.origin || !TOLD.test(pathname)) continue;
      again.add(name);
      void fetch(name).catch(console.warn);
    }
  });
  answered.observe({ type: 'resource', buffered: true });
}
