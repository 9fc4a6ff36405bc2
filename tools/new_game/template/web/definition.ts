/** The game on the screen: its events, its words, and what the shells ask of it. */

import { FACT, type PigBoxView, type PigView } from '../../generated/pig.ts';
import { t } from '../../i18n/text.svelte.ts';
import type { GameDefinition } from '../../core/contract.ts';
import { isAskedHere } from '../../core/onboardingTips.ts';
import { CHOREOGRAPHY } from './choreography.ts';
import { PointLedger } from './pointLedger.ts';
import { applyFact, initialDisplayState, displayStateOf, type DisplayState } from './displayState.ts';
import { headLine, posed, questionKey, eventText, statusLine } from './texts.ts';

export const DEFINITION: GameDefinition<PigBoxView, PigView, DisplayState> = {
  tableOf: (table) => (table.game === 'pig' ? table : null),
  boxOf: (box) => (box.game === 'pig' ? box : null),
  fresh: (_box, seats) => initialDisplayState(seats),
  apply: applyFact,
  truth: (game, _box, _steps, before) => displayStateOf(game, before),
  stand: () => undefined,
  holdingsOf: ({ players }, seat) => [players[seat]?.score],
  choreography: CHOREOGRAPHY,

  turn: FACT.turn,
  left: FACT.left,
  ends: [FACT.won],
  // Nobody takes anything from anybody.
  isLoss: () => false,
  silent: [FACT.turn],
  sounds: { [FACT.rolled]: 'dice', [FACT.won]: 'end' },
  highlights: {},
  highlightOf: () => null,

  sentence: (seen, _step, fact) => eventText(seen, fact),
  plain: ['PIG-2'],
  merged: false,
  posed,
  questionKey,
  headLine,
  taskLine: () => t('pig-task'),
  statusLine,

  ledger: () => new PointLedger(),
  chapterOf: (clause) => clause,
  chapterTitle: (seen, clause) => seen.clauseTitle(clause),

  five: ['estate', 'story', 'ledger', 'rules'],
  panels: [],
  estateKey: 'panel-estate',
  tips: [
    { at: 'question', text: 'mark-question', holds: isAskedHere },
    { at: 'own', text: 'pig-mark-own', holds: isAskedHere },
  ],

  handsOn: 'hold',
  forcedText: 'pig-auto-answer',
  leaving: 'leave',
  leavingText: () => t('pig-give-up-sure'),
  chance: { title: '', promise: 'pig-promise', check: 'pig-check' },

  endings: () => [],
  turnsPlayed: ({ table }) => table?.turns ?? 0,
};
