import { beforeAll, describe, expect, it } from 'vitest';

import { DEFINITION } from '../src/games/deal/definition.ts';
import type { GameReadModel } from '../src/games/deal/model/context.ts';
import { headLine, taskLine } from '../src/games/deal/text/questionText.ts';
import { t, text } from '../src/i18n/text.svelte.ts';

const ME = 0;
const QUESTION = { kind: 'to-play', seat: ME, seats: [ME], other: -1, card: -1, noes: 0, amount: 0, wants: [] };

/** A turn of the person here, with what may be done in it. */
function turnWith(...verbs: string[]) {
  const offers = verbs.map((verb, subject) => ({ verb, subject, low: 0, high: 0 }));
  const seen = {
    acting: ME,
    mine: [ME],
    box: { cards: verbs.map(() => ({ kind: 'property' })) },
    table: { questions: [QUESTION], turns: 1 },
    isAsked: () => true,
    own: () => ({ hand: [1], offers }),
    offer: (_: number, wanted: string) => offers.find(({ verb }) => verb === wanted),
    playerName: () => 'Anna',
    names: () => 'Anna',
  } as unknown as GameReadModel;
  const question = QUESTION as unknown as Parameters<typeof taskLine>[1];
  return { head: headLine(seen, question, true), task: taskLine(seen, question) };
}

beforeAll(() => text.bring(['deal']));

describe('the question of one’s own turn', () => {
  it('asks for a card as long as one can be played', () => {
    expect(turnWith('bank', 'lay', 'end')).toEqual({ head: t('deal-head-to-play'), task: t('deal-task-to-play') });
  });

  it('asks for no card where none can be played any more', () => {
    expect(turnWith('end')).toEqual({ head: t('deal-head-done'), task: t('deal-task-done') });
    expect(turnWith('move', 'end')).toEqual({ head: t('deal-head-done'), task: t('deal-task-done-move') });
  });
});

it('speaks in the first mark of no button: a turn begins without a main answer', () => {
  expect(DEFINITION.tips[0]?.text).toBe('deal-mark-question');
});
