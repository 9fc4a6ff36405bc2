import { describe, expect, it, vi } from 'vitest';

import type { AnimationContext, Cue } from '../src/core/contract.ts';
import type { BoxView } from '../src/games/classic/model/box.ts';
import { animationsOf, CHOREOGRAPHY as CLASSIC } from '../src/games/classic/state/choreography.svelte.ts';
import { sources, targets } from '../src/games/deal/cardAnchors.ts';
import { CHOREOGRAPHY as DEAL } from '../src/games/deal/choreography.ts';
import type { BoxView as DealBoxView } from '../src/games/deal/model/box.ts';
import { UNKNOWN } from '../src/games/deal/model/displayState.ts';
import { FACT } from '../src/generated/classic.ts';
import { FACT as DEAL_FACT } from '../src/generated/deal.ts';
import { pass } from './support/clock.ts';
import { factOf } from './support/messages.ts';

const BOX = { squares: Array.from({ length: 40 }) } as BoxView;

/** A table without elements, at which everything takes its time. */
function cueOf() {
  const aborter = new AbortController();
  const context: AnimationContext = {
    pace: (time) => (aborter.signal.aborted ? 0 : time),
    sleep: (time) => new Promise((wake) => setTimeout(wake, time)),
    root: { querySelector: () => null } as unknown as ParentNode,
  };
  const cue = { carryOut: vi.fn(), tell: vi.fn(), context, signal: aborter.signal } satisfies Cue;
  return { aborter, context, cue, animations: animationsOf(context) };
}

describe('a walk', () => {
  const walk = factOf(FACT.moved, { seat: 1, other: 38, subject: 1, amount: 3 });

  it('goes from square to square past the last one, and is carried out at its end', async () => {
    const { cue, animations } = cueOf();
    void CLASSIC.perform(walk, BOX, cue);
    const squares = [animations.squareOf(1, 38)];
    for (let step = 0; step < 2; step++) {
      await pass(80);
      squares.push(animations.squareOf(1, 38));
    }
    expect(squares).toEqual([39, 0, 1]);
    expect([animations.squareOf(0, 5), animations.landing]).toEqual([5, 1]);
    expect(cue.carryOut).not.toHaveBeenCalled();
    await pass(CLASSIC.lasts(walk));
    expect([cue.carryOut, cue.tell].map((done) => done.mock.calls.length)).toEqual([1, 1]);
    expect([animations.walk, animations.landing]).toEqual([null, null]);
  });

  it('that is broken off leaves nothing in motion, and is not carried out by it', async () => {
    const { aborter, cue, animations } = cueOf();
    void CLASSIC.perform(walk, BOX, cue);
    await pass(100);
    aborter.abort();
    expect([animations.walk, animations.landing, animations.stride]).toEqual([null, null, 0]);
    await pass(1000);
    expect(cue.carryOut).not.toHaveBeenCalled();
  });
});

describe('money', () => {
  it('flies before it is carried out', async () => {
    const { cue, animations } = cueOf();
    void CLASSIC.perform(factOf(FACT.paid, { seat: 0, other: 1, amount: 50 }), BOX, cue);
    expect(animations.flights).toMatchObject([{ what: 'money', from: 0, to: 1, about: 50, time: 320 }]);
    expect(cue.carryOut).not.toHaveBeenCalled();
    await pass(320);
    expect(cue.carryOut).toHaveBeenCalledOnce();
    expect(animations.flights).toEqual([]);
  });
});

describe('what does not move', () => {
  it('is carried out at once and looked at for its time', async () => {
    const { cue } = cueOf();
    const built = factOf(FACT.built, { seat: 0, subject: 1, amount: 1 });
    const done = vi.fn();
    void CLASSIC.perform(built, BOX, cue).then(done);
    expect([cue.carryOut, cue.tell].map((one) => one.mock.calls.length)).toEqual([1, 1]);
    await pass(CLASSIC.lasts(built) - 1);
    expect(done).not.toHaveBeenCalled();
    await pass(1);
    expect(done).toHaveBeenCalledOnce();
  });
});

describe('a card', () => {
  it('that lies nowhere on the screen is carried out at once', async () => {
    const { cue } = cueOf();
    const drew = factOf(DEAL_FACT.drew, { seat: 0, subject: UNKNOWN });
    void DEAL.perform(drew, {} as DealBoxView, cue);
    expect(cue.carryOut).toHaveBeenCalledOnce();
    await pass(DEAL.lasts(drew));
  });

  it('flies from where it lies to where it will lie, else between those that hold it', () => {
    const paid = factOf(DEAL_FACT.paid, { seat: 0, other: 1, subject: 7 });
    expect(sources(paid)).toEqual(['[data-hand-card="7"]', '[data-card="7"]', '[data-purse="0"]']);
    expect(targets(paid)).toEqual(['[data-hand-card="7"]', '[data-card="7"]', '[data-bank="1"]', '[data-purse="1"]']);
    const drew = factOf(DEAL_FACT.drew, { seat: 0, subject: UNKNOWN });
    expect([sources(drew), targets(drew)]).toEqual([['[data-pile]'], ['[data-hand="0"]']]);
  });
});
