import { describe, expect, it, onTestFinished } from 'vitest';

import type { AnimationContext, Moment, OwnEvents } from '../src/core/contract.ts';
import { momentsOf } from '../src/core/gameLog.ts';
import { FACT } from '../src/generated/classic.ts';
import type { BoxView } from '../src/generated/protocol.ts';
import { OWN_EVENTS } from '../src/games/classic/ownEvents.ts';
import { eventCardOf } from '../src/table/state/eventCard.svelte.ts';
import { elementAt } from '../src/platform/elementAt.ts';
import { browser } from './support/browser.ts';
import { pass } from './support/clock.ts';
import { factOf, stepOf } from './support/messages.ts';
import { noted, paid, TIME } from './support/race.ts';
import { openTable } from './support/table.ts';

/** What is printed in the box says nothing of it. */
const BOX = {} as BoxView;
const CHANCE = -2;
const ME = 0;
const OTHER = 1;

function momentOf(by: number, kind: number, about: Parameters<typeof factOf>[1]): Moment {
  return elementAt(momentsOf([{ ...stepOf(factOf(kind, about)), seat: by }]), 0);
}

describe('what is told large', () => {
  const isTold = (moment: Moment) => OWN_EVENTS.lasts(moment, [ME], BOX) > 0;

  it.each([
    ['a payment that the dice have brought', CHANCE, FACT.paid, { seat: ME, other: -1 }],
    ['a payment from somebody else', CHANCE, FACT.paid, { seat: OTHER, other: ME }],
    ['a card', CHANCE, FACT.drew, { seat: ME }],
    ['the way to jail', CHANCE, FACT.jailed, { seat: ME }],
    ['a deed that one buys', ME, FACT.bought, { seat: ME }],
    ['a trade of one’s own', OTHER, FACT.accepted, { seat: OTHER, other: ME }],
    ['the end of an auction, whoever wins', OTHER, FACT.won, { seat: OTHER }],
  ])('is %s', (_, by, kind, about) => {
    expect(isTold(momentOf(by, kind, about))).toBe(true);
  });

  it.each([
    ['what happens to others', CHANCE, FACT.paid, { seat: OTHER, other: 2 }],
    ['what one’s own answer pays', ME, FACT.paid, { seat: ME, other: -1 }],
    ['a walk', CHANCE, FACT.moved, { seat: ME }],
  ])('is not %s', (_, by, kind, about) => {
    expect(isTold(momentOf(by, kind, about))).toBe(false);
  });

  it('is gone by itself after a while, and at once where it is hidden', async () => {
    const context = {} as AnimationContext;
    const moment = momentOf(CHANCE, FACT.drew, { seat: ME });
    OWN_EVENTS.show(moment, context);
    expect(eventCardOf(context).shown).toBe(moment);
    await pass(10_000);
    expect(eventCardOf(context).shown).toBeNull();
    OWN_EVENTS.show(moment, context);
    OWN_EVENTS.hide(context);
    expect(eventCardOf(context).shown).toBeNull();
  });
});

describe('at a table', () => {
  const READ = 500;

  /** Every fact of a payment or a note is told large. */
  async function sit() {
    const { session, server } = await openTable();
    const told: string[] = [];
    const ownEvents: OwnEvents = {
      lasts: () => READ,
      show: ({ fact }) => told.push(`fact ${fact[0]}`),
      hide: () => told.push('hidden'),
    };
    const { definition } = session.begun();
    Object.assign(definition, { ownEvents });
    onTestFinished(() => void Object.assign(definition, { ownEvents: undefined }));
    return { session, server, told };
  }

  it('is read after it was shown, before the next moment', async () => {
    const { session, server, told } = await sit();
    await server.play([{ ...stepOf(paid(50)), seat: CHANCE }]);
    await pass(TIME.paid / 2);
    expect(told).toHaveLength(1);
    await pass(TIME.paid / 2);
    expect([session.behind, session.animationQueue.state]).toEqual([false, 'playing']);
    await pass(READ);
    expect(session.animationQueue.state).toBe('idle');
  });

  it('is a still picture for which nobody waits where nothing moves', async () => {
    const { session, server, told } = await sit();
    browser.reducesMotion = true;
    await server.play([{ ...stepOf(paid(50)), seat: CHANCE }]);
    expect([session.animationQueue.state, told.length]).toEqual(['idle', 1]);
  });

  it('ends with what is skipped, and is not told while everything is', async () => {
    const { session, server, told } = await sit();
    await server.play([{ ...stepOf(paid(50)), seat: CHANCE }]);
    await pass(TIME.paid);
    session.animationQueue.startSkipping();
    expect(told.at(-1)).toBe('hidden');
    const before = told.length;
    await server.play([stepOf(paid(50))]);
    expect(told).toHaveLength(before);
  });

  it('is nothing of which nothing is said', async () => {
    const { server, told } = await sit();
    await server.play([stepOf(noted())]);
    await pass(1000);
    expect(told).toEqual([]);
  });
});
