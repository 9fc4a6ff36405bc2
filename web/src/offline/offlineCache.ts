/** What this browser keeps for the time without a network; only where the page came safely, as browsers want it. */

import { BASE } from '../platform/basePath.ts';
import type { OfflineSnapshot } from '../session/offlineSnapshot.ts';

/** How long a table has to lie still before it is kept, in milliseconds. */
const STILL = 1000;
/** How long no more files of the program have to come before it is kept, in milliseconds: what is looked at goes first. */
const QUIET = 1000;
const FILES = `${BASE}/assets/`;
const WORKER = `${BASE}/worker.js`;
const TABLES = `${BASE}/kept/tables/`;
/** What the server tells to be read, and not to be done; below the base. */
const TOLD = /^\/api\/(editions$|(editions|options|odds|replays|rulebook)\/)/;
let timer = 0;

/** Have the program kept once the page has all that it begins with, and with it what the server has told before. */
export function keepProgram(): void {
  if (!offered()) return;
  if (!isControlled()) void controlled().then(askAgain);
  // A browser that lets nobody keep anything plays all the same, as long as there is a network.
  void filesCome().then(() => navigator.serviceWorker.register(WORKER).catch(() => undefined));
}

/** Wait until the page has loaded, and no more files of the program come. */
async function filesCome(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((loaded) => window.addEventListener('load', loaded, { once: true }));
  await new Promise<void>((come) => {
    const wait = () => window.setTimeout(end, QUIET);
    let due = wait();
    const files = new PerformanceObserver((list) => {
      if (!list.getEntries().some(({ name }) => name.startsWith(location.origin + FILES))) return;
      window.clearTimeout(due);
      due = wait();
    });
    function end(): void {
      files.disconnect();
      come();
    }
    files.observe({ type: 'resource' });
  });
}

/** Have the games kept too, where one is played. */
export function keepGames(): void {
  if (offered()) void controlled().then(() => navigator.serviceWorker.controller?.postMessage('played'));
}

/** Keep a table as it was last seen. */
export function keepTable(link: string, seen: OfflineSnapshot): void {
  if (!offered()) return;
  window.clearTimeout(timer);
  timer = window.setTimeout(() => void storeTable(link, seen), STILL);
}

async function storeTable(link: string, seen: OfflineSnapshot): Promise<void> {
  await controlled();
  await fetch(addressOf(link), { method: 'PUT', body: JSON.stringify(seen) }).catch(console.warn);
}

/** A table as this browser last saw it, as it was stored; null where there is none. */
export async function recallTable(link: string): Promise<unknown> {
  if (!offered() || !isControlled()) return null;
  const found = await fetch(addressOf(link));
  return found.ok ? found.json().catch(() => null) : null;
}

const addressOf = (link: string) => TABLES + encodeURIComponent(link);

const offered = () => import.meta.env.PROD && 'serviceWorker' in navigator;

/** Whether what is asked goes through our worker: another site of this host may have one that answers for all paths. */
const isControlled = () => navigator.serviceWorker.controller?.scriptURL === location.origin + WORKER;

/** Wait until it does. */
async function controlled(): Promise<void> {
  const { serviceWorker } = navigator;
  while (!isControlled())
    await new Promise((wake) => serviceWorker.addEventListener('controllerchange', wake, { once: true }));
}

/** Ask once more what was asked before there was anybody to keep it: some of it is answered only after. */
function askAgain(): void {
  const since = performance.now();
  const again = new Set<string>();
  const answered = new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries() as PerformanceResourceTiming[]) {
      const { origin, pathname } = new URL(name);
      if (startTime > since || again.has(name) || origin !== location.origin) continue;
      if (!TOLD.test(pathname.slice(BASE.length))) continue;
      again.add(name);
      void fetch(name).catch(console.warn);
    }
  });
  answered.observe({ type: 'resource', buffered: true });
}
