import { describe, expect, it } from 'vitest';

import { momentsOf } from '../src/core/gameLog.ts';
import { FACT, type DealSetView } from '../src/generated/deal.ts';
import type { Fact, StepView } from '../src/generated/protocol.ts';
import type { BoxView } from '../src/games/deal/model/box.ts';
import { OWN_EVENTS } from '../src/games/deal/ownEvents.ts';
import { factOf, stepOf } from './support/messages.ts';

const ME = 0;
const OTHER = 1;
const THIRD = 2;
const NOBODY = -1;
/** The cards of the box, by their numbers. */
const KINDS = ['rent', 'rent-any', 'birthday', 'pass-go', 'sly', 'property', 'property'];
const RENT = 0;
const RENT_ANY = 1;
const PASS_GO = 3;
const SLY = 4;
const [GREEN, OTHER_GREEN] = [5, 6];
const BOX = { cards: KINDS.map((kind) => ({ kind })) } as unknown as BoxView;

/** Which facts of a step are told large to the person here. */
function told(by: number, facts: readonly Fact[], standing: StepView['standing'] = null): Fact[] {
  const step = { ...stepOf(...facts), seat: by, standing };
  return momentsOf([step])
    .filter((moment) => OWN_EVENTS.lasts(moment, [ME], BOX) > 0)
    .map(({ fact }) => fact);
}

/** A set before a seat. */
function standing(seat: number, set: Partial<DealSetView>): StepView['standing'] {
  const lies = { set: 0, colour: 0, cards: [], house: -1, hotel: -1, complete: false, rent: 0, ...set };
  return { game: 'deal', players: [{ seat, sets: [lies] }] };
}

describe('what is told large at the card game', () => {
  it.each([
    ['a rent that everybody owes', FACT.played, { seat: OTHER, other: NOBODY, subject: RENT, amount: 3 }],
    ['a rent asked of oneself', FACT.against, { seat: OTHER, other: ME, subject: RENT_ANY, amount: 3 }],
    ['a property that is wanted', FACT.wanted, { seat: OTHER, other: ME, subject: GREEN }],
    ['a no against oneself', FACT['said-no'], { seat: OTHER, other: ME }],
    ['a no of one’s own', FACT['said-no'], { seat: ME, other: OTHER }],
    ['what one pays', FACT.paid, { seat: ME, other: OTHER, amount: 2 }],
    ['what one is paid', FACT.paid, { seat: OTHER, other: ME, amount: 2 }],
    ['that nothing can be paid', FACT['paid-nothing'], { seat: ME, other: OTHER, amount: 2 }],
    ['a property that one loses', FACT.took, { seat: OTHER, other: ME, subject: GREEN }],
    ['a property that one wins', FACT.took, { seat: ME, other: OTHER, subject: GREEN }],
  ])('is %s', (_, kind, about) => {
    expect(told(about.seat, [factOf(kind, about)])).toHaveLength(1);
  });

  it.each([
    ['a rent of which it is not yet said who pays', FACT.played, { seat: OTHER, subject: RENT_ANY, amount: 3 }],
    ['a card that asks for nothing', FACT.played, { seat: OTHER, subject: PASS_GO }],
    ['a theft before it is said of what', FACT.played, { seat: OTHER, other: ME, subject: SLY }],
    ['a rent of one’s own', FACT.played, { seat: ME, subject: RENT, amount: 3 }],
    ['what is asked of others', FACT.against, { seat: OTHER, other: THIRD, subject: RENT_ANY, amount: 3 }],
    ['what others pay', FACT.paid, { seat: OTHER, other: THIRD, amount: 2 }],
    ['what is banked', FACT.banked, { seat: ME }],
  ])('is not %s', (_, kind, about) => {
    expect(told(about.seat, [factOf(kind, about)])).toEqual([]);
  });

  it('is a payment of several cards once, with the last of them', () => {
    const pays = (subject: number, seat = ME) => factOf(FACT.paid, { seat, other: OTHER, subject, amount: 1 });
    const facts = [pays(1), pays(2), pays(3, THIRD)];
    expect(told(ME, facts)).toEqual([facts[1]]);
  });

  it('is an exchange or a whole set once', () => {
    const takes = (seat: number, other: number) => factOf(FACT.took, { seat, other, subject: GREEN });
    const building = factOf(FACT['took-building'], { seat: ME, other: OTHER });
    expect(told(OTHER, [takes(OTHER, ME), takes(ME, OTHER)])).toHaveLength(1);
    expect(told(ME, [takes(ME, OTHER), takes(ME, OTHER), building])).toEqual([building]);
  });

  it('is a set that one completes, and not a card more', () => {
    const lays = (seat: number) => [factOf(FACT.laid, { seat, subject: GREEN })];
    const whole = { cards: [GREEN, OTHER_GREEN], complete: true };
    expect(told(ME, lays(ME), standing(ME, whole))).toHaveLength(1);
    expect(told(ME, lays(ME), standing(ME, { ...whole, complete: false }))).toEqual([]);
    expect(told(ME, lays(ME), standing(ME, { cards: [OTHER_GREEN], complete: true }))).toEqual([]);
    expect(told(OTHER, lays(OTHER), standing(OTHER, whole))).toEqual([]);
  });
});
