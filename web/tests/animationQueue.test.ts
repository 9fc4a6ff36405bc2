import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';

import { keptAs } from '../src/platform/basePath.ts';
import { AnimationQueue, type Play } from '../src/session/animationQueue.svelte.ts';
import { animationSpeed } from '../src/session/animationSpeed.svelte.ts';
import { momentsOf } from '../src/core/gameLog.ts';
import type { Moment } from '../src/core/contract.ts';
import { browser } from './support/browser.ts';
import { pass, settle } from './support/clock.ts';
import { factOf, stepOf } from './support/messages.ts';

/** The kind of a fact that has a sentence of its own, and of one that belongs to the sentence before it. */
const SPOKEN = 1;
const QUIET = 2;
/** The kind of a fact by which the person here loses something. */
const LOSS = 3;

/** From this number on moments may be announced in the middle of their motion. */
const EARLY = 50;

let animationQueue: AnimationQueue;
/** The moments that have come. */
let log: { moments: readonly Moment[] };
/** What happens on the screen, in its order. */
let events: string[] = [];
/** How many moments are announced, each time that more are. */
let advanced: number[] = [];

/** A table that records what is shown on it. */
class Stage implements Play {
  lasts({ fact: [, , , , amount] }: Moment): number {
    return amount;
  }

  isQuiet({ fact: [kind] }: Moment): boolean {
    return kind === QUIET;
  }

  isLoss({ fact: [kind] }: Moment): boolean {
    return kind === LOSS;
  }

  async perform(moment: Moment, tell: () => void): Promise<void> {
    const name = moment.fact[3];
    const half = animationQueue.pace(this.lasts(moment)) / 2;
    events.push(`begin ${name}`);
    await animationQueue.sleep(half);
    events.push(`middle ${name}`);
    if (name >= EARLY) tell();
    await animationQueue.sleep(half);
    events.push(`end ${name}`);
  }

  carryOut(moment: Moment): void {
    events.push(`carry out ${moment.fact[3]}`);
  }

  skipTo(at: number): void {
    events.push(`skip to ${at}`);
    animationQueue.stage(new Stage(), log, at);
  }
}

/** Build moments of given durations, each of a step of its own and known by its number. */
const momentsLasting = (times: readonly number[], first = 1): Moment[] =>
  momentsOf(times.map((amount, place) => stepOf(factOf(SPOKEN, { subject: first + place, amount }))));

/** Put another table on stage, on which the first of some moments have been carried out. */
function stage(moments: readonly Moment[], at: number): void {
  log = { moments };
  animationQueue.stage(new Stage(), log, at);
}

/** Let moments follow those that have come. */
function push(moments: readonly Moment[]): void {
  log.moments = [...log.moments, ...moments];
  animationQueue.goOn(log.moments.length);
}

beforeEach(() => {
  events = [];
  advanced = [];
  animationQueue = new AnimationQueue({
    advanced: () => advanced.push(animationQueue.at),
    settled: () => events.push('at rest'),
  });
  stage([], 0);
  onTestFinished(async () => {
    animationQueue.clear();
    animationSpeed.value = 1;
    await settle();
  });
});

