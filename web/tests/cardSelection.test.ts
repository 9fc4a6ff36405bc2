import { describe, expect, it } from 'vitest';

import type { Session } from '../src/games/deal/model/context.ts';
import { CardSelection } from '../src/games/deal/state/selection.svelte.ts';
import { reactive, seenByEffect } from './support/effects.svelte.ts';

/** A session in which a seat is asked something and holds two cards that it can only look at. */
function sessionOf() {
  const question = reactive({ kind: 'to-pay', seat: 0, other: -1, card: -1, noes: 0 });
  const session = {
    acting: 0,
    question,
    table: { turns: 1 },
    own: () => ({ hand: [5, 6], offers: [] }),
    isAsked: () => true,
  };
  return { question, selection: new CardSelection(session as unknown as Session) };
}

describe('the card that is picked up', () => {
  it('is put down when another question is posed, and can be picked up again', () => {
    const { question, selection } = sessionOf();
    const seen = seenByEffect(() => selection.card);
    seen.values();
    selection.take(5);
    seen.values();
    question.kind = 'to-play';
    seen.values();
    selection.take(6);
    expect(seen.values()).toEqual([null, 5, null, 6]);
  });

  it('stays while the same question is posed anew', () => {
    const { question, selection } = sessionOf();
    selection.take(5);
    question.kind = 'to-pay';
    expect(selection.card).toBe(5);
  });

  it('is put down by taking it once more, and by a step back', () => {
    const { selection } = sessionOf();
    selection.take(5);
    selection.take(5);
    expect(selection.card).toBeNull();
    selection.take(6);
    expect([selection.back(), selection.card, selection.back()]).toEqual([true, null, false]);
  });
});
