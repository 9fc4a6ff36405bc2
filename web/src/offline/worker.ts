/// <reference lib="webworker" />
/** Keeps the program, and what was seen with it, so that both open without a network. With one, the network is asked. */

/** What the build tells of itself; it takes the place of this name. */
declare const __SITE__: {
  /** Fingerprints of the program, and of the shape of what the server tells. */
  readonly build: string;
  readonly protocol: string;
  /** The files that any page may need, and those that only a game does. */
  readonly shell: readonly string[];
  readonly games: readonly string[];
};

const { build, protocol, shell, games } = __SITE__;
const worker = serviceWorker();
/** Where the site stands, as in `platform/basePath.ts`, which a worker cannot share. */
const BASE = new URL('.', location.href).pathname.slice(0, -1);
/** How the names of our caches begin: other sites of this host have caches too, and none begins with another's name. */
const OURS = BASE ? `monopolista${BASE}:` : 'monopolista-';
const PROGRAM = `${OURS}program-${build}`;
/** What the server told outlives the program, as long as it is told in the same shape. */
const TOLD = `${OURS}told-${protocol}`;
const PAGE = `${BASE}/`;
/** More answers of the server than these are not kept: the oldest go. */
const MOST = 80;
/** Where dropped games are found again by what they say, and what says that a table was ever shown. */
const DROPPED = `${BASE}/kept/replays/`;
const PLAYED = `${BASE}/kept/played`;
/** Where pages leave the table that they show, and where games are read; below the base. */
const TABLES = '/kept/tables/';
const READ = '/api/replays';
/** The documentation, which is no page of the game. */
const DOCS = '/docs/';
const NOT_FOUND = 404;
/** The modules and stylesheets that a page names ahead. */
const PRELOAD = /<link rel="(?:modulepreload|preload" as="style)"[^>]*>/g;
/** How a browser asked is its network's business, and the same each time. */
const ANYHOW = { ignoreVary: true };

/** The scope of this program, which the types take for that of a page. */
function serviceWorker(): ServiceWorkerGlobalScope {
  const scope: unknown = self;
  if (!(scope instanceof ServiceWorkerGlobalScope)) throw new TypeError('this program is no page');
  return scope;
}

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(begin()));
worker.addEventListener('message', (event) => {
  if (event.data === 'played') event.waitUntil(keepGames());
});
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin || !pathname.startsWith(PAGE)) return;
  const answer = answerOf(request, pathname.slice(BASE.length));
  if (answer) event.respondWith(answer);
});

async function install(): Promise<void> {
  const program = await caches.open(PROGRAM);
  await program.addAll([new Request(PAGE, { cache: 'no-cache' }), ...shell]);
  if (await played()) await keepGames();
  await worker.skipWaiting();
}

/** Whether this browser has ever shown a table: a program that takes another's place keeps as much as that did. */
const played = async () => (await caches.match(PLAYED)) !== undefined;

async function keepGames(): Promise<void> {
  const program = await caches.open(PROGRAM);
  if (await program.match(PLAYED)) return;
  await program.addAll([...games]);
  await program.put(PLAYED, new Response());
}

async function begin(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== PROGRAM && name !== TOLD);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** How a request for a path below the base is answered; null where that is the network's business alone. */
function answerOf(request: Request, path: string): Promise<Response> | null {
  if (path.startsWith(TABLES)) return request.method === 'PUT' ? keepTable(request) : found(request);
  if (request.method === 'POST' && path === READ) return readDropped(request);
  if (request.method !== 'GET') return null;
  if (request.mode === 'navigate') return path.includes('.') || path.startsWith(DOCS) ? null : page(request);
  if (path.startsWith('/assets/')) return file(request);
  return path.startsWith('/api/') ? told(request) : null;
}

/** The page is the server's own, however old what is kept: a new program is never hidden behind an old one. */
async function page(request: Request): Promise<Response> {
  try {
    return await withoutPreloads(await fetch(request));
  } catch (error) {
    return (await caches.match(PAGE, ANYHOW)) ?? Promise.reject(error);
  }
}

/** A page without what it names ahead: browsers do not find a preload again that a worker answered. */
async function withoutPreloads(answer: Response): Promise<Response> {
  if (!answer.headers.get('content-type')?.startsWith('text/html')) return answer;
  return new Response((await answer.text()).replaceAll(PRELOAD, ''), answer);
}

/** What is built has its contents in its name: whatever is kept under it is right. */
async function file(request: Request): Promise<Response> {
  return (await caches.match(request, ANYHOW)) ?? fetch(request);
}

/** The server's answer; the last one where it cannot be reached. What it wants nobody to store is not stored. */
async function told(request: Request): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(request);
  } catch (error) {
    return (await caches.match(request, ANYHOW)) ?? Promise.reject(error);
  }
  const kept = answer.ok && !(answer.headers.get('cache-control') ?? '').includes('no-store');
  if (kept) await keep(request.url, answer.clone());
  return answer;
}

/** A saved game that was dropped; without a network the server's reading of the same game, if it ever read it. */
async function readDropped(request: Request): Promise<Response> {
  const text = await request.clone().arrayBuffer();
  const name = [...new Uint8Array(await crypto.subtle.digest('SHA-256', text))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  try {
    const answer = await fetch(request);
    if (answer.ok) await keep(DROPPED + name, answer.clone());
    return answer;
  } catch (error) {
    return (await caches.match(DROPPED + name)) ?? Promise.reject(error);
  }
}

async function keepTable(request: Request): Promise<Response> {
  await keep(request.url, new Response(await request.text()));
  return new Response(null, { status: 204 });
}

async function found(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? new Response(null, { status: NOT_FOUND });
}

/** Keep an answer as the latest. */
async function keep(address: string, answer: Response): Promise<void> {
  const cache = await caches.open(TOLD);
  await cache.put(address, answer);
  const all = await cache.keys();
  await Promise.all(all.slice(0, Math.max(0, all.length - MOST)).map((request) => cache.delete(request)));
}