describe('moments', () => {
  it('are shown one after another, each in its time', async () => {
    push(momentsLasting([100, 200]));
    expect(animationQueue.state).toBe('playing');
    await pass(99);
    expect(events).toEqual(['begin 1', 'middle 1']);
    expect(animationQueue.at).toBe(0);
    await pass(1);
    expect(animationQueue.at).toBe(1);
    await pass(199);
    expect(events).toEqual(['begin 1', 'middle 1', 'end 1', 'begin 2', 'middle 2']);
    await pass(1);
    expect(events.slice(5)).toEqual(['end 2', 'at rest']);
    expect(advanced).toEqual([1, 2]);
    expect(animationQueue.state).toBe('idle');
  });

  it('that come later wait for those before them', async () => {
    push(momentsLasting([100]));
    await pass(50);
    push(momentsLasting([100], 2));
    await pass(50);
    expect(events.slice(-2)).toEqual(['end 1', 'begin 2']);
    await pass(100);
    expect(events.filter((event) => event === 'at rest')).toHaveLength(1);
  });

  it('that take no time are carried out at once, before anything else happens', () => {
    push(momentsLasting([0, 0]));
    expect(events).toEqual(['carry out 1', 'carry out 2', 'at rest']);
    expect(advanced).toEqual([1, 2]);
    expect(animationQueue.state).toBe('idle');
  });

  it('that take no time keep their place among those that do', async () => {
    push(momentsLasting([0, 100, 0]));
    await pass(100);
    expect(events).toEqual(['carry out 1', 'begin 2', 'middle 2', 'end 2', 'carry out 3', 'at rest']);
  });

  it('can be announced in the middle of their motion', async () => {
    push(momentsLasting([100], EARLY));
    await pass(50);
    expect(advanced).toEqual([1]);
    expect(animationQueue.state).toBe('playing');
    await pass(50);
    expect(animationQueue.at).toBe(1);
    expect(animationQueue.state).toBe('idle');
  });

  it('are shown as far as is asked', async () => {
    stage(momentsLasting([100, 100, 100]), 1);
    expect(animationQueue.at).toBe(1);
    await pass(1000);
    expect(events).toEqual([]);
    animationQueue.goOn(2);
    await pass(1000);
    expect(events).toEqual(['begin 2', 'middle 2', 'end 2', 'at rest']);
    expect(animationQueue.at).toBe(2);
  });
});

describe('quiet moments', () => {
  const quietAfter = (time: number) =>
    momentsOf([
      stepOf(
        factOf(SPOKEN, { subject: 1, amount: time }),
        factOf(QUIET, { subject: 2, amount: 100 }),
        factOf(SPOKEN, { subject: 3, amount: 100 }),
      ),
    ]);

  it('are announced together with the moment of their step before them', async () => {
    push(quietAfter(100));
    await pass(199);
    expect(animationQueue.at).toBe(0);
    await pass(1);
    expect(advanced).toEqual([2]);
    await pass(100);
    expect(advanced).toEqual([2, 3]);
  });

  it('of the next step are announced apart', async () => {
    push(momentsOf([stepOf(factOf(SPOKEN, { amount: 100 })), stepOf(factOf(QUIET, { amount: 100 }))]));
    await pass(100);
    expect(advanced).toEqual([1]);
  });

  it('that are not to be shown yet are not waited for', async () => {
    stage(quietAfter(100), 0);
    animationQueue.goOn(1);
    await pass(100);
    expect(advanced).toEqual([1]);
  });
});

describe('the pace', () => {
  it.each([
    [1, 200],
    [2, 100],
    [4, 50],
  ] as const)('at speed %d divides the time', async (speed, time) => {
    animationQueue.speed = speed;
    push(momentsLasting([200]));
    await pass(time - 1);
    expect(animationQueue.state).toBe('playing');
    await pass(1);
    expect(animationQueue.state).toBe('idle');
  });

  it('grows with what waits beyond 1.8 seconds', async () => {
    expect(animationQueue.pace(100)).toBe(100);
    push(momentsLasting([900, 900]));
    expect(animationQueue.pace(100)).toBe(100);
    push(momentsLasting([1800]));
    expect(animationQueue.pace(100)).toBe(50);
    await pass(900);
    expect(animationQueue.at).toBe(1);
    expect(animationQueue.pace(100)).toBeCloseTo(100 / (2700 / 1800));
  });

  it.each([
    ['the speed is “skip”', () => (animationQueue.speed = 'skip')],
    ['the user prefers reduced motion', () => (browser.reducesMotion = true)],
    ['the page is hidden', () => (browser.document.hidden = true)],
    ['everything is to be shown at once', () => animationQueue.startSkipping()],
  ])('leaves no time where %s', (_, prepare) => {
    prepare();
    expect(animationQueue.still).toBe(true);
    expect(animationQueue.pace(100)).toBe(0);
    push(momentsLasting([100, 100]));
    expect(events).toEqual(['carry out 1', 'carry out 2', 'at rest']);
    expect(animationQueue.at).toBe(2);
  });

  it('is calm where nothing is to move, and not where the user only hurries', () => {
    animationQueue.startSkipping();
    expect([animationQueue.still, animationQueue.calm]).toEqual([true, false]);
    animationQueue.stopSkipping();
    expect([animationQueue.still, animationQueue.calm]).toEqual([false, false]);
    browser.reducesMotion = true;
    expect([animationQueue.still, animationQueue.calm]).toEqual([true, true]);
  });
});

