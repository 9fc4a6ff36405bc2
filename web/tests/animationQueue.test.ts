import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';

import { keptAs } from '../src/site/base.ts';
import { motion, type Play } from '../src/table/motion.svelte.ts';
import { momentsOf, type Moment } from '../src/table/steps.ts';
import { browser } from './support/browser.ts';
import { pass, settle } from './support/clock.ts';
import { factOf, stepOf } from './support/messages.ts';
import { expectState } from './support/state.ts';

/** The kind of a fact that has a sentence of its own, and of one that belongs to the sentence before it. */
const SPOKEN = 1;
const QUIET = 2;

/** From this number on moments may be announced in the middle of their motion. */
const EARLY = 50;

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

  async perform(moment: Moment, tell: () => void): Promise<void> {
    const name = moment.fact[3];
    const half = motion.pace(this.lasts(moment)) / 2;
    events.push(`begin ${name}`);
    await motion.sleep(half);
    events.push(`middle ${name}`);
    if (name >= EARLY) tell();
    await motion.sleep(half);
    events.push(`end ${name}`);
  }

  carryOut(moment: Moment): void {
    events.push(`carry out ${moment.fact[3]}`);
  }

  skipTo(at: number): void {
    events.push(`skip to ${at}`);
    motion.stage(new Stage(), motion.moments, at);
  }
}

/** Build moments of given durations, each of a step of its own and known by its number. */
const momentsLasting = (times: readonly number[], first = 1): Moment[] =>
  momentsOf(times.map((amount, place) => stepOf(factOf(SPOKEN, { subject: first + place, amount }))));

beforeEach(() => {
  events = [];
  advanced = [];
  motion.onTold = () => advanced.push(motion.at);
  motion.atRest = () => events.push('at rest');
  motion.stage(new Stage(), [], 0);
  onTestFinished(async () => {
    Object.assign(motion, { onTold: () => undefined, atRest: () => undefined });
    motion.clear();
    motion.hurried = false;
    motion.speed = 1;
    await settle();
  });
});

describe('moments', () => {
  it('are shown one after another, each in its time', async () => {
    motion.push(momentsLasting([100, 200]));
    expect(motion.busy).toBe(true);
    await pass(99);
    expect(events).toEqual(['begin 1', 'middle 1']);
    expect(motion.at).toBe(0);
    await pass(1);
    expect(motion.at).toBe(1);
    await pass(199);
    expect(events).toEqual(['begin 1', 'middle 1', 'end 1', 'begin 2', 'middle 2']);
    await pass(1);
    expect(events.slice(5)).toEqual(['end 2', 'at rest']);
    expect(advanced).toEqual([1, 2]);
    expect(motion.busy).toBe(false);
  });

  it('that come later wait for those before them', async () => {
    motion.push(momentsLasting([100]));
    await pass(50);
    motion.push(momentsLasting([100], 2));
    expect(motion.moments).toHaveLength(2);
    await pass(50);
    expect(events.slice(-2)).toEqual(['end 1', 'begin 2']);
    await pass(100);
    expect(events.filter((event) => event === 'at rest')).toHaveLength(1);
  });

  it('that take no time are carried out at once, before anything else happens', () => {
    motion.push(momentsLasting([0, 0]));
    expect(events).toEqual(['carry out 1', 'carry out 2', 'at rest']);
    expect(advanced).toEqual([1, 2]);
    expect(motion.busy).toBe(false);
  });

  it('that take no time keep their place among those that do', async () => {
    motion.push(momentsLasting([0, 100, 0]));
    await pass(100);
    expect(events).toEqual(['carry out 1', 'begin 2', 'middle 2', 'end 2', 'carry out 3', 'at rest']);
  });

  it('can be announced in the middle of their motion', async () => {
    motion.push(momentsLasting([100], EARLY));
    await pass(50);
    expect(advanced).toEqual([1]);
    expect(motion.busy).toBe(true);
    await pass(50);
    expect(motion.at).toBe(1);
    expect(motion.busy).toBe(false);
  });

  it('are shown as far as is asked', async () => {
    motion.stage(new Stage(), momentsLasting([100, 100, 100]), 1);
    expect(motion.at).toBe(1);
    await pass(1000);
    expect(events).toEqual([]);
    motion.goOn(2);
    await pass(1000);
    expect(events).toEqual(['begin 2', 'middle 2', 'end 2', 'at rest']);
    expect(motion.at).toBe(2);
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
    motion.push(quietAfter(100));
    await pass(199);
    expect(motion.at).toBe(0);
    await pass(1);
    expect(advanced).toEqual([2]);
    await pass(100);
    expect(advanced).toEqual([2, 3]);
  });

  it('of the next step are announced apart', async () => {
    motion.push(momentsOf([stepOf(factOf(SPOKEN, { amount: 100 })), stepOf(factOf(QUIET, { amount: 100 }))]));
    await pass(100);
    expect(advanced).toEqual([1]);
  });

  it('that are not to be shown yet are not waited for', async () => {
    motion.stage(new Stage(), quietAfter(100), 0);
    motion.goOn(1);
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
    motion.speed = speed;
    motion.push(momentsLasting([200]));
    await pass(time - 1);
    expect(motion.busy).toBe(true);
    await pass(1);
    expect(motion.busy).toBe(false);
  });

  it('grows with what waits beyond 1.8 seconds', async () => {
    expect(motion.pace(100)).toBe(100);
    motion.push(momentsLasting([900, 900]));
    expect(motion.pace(100)).toBe(100);
    motion.push(momentsLasting([1800]));
    expect(motion.pace(100)).toBe(50);
    await pass(900);
    expect(motion.at).toBe(1);
    expect(motion.pace(100)).toBeCloseTo(100 / (2700 / 1800));
  });

  it.each([
    ['the speed is “skip”', () => (motion.speed = 'skip')],
    ['the user prefers reduced motion', () => (browser.reducesMotion = true)],
    ['the page is hidden', () => (browser.document.hidden = true)],
    ['everything is to be shown at once', () => (motion.hurried = true)],
  ])('leaves no time where %s', (_, prepare) => {
    prepare();
    expect(motion.still).toBe(true);
    expect(motion.pace(100)).toBe(0);
    motion.push(momentsLasting([100, 100]));
    expect(events).toEqual(['carry out 1', 'carry out 2', 'at rest']);
    expect(motion.at).toBe(2);
  });

  it('is calm where nothing is to move, and not where the user only hurries', () => {
    motion.hurried = true;
    expect([motion.still, motion.calm]).toEqual([true, false]);
    motion.hurried = false;
    expect([motion.still, motion.calm]).toEqual([false, false]);
    browser.reducesMotion = true;
    expect([motion.still, motion.calm]).toEqual([true, true]);
  });
});

