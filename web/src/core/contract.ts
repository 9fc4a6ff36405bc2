/** What a game is to everybody else. */

import type { Component, Snippet } from 'svelte';

import type {
  BoxView,
  DenialView,
  EditionEntry,
  Fact,
  GameView,
  OfferView,
  Reason,
  Replay,
  SeatOffers,
  SeatView,
  Standing,
  StepView,
  View,
} from '../generated/protocol.ts';
import type { MessageIdFor } from '../i18n/text.svelte.ts';
import type { SoundName } from '../platform/sounds.ts';
import type { Ledger } from './ledger.ts';

/** What a game is called on the wire. */
export type GameName = EditionEntry['game'];

/** What one may do, or may not. */
export type Verb = OfferView['verb'];

/** An open question, as every game has it. */
export interface Question {
  kind: string;
  /** Who has to answer. */
  seats: number[];
}

/** The server's table, as every game has it. */
export interface Table {
  questions: Question[];
  players: { playing: boolean; place: number }[];
  turn: number;
  /** How many turns have begun. */
  turns: number;
  winners: number[];
}

/** What the screen shows of a table, as every game has it: the facts so far summed up. */
export interface DisplayState {
  players: { playing: boolean }[];
  turn: number;
  winners: number[];
}

/** What is known here of a table: all that the words and pictures of a game are made from. */
export interface GameReadModel<
  B extends BoxView = BoxView,
  T extends Table = Table,
  S extends DisplayState = DisplayState,
> {
  /** What is printed in the box. */
  readonly box: B | null;
  /** The server's truth. */
  readonly table: T | null;
  readonly shown: S;
  readonly steps: readonly StepView[];
  /** Those of them that nobody has taken back. */
  readonly kept: readonly StepView[];
  /** Who sits where. */
  readonly cast: readonly SeatView[];
  /** The seats that this browser holds, and the one for which the action bar speaks. */
  readonly mine: readonly number[];
  readonly acting: number | null;
  readonly replay: Replay | null;
  own(seat: number): SeatOffers | undefined;
  offer(seat: number, verb: Verb, subject?: number): OfferView | undefined;
  denial(seat: number, verb: Verb, subject?: number): DenialView | undefined;
  isAsked(question: Question | null): boolean;
  playerName(seat: number): string;
  names(seats: readonly number[]): string;
  clauseTitle(clause: string): string;
}

/** A panel that only this game has, beside those that all have. */
export interface OwnPanel {
  panel: string;
  key: string;
  /** The messages that name the panel, and that say what its key does. */
  title: MessageIdFor;
  says: MessageIdFor;
  /** How many things wait behind it, and the message that says so. */
  count?(seen: GameReadModel): number;
  counted?: MessageIdFor<{ count: number }>;
}

/** A mark of a first game: what it stands beside, by its ``data-mark``, and the message that it says. */
export interface OnboardingTip {
  at: string;
  text: MessageIdFor<{ input: string }>;
  /** Whether what it says is true of the table as it is shown. */
  holds(seen: GameReadModel): boolean;
}

/** A sentence about the end, and the clause that it goes back to. */
export interface Ending {
  text: string;
  clause: string;
}

/** A fact that may be told, and the step that brought it. */
export interface Tellable {
  step: StepView;
  fact: Fact;
  /** Whether it was taken back. */
  gone?: boolean;
}

/** A fact as the table shows it, and where it is the last one of its step how things stand then. */
export interface Moment extends Tellable {
  /** The number of its step. */
  number: number;
  standing: Standing | null;
}

/** What a game does while it shows a fact: carry it out, and say that it may be told. */
export interface Cue {
  carryOut: () => void;
  tell: () => void;
  readonly context: AnimationContext;
  /** Aborted when the motion is broken off: another table has taken the place of this one. */
  readonly signal: AbortSignal;
}

/** How a game shows facts in motion. What is in motion lies beside the shown state, which only carrying out changes. */
export interface Choreography<B extends BoxView = BoxView> {
  /** How long a fact is shown when nobody hurries, in milliseconds. */
  lasts(fact: Fact): number;
  /** Show one fact in motion and carry it out; it may be told when the picture has shown it, at the latest at the end. */
  perform(fact: Fact, box: B, cue: Cue): Promise<void>;
}

/** Events that are told large to the person whom they concern, in words and a picture. */
export interface OwnEvents<B extends BoxView = BoxView> {
  /** How long an event is read before the next one is shown, in milliseconds; 0 where it is not told so. */
  lasts(moment: Moment, mine: readonly number[], box: B): number;
  /** Tell an event in the place of the one before; it is gone by itself, or as soon as it is hidden. */
  show(moment: Moment, context: AnimationContext): void;
  hide(context: AnimationContext): void;
}