describe('finishing', () => {
  it('skips to the last moment that is to be shown', async () => {
    push(momentsLasting([100, 100, 100]));
    await pass(150);
    animationQueue.finish();
    expect(events.at(-1)).toBe('skip to 3');
    expect(animationQueue.at).toBe(3);
    await settle();
    expect(events.at(-1)).toBe('at rest');
    expect(animationQueue.state).toBe('idle');
  });

  it('ends the motion that goes on at once, and announces nothing of it', async () => {
    push(momentsLasting([100, 100], EARLY));
    await pass(20);
    animationQueue.finish();
    await settle();
    expect(events).toEqual(['begin 50', 'skip to 2', 'middle 50', 'end 50', 'at rest']);
    expect(advanced).toEqual([]);
    expect(animationQueue.at).toBe(2);
  });

  it('does nothing where nothing waits', () => {
    stage(momentsLasting([100]), 0);
    animationQueue.finish();
    expect(events).toEqual([]);
  });

  it.each([
    ['the speed becomes “skip”', () => (animationQueue.speed = 'skip')],
    ['everything is to be shown at once', () => animationQueue.startSkipping()],
  ])('happens when %s', async (_, happen) => {
    push(momentsLasting([100, 100]));
    await pass(20);
    happen();
    expect(events.at(-1)).toBe('skip to 2');
    await settle();
    push(momentsLasting([100], 3));
    expect(events.slice(-2)).toEqual(['carry out 3', 'at rest']);
  });

  it('leaves what comes afterwards to be shown in its time', async () => {
    push(momentsLasting([100, 100]));
    await pass(20);
    animationQueue.finish();
    push(momentsLasting([100], 3));
    await pass(99);
    expect(events.slice(-2)).toEqual(['begin 3', 'middle 3']);
    expect(animationQueue.at).toBe(2);
    await pass(1);
    expect(animationQueue.at).toBe(3);
  });
});

describe('skipping', () => {
  it('lasts until it is stopped, whatever comes', async () => {
    animationQueue.startSkipping();
    push(momentsLasting([100]));
    expect([animationQueue.state, events]).toEqual(['skipping', ['carry out 1', 'at rest']]);
    await pass(100);
    animationQueue.stopSkipping();
    expect(animationQueue.state).toBe('idle');
    push(momentsLasting([100], 2));
    expect(animationQueue.state).toBe('playing');
    await pass(100);
    expect(events.slice(2)).toEqual(['begin 2', 'middle 2', 'end 2', 'at rest']);
  });

  it('carries out what comes before the motion has ended that was broken off', async () => {
    push(momentsLasting([100]));
    await pass(20);
    animationQueue.startSkipping();
    push(momentsLasting([100], 2));
    expect(events).toEqual(['begin 1', 'skip to 1']);
    await settle();
    expect(events.slice(2)).toEqual(['middle 1', 'end 1', 'carry out 2', 'at rest']);
    expect(animationQueue.state).toBe('skipping');
  });

  it('that is stopped at once leaves the motion to end', async () => {
    push(momentsLasting([100]));
    await pass(20);
    animationQueue.startSkipping();
    animationQueue.stopSkipping();
    expect(animationQueue.state).toBe('playing');
    push(momentsLasting([100], 2));
    await pass(100);
    expect(events).toEqual(['begin 1', 'skip to 1', 'middle 1', 'end 1', 'begin 2', 'middle 2', 'end 2', 'at rest']);
    expect(animationQueue.state).toBe('idle');
  });
});

