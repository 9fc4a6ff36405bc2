/** Games of robots on a board of the workshop and on the classic one. */

import { expect, onTestFinished, test, vi } from 'vitest';

import { pass } from './support/clock.ts';
import { BOX } from './support/customBox.ts';

const OFFER = { offered: true, reserved: false, installed: true };
const KNOWN = { id: 'own-1', box: BOX };
const BEAT = 500;

/** A server that plays the simulations that it is asked for, until they end or are stopped. */
class Simulator {
  readonly stored: string[] = [];
  runs: Record<string, unknown>[] = [];

  constructor() {
    vi.stubGlobal('fetch', (address: string, request: RequestInit = {}) =>
      Promise.resolve(Response.json(this.#answer(address, request) ?? null)),
    );
  }

  end(status: string): void {
    this.runs = this.runs.map((run) => (run['status'] === 'playing' ? { ...run, status } : run));
  }

  editions = () => this.runs.map(({ edition, status }) => [edition, status]);

  #answer(address: string, { method, body }: RequestInit): unknown {
    const sent = typeof body === 'string' ? body : '';
    const running = this.runs.find(({ status }) => status === 'playing');
    if (address.endsWith('/running')) return running;
    if (address === '/api/boxes') return this.stored.push(sent) && { id: KNOWN.id };
    if (method !== 'POST') return { ...OFFER, runs: this.runs };
    const wish = JSON.parse(sent) as { games: number };
    const run = { ...wish, id: String(this.runs.length), status: 'playing', asked: wish.games };
    this.runs.push(run);
    return run;
  }
}

/** The games as a browser has them that has just opened the workshop. */
async function opened() {
  vi.resetModules();
  const { simulations } = await import('../src/simulations/simulations.svelte.ts');
  const { robotGames } = await import('../src/games/classic/customBox/robotGames.ts');
  onTestFinished(simulations.follow());
  await pass(0);
  return robotGames;
}

test('the classic games follow those on a board, and both are found again when the page is loaded anew', async () => {
  const server = new Simulator();
  const games = await opened();
  await games.start(KNOWN, 'en');
  await games.goOn('en');
  expect([server.stored.length, server.editions(), games.isWaiting]).toEqual([1, [['own-1', 'playing']], true]);
  server.end('done');
  await pass(2 * BEAT);
  await games.goOn('en');
  expect([server.editions().at(-1), games.isWaiting]).toEqual([['us', 'playing'], false]);
  server.end('done');
  const again = await opened();
  expect([again.own(KNOWN)?.id, again.usual(BOX)?.id, again.own({ ...KNOWN, id: 'own-2' })]).toEqual(['0', '1', null]);
});

test('no classic games follow those that were stopped', async () => {
  const server = new Simulator();
  const games = await opened();
  await games.start(KNOWN, 'en');
  server.end('stopped');
  await pass(2 * BEAT);
  await games.goOn('en');
  expect([server.runs.length, games.isWaiting]).toEqual([1, false]);
});
