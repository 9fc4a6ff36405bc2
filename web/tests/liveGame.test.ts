import { describe, expect, it } from 'vitest';

import { animationSpeed } from '../src/session/animationSpeed.svelte.ts';
import { browser } from './support/browser.ts';
import { pass, settle } from './support/clock.ts';
import { stepOf } from './support/messages.ts';
import { broken, freshRace, moved, noted, paid, rolled, TIME, turn, weatherStep } from './support/race.ts';
import { takeReports } from './support/reports.ts';
import { expectState } from './support/state.ts';
import { cashOf, FakeServer, openTable, shownBy, squaresOf, type RaceSession } from './support/table.ts';

const walk = (from: number, to: number) => stepOf(moved(from, to));
const pay = (amount: number) => stepOf(paid(amount));

/** How many steps led to the view that is shown. */
const versionOf = ({ view }: RaceSession) => view?.version;

describe('the first view of a game', () => {
  it('is shown as it is, without motion', async () => {
    const { session } = await openTable([walk(0, 3), pay(50)]);
    expect(squaresOf(session)).toEqual([3, 0]);
    expect(cashOf(session)).toEqual([950, 1050]);
    expect(session.animationQueue.state).toBe('idle');
    expect(session.animationQueue.at).toBe(2);
    expect(session.behind).toBe(false);
    expect(session.steps).toHaveLength(2);
  });
});

describe('a step', () => {
  it('is shown in motion, and its view counts when all of it has been shown', async () => {
    const { session, server } = await openTable();
    await server.play([walk(0, 3)]);
    expect(session.behind).toBe(true);
    expect(versionOf(session)).toBe(0);
    await pass(2 * TIME.square);
    expect(squaresOf(session)).toEqual([3, 0]);
    expect(session.behind).toBe(true);
    await pass(TIME.square);
    expect(versionOf(session)).toBe(1);
    expect(session.behind).toBe(false);
    expect(session.steps).toEqual(server.steps);
  });

  it('moves a token square by square', async () => {
    const { session, server } = await openTable();
    await server.play([walk(0, 3)]);
    const squares = [squaresOf(session)[0]];
    for (let square = 1; square < 3; square++) {
      await pass(TIME.square);
      squares.push(squaresOf(session)[0]);
    }
    expect(squares).toEqual([1, 2, 3]);
  });

  it('changes how things stand after its last fact', async () => {
    const { session, server } = await openTable();
    await server.play([weatherStep('rain', paid(50), moved(0, 1))]);
    await pass(TIME.paid + TIME.square - 1);
    expect(shownBy(session).weather).toBe('sun');
    await pass(1);
    expect(shownBy(session).weather).toBe('rain');
  });

  it('is announced as far as whole sentences have been shown', async () => {
    const { session, server } = await openTable();
    await server.play([stepOf(paid(50), noted(), rolled(6))]);
    await pass(TIME.paid - 1);
    expect(session.animationQueue.at).toBe(0);
    await pass(1);
    expect(session.animationQueue.at).toBe(2);
    await pass(TIME.rolled);
    expect(session.animationQueue.at).toBe(3);
  });

  it('says when its view came, not when it was shown', async () => {
    const { session, server } = await openTable();
    const come = performance.now();
    await server.play([walk(0, 3)]);
    await pass(1000);
    expect(session.heardAt).toBe(come);
  });
});