describe('skipping to a loss', () => {
  const loss = (subject: number) => momentsOf([stepOf(factOf(LOSS, { subject, amount: 100 }))]);

  it('ends before it, and it is shown in its time', async () => {
    push([...momentsLasting([100, 100]), ...loss(3), ...momentsLasting([100], 4)]);
    await pass(20);
    animationQueue.startSkipping();
    expect(events.at(-1)).toBe('skip to 2');
    await settle();
    expect([animationQueue.state, animationQueue.at]).toEqual(['playing', 2]);
    await pass(100);
    expect(events.slice(-4)).toEqual(['begin 3', 'middle 3', 'end 3', 'begin 4']);
  });

  it('ends where it comes later', async () => {
    animationQueue.startSkipping();
    push([...momentsLasting([100]), ...loss(2)]);
    expect(events).toEqual(['carry out 1', 'begin 2']);
    expect(animationQueue.state).toBe('playing');
    await pass(100);
    expect(animationQueue.state).toBe('idle');
  });

  it('goes past the one that is seen already', async () => {
    push([...loss(1), ...momentsLasting([100], 2)]);
    await pass(20);
    animationQueue.startSkipping();
    await settle();
    expect([animationQueue.state, animationQueue.at]).toEqual(['skipping', 2]);
  });
});

describe('another table', () => {
  it('breaks off the motion that goes on', async () => {
    push(momentsLasting([100, 100]));
    await pass(20);
    stage(momentsLasting([10, 20, 30, 40]), 4);
    expect(animationQueue.at).toBe(4);
    expect(animationQueue.pace(100)).toBe(0);
    await settle();
    expect(events).toEqual(['begin 1', 'middle 1', 'end 1', 'at rest']);
    expect(animationQueue.at).toBe(4);
    expect(animationQueue.pace(100)).toBe(100);
  });

  it('shows what follows on it', async () => {
    push(momentsLasting([100, 100]));
    await pass(20);
    stage(momentsLasting([10, 20]), 2);
    push(momentsLasting([100], 9));
    await pass(100);
    expect(events).toEqual(['begin 1', 'middle 1', 'end 1', 'begin 9', 'middle 9', 'end 9', 'at rest']);
    expect(advanced).toEqual([3]);
  });

  it('is none after clearing: the motion ends and nothing is shown any more', async () => {
    push(momentsLasting([100, 100]));
    await pass(20);
    animationQueue.clear();
    expect(animationQueue.at).toBe(0);
    await settle();
    expect(events).toEqual(['begin 1', 'middle 1', 'end 1', 'at rest']);
    expect(animationQueue.state).toBe('idle');
    expect(advanced).toEqual([]);
  });
});

describe('the speed', () => {
  it('is kept in the browser', async () => {
    expect(animationQueue.speed).toBe(1);
    for (const speed of [4, 'skip'] as const) {
      animationQueue.speed = speed;
      expect(localStorage.getItem(keptAs('speed'))).toBe(String(speed));
      expect(await speedAfterReload()).toBe(speed);
    }
  });

  it('is 1 where something else was kept', async () => {
    localStorage.setItem(keptAs('speed'), '3');
    expect(await speedAfterReload()).toBe(1);
  });
});

/** The speed that a page has which is loaded now. */
async function speedAfterReload(): Promise<unknown> {
  vi.resetModules();
  const reloaded = await import('../src/session/animationSpeed.svelte.ts');
  return reloaded.animationSpeed.value;
}
