import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';

import { keepProgram } from '../src/offline/offlineCache.ts';
import { browser } from './support/browser.ts';
import { pass } from './support/clock.ts';

/** Tells of what the page has fetched. */
class FakeObserver {
  static active: FakeObserver[] = [];
  readonly #told: (list: { getEntries(): { name: string }[] }) => void;

  constructor(told: (list: { getEntries(): { name: string }[] }) => void) {
    this.#told = told;
  }

  observe(): void {
    FakeObserver.active.push(this);
  }

  disconnect(): void {
    FakeObserver.active = FakeObserver.active.filter((one) => one !== this);
  }

  tell(name: string): void {
    this.#told({ getEntries: () => [{ name }] });
  }
}

const fetched = (path: string) => FakeObserver.active.forEach((one) => one.tell(`http://table.test${path}`));
const register = vi.fn(() => Promise.resolve());

beforeEach(() => {
  vi.stubEnv('PROD', true);
  onTestFinished(() => void vi.unstubAllEnvs().unstubAllGlobals());
  FakeObserver.active = [];
  register.mockClear();
  const serviceWorker = Object.assign(new EventTarget(), { controller: null, register });
  vi.stubGlobal('navigator', { serviceWorker });
  vi.stubGlobal('location', { origin: 'http://table.test' });
  vi.stubGlobal('PerformanceObserver', FakeObserver);
  Object.assign(document, { readyState: 'complete' });
});

it('keeps the program only when no more of its files come', async () => {
  keepProgram();
  await pass(900);
  fetched('/assets/table.js');
  await pass(900);
  fetched('/assets/Screen.js');
  await pass(900);
  expect(register).not.toHaveBeenCalled();
  await pass(100);
  expect(register).toHaveBeenCalledOnce();
  expect(FakeObserver.active).toEqual([]);
});

it('waits neither for what a page asks the server again and again nor for ever', async () => {
  keepProgram();
  await pass(900);
  fetched('/api/simulations');
  await pass(100);
  expect(register).toHaveBeenCalledOnce();
});

it('waits for the page to load before', async () => {
  Object.assign(document, { readyState: 'interactive' });
  keepProgram();
  await pass(5000);
  expect(register).not.toHaveBeenCalled();
  browser.events.dispatchEvent(new Event('load'));
  await pass(1000);
  expect(register).toHaveBeenCalledOnce();
});