describe('several steps', () => {
  it('in one message are shown in order, and their view counts after the last', async () => {
    const { session, server } = await openTable();
    await server.play([walk(0, 2), pay(50)]);
    await pass(2 * TIME.square);
    expect(squaresOf(session)).toEqual([2, 0]);
    expect(cashOf(session)).toEqual([1000, 1000]);
    expect(session.animationQueue.at).toBe(1);
    expect(versionOf(session)).toBe(0);
    await pass(TIME.paid);
    expect(cashOf(session)).toEqual([950, 1050]);
    expect(versionOf(session)).toBe(2);
    expect(session.steps).toHaveLength(2);
  });

  it('in two messages count each when it was shown', async () => {
    const { session, server } = await openTable();
    await server.play([walk(0, 2)]);
    await server.play([pay(50)]);
    await pass(2 * TIME.square);
    expect(versionOf(session)).toBe(1);
    expect(session.steps).toHaveLength(1);
    expect(session.behind).toBe(true);
    await pass(TIME.paid);
    expect(versionOf(session)).toBe(2);
    expect(session.behind).toBe(false);
  });

  it('in two messages of one frame are shown in order', async () => {
    const { session, server } = await openTable();
    await server.send(server.played([walk(0, 2)]), server.played([walk(2, 3)]));
    await pass(2 * TIME.square);
    expect([squaresOf(session)[0], versionOf(session)]).toEqual([3, 1]);
    await pass(TIME.square);
    expect(versionOf(session)).toBe(2);
  });

  it('that take no time are shown at once', async () => {
    const { session, server } = await openTable();
    await server.play([stepOf(turn(1)), stepOf(turn(2))]);
    expect(shownBy(session).turn).toBe(2);
    expect(versionOf(session)).toBe(2);
  });

  it('of which there are more than 60 are not played', async () => {
    const { session, server } = await openTable();
    await server.play(Array.from({ length: 61 }, () => pay(1)));
    expect(cashOf(session)).toEqual([939, 1061]);
    expect(session.animationQueue.state).toBe('idle');
    expect(session.animationQueue.at).toBe(61);
    await server.play(Array.from({ length: 60 }, () => pay(1)));
    expect(session.animationQueue.state).toBe('playing');
    expect(cashOf(session)).toEqual([939, 1061]);
  });

  it('are skipped over where the server sends some of them again', async () => {
    const { session, server } = await openTable([pay(10)]);
    server.played([pay(20)]);
    await server.sendFrom(0);
    await pass(TIME.paid);
    expect(cashOf(session)).toEqual([970, 1030]);
    expect(session.steps).toHaveLength(2);
  });
});

describe('the end', () => {
  it('is near when the last turn is shown, and not before', async () => {
    const { session, server } = await openTable([stepOf(turn(1))]);
    await server.play([pay(10)]);
    await pass(TIME.paid);
    expect(session.ending).toBe(false);
    await server.play([pay(20), stepOf(turn(2)), pay(30)], { table: { winners: [0] } });
    expect(session.ending).toBe(false);
    await pass(TIME.paid);
    expect(session.ending).toBe(true);
    expect(session.behind).toBe(true);
  });
});

describe('a view without a step', () => {
  it('counts at once where nothing waits', async () => {
    const { session, server } = await openTable();
    await server.play([], { timeLeft: 42 });
    expect(session.view?.timeLeft).toBe(42);
    expect(session.behind).toBe(false);
  });

  it('waits for the moments that are still shown', async () => {
    const { session, server } = await openTable();
    await server.play([walk(0, 2)]);
    await server.play([], { timeLeft: 42 });
    await pass(2 * TIME.square - 1);
    expect(session.view?.timeLeft).toBeNull();
    await pass(1);
    expect(session.view?.timeLeft).toBe(42);
  });

  it('replaces one that waits for the same moments', async () => {
    const { session, server } = await openTable();
    await server.play([walk(0, 2)], { timeLeft: 42 });
    await server.play([], { timeLeft: 41 });
    await pass(2 * TIME.square);
    expect(session.view?.timeLeft).toBe(41);
  });
});

describe('a question', () => {
  const asks = (...seats: number[]) => ({ table: { questions: [{ kind: 'to-roll', seats }] } });

  it('that stays the same for a seat of this browser need not wait for what others do', async () => {
    const { session, server } = await openTable();
    await server.play([], asks(0));
    await server.play([walk(0, 3)], asks(0, 1));
    expect(session.asked(0)).toBe(true);
    expect(versionOf(session)).toBe(1);
    expect(session.animationQueue.state).toBe('playing');
    await pass(3 * TIME.square);
    expect(squaresOf(session)).toEqual([3, 0]);
    expect(versionOf(session)).toBe(1);
  });

  it('that is new for a seat of this browser waits until what led to it was shown', async () => {
    const { session, server } = await openTable();
    await server.play([walk(0, 3)], asks(0));
    expect(session.asked(0)).toBe(false);
    await pass(3 * TIME.square - 1);
    expect(session.asked(0)).toBe(false);
    await pass(1);
    expect(session.asked(0)).toBe(true);
  });

  it('of another seat waits too', async () => {
    const { session, server } = await openTable();
    await server.play([], asks(1));
    await server.play([walk(0, 3)], asks(1));
    expect(versionOf(session)).toBe(0);
  });
});

