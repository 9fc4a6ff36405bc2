/** Builders of the server's messages: every field has a default. */

import {
  TOOK_BACK,
  type Done,
  type Fact,
  type Failure,
  type GameChange,
  type GameView,
  type Option,
  type PresetView,
  type RoomEvent,
  type RoomView,
  type SeatOffers,
  type SeatView,
  type StepView,
  type View,
} from '../../src/generated/protocol.ts';

/** Build a fact: who and with whom, about what, how much, by which clause. */
export function factOf(
  kind: number,
  { seat = 0, other = -1, subject = 0, amount = 0, clause = 0 }: Partial<Record<FactField, number>> = {},
): Fact {
  return [kind, seat, other, subject, amount, clause];
}

type FactField = 'seat' | 'other' | 'subject' | 'amount' | 'clause';

/** Build a step of seat 0 from its facts. */
export function stepOf(...facts: Fact[]): StepView {
  return { seat: 0, action: '', facts, standing: null, reason: null };
}

/** Build the step that takes the game back to before another step. */
export function takeBackStep(to: number, by = 0): StepView {
  return stepOf(factOf(TOOK_BACK, { seat: by, subject: to, amount: 1 }));
}

/** Build the view of a game whose steps, from `first` on, are those given. */
export function gameView(
  steps: readonly StepView[],
  { first = 0, table = {}, ...rest }: Partial<Omit<GameView, 'table'>> & { table?: object } = {},
): GameView {
  return {
    type: 'game',
    game: 'game-1',
    version: first + steps.length,
    first,
    steps: [...steps],
    table: table as View,
    own: [],
    countdown: null,
    nextBots: [],
    seedHash: '',
    seed: '',
    shareHashes: [],
    shares: [],
    timeLeft: null,
    takeBack: null,
    standInAnswers: [],
    odds: null,
    lesson: null,
    ...rest,
  };
}

/** Build the change of a game by which it gets the steps given, from `first` on. */
export function gameChange(
  steps: readonly StepView[],
  { first = 0, table = {}, ...rest }: Partial<Omit<GameChange, 'table'>> & { table?: object } = {},
): GameChange {
  return {
    type: 'change',
    version: first + steps.length,
    first,
    steps: [...steps],
    table,
    own: [],
    countdown: null,
    nextBots: [],
    timeLeft: null,
    takeBack: null,
    standInAnswers: [],
    odds: null,
    lesson: null,
    ...rest,
  };
}

/** Build what a seat may do. */
export function offersOf(seat: number, rest: Partial<SeatOffers> = {}): SeatOffers {
  return {
    seat,
    offers: [],
    denials: [],
    suggestion: [],
    hand: [],
    gestures: [],
    onlyAnswer: '',
    proxyBid: 0,
    undoable: null,
    ...rest,
  };
}

/** Build a seat that a person holds. */
export function seatOf(name: string, rest: Partial<SeatView> = {}): SeatView {
  return { kind: 'person', name, token: '', level: '', present: true, standIn: false, program: false, ...rest };
}

/** Build the view of a room in which two people play and this browser holds seat 0. */
export function roomView(rest: Partial<RoomView> = {}): RoomView {
  return {
    type: 'room',
    room: 'room-1',
    spectatorLink: 'watch-1',
    status: 'playing',
    game: 'game-1',
    gameName: 'classic',
    edition: 'italy',
    options: {},
    seats: [seatOf('Anna'), seatOf('Bruno')],
    auctionSeconds: 0,
    answerSeconds: 0,
    host: true,
    ownSeats: [0],
    spectators: 0,
    addresses: [],
    botPause: 0,
    skipping: [],
    takeBacks: 'robots',
    odds: 'off',
    replaceBots: true,
    hints: false,
    seatRequests: [],
    requestedSeat: -1,
    handovers: [],
    stopReason: '',
    closingNotice: '',
    reports: false,
    dice: { seedHash: '', shareHashes: [], called: false, missing: [] },
    revision: 0,
    guided: false,
    ...rest,
  };
}

/** Build an event of the room. */
export function eventOf(event: RoomEvent['event'], seat = 0): RoomEvent {
  return { type: 'event', event, seat, name: '' };
}

/** Build an option of an edition: a number that no booklet sets. */
export function optionOf(name: string, rest: Partial<Option> = {}): Option {
  const number = { kind: 'number', unit: 'count', value: null, low: 1, high: 1000, choices: [] } as const;
  return { name, ...number, house: true, clause: 'TIME-1', way: true, ...rest, choices: [] };
}

/** Build a preset of an edition: how a new table is set up. */
export function presetOf(name: string, rest: Partial<PresetView> = {}): PresetView {
  return {
    name,
    options: {},
    auctionSeconds: 0,
    answerSeconds: 0,
    takeBacks: 'consent',
    odds: 'off',
    hints: false,
    solo: false,
    ...rest,
  };
}

/** Acknowledge a command. */
export function doneFor(id: string, version = 0, revision = 0): Done {
  return { type: 'done', id, version, revision };
}

/** Refuse a command; without an id it is not known which one. */
export function failureFor(id: string, rest: Partial<Failure> = {}): Failure {
  return {
    type: 'failure',
    id,
    code: 'clause',
    clause: '',
    text: '',
    version: 0,
    options: [],
    reason: '',
    name: '',
    ...rest,
  };
}
