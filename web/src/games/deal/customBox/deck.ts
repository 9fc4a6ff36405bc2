/** The deck of a box: its cards in groups, and how many there are of what. */

import type { BoxValues, CardKind, CardValues, Colour } from './boxValues.ts';

/** What may be added to a deck, and what a new card of the kind is worth: as much as in the usual deck. */
export const ACTIONS = {
  'pass-go': { picture: 'pass-go', value: 1 },
  birthday: { picture: 'birthday', value: 2 },
  collector: { picture: 'debt-collector', value: 3 },
  sly: { picture: 'sly-deal', value: 3 },
  forced: { picture: 'forced-deal', value: 3 },
  breaker: { picture: 'deal-breaker', value: 5 },
  no: { picture: 'just-say-no', value: 4 },
  house: { picture: 'house', value: 3 },
  hotel: { picture: 'hotel', value: 4 },
} as const satisfies Partial<Record<CardKind, { picture: string; value: number }>>;
export type ActionKind = keyof typeof ACTIONS;

const GROUPS = ['wilds', 'rents', 'actions', 'money'] as const;
export type GroupName = (typeof GROUPS)[number];

const GROUP_OF: Readonly<Partial<Record<CardKind, GroupName>>> = {
  wild: 'wilds',
  'wild-any': 'wilds',
  rent: 'rents',
  'rent-any': 'rents',
  double: 'rents',
  money: 'money',
};

/** Cards by their places in the box: of a set, or of a kind. */
export type Group = { cards: number[] } & ({ set: Colour } | { kind: GroupName });

const isInSet = ({ kind, colours }: CardValues, key: Colour): boolean => kind === 'property' && colours[0] === key;

const groupOf = (card: CardValues, { colours }: BoxValues): Colour | GroupName =>
  card.kind === 'property' && colours.some(({ key }) => isInSet(card, key))
    ? (card.colours[0] ?? 'actions')
    : (GROUP_OF[card.kind] ?? 'actions');

/** The deck set by set, and then kind by kind. */
export function groupsOf(box: BoxValues): Group[] {
  const cardsOf = (group: Colour | GroupName) =>
    box.cards.flatMap((card, place) => (groupOf(card, box) === group ? [place] : []));
  return [
    ...box.colours.map(({ key }) => ({ set: key, cards: cardsOf(key) })),
    ...GROUPS.map((kind) => ({ kind, cards: cardsOf(kind) })),
  ];
}

/** How many cards a deck has. */
export interface Totals {
  cards: number;
  properties: number;
  /** Properties that stand for several colours. */
  wilds: number;
  rents: number;
  actions: number;
  money: number;
  /** What the money cards are worth together. */
  sum: number;
}

const isWild = ({ kind }: CardValues): boolean => GROUP_OF[kind] === 'wilds';
const isMoney = ({ kind }: CardValues): boolean => kind === 'money';

export function totalsOf({ cards }: BoxValues): Totals {
  const count = (isCounted: (card: CardValues) => boolean, worth = (_: CardValues) => 1) =>
    cards.reduce((sum, card) => sum + (isCounted(card) ? card.count * worth(card) : 0), 0);
  return {
    cards: count(() => true),
    properties: count((card) => card.kind === 'property' || isWild(card)),
    wilds: count(isWild),
    rents: count(({ kind }) => GROUP_OF[kind] === 'rents'),
    actions: count(({ kind }) => kind in ACTIONS),
    money: count(isMoney),
    sum: count(isMoney, ({ value }) => value),
  };
}

/** How many cards of a colour there are, without convertible ones. */
export const propertiesOf = ({ cards }: BoxValues, key: Colour): number =>
  cards.reduce((sum, card) => sum + (isInSet(card, key) ? card.count : 0), 0);