/** The table at which something is shown in motion: its pace, its time and its part of the page. */
export interface AnimationContext {
  /** The time that a motion takes now, in milliseconds: less when much waits, none when things are still. */
  pace(time: number): number;
  /** Let time pass, unless the motion is broken off. */
  sleep(time: number): Promise<void>;
  readonly root: ParentNode;
}

/** Facts that are told together. */
export interface StoryGroups<
  B extends BoxView = BoxView,
  T extends Table = Table,
  S extends DisplayState = DisplayState,
> {
  /** Whether a fact goes into the line that begins with another one. */
  joins(first: Fact, fact: Fact): boolean;
  /** What is said of several facts. */
  sentence(seen: GameReadModel<B, T, S>, told: readonly Tellable[]): string | null;
}

/** What a game says of answers that are weighed. */
export interface Advice<B extends BoxView, T extends Table, S extends DisplayState> {
  /** What an answer in the notation is, in a few words. */
  text(seen: GameReadModel<B, T, S>, action: string): string;
  /** With whom it trades, null where it is no trade. */
  partner(seen: GameReadModel<B, T, S>, action: string): number | null;
  /** Why an answer is better than another, in a few words. */
  why(seen: GameReadModel<B, T, S>, reason: Reason): string;
  /** What would come of an answer, in sentences, where that is known: puzzles are then posed in these words. */
  would?(seen: GameReadModel<B, T, S>, action: string, effect: OfferView['effect']): string[];
}

/** A game: its table told by facts and shown in motion, its words, and its screens. */
export interface GameDefinition<
  B extends BoxView = BoxView,
  T extends Table = Table,
  S extends DisplayState = DisplayState,
> {
  /** The server's table and what is printed in a box, where they are this game's; null for another's. */
  tableOf(table: View): T | null;
  boxOf(box: BoxView): B | null;
  /** The table before the first step. */
  fresh(box: B, seats: number): S;
  /** Carry one fact into the table. */
  apply(shown: S, fact: Fact, box: B): void;
  /** The table as the server has it; what a view does not tell is as it was before, else as the steps tell it. */
  truth(game: GameView, box: B, steps: readonly StepView[], before: S | null): S;
  /** Take in how things stand after a step, which no fact tells. */
  stand(shown: S, standing: Standing): void;
  /** What a seat owns, money and property, as data that stay equal as long as nothing of it changes. */
  holdingsOf(shown: S, seat: number): readonly unknown[];
  /** Take from the server's table what no fact could tell. */
  learn?(shown: S, game: GameView): void;
  readonly choreography: Choreography<B>;
  readonly ownEvents?: OwnEvents<B>;
  /** The kind of the fact with which a turn begins; its amount is the number of the turn. */
  readonly turn: number;
  /** The kind of the fact with which a seat leaves the game. */
  readonly left: number;
  /** The kinds of the facts that tell how the game ends: from the first of them on, no turn goes on. */
  readonly ends: readonly number[];
  /** Whether a seat loses something by a fact. */
  isLoss(fact: Fact, seat: number): boolean;
  /** The kinds of fact that are not told again where the table shows them. */
  readonly silent: readonly number[];
  /** What kinds of fact sound like. */
  readonly sounds: Partial<Record<number, SoundName>>;
  /** The events that one may wish to jump to with the colours of their marks, and which of them a fact is. */
  readonly highlights: Readonly<Record<string, string>>;
  highlightOf(fact: Fact): string | null;

  /** What a fact says; null for what is not told, or is an echo unless these are wanted too. */
  sentence(seen: GameReadModel<B, T, S>, step: StepView, fact: Fact, withEchoes: boolean): string | null;
  /** Which facts are told in one line of the story, and what it says. */
  readonly storyGroups?: StoryGroups<B, T, S>;
  /** The clauses that need not stand beside a sentence, and whether the same sentence twice is told once. */
  readonly plain: readonly string[];
  readonly merged: boolean;
  /** What a seat is asked, in a text that stays the same as long as the question does; empty where it is not asked. */
  posed(table: T, seat: number): string;
  /** The same text as long as the card shows the same question to the same seat. */
  questionKey(seen: GameReadModel<B, T, S>, question: T['questions'][number] | null): string;
  /** The heading of the question's card. */
  headLine(seen: GameReadModel<B, T, S>, question: T['questions'][number] | null, asked: boolean): string;
  /** What the speaker is asked to do. */
  taskLine(seen: GameReadModel<B, T, S>, question: T['questions'][number]): string;
  /** Who must do what, for everybody else. */
  statusLine(seen: GameReadModel<B, T, S>, question: T['questions'][number]): string;
  /** What everybody hears of a question, asked or not. */
  newsLine?(seen: GameReadModel<B, T, S>, question: T['questions'][number]): string;

  /** What is missing for an answer that is denied, where that says more than the clause. */
  lackLine?(seen: GameReadModel<B, T, S>, denial: DenialView): string;

  /** Whether what an answer is about has gone from the table meanwhile, such as an offer that was withdrawn. */
  isGone?(seen: GameReadModel<B, T, S>, action: string): boolean;

  /** What is said of answers that are weighed, where they can be. */
  readonly advice?: Advice<B, T, S>;

  /** The ledger, what of a clause one may pick in it, and what that is called. */
  ledger(box: B): Ledger;
  chapterOf(clause: string): string;
  chapterTitle(seen: GameReadModel<B, T, S>, chapter: string): string;

  /** The panels on the bar in their order, those that only this game has, and what the key of the estates says. */
  readonly five: readonly string[];
  readonly panels: readonly OwnPanel[];
  readonly estateKey: MessageIdFor;

  /** What a first game shows of where things are. */
  readonly tips: readonly OnboardingTip[];

  /** The answer that ends one's turn, and the message that says which answer was given by itself. */
  readonly handsOn: Verb;
  readonly forcedText: MessageIdFor<{ answer: string }>;

  /** The answer that leaves the game, and what is asked before it is given. */
  readonly leaving: Verb;
  leavingText(seen: GameReadModel<B, T, S>, seat: number): string;
  /** The messages about what chance is held to: over them, while the game lasts, and when the seed is known. */
  readonly chance: { title: MessageIdFor | ''; promise: MessageIdFor; check: MessageIdFor };

  /** Why the game ended as it did, and after how many turns. */
  endings(seen: GameReadModel<B, T, S>): Ending[];
  turnsPlayed(seen: GameReadModel<B, T, S>): number;
}

