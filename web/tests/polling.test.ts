import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';

import { Rollouts } from '../src/replay/rollouts.svelte.ts';
import { pass } from './support/clock.ts';

const BEAT = 500;

/** A server that answers each request with the first of what is left for it, and with the last one for good. */
function serve(answers: Record<string, unknown[]>): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string, { method = 'GET' }: RequestInit = {}) => {
    asked.push(`${method} ${address}`);
    const left = answers[`${method} ${address}`] ?? [];
    const answer = left.length > 1 ? left.shift() : left[0];
    return Promise.resolve(
      answer === undefined ? Response.json({ reason: 'gone' }, { status: 404 }) : Response.json(answer),
    );
  });
  return asked;
}

describe('rollouts', () => {
  const OFFER = { offered: true, installed: true };
  const run = (status: string, found: object | null = null) => ({ id: 'one', status, games: 1, share: 0, found });
  let rollouts: Rollouts;
  const state = () => [rollouts.running, rollouts.now?.status, rollouts.failure];

  beforeEach(() => {
    rollouts = new Rollouts({ game: 'g' });
  });

  it('are offered before any have begun, and nothing is polled', async () => {
    const asked = serve({ 'GET /api/rollouts': [OFFER] });
    onTestFinished(rollouts.look());
    await pass(10 * BEAT);
    expect([rollouts.offered, rollouts.missing, ...state()]).toEqual([true, '', false, undefined, '']);
    expect(asked).toEqual(['GET /api/rollouts']);
  });

  it('are followed until they are done', async () => {
    const asked = serve({
      'GET /api/rollouts': [OFFER],
      'POST /api/rollouts': [run('starting')],
      'GET /api/rollouts/one': [run('playing'), run('done', { games: 2 })],
    });
    onTestFinished(rollouts.look());
    await rollouts.begin();
    expect(state()).toEqual([true, 'starting', '']);
    await pass(2 * BEAT);
    expect([...state(), rollouts.found]).toEqual([false, 'done', '', { games: 2 }]);
    await pass(10 * BEAT);
    expect(asked.filter((one) => one === 'GET /api/rollouts/one')).toHaveLength(2);
  });

  it('say why they cannot be had, and begin again', async () => {
    const answers = { 'GET /api/rollouts': [OFFER], 'POST /api/rollouts': [] as unknown[] };
    serve(answers);
    onTestFinished(rollouts.look());
    await rollouts.begin();
    expect(state()).toEqual([false, undefined, 'gone']);
    answers['POST /api/rollouts'].push(run('playing'));
    await rollouts.begin();
    expect(state()).toEqual([true, 'playing', '']);
  });

  it('are followed no longer when they are left, and again when one comes back', async () => {
    const asked = serve({
      'GET /api/rollouts': [OFFER],
      'POST /api/rollouts': [run('playing')],
      'GET /api/rollouts/one': [run('playing')],
    });
    const leave = rollouts.look();
    await rollouts.begin();
    leave();
    await pass(10 * BEAT);
    expect(asked).not.toContain('GET /api/rollouts/one');
    onTestFinished(rollouts.look());
    await pass(0);
    expect(asked).toContain('GET /api/rollouts/one');
  });
});

describe('simulations', () => {
  const OFFER = { offered: true, reserved: false, installed: true, runs: [] as object[] };
  const run = { id: 'one', status: 'playing' };

  async function followed() {
    vi.resetModules();
    const { simulations } = await import('../src/simulations/simulations.svelte.ts');
    onTestFinished(simulations.follow());
    await pass(0);
    return simulations;
  }

  it('are looked at often while one runs, seldom while none does', async () => {
    const asked = serve({ 'GET /api/simulations': [OFFER], 'GET /api/simulations/running': [null, run] });
    const simulations = await followed();
    const looks = () => asked.filter((one) => one.endsWith('/running')).length;
    expect([simulations.known, simulations.offered, simulations.running, looks()]).toEqual([true, true, null, 1]);
    await pass(8 * BEAT - 1);
    expect(looks()).toBe(1);
    await pass(1);
    expect([simulations.running, looks()]).toEqual([run, 2]);
    await pass(4 * BEAT);
    expect(looks()).toBe(6);
  });

  it('say which one that was started here has ended', async () => {
    serve({
      'GET /api/simulations': [OFFER, { ...OFFER, runs: [run] }],
      'GET /api/simulations/running': [null, run, null],
      'POST /api/simulations': [run],
    });
    const simulations = await followed();
    await simulations.start({} as Parameters<typeof simulations.start>[0]);
    expect([simulations.running, simulations.started, simulations.ended]).toEqual([run, 'one', '']);
    await pass(2 * BEAT);
    expect([simulations.running, simulations.ended]).toEqual([null, 'one']);
  });

  it.each([
    ['has ended meanwhile', { id: 'one', status: 'stopped' }],
    ['is gone', undefined],
  ])('go on as they were known until one that is stopped and %s is seen to be over', async (_, stopped) => {
    serve({
      'GET /api/simulations': [{ ...OFFER, runs: [run] }],
      'GET /api/simulations/running': [run, null],
      'POST /api/simulations/one/stop': [stopped],
    });
    const simulations = await followed();
    await simulations.stop();
    expect([simulations.running, simulations.failure]).toEqual([run, null]);
    await pass(BEAT);
    expect(simulations.running).toBeNull();
  });

  it('are lost while the server does not answer, and found again', async () => {
    const answers = { 'GET /api/simulations': [OFFER], 'GET /api/simulations/running': [run] as unknown[] };
    serve(answers);
    const simulations = await followed();
    answers['GET /api/simulations/running'].pop();
    await pass(BEAT);
    expect([simulations.failure, simulations.running]).toEqual(['lost', run]);
    answers['GET /api/simulations/running'].push(run);
    await pass(BEAT);
    expect(simulations.failure).toBeNull();
  });

  it('are known to be offered from the first answer, which is asked for once', async () => {
    const asked = serve({ 'GET /api/simulations': [OFFER], 'GET /api/simulations/running': [null] });
    const simulations = await followed();
    expect(simulations.offered).toBe(true);
    expect(asked).toEqual(['GET /api/simulations', 'GET /api/simulations/running']);
  });
});
