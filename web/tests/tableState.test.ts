import { beforeEach, describe, expect, it } from 'vitest';

import type { Session } from '../src/games/classic/model/context.ts';
import { emptyTerms } from '../src/games/classic/model/tradeTerms.ts';
import { animationsOf } from '../src/games/classic/state/choreography.svelte.ts';
import { ClassicTableState } from '../src/games/classic/state/classicTableState.ts';
import type { Session as DealSession } from '../src/games/deal/model/context.ts';
import { CardSelection } from '../src/games/deal/state/selection.svelte.ts';
import { AnimationQueue } from '../src/session/animationQueue.svelte.ts';
import { blunderLimit } from '../src/table/state/blunderLimit.ts';
import { TableState } from '../src/table/state/tableState.ts';
import { pass, settle } from './support/clock.ts';
import { reactive } from './support/effects.svelte.ts';

const TWO = { seat: 0, partner: 1 };
const HINT = { type: 'hint', cost: 100_000, answers: [] };

/** A session at a table of the classic game that allows hints. */
function sessionOf(game: string): Session {
  const session = reactive({
    view: { game, version: 1 },
    room: { status: 'playing', hints: true },
    definition: { advice: {}, posed: () => 'to-roll' },
    table: {},
    mine: [0],
    over: false,
    replay: null,
    animationQueue: { root: {} },
    answers: { hear: () => {} },
    send: ({ type }: { type: string }) => (type === 'ask-hint' ? Promise.resolve(HINT) : new Promise(() => {})),
  });
  return session as unknown as Session;
}

/** A table on the page. */
function tableOf(game: string) {
  const session = sessionOf(game);
  const { panels, toasts, blunderCheck } = new TableState(session);
  const state = new ClassicTableState(session, panels);
  const { squareSelection, tradeDraft, proxyBid } = state;
  return { session, state, panels, toasts, blunderCheck, squareSelection, tradeDraft, proxyBid };
}

describe('of two tables on a page', () => {
  let one: ReturnType<typeof tableOf>;
  let other: ReturnType<typeof tableOf>;

  beforeEach(() => {
    one = tableOf('game-1');
    other = tableOf('game-2');
  });

  it('each has panels of its own', () => {
    one.panels.estate(2);
    one.panels.rule('RENT-1');
    expect([one.panels.open, one.panels.seat, one.panels.clause]).toEqual(['rules', 2, 'RENT-1']);
    expect([other.panels.open, other.panels.seat, other.panels.clause]).toEqual([null, null, null]);
  });

  it('each has a selected square of its own', () => {
    one.squareSelection.selected = 39;
    one.squareSelection.hover = 5;
    one.squareSelection.goals = [1, 3];
    expect([other.squareSelection.selected, other.squareSelection.hover]).toEqual([null, null]);
    expect(other.squareSelection.goals).toEqual([]);
  });

  it('each has a drafted trade of its own', () => {
    one.tradeDraft.open();
    one.tradeDraft.begin(TWO);
    one.tradeDraft.change({ ...emptyTerms(1), money: 50 });
    expect(one.tradeDraft.current?.terms.money).toBe(50);
    expect([other.tradeDraft.current, other.tradeDraft.isOpen, other.panels.open]).toEqual([null, false, null]);
    other.tradeDraft.begin(TWO);
    other.tradeDraft.change({ ...emptyTerms(1), money: -20 });
    expect([one, other].map(({ tradeDraft }) => tradeDraft.current?.terms.money)).toEqual([50, -20]);
  });

  it('each finds its draft again when the page is loaded anew', () => {
    one.tradeDraft.begin(TWO);
    one.tradeDraft.change({ ...emptyTerms(1), money: 50 });
    other.tradeDraft.begin({ seat: 0, partner: 2 });
    const loaded = [tableOf('game-1'), tableOf('game-2'), tableOf('game-3')].map((table) => table.tradeDraft);
    expect(loaded.map(({ current }) => current?.terms.partner)).toEqual([1, 2, undefined]);
    expect(loaded.map((draft) => draft.begun(TWO))).toEqual([true, false, false]);
  });

  it('each waits for its own bid by proxy', () => {
    void one.proxyBid.set(0, 100);
    expect([one.proxyBid.waiting, other.proxyBid.waiting]).toEqual([true, false]);
  });

  it('each shows its own toasts', async () => {
    one.toasts.say({ text: 'one' });
    expect([one.toasts.now?.text, other.toasts.now]).toEqual(['one', null]);
    await pass(2000);
    other.toasts.say({ text: 'other' });
    await pass(2000);
    expect([one.toasts.now, other.toasts.now?.text]).toEqual([null, 'other']);
    other.toasts.clear();
  });

  it('each asks about its own answers only, by the limit of this browser', async () => {
    blunderLimit.value = 5;
    const allowed = one.session.answers.check(0, 'end');
    await settle();
    expect([one.blunderCheck.doubt?.action, other.blunderCheck.doubt]).toEqual(['end', null]);
    one.blunderCheck.doubt?.decide(false);
    await expect(allowed).resolves.toBe(false);
    blunderLimit.value = 0;
    await expect(other.session.answers.check(0, 'end')).resolves.toBe(true);
  });

  it('each has tokens in motion of its own', () => {
    const newAnimations = () => animationsOf(new AnimationQueue({ advanced: () => {}, settled: () => {} }));
    const [first, second] = [newAnimations(), newAnimations()];
    first.landing = 7;
    expect([first.landing, second.landing]).toEqual([7, null]);
  });

  it('each has a card that is picked up of its own', () => {
    const question = { kind: 'to-pay', seat: 0, other: -1, card: -1, noes: 0 };
    const deal = {
      acting: 0,
      question,
      table: { turns: 1 },
      own: () => ({ hand: [5, 6], offers: [] }),
      isAsked: () => true,
    };
    const newSelection = () => new CardSelection(deal as unknown as DealSession);
    const [first, second] = [newSelection(), newSelection()];
    first.take(5);
    first.drag = { card: 5, x: 1, y: 1, over: 'middle' };
    expect([first.card, second.card, second.drag]).toEqual([5, null, null]);
  });
});

describe('a drafted trade', () => {
  it('is put away when another game begins at the table, and comes back with its game', () => {
    const { session, tradeDraft } = tableOf('game-1');
    tradeDraft.begin(TWO);
    tradeDraft.change({ ...emptyTerms(1), money: 50 });
    Object.assign(session.view ?? {}, { game: 'game-2' });
    expect([tradeDraft.current, tradeDraft.begun(TWO)]).toEqual([null, false]);
    Object.assign(session.view ?? {}, { game: 'game-1' });
    expect(tradeDraft.current?.terms.money).toBe(50);
  });

  it('occupies its user, as does a selected square', () => {
    const { state } = tableOf('game-1');
    expect(state.isOccupied).toBe(false);
    state.squareSelection.selected = 1;
    expect(state.isOccupied).toBe(true);
    state.squareSelection.selected = null;
    state.tradeDraft.begin(TWO);
    expect(state.isOccupied).toBe(true);
  });
});
