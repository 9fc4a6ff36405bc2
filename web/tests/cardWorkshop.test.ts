/** A card game in the workshop: its deck in groups, edits of cards and sets, faults, what robots tell, and paper. */

import { expect, test } from 'vitest';

import { FORMAT } from '../src/games/deal/customBox/boxFormat.ts';
import { viewOf } from '../src/games/deal/customBox/boxView.ts';
import { groupsOf, totalsOf } from '../src/games/deal/customBox/deck.ts';
import {
  newAction,
  newMoney,
  newPair,
  newProperty,
  withCard,
  withColour,
  withNewCard,
  withNewSet,
  withoutCard,
  withoutSet,
  withSetName,
  withSize,
} from '../src/games/deal/customBox/edits.ts';
import { placeOf } from '../src/games/deal/customBox/faults.ts';
import { verdictOf } from '../src/games/deal/customBox/verdict.ts';
import { Workshop } from '../src/games/deal/customBox/workshop.svelte.ts';
import { CARD, sheetsOf } from '../src/games/deal/print/sheets.ts';
import { cardName, setNameOf } from '../src/games/deal/text/names.ts';
import { text } from '../src/i18n/text.svelte.ts';
import { PAPERS } from '../src/print/paper.ts';
import { canonical, parsedBox } from '../src/workshop/boxFormat.ts';
import { CARD_GAME } from './support/cardGame.ts';

const keys = (box: typeof CARD_GAME) => box.cards.map(({ key }) => key);

test('a deck is shown set by set and then kind by kind, each card once', () => {
  const groups = groupsOf(CARD_GAME).map((group) => ['set' in group ? group.set : group.kind, group.cards]);
  expect(groups).toEqual([
    ['brown', [0, 1]],
    ['red', [2, 3]],
    ['wilds', [4]],
    ['rents', [5]],
    ['actions', [7]],
    ['money', [6]],
  ]);
  const strayed = withCard(CARD_GAME, 0, { colours: ['green'] });
  expect(groupsOf(strayed).flatMap(({ cards }) => cards)).toHaveLength(CARD_GAME.cards.length);
});

test('totals count copies, and convertible cards as properties too', () => {
  expect(totalsOf(CARD_GAME)).toEqual({
    ...{ cards: 15, properties: 6, wilds: 2, rents: 2, actions: 3, money: 4, sum: 20 },
  });
});

test('a set of another size keeps its rents and gets those that are missing, within what a set can be', () => {
  const rents = (size: number) => withSize(CARD_GAME, 'red', size).colours[1];
  expect(rents(4)).toMatchObject({ size: 4, rent: [2, 5, 6, 7] });
  expect(rents(9)).toMatchObject({ size: 4 });
  expect(withSize(withSize(CARD_GAME, 'red', 4), 'red', 2)).toEqual(CARD_GAME);
});

test('a set that is left out takes along all cards that name it, and another one comes with its properties', () => {
  const one = withoutSet(CARD_GAME, 'brown');
  expect(keys(one)).toEqual(['red-1', 'red-2', 'money-5', 'pass-go']);
  const other = withNewSet(one, 'light-blue', (number) => `Blue ${number}`);
  expect(other.colours.map(({ key }) => key)).toEqual(['light-blue', 'red']);
  expect(other.cards.slice(-2).map(({ name }) => name)).toEqual([{ en: 'Blue 1' }, { en: 'Blue 2' }]);
});

test('two sets that exchange colours take their cards along', () => {
  const painted = withColour(CARD_GAME, 'red', 'brown');
  expect(painted.colours.map(({ key, name }) => [key, name?.en])).toEqual([
    ['brown', 'Cherries'],
    ['red', undefined],
  ]);
  expect(painted.cards.slice(0, 5).map(({ colours }) => colours.join(' '))).toEqual([
    ...['red', 'red', 'brown', 'brown', 'red brown'],
  ]);
  expect(withColour(painted, 'brown', 'red')).toEqual(CARD_GAME);
});

test('a new card has a key of its own and the figures of its kind', () => {
  const added = withNewCard(CARD_GAME, newProperty(CARD_GAME, 'red', 'Amarelle'));
  expect(added.cards.at(-1)).toMatchObject({ key: 'red-3', value: 2, colours: ['red'], name: { en: 'Amarelle' } });
  const twice = withNewCard(added, newProperty(added, 'red', 'Morello'));
  expect(new Set(keys(twice)).size).toBe(twice.cards.length);
  expect(newAction(CARD_GAME, 'breaker')).toMatchObject({ kind: 'breaker', picture: 'deal-breaker', value: 5 });
  expect(newPair(CARD_GAME, 'rent').colours).toEqual(['brown', 'red']);
  expect(newMoney(CARD_GAME)).toMatchObject({ key: 'money-1', kind: 'money', value: 1 });
});