type WithoutNote<Id> = Id extends `${infer Name}-note` ? Name : never;
/** A message that has a note, under its own identifier and `-note`. */
type NotedMessageId = Extract<MessageIdFor, WithoutNote<MessageIdFor>>;

/** What the start page, the lobby and the simulations must know of a game before it comes itself. */
export interface GameManifest {
  readonly name: GameName;
  /** The edition with which a new table begins where none is made for the reader. */
  readonly edition: string;
  /** The edition for users who read English because the program lacks the language of their browser, by region. */
  readonly regions?: Readonly<Record<string, string>>;
  /** The messages when all seats are there, and when there are too few. */
  readonly seatsFull: MessageIdFor<{ count: number }>;
  readonly seatsFew: MessageIdFor;
  /** The message beside the choice of an edition: what an edition decides. */
  readonly editionNote: MessageIdFor;
  /** Whether there are auctions, which can be held to a clock. */
  readonly auctions: boolean;
  /** Whether its screen has words for answers that are weighed, so that hints can be asked for. */
  readonly hints: boolean;
  /** The message that names its guided game, where it has one. */
  readonly lesson?: NotedMessageId;
  load(): Promise<GameDefinition>;
  /** The screen on which it is played, and the one on which it is watched again. */
  screen(): Promise<{ default: Component }>;
  replay(): Promise<{ default: Component<ReplayProps> }>;
  /** Its exact odds on a page, if they have been computed. */
  odds?: () => Promise<{ default: Component<{ edition: string }> }>;
  /** The editor of its boxes, where users can make their own; it starts with a copy of an edition if one is named, else offers the usual one. */
  workshop?: () => Promise<{ default: Component<{ edition: string; usual: string }> }>;
  /** Its boxes on paper: the one named, else the one that this browser edits, else the usual one. */
  print?: () => Promise<{ default: Component<{ edition: string; usual: string }> }>;
}

/** What the screen of a replay is given. */
export interface ReplayProps {
  /** The game's name on this server; empty when it came from a file. */
  link: string;
  /** The title of the page, if not that of a replay. */
  title?: string;
  /** What takes the place of the controls of a replay. */
  controls?: Snippet;
}

/** The games that there are. */
export interface Games {
  /** The one that the start page proposes first leads. */
  readonly list: readonly [GameManifest, ...GameManifest[]];
  /** What the start page is framed by. */
  readonly HomeBackdrop: Component;
}

/** The parts of a game's screen, which the shells put together. */
export interface GameSlots {
  Frame: Component<FrameProps>;
  /** What the panels of this game's own show, and the estate's. */
  panels: Readonly<Record<string, Component>>;
  /** What this game adds to the settings of who plays. */
  Settings?: Component;
}

/** What a game's frame is given to lay out. */
export interface FrameProps {
  title: string;
  /** In the middle of the table; on a phone below it. */
  middle: Snippet;
  /** Beside the table, where there is room. */
  beside: Snippet;
  /** On a phone: what takes the place of the middle, if anything does. */
  sheet?: Snippet | undefined;
  /** The phone's last row, always in sight. */
  bar?: Snippet | undefined;
  /** On a phone above the middle, and above what takes its place: what waits beside the question, the game's own in it. */
  notices?: Snippet<[Snippet?]>;
}