describe('skipping', () => {
  it('while a token walks puts it where it goes', async () => {
    const { session, server } = await openTable();
    await server.play([walk(0, 5)]);
    await pass(1.5 * TIME.square);
    expect(squaresOf(session)).toEqual([2, 0]);
    session.animationQueue.finish();
    await settle();
    expect(squaresOf(session)).toEqual([5, 0]);
    expect(versionOf(session)).toBe(1);
    expect(session.animationQueue.state).toBe('idle');
    await pass(1000);
    expect(squaresOf(session)).toEqual([5, 0]);
  });

  it('carries out all that waits, how things stand included', async () => {
    const { session, server } = await openTable();
    await server.play([walk(0, 5), weatherStep('rain', paid(50))]);
    await server.play([pay(25), walk(5, 6)]);
    await pass(TIME.square);
    session.animationQueue.finish();
    await settle();
    expect(shownBy(session)).toEqual({ ...shownBy(session), weather: 'rain' });
    expect(squaresOf(session)).toEqual([6, 0]);
    expect(cashOf(session)).toEqual([925, 1075]);
    expect(versionOf(session)).toBe(4);
    expect(session.animationQueue.at).toBe(4);
  });

  it('pays nothing twice where the money has arrived already', async () => {
    const { session, server } = await openTable();
    await server.play([weatherStep('rain', paid(50))]);
    await pass(TIME.paid / 2 + 1);
    expect(cashOf(session)).toEqual([950, 1050]);
    session.animationQueue.finish();
    await settle();
    expect(cashOf(session)).toEqual([950, 1050]);
    expect(shownBy(session).weather).toBe('rain');
  });

  it('leaves later steps to be shown in motion', async () => {
    const { session, server } = await openTable();
    await server.play([walk(0, 5)]);
    await pass(TIME.square);
    session.animationQueue.finish();
    await server.play([walk(5, 7)]);
    expect(squaresOf(session)).toEqual([6, 0]);
    expect(session.animationQueue.state).toBe('playing');
    await pass(2 * TIME.square);
    expect(squaresOf(session)).toEqual([7, 0]);
  });

  it('leads to the server’s table', async () => {
    const { session, server } = await openTable();
    await server.play([walk(0, 5), pay(50), weatherStep('rain', rolled(6))]);
    await pass(TIME.square);
    session.animationQueue.finish();
    await settle();
    expect(takeReports()).toEqual([]);
  });
});

describe('a page on which nothing moves', () => {
  it.each([
    ['the user prefers reduced motion', () => (browser.reducesMotion = true)],
    ['it is hidden', () => (browser.document.hidden = true)],
    ['the speed is “skip”', () => (animationSpeed.value = 'skip')],
  ])('shows steps at once where %s', async (_, prepare) => {
    const { session, server } = await openTable();
    prepare();
    await server.play([walk(0, 5), weatherStep('rain', paid(50), noted())]);
    expect(shownBy(session)).toMatchObject({ weather: 'rain', players: [{ square: 5, cash: 950 }, { cash: 1050 }] });
    expect(versionOf(session)).toBe(2);
  });
});

