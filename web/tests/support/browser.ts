/** Fakes of what the sources use of a browser: page, storage, network and sockets. */

import { vi } from 'vitest';

import { keptAs } from '../../src/platform/basePath.ts';
import { FakeSocket } from './socket.ts';

/** In-memory substitute for localStorage and sessionStorage. */
class FakeStorage {
  readonly #items = new Map<string, string>();

  getItem(key: string): string | null {
    return this.#items.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    this.#items.set(key, value);
  }

  removeItem(key: string): void {
    this.#items.delete(key);
  }
}

/** The class of all elements, of which there are none. */
class FakeElement extends EventTarget {}

/** A document without elements that is visible or hidden. */
class FakeDocument extends EventTarget {
  hidden = false;
  readonly documentElement = { lang: '' };
  readonly activeElement = null;
  readonly body = null;

  getElementById(): null {
    return null;
  }
}

/** The state of the fake browser that tests read and change. */
interface Browser {
  document: FakeDocument;
  /** Listeners of the window. */
  events: EventTarget;
  reducesMotion: boolean;
  /** Addresses that were fetched, in their order. */
  fetched: string[];
  /** Whether fetching fails. */
  isOffline: boolean;
  /** What is answered at an address, beside boxes. */
  answers: Map<string, unknown>;
}

export let browser: Browser;

/** Replace the globals of the browser by fakes without any state from before. */
export function installBrowser(): void {
  browser = {
    document: new FakeDocument(),
    events: new EventTarget(),
    reducesMotion: false,
    fetched: [],
    isOffline: false,
    answers: new Map(),
  };
  FakeSocket.opened = [];
  const { document, events } = browser;
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('document', document);
  vi.stubGlobal('localStorage', new FakeStorage());
  vi.stubGlobal('sessionStorage', new FakeStorage());
  vi.stubGlobal('location', { protocol: 'http:', host: 'table.test' });
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
  vi.stubGlobal('matchMedia', () => ({ matches: browser.reducesMotion }));
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('HTMLElement', FakeElement);
  vi.stubGlobal('fetch', fetchAnswer);
  localStorage.setItem(keptAs('language'), 'en');
}

/** Set whether the page is visible, as when the user changes the tab. */
export function setHidden(hidden: boolean): void {
  browser.document.hidden = hidden;
  browser.document.dispatchEvent(new Event('visibilitychange'));
}

/** Dispatch the event that says that the network is back. */
export function comeOnline(): void {
  browser.events.dispatchEvent(new Event('online'));
}

/** Answer `GET /api/editions/{id}` with a box that has nothing but its id, and other addresses as the test has it. */
function fetchAnswer(address: string): Promise<Response> {
  browser.fetched.push(address);
  if (browser.isOffline) return Promise.reject(new TypeError('Failed to fetch'));
  if (browser.answers.has(address)) return Promise.resolve(Response.json(browser.answers.get(address)));
  const id = /^\/api\/editions\/([^?]+)/.exec(address)?.[1];
  if (!id) return Promise.resolve(new Response(null, { status: 404 }));
  return Promise.resolve(Response.json({ id, language: 'en', currency: '€' }));
}
