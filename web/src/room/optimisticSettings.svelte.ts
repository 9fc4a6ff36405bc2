/** The host's choices on their way to the server: they count until a view of the room shows them, or they are refused. */

import type { RoomView } from '../generated/protocol.ts';
import { settingsOf, type TableSettings } from './tableSettings.ts';

/** A change, and the revision of the first view that shows it: infinite until the server has said it. */
interface Change {
  readonly part: Partial<TableSettings>;
  readonly revision: number;
}

export class OptimisticSettings {
  /** In the order in which they were made; views do not come in the order of the answers. */
  #changes = $state.raw<readonly Change[]>([]);
  readonly #room: () => RoomView | null;

  constructor(room: () => RoomView | null) {
    this.#room = room;
  }

  /** The choices as they will be when the server has heard everything. */
  get value(): TableSettings {
    return this.#pending.reduce((settings, { part }) => ({ ...settings, ...part }), settingsOf(this.#room()));
  }

  /** Make a change, and take in what comes of it: the revision of the room that has it, null where it is refused. */
  async make(part: Partial<TableSettings>, sent: Promise<number | null>): Promise<void> {
    const change: Change = { part, revision: Infinity };
    this.#changes = [...this.#pending, change];
    const revision = await sent;
    const confirmed = revision === null ? [] : [{ part, revision }];
    this.#changes = this.#changes.flatMap((one) => (one === change ? confirmed : [one]));
  }

  /** The changes that the room does not show yet. */
  get #pending(): readonly Change[] {
    const shown = this.#room()?.revision ?? 0;
    return this.#changes.filter(({ revision }) => revision > shown);
  }
}
