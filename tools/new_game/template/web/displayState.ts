/** The table as the screen shows it: a pure function of the events so far, for a live game and for a replay. */

import { FACT } from '../../generated/pig.ts';
import type { Fact, GameView } from '../../generated/protocol.ts';

/** The number of pips that loses the points of the turn. */
const LOSING = 1;

export interface DisplayState {
  players: { playing: boolean; score: number }[];
  turn: number;
  /** The points of the turn. */
  pot: number;
  /** What the die shows, 0 before the first roll of a turn. */
  pips: number;
  winners: number[];
}

/** The table before the first step. */
export function initialDisplayState(seats: number): DisplayState {
  const players = Array.from({ length: seats }, () => ({ playing: true, score: 0 }));
  return { players, turn: -1, pot: 0, pips: 0, winners: [] };
}

/** The table as the server has it; it does not say what the die shows. */
export function displayStateOf({ table }: GameView, before: DisplayState | null): DisplayState {
  if (table.game !== 'pig') throw new Error('another game lies on the table');
  const players = table.players.map(({ playing, score }) => ({ playing, score }));
  return { players, turn: table.turn, pot: table.pot, pips: before?.pips ?? 0, winners: [...table.winners] };
}

/** Apply one event. */
export function applyFact(shown: DisplayState, [kind, seat, , subject, amount]: Fact): void {
  const player = shown.players[seat];
  if (!player) return;
  switch (kind) {
    case FACT.turn:
      shown.turn = seat;
      shown.pot = 0;
      break;
    case FACT.rolled:
      shown.pips = subject;
      shown.pot = subject === LOSING ? 0 : amount;
      break;
    case FACT.held:
      player.score = amount;
      shown.pot = 0;
      break;
    case FACT.left:
      player.playing = false;
      break;
    case FACT.won:
      shown.winners = [...shown.winners, seat];
      break;
  }
}
