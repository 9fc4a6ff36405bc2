/** What was just said at seats: by people in the chat, by robots as the reason for what they did. */

/** So long it stands at the seat, in milliseconds. */
const STANDS = 4000;

export interface SeatBubble {
  id: number;
  seat: number;
  text: string;
}

export class SeatBubbles {
  list = $state.raw<readonly SeatBubble[]>([]);
  #said = 0;

  /** Show what a seat says, in the place of what it said before. */
  say(seat: number, text: string): void {
    const id = ++this.#said;
    this.list = [...this.list.filter((one) => one.seat !== seat), { id, seat, text }];
    setTimeout(() => (this.list = this.list.filter((one) => one.id !== id)), STANDS);
  }

  clear(): void {
    this.list = [];
  }
}
