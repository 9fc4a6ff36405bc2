/** What is said at the table, what of it this browser has read, and whom it does not want to hear. */

import type { ChatLine, ReactionView, ChatView } from '../generated/protocol.ts';
import { keptAs } from '../platform/basePath.ts';
import { isListOf, isNumber, readStored } from '../platform/storedValue.ts';

const read = (room: string) => keptAs(`read:${room}`);
const muted = (room: string) => keptAs(`muted:${room}`);

const isSeats = (value: unknown): value is number[] => isListOf(value, isNumber);

/** A reaction while it is in sight. */
export interface VisibleReaction extends ReactionView {
  id: number;
}

/** How long a reaction stays at the card of who gave it, in milliseconds. */
export const IN_SIGHT = 4500;
/** As many lines as a server keeps. */
const MOST = 200;

export class Chat {
  /** Whether people may talk, whether spectators may read it, and whether this browser may. */
  chat = $state(false);
  overheard = $state(false);
  reads = $state(false);
  reactions = $state.raw<readonly VisibleReaction[]>([]);
  #lines = $state.raw<readonly ChatLine[]>([]);
  #muted = $state.raw<readonly number[]>([]);
  #read = $state(0);
  #room = '';
  #shown = 0;

  /** Begin with what this browser remembers of a room. */
  enter(room: string): void {
    this.#room = room;
    this.#lines = this.reactions = [];
    this.chat = this.overheard = this.reads = false;
    this.#muted = readStored(muted(room), isSeats) ?? [];
    this.#read = readStored(read(room), isNumber) ?? 0;
  }

  hear({ enabled, spectators, readable, complete, lines, reactions }: ChatView): void {
    Object.assign(this, { chat: enabled, overheard: spectators, reads: readable });
    this.#lines = [...(complete ? [] : this.#lines), ...lines].slice(-MOST);
    for (const reaction of reactions) if (!this.isMuted(reaction.seat)) this.#show(reaction);
  }

  /** What was said by those whom one wants to hear. */
  get lines(): readonly ChatLine[] {
    return this.#lines.filter(({ seat }) => !this.isMuted(seat));
  }

  /** What was said and not read, by others than these seats. */
  unread(mine: readonly number[]): readonly ChatLine[] {
    return this.lines.filter(({ number, seat }) => number > this.#read && !mine.includes(seat));
  }

  /** Take all that is there as read. */
  catchUp(): void {
    const last = this.#lines.at(-1)?.number ?? 0;
    if (last === this.#read) return;
    this.#read = last;
    localStorage.setItem(read(this.#room), String(last));
  }

  isMuted(seat: number): boolean {
    return this.#muted.includes(seat);
  }

  mute(seat: number, whether: boolean): void {
    const others = this.#muted.filter((one) => one !== seat);
    this.#muted = whether ? [...others, seat] : others;
    localStorage.setItem(muted(this.#room), JSON.stringify(this.#muted));
  }

  #show(reaction: ReactionView): void {
    const id = (this.#shown += 1);
    this.reactions = [...this.reactions.filter(({ seat }) => seat !== reaction.seat), { ...reaction, id }];
    setTimeout(() => (this.reactions = this.reactions.filter((one) => one.id !== id)), IN_SIGHT);
  }
}
