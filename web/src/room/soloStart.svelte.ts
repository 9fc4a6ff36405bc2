/** A game against robots that begins at once: its host sits down, and the game starts, without a look at the lobby. */

import type { RoomView } from '../generated/protocol.ts';
import { forgetFreshRoom, freshRoom } from './openRoom.ts';
import type { RoomCommands } from './roomCommands.svelte.ts';

type Step = 'sit' | 'begin';

export class SoloStart {
  /** Whether the game is still to begin; where that comes to nothing, the lobby is shown. */
  isPending = $state(false);
  #done: Step | null = null;
  readonly #commands: RoomCommands;

  constructor(link: string, commands: RoomCommands) {
    this.isPending = freshRoom(link)?.solo ?? false;
    this.#commands = commands;
  }

  /** Do what comes next in a room, each step once: the view that shows it calls for the next one. */
  async advance(room: RoomView): Promise<void> {
    if (!this.isPending) return;
    const next = nextStep(room);
    if (next === null) this.#end();
    else if (next !== this.#done) await this.#take(next);
  }

  async #take(step: Step): Promise<void> {
    this.#done = step;
    const isCarriedOut = step === 'sit' ? await this.#commands.sit(0) : await this.#commands.begin();
    if (!isCarriedOut) this.#end();
  }

  #end(): void {
    this.isPending = false;
    forgetFreshRoom();
  }
}

/** What a host has to do next for the game to begin; null once it has begun, and for who is not the host. */
function nextStep({ host, status, ownSeats }: RoomView): Step | null {
  if (!host || status !== 'lobby') return null;
  return ownSeats.length === 0 ? 'sit' : 'begin';
}