test('a file brings back the same box, and a board is no card game', () => {
  expect(parsedBox(FORMAT, canonical(CARD_GAME))).toEqual(CARD_GAME);
  expect(parsedBox(FORMAT, canonical({ ...CARD_GAME, game: 'classic' }))).toBeNull();
  expect(withSetName(CARD_GAME, 'red', null).colours[1]).not.toHaveProperty('name');
});

test('a box without names has its colours for names, in one language', async () => {
  await text.bring(['deal', 'workshop']);
  const blank = FORMAT.blankOf(FORMAT.withLanguages(CARD_GAME, ['en', 'it']), 'en', 'New');
  expect([blank.languages, blank.name, blank.cards[1]?.name]).toEqual([['en'], { en: 'New' }, { en: 'Brown 2' }]);
  expect(blank.colours[1]).not.toHaveProperty('name');
});

test('the pictures of cards show the box as it is edited', async () => {
  await text.bring(['deal', 'workshop']);
  const shown = { box: viewOf(CARD_GAME) };
  expect([cardName(shown, 0), cardName(shown, 4)]).toEqual(['Hazelnut', 'Convertible brown / Cherries']);
  expect([setNameOf(shown, 'red'), setNameOf(shown, 'brown')]).toEqual(['Cherries', 'brown set']);
  expect(shown.box.colours.filter(({ size }) => size > 0).map(({ key }) => key)).toEqual(['brown', 'red']);
});

test('a fault leads to its card, its set, or the rules', () => {
  expect(placeOf('cards[3].value', CARD_GAME)).toEqual({ section: 'card', card: 3 });
  expect(placeOf('colours[1].rent', CARD_GAME)).toEqual({ section: 'set', set: 'red' });
  expect(placeOf('numbers.most_hand', CARD_GAME)).toEqual({ section: 'rules' });
  expect(['cards', 'name.en', 'currency'].map((field) => placeOf(field, CARD_GAME).section)).toEqual([
    ...['card', 'box', 'box'],
  ]);
});

test('what is open stays within the box when its card or its set is taken out, and comes back with undo', () => {
  const workshop = new Workshop(CARD_GAME, null);
  workshop.selectCard(7);
  workshop.edit(withoutCard(workshop.box, 7), 'without');
  expect(workshop.openCard?.key).toBe('money-5');
  workshop.undo();
  expect(workshop.openCard?.key).toBe('pass-go');
  workshop.selectSet('brown');
  workshop.edit(withoutSet(workshop.box, 'brown'), 'without brown');
  expect(workshop.openSet?.key).toBe('red');
});

test('robots tell whether games are longer, a seat wins more often, or games never end', () => {
  const usual = { games: 100, finished: 100, shared: 0, wins: [26, 25, 25, 24], turns: 40, groups: [] };
  const told = (figures: Partial<typeof usual>) => verdictOf({ ...usual, ...figures }, usual).map(({ about }) => about);
  expect(told({ turns: 43 })).toEqual(['length-alike', 'seats-fair']);
  expect(told({ turns: 60, wins: [40, 20, 20, 20] })).toEqual(['length-more', 'seats-unfair']);
  expect(told({ turns: 20, finished: 90 })).toEqual(['length-less', 'seats-fair', 'endless']);
});

test('every copy of a card is printed, and the back of each sheet lies behind its front', () => {
  const wishes = { paper: 'a4', parts: ['cards', 'sets'], isDuplex: true, isTinted: false } as const;
  const sheets = sheetsOf(CARD_GAME, wishes);
  expect(sheets.map(({ part, isBack, pieces }) => [part, isBack, pieces.length])).toEqual([
    ...[
      ['cards', false, 8],
      ['cards', true, 8],
      ['cards', false, 7],
      ['cards', true, 7],
    ],
    ...[
      ['sets', false, 5],
      ['sets', true, 5],
    ],
  ]);
  const [front, back] = sheets;
  front?.pieces.forEach(({ x }, place) => {
    expect(x + (back?.pieces[place]?.x ?? 0) + CARD.width).toBeCloseTo(PAPERS.a4.width);
  });
});
