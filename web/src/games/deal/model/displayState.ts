/** What lies on the card game's table: a pure account of the facts so far, for the live game and for the replay. */

import { FACT, type DealSetView, type DealView } from '../../../generated/deal.ts';
import type { Fact, GameView, Standing, StepView, View } from '../../../generated/protocol.ts';
import { elementAt } from '../../../platform/elementAt.ts';
import { colourOf, isProperty, setOf, type BoxView } from './box.ts';

/** A card that this browser may not know, and no card at all. */
export const UNKNOWN = -1;
export const NONE = -1;

export interface SetState {
  /** Its number before its seat. */
  set: number;
  cards: number[];
  /** The cards of its buildings, NONE where there are none. */
  house: number;
  hotel: number;
  /** As the server said last; what facts tell of the set is shown before that. */
  complete: boolean;
  rent: number;
}

export interface PlayerState {
  playing: boolean;
  hand: number[];
  bank: number[];
  sets: SetState[];
}

/** The table; all lists of cards are in the order of their numbers, those that may not be known first. */
export interface DisplayState {
  players: PlayerState[];
  discards: number[];
  /** The discard on top. */
  top: number;
  pile: number;
  turn: number;
  winners: number[];
}

/** What SET_BROKEN says of a building. */
const TO_BANK = 0;
const TO_DISCARDS = 2;
const DISCARDING: readonly number[] = [FACT.played, FACT.doubled, FACT['said-no'], FACT.discarded];

/** The server's table, where it is of this game. */
export function tableOf(view: View): DealView | null {
  return view.game === 'deal' ? view : null;
}

/** The table before the first step. */
export function initialDisplayState(box: BoxView, seats: number): DisplayState {
  const player = (): PlayerState => ({ playing: true, hand: [], bank: [], sets: [] });
  return {
    players: Array.from({ length: seats }, player),
    discards: [],
    top: NONE,
    pile: box.cards.length,
    turn: NONE,
    winners: [],
  };
}

/** The table as the server has it, which does not tell in which order cards were discarded. */
export function truthOf(
  game: GameView,
  _box: BoxView,
  steps: readonly StepView[],
  before: DisplayState | null,
): DisplayState {
  const truth = displayStateOf(game, steps);
  return before && truth.discards.includes(before.top) ? { ...truth, top: before.top } : truth;
}

/** The table as the server has it, with the hands that this browser may see. */
function displayStateOf({ table: view, own }: GameView, steps: readonly StepView[]): DisplayState {
  const table = tableOf(view);
  if (!table) throw new Error('another game lies on the table');
  const hands = new Map(own.map(({ seat, hand }) => [seat, hand]));
  return {
    players: table.players.map(({ playing, hand, bank, sets }, seat) => ({
      playing,
      hand: sorted(hands.get(seat) ?? Array.from({ length: hand }, () => UNKNOWN)),
      bank: sorted(bank),
      sets: setsOf(sets),
    })),
    discards: sorted(table.discards),
    top: topOf(table.discards, steps),
    pile: table.pile,
    turn: table.turn,
    winners: [...table.winners],
  };
}

/** The sets of a player as the server has them. */
function setsOf(sets: readonly DealSetView[]): SetState[] {
  const shown = sets.map(({ set, cards, house, hotel, complete, rent }) => {
    return { set, cards: sorted(cards), house, hotel, complete, rent };
  });
  return shown.sort((one, other) => one.set - other.set);
}

/** Take in how the sets stand after a step. */
export function standAs(shown: DisplayState, standing: Standing): void {
  if (standing.game !== 'deal') return;
  for (const { seat, sets } of standing.players) {
    const player = shown.players[seat];
    if (player) player.sets = setsOf(sets);
  }
}

/** What a seat owns: its hand, its bank, and its sets with their buildings. */
export function holdingsOf({ players }: DisplayState, seat: number): readonly unknown[] {
  const player = players[seat];
  return [player?.hand, player?.bank, player?.sets.map(({ cards, house, hotel }) => [cards, house, hotel])];
}

/** Learn which cards the discards are that a player has left behind: the facts only tell how many. */
export function learnDiscards(shown: DisplayState, { table }: GameView): void {
  if (table.game !== 'deal' || !shown.discards.includes(UNKNOWN) || shown.discards.length !== table.discards.length)
    return;
  shown.discards = sorted(table.discards);
  shown.top = shown.discards.at(-1) ?? NONE;
}

/** The discard that lies on top: the last one, as far as the steps tell. */
function topOf(discards: readonly number[], steps: readonly StepView[]): number {
  for (let place = steps.length - 1; place >= 0 && discards.length > 0; place -= 1) {
    const found = steps[place]?.facts.findLast(
      ([kind, , , card]) => DISCARDING.includes(kind) && discards.includes(card),
    );
    if (found) return found[3];
  }
  return discards.at(-1) ?? NONE;
}