describe('finishing', () => {
  it('skips to the last moment that is to be shown', async () => {
    motion.push(momentsLasting([100, 100, 100]));
    await pass(150);
    motion.finish();
    expect(events.at(-1)).toBe('skip to 3');
    expect(motion.at).toBe(3);
    await settle();
    expect(events.at(-1)).toBe('at rest');
    expect(motion.busy).toBe(false);
  });

  it('ends the motion that goes on at once, and announces nothing of it', async () => {
    motion.push(momentsLasting([100, 100], EARLY));
    await pass(20);
    motion.finish();
    await settle();
    expect(events).toEqual(['begin 50', 'skip to 2', 'middle 50', 'end 50', 'at rest']);
    expect(advanced).toEqual([]);
    expect(motion.at).toBe(2);
  });

  it('does nothing where nothing waits', () => {
    motion.stage(new Stage(), momentsLasting([100]), 0);
    motion.finish();
    expect(events).toEqual([]);
  });

  it.each([
    ['the speed becomes “skip”', () => (motion.speed = 'skip')],
    ['everything is to be shown at once', () => (motion.hurried = true)],
  ])('happens when %s', async (_, happen) => {
    motion.push(momentsLasting([100, 100]));
    await pass(20);
    happen();
    expect(events.at(-1)).toBe('skip to 2');
    await settle();
    motion.push(momentsLasting([100], 3));
    expect(events.slice(-2)).toEqual(['carry out 3', 'at rest']);
  });

  it('leaves what comes afterwards to be shown in its time', async () => {
    motion.push(momentsLasting([100, 100]));
    await pass(20);
    motion.finish();
    motion.push(momentsLasting([100], 3));
    await pass(99);
    expect(events.slice(-2)).toEqual(['begin 3', 'middle 3']);
    expect(motion.at).toBe(2);
    await pass(1);
    expect(motion.at).toBe(3);
  });
});

describe('another table', () => {
  it('breaks off the motion that goes on', async () => {
    motion.push(momentsLasting([100, 100]));
    await pass(20);
    motion.stage(new Stage(), momentsLasting([10, 20, 30, 40]), 4);
    expect(motion.at).toBe(4);
    expect(motion.pace(100)).toBe(0);
    await settle();
    expect(events).toEqual(['begin 1', 'middle 1', 'end 1', 'at rest']);
    expect(motion.at).toBe(4);
    expect(motion.pace(100)).toBe(100);
  });

  it('shows what follows on it', async () => {
    motion.push(momentsLasting([100, 100]));
    await pass(20);
    motion.stage(new Stage(), momentsLasting([10, 20]), 2);
    motion.push(momentsLasting([100], 9));
    await pass(100);
    expect(events).toEqual(['begin 1', 'middle 1', 'end 1', 'begin 9', 'middle 9', 'end 9', 'at rest']);
    expect(advanced).toEqual([3]);
  });

  it('is none after clearing: the motion ends and nothing is shown any more', async () => {
    motion.push(momentsLasting([100, 100]));
    await pass(20);
    motion.clear();
    expectState(motion, { moments: [], at: 0 });
    await settle();
    expect(events).toEqual(['begin 1', 'middle 1', 'end 1', 'at rest']);
    expect(motion.busy).toBe(false);
    expect(advanced).toEqual([]);
  });
});

describe('the speed', () => {
  it('is kept in the browser', async () => {
    expect(motion.speed).toBe(1);
    for (const speed of [4, 'skip'] as const) {
      motion.speed = speed;
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
  const reloaded = await import('../src/table/motion.svelte.ts');
  return reloaded.motion.speed;
}
