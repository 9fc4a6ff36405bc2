// Reads a game from standard input and writes what the table would show before its first fact and after each one.

import { readFileSync } from 'node:fs';

import type { Fact, StepView } from '../../web/src/generated/protocol.ts';
import * as classic from '../../web/src/games/classic/model/displayState.ts';
import * as deal from '../../web/src/games/deal/model/displayState.ts';

interface Played {
  game: 'classic' | 'deal';
  box: never;
  seats: number;
  steps: StepView[];
}

/** What a picture shows of a table, in the words of the recorder. */
type Picture = Record<string, unknown>;

/** Whose card is marked; nobody's once whose turn it is has left. */
function turnOf({ players, turn }: classic.DisplayState | deal.DisplayState): number {
  return players[turn]?.playing === false ? -1 : turn;
}

function pictureOf(shown: classic.DisplayState): Picture {
  return {
    tokens: shown.players.map(({ playing, square }) => (playing ? square : null)),
    cash: shown.players.map(({ cash }) => cash),
    deeds: shown.players.map((_, seat) => shown.owner.flatMap((owner, square) => (owner === seat ? [square] : []))),
    dice: shown.dice.slice(0, 2).filter((pips) => pips > 0),
    turn: turnOf(shown),
  };
}

function cardsOf(shown: deal.DisplayState): Picture {
  const laid = ({ cards, house, hotel }: deal.SetState) => [...cards, house, hotel].filter((card) => card >= 0);
  return {
    hands: shown.players.map(({ hand }) => hand.length),
    cards: shown.players.map(({ bank, sets }) => [...bank, ...sets.flatMap(laid)].sort((one, other) => one - other)),
    pile: shown.pile,
    discards: shown.discards.length,
    turn: turnOf(shown),
  };
}

/** How a game keeps its account, and what is seen of it. */
interface Account<S> {
  initialDisplayState(box: never, seats: number): S;
  applyFact(shown: S, fact: Fact, box: never): void;
}

function pictures<S>(
  { initialDisplayState, applyFact }: Account<S>,
  seen: (shown: S) => Picture,
  played: Played,
): Picture[] {
  const shown = initialDisplayState(played.box, played.seats);
  const facts = played.steps.flatMap((step) => step.facts);
  const after = facts.map((fact) => {
    applyFact(shown, fact, played.box);
    return seen(shown);
  });
  return [seen(initialDisplayState(played.box, played.seats)), ...after];
}

const played = JSON.parse(readFileSync(0, 'utf8')) as Played;
const found = played.game === 'deal' ? pictures(deal, cardsOf, played) : pictures(classic, pictureOf, played);
process.stdout.write(JSON.stringify(found));
