/** What this browser adds to the dice of each game, and what it was promised of them. */

import { array, exactOptional, is, number, object, string, type InferOutput } from 'valibot';

import type { GameView, RoomView } from '../generated/protocol.ts';
import { keptAs } from '../platform/basePath.ts';
import { readStoredList } from '../platform/storedValue.ts';
import type { Command } from '../net/connection.ts';
import { hashed, hexOf } from './sha256.ts';

const KEPT = object({
  promise: string(),
  seat: number(),
  share: string(),
  /** The pledges that stood when the share was shown. */
  listed: exactOptional(array(string())),
});
type Kept = InferOutput<typeof KEPT>;
const isKept = (value: unknown): value is Kept => is(KEPT, value);

/** What this browser says of a game's dice: nothing where it has shown no share. */
export type Trust = '' | 'kept' | 'seed' | 'list' | 'share' | 'anew';

const MOST = 24;
const place = (link: string) => keptAs(`dice:${link}`);

export class Shares {
  /** The promise for which a share was shown in vain: another game has begun. */
  #vain = $state('');
  #shown = '';
  /** What is being said, by what it is about. */
  #saying: readonly (readonly [string, Promise<unknown>])[] = [];
  readonly #send: (command: Command) => Promise<unknown>;

  readonly #link: string;

  constructor(link: string, send: (command: Command) => Promise<unknown>) {
    this.#link = link;
    this.#send = send;
  }

  /** Pledge a share for each seat of mine, or show it once the list of pledges stands. */
  hear({ dice, ownSeats }: RoomView): void {
    const { seedHash, shareHashes, called, missing } = dice;
    if (!seedHash) return;
    for (const seat of ownSeats) {
      const kept = this.#kept(seedHash, seat) ?? (called ? null : this.#choose(seedHash, seat));
      if (!kept) continue;
      const shareHash = hashed(kept.share);
      if (!called && shareHashes[seat] !== shareHash)
        this.#say(shareHash, { type: 'commit-share', seat, seedHash, shareHash });
      if (called && missing.includes(seat)) this.#show(kept, shareHashes);
    }
  }

  /** Wait until all pledges were heard. */
  async said(): Promise<void> {
    await Promise.all(this.#saying.map(([, said]) => said));
  }

  /** See that a game is the one for which shares were shown. */
  hearGame({ seedHash }: GameView): void {
    if (this.#shown && this.#shown !== seedHash) this.#vain = this.#shown;
    this.#shown = '';
  }

  /** What is to be said of a game's dice by what this browser remembers. */
  trust({ seedHash, seed, shareHashes, shares }: GameView): Trust {
    if (this.#vain) return 'anew';
    if (seed && hashed(seed) !== seedHash) return 'seed';
    const mine = this.#all().flatMap(({ promise, listed, ...kept }) =>
      promise === seedHash && listed ? [{ ...kept, listed }] : [],
    );
    if (mine.some(({ listed }) => listed.join() !== shareHashes.join())) return 'list';
    if (mine.some(({ seat, share }) => shares[seat] !== share)) return 'share';
    return mine.length > 0 ? 'kept' : '';
  }

  /** Show a share, to the first list that stood and has its pledge in it, and to no other. */
  #show(kept: Kept, pledges: readonly string[]): void {
    const listed = kept.listed ?? [...pledges];
    if (!kept.listed) this.#keep({ ...kept, listed });
    if (listed.join() !== pledges.join() || pledges[kept.seat] !== hashed(kept.share)) return;
    this.#shown = kept.promise;
    this.#say(kept.share, { type: 'reveal-share', seat: kept.seat, share: kept.share });
  }

  #say(once: string, command: Command): void {
    if (this.#saying.some(([about]) => about === once)) return;
    const said = this.#send(command).then(() => (this.#saying = this.#saying.filter(([about]) => about !== once)));
    this.#saying = [...this.#saying, [once, said]];
  }

  #choose(promise: string, seat: number): Kept {
    const kept = { promise, seat, share: hexOf(crypto.getRandomValues(new Uint8Array(32))) };
    this.#keep(kept);
    return kept;
  }

  #kept(promise: string, seat: number): Kept | undefined {
    return this.#all().find((one) => one.promise === promise && one.seat === seat);
  }

  #keep(kept: Kept): void {
    const others = this.#all().filter(({ promise, seat }) => promise !== kept.promise || seat !== kept.seat);
    localStorage.setItem(place(this.#link), JSON.stringify([...others, kept].slice(-MOST)));
  }

  #all(): readonly Kept[] {
    return readStoredList(place(this.#link), isKept);
  }
}