describe('a take-back', () => {
  it('is shown at once, without motion', async () => {
    const { session, server } = await openTable([walk(0, 3)]);
    await server.play([pay(50)]);
    await pass(TIME.paid);
    await server.takeBack(1);
    expect(cashOf(session)).toEqual([1000, 1000]);
    expect(squaresOf(session)).toEqual([3, 0]);
    expect(session.animationQueue.state).toBe('idle');
    expect(versionOf(session)).toBe(3);
    expect(session.steps).toHaveLength(3);
    expect(session.kept).toEqual([server.steps[0]]);
  });

  it('in the middle of a walk puts the token back, for good', async () => {
    const { session, server } = await openTable();
    await server.play([walk(0, 5), pay(50)]);
    await pass(2.5 * TIME.square);
    await server.takeBack(0);
    expect(shownBy(session)).toEqual(freshRace());
    expect(versionOf(session)).toBe(3);
    expect(session.behind).toBe(false);
    expect(session.animationQueue.at).toBe(3);
    await pass(5000);
    expect(shownBy(session)).toEqual(freshRace());
    expect(session.animationQueue.at).toBe(3);
    expect(session.animationQueue.state).toBe('idle');
  });

  it('lets what is played next be shown in motion', async () => {
    const { session, server } = await openTable();
    await server.play([walk(0, 5)]);
    await pass(1.5 * TIME.square);
    await server.takeBack(0);
    await server.play([walk(0, 2)]);
    expect(squaresOf(session)).toEqual([1, 0]);
    await pass(2 * TIME.square);
    expect(squaresOf(session)).toEqual([2, 0]);
    expect(versionOf(session)).toBe(3);
    expect(session.kept).toEqual([server.steps[2]]);
  });

  it('shows what comes in the same message at once as well', async () => {
    const { session, server } = await openTable([walk(0, 3)]);
    await server.takeBack(0, [walk(0, 1)]);
    expect(squaresOf(session)).toEqual([1, 0]);
    expect(session.animationQueue.state).toBe('idle');
    expect(versionOf(session)).toBe(3);
  });

  it('leads to the server’s table', async () => {
    const { server } = await openTable([walk(0, 3)]);
    await server.play([pay(50)]);
    await pass(TIME.paid / 2);
    await server.takeBack(1);
    await server.play([pay(20)]);
    await pass(TIME.paid);
    await server.takeBack(0);
    expect(takeReports()).toEqual([]);
  });
});

describe('another game in the same room', () => {
  it('begins without the steps of the game before', async () => {
    const { session, server } = await openTable([walk(0, 3)]);
    await server.play([walk(3, 9)]);
    await pass(TIME.square);
    await new FakeServer('game-2').play([pay(50)]);
    expect(cashOf(session)).toEqual([950, 1050]);
    expect(squaresOf(session)).toEqual([0, 0]);
    expect(session.steps).toHaveLength(1);
    expectState(session.animationQueue, { state: 'idle', at: 1 });
  });
});

describe('a moment that cannot be shown', () => {
  it('is reported, and the table is the server’s afterwards', async () => {
    const { session, server } = await openTable();
    await server.play([walk(0, 5), pay(50), stepOf(broken())]);
    await pass(5 * TIME.square + TIME.paid + TIME.broken);
    expect(takeReports()[0]).toContain('the picture is broken');
    expect(session.animationQueue.state).toBe('idle');
    expect(session.behind).toBe(false);
    expect(squaresOf(session)).toEqual([5, 0]);
    await server.play([pay(50)]);
    await pass(TIME.paid);
    expect(cashOf(session)).toEqual([900, 1100]);
  });
});

describe('two tables on one page', () => {
  it('go on independently, each at its own pace', async () => {
    const one = await openTable();
    const other = await openTable([], {}, 'link-2');
    await one.server.play([walk(0, 5)]);
    await pass(TIME.square);
    await other.server.play([pay(50)]);
    one.session.animationQueue.finish();
    await settle();
    expect(squaresOf(one.session)).toEqual([5, 0]);
    expect(one.session.animationQueue.state).toBe('idle');
    expect(other.session.animationQueue.state).toBe('playing');
    await pass(TIME.paid);
    expect(cashOf(other.session)).toEqual([950, 1050]);
    expect(cashOf(one.session)).toEqual([1000, 1000]);
    one.session.leave();
    await other.server.play([pay(50)]);
    await pass(TIME.paid);
    expect(cashOf(other.session)).toEqual([900, 1100]);
  });
});
