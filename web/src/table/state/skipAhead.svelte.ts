/** Skipping to where the person here is needed: nothing is shown in motion, and the robots are asked for no pauses. */

import { createContext } from 'svelte';

import type { SeatView } from '../../generated/protocol.ts';
import type { Session } from '../../session/session.svelte.ts';

/** What this table skips, and for whom. */
export class SkipAhead {
  readonly #session: Session;
  /** For whom robots were said to pause. */
  readonly #said: number[] = [];

  constructor(session: Session) {
    this.#session = session;
  }

  /** Whether everything is skipped until the person is needed. */
  get isOn(): boolean {
    return this.#session.animationQueue.state === 'skipping';
  }

  /** Whether the person here plays, and has nothing to answer by now. */
  get isWaiting(): boolean {
    const { room, mine, wanted, over } = this.#session;
    return room?.status === 'playing' && mine.length > 0 && wanted.length === 0 && !over;
  }

  /** The others who play here and have not asked for no pauses, where there are robots, which pause for them. */
  get awaited(): number[] {
    const { room, cast, mine, table } = this.#session;
    const skipping = room?.skipping ?? [];
    const isRobot = ({ kind, standIn }: SeatView, seat: number) =>
      (kind === 'bot' || standIn) && table?.players[seat]?.playing !== false;
    if (!cast.some(isRobot)) return [];
    return cast.flatMap(({ kind, present, program, standIn }, seat) => {
      const answers = kind === 'person' && present && !program && !standIn;
      const isOther = !mine.includes(seat) && !skipping.includes(seat);
      return answers && isOther && table?.players[seat]?.playing ? [seat] : [];
    });
  }

  /** For whom robots pause though all is skipped here; none where that was said before: each turn skips anew. */
  takeNews(): number[] {
    const awaited = this.isOn ? this.awaited : [];
    const news = awaited.filter((seat) => !this.#said.includes(seat));
    this.#said.push(...news);
    return news.length > 0 ? awaited : [];
  }

  /** The others who ask for no pauses while this person has not. */
  get askers(): number[] {
    const { room, mine } = this.#session;
    return this.isOn ? [] : (room?.skipping ?? []).filter((seat) => !mine.includes(seat));
  }

  /** Skip what waits, and for who plays here whatever comes; stop where that is done already. */
  toggle(): void {
    const { animationQueue } = this.#session;
    if (this.isOn) animationQueue.stopSkipping();
    else if (this.isWaiting) animationQueue.startSkipping();
    else animationQueue.finish();
  }

  /** Stop where the person is needed; what the person wishes is sent to the server, over a new connection again. */
  use(): void {
    $effect(() => {
      if (this.isOn && !this.isWaiting) this.#session.animationQueue.stopSkipping();
    });
    $effect(() => {
      if (!this.isOn || !this.#session.connected) return;
      void this.#session.send({ type: 'skip-pauses', enabled: true });
      return () => void this.#session.send({ type: 'skip-pauses', enabled: false });
    });
    $effect(() => () => this.#session.animationQueue.stopSkipping());
  }
}

/** What is skipped at this table. */
export const [getSkipAhead, setSkipAhead] = createContext<SkipAhead>();
