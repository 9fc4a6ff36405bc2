/**
 * What is read aloud of a game as it goes on.
 *
 * What an event does to those who play here decides when it is told. What needs them is told at once, with all that led
 * to it. What changes what they own is told as soon as the table lies still. Everything else waits until the turn is over, and makes
 * one announcement.
 */

import type { DisplayState, Moment } from '../../core/contract.ts';
import type { GameLog } from '../../core/gameLog.ts';
import { TOOK_BACK } from '../../generated/protocol.ts';
import { joinSentences } from '../../i18n/sentences.ts';
import { elementAt } from '../../platform/elementAt.ts';
import type { QueueState } from '../../session/animationQueue.svelte.ts';
import type { Session } from '../../session/session.svelte.ts';
import { turnText } from '../answer/turnText.ts';
import { storyLinesOf } from './storyLines.ts';

/** What is to be said now: what needs an answer, and what has happened. */
export interface Announcements {
  needed: string;
  told: readonly string[];
}

const NOTHING: Announcements = { needed: '', told: [] };

export class Announcer {
  readonly #session: Session;
  #log: GameLog | null = null;
  /** The table after the moments that were taken in so far, as no motion delays it. */
  #shown: DisplayState | null = null;
  #at = 0;
  /** Up to how many moments everything was told. */
  #toldUpTo = 0;
  /** Whether something since then has changed what the players here own. */
  #concerns = false;
  #posed = '';
  #news = '';
  #waiting = 0;

  constructor(session: Session) {
    this.#session = session;
  }

  /** Take in what the table has shown since the last call and what it asks; return what is to be said. */
  next(): Announcements {
    const { log, animationQueue } = this.#session;
    const { at, state } = animationQueue;
    if (!log) return NOTHING;
    if (log !== this.#log || state === 'skipping') this.#begin(log, at);
    const summaries = this.#takeIn(log, at);
    const needed = this.#needed();
    if (needed === '' && this.#isDue(state)) summaries.push(this.#flush());
    return { needed, told: summaries.filter(Boolean) };
  }

  /** Begin at a moment: what came before it is not told. */
  #begin(log: GameLog, at: number): void {
    this.#log = log;
    this.#shown = log.stateAt(at);
    this.#at = this.#toldUpTo = at;
    this.#concerns = false;
  }

  /** Take in the moments up to one; return what is said of the turns that have ended since. */
  #takeIn(log: GameLog, at: number): string[] {
    const summaries: string[] = [];
    for (; this.#at < at; this.#at += 1) {
      const moment = elementAt(log.moments, this.#at);
      if (log.isTurn(moment.fact)) summaries.push(this.#flush());
      this.#carryOut(log, moment);
    }
    // What is longer ago than a round is read in the log.
    return summaries.slice(-this.#session.cast.length);
  }

  #carryOut(log: GameLog, { fact, standing }: Moment): void {
    const { definition, box } = this.#session.begun();
    const before = this.#holdings();
    if (fact[0] === TOOK_BACK || !this.#shown) this.#shown = log.stateAt(this.#at + 1);
    else {
      definition.apply(this.#shown, fact, box);
      if (standing) definition.stand(this.#shown, standing);
    }
    if (this.#holdings() !== before) this.#concerns = true;
  }

  /** What those who play here own. */
  #holdings(): string {
    const { definition } = this.#session.begun();
    const shown = this.#shown;
    return shown ? JSON.stringify(this.#session.mine.map((seat) => definition.holdingsOf(shown, seat))) : '';
  }

  /** Whether what has not been told yet cannot wait until the turn is over; what still moves is told when it lies. */
  #isDue(state: QueueState): boolean {
    if (state === 'playing') return false;
    const waiting = this.#offersWaiting();
    const isMore = waiting > this.#waiting;
    this.#waiting = waiting;
    return isMore || this.#session.over || this.#concerns;
  }

  #offersWaiting(): number {
    const panels = this.#session.definition?.panels ?? [];
    return panels.reduce((sum, panel) => sum + (panel.count?.(this.#session) ?? 0), 0);
  }

  /** What is asked of those who play here, with what led to it; of a question that stands only what is new about it. */
  #needed(): string {
    const session = this.#session;
    const { definition: kind, question } = session;
    if (!kind || !question || !session.isAsked(question)) {
      if (!session.behind) this.#posed = '';
      return '';
    }
    const posed = session.table ? kind.posed(session.table, session.acting ?? 0) : '';
    const news = kind.newsLine?.(session, question) ?? '';
    if (posed !== this.#posed) {
      this.#posed = posed;
      this.#news = news;
      return joinSentences([this.#flush(), ...this.#asking()]);
    }
    // While robots still outbid each other, what is new is soon old.
    if (news === this.#news || (session.view?.nextBots.length ?? 0) > 0) return '';
    this.#news = news;
    return joinSentences([news]);
  }

  /** Whom a question asks, what is asked, and what there is to do. */
  #asking(): string[] {
    const session = this.#session;
    const { definition: kind, question } = session;
    if (!kind || !question) return [];
    return [
      turnText(session, session.acting),
      kind.headLine(session, question, true),
      kind.taskLine(session, question),
    ];
  }

  /** What has happened since something was told last. */
  #flush(): string {
    const { definition } = this.#session.begun();
    const entries = this.#log?.entries(this.#at, this.#toldUpTo).filter(({ gone }) => !gone) ?? [];
    this.#toldUpTo = this.#at;
    this.#concerns = false;
    const lines = storyLinesOf(this.#session, entries, { leftOut: [definition.turn] });
    return joinSentences(lines.map(({ text }) => text));
  }
}