/** Carry one fact into the account. */
export function applyFact(shown: DisplayState, fact: Fact, box: BoxView): void {
  const [kind, seat, other, card, amount] = fact;
  // Nobody in particular shuffles.
  if (kind === FACT.reshuffled) Object.assign(shown, { pile: amount, discards: [], top: NONE });
  const player = shown.players[seat];
  if (!player) return;
  switch (kind) {
    case FACT.turn:
      shown.turn = seat;
      break;
    case FACT.drew:
      player.hand = sorted([...player.hand, card]);
      shown.pile = amount;
      break;
    case FACT['taken-back']:
      player.hand = sorted([...player.hand, card]);
      takeAway(player, card);
      break;
    case FACT.left:
      leave(shown, player);
      break;
    case FACT.won:
      shown.winners = sorted([...shown.winners, seat]);
      break;
    default:
      if (player.hand.length > 0) playFrom(shown, player, fact);
      passOn(shown, fact, box, shown.players[other]);
  }
}

/** Cards that leave a hand. */
function playFrom(shown: DisplayState, player: PlayerState, [kind, , , card, amount]: Fact): void {
  switch (kind) {
    case FACT.banked:
      fromHand(player, card);
      player.bank = sorted([...player.bank, card]);
      break;
    case FACT.laid:
      fromHand(player, card);
      lay(player, card, amount);
      break;
    case FACT.built:
      fromHand(player, card);
      build(player, card, amount);
      break;
    case FACT.played:
    case FACT.doubled:
    case FACT['said-no']:
      fromHand(player, card);
      discard(shown, card);
      break;
    case FACT.discarded:
      fromHand(player, card);
      if (amount === 1) shown.pile += 1;
      else discard(shown, card);
      break;
  }
}

/** Cards that go from one place on the table to another. */
function passOn(
  shown: DisplayState,
  [kind, seat, , card, amount]: Fact,
  box: BoxView,
  other: PlayerState | undefined,
): void {
  const player = elementAt(shown.players, seat);
  switch (kind) {
    case FACT.moved:
      takeAway(player, card);
      lay(player, card, amount);
      break;
    case FACT.paid:
      if (other) pay(player, other, card, box);
      break;
    case FACT.took:
      if (other) takeAway(other, card);
      lay(player, card, amount);
      break;
    case FACT['took-building']:
      if (other) takeAway(other, card);
      build(player, card, amount);
      break;
    case FACT['set-broken']:
      if (amount === TO_BANK || amount === TO_DISCARDS) takeAway(player, card);
      if (amount === TO_BANK) player.bank = sorted([...player.bank, card]);
      if (amount === TO_DISCARDS) discard(shown, card);
      break;
  }
}

/** Properties keep the colour that they stood for; everything else is money. */
function pay(payer: PlayerState, payee: PlayerState, card: number, box: BoxView): void {
  const from = payer.sets.find(({ cards }) => cards.includes(card));
  takeAway(payer, card);
  const printed = box.cards[card];
  if (from && printed && isProperty(printed)) lay(payee, card, besideOthers(payee, colourOf(from.set)));
  else payee.bank = sorted([...payee.bank, card]);
}

/** Where a card of a colour is shown until the server has told in which set it lies: beside the last one. */
function besideOthers(player: PlayerState, colour: number): number {
  return player.sets.findLast(({ set }) => colourOf(set) === colour)?.set ?? setOf(colour, 0);
}

function fromHand(player: PlayerState, card: number): void {
  const place = player.hand.indexOf(card);
  player.hand.splice(place >= 0 ? place : player.hand.indexOf(UNKNOWN), 1);
}

/** Take a card away from where it lies before a player. */
function takeAway(player: PlayerState, card: number): void {
  player.bank = player.bank.filter((one) => one !== card);
  for (const set of player.sets) {
    set.cards = set.cards.filter((one) => one !== card);
    if (set.house === card) set.house = NONE;
    if (set.hotel === card) set.hotel = NONE;
  }
  player.sets = player.sets.filter(isThere);
}

const isThere = ({ cards, house, hotel }: SetState): boolean => cards.length > 0 || house !== NONE || hotel !== NONE;

function lay(player: PlayerState, card: number, number: number): void {
  const set = open(player, number);
  set.cards = sorted([...set.cards, card]);
}

/** A hotel comes after a house. */
function build(player: PlayerState, card: number, number: number): void {
  const set = open(player, number);
  if (set.house === NONE) set.house = card;
  else set.hotel = card;
}

/** A set of a player, begun if it was not there. */
function open(player: PlayerState, number: number): SetState {
  if (!player.sets.some(({ set }) => set === number)) {
    const fresh = { set: number, cards: [], house: NONE, hotel: NONE, complete: false, rent: 0 };
    player.sets = [...player.sets, fresh].sort((one, other) => one.set - other.set);
  }
  return elementAt(
    player.sets,
    player.sets.findIndex(({ set }) => set === number),
  );
}

function discard(shown: DisplayState, card: number): void {
  shown.discards = sorted([...shown.discards, card]);
  shown.top = card;
}

/** Everything that a player has becomes discards. */
function leave(shown: DisplayState, player: PlayerState): void {
  const laid = player.sets
    .flatMap(({ cards, house, hotel }) => [...cards, house, hotel])
    .filter((card) => card !== NONE);
  shown.discards = sorted([...shown.discards, ...player.bank, ...laid, ...player.hand]);
  shown.top = shown.discards.at(-1) ?? NONE;
  Object.assign(player, { playing: false, hand: [], bank: [], sets: [] });
}

function sorted(cards: readonly number[]): number[] {
  return [...cards].sort((one, other) => one - other);
}
