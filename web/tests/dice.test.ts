import { describe, expect, it, vi } from 'vitest';

import { hashed } from '../src/dice/sha256.ts';
import { type CommitShare } from '../src/generated/protocol.ts';
import { elementAt } from '../src/platform/elementAt.ts';
import { settle } from './support/clock.ts';
import { doneFor, roomView } from './support/messages.ts';
import { FakeSocket } from './support/socket.ts';
import { openTable, reconnect } from './support/table.ts';

describe('the dice', () => {
  const dice = { seedHash: 'seed-hash', shareHashes: [], called: false, missing: [] };

  it('get a share of each seat of this browser, pledged by its hash and repeated until it is acknowledged', async () => {
    const { session } = await openTable([], { dice, ownSeats: [0, 1] });
    const pledges = FakeSocket.last.commands as CommitShare[];
    expect(pledges).toMatchObject([0, 1].map((seat) => ({ type: 'commit-share', seat, seedHash: 'seed-hash' })));
    const pledged = vi.fn();
    void session.pledged().then(pledged);
    await reconnect();
    expect(FakeSocket.last.commands).toEqual(pledges);
    FakeSocket.last.receive(doneFor(elementAt(pledges, 0).id));
    await settle();
    expect(pledged).not.toHaveBeenCalled();
    FakeSocket.last.receive(doneFor(elementAt(pledges, 1).id));
    await settle();
    expect(pledged).toHaveBeenCalledOnce();
  });

  it('are shown the share once all pledges are there', async () => {
    const { server } = await openTable([], { dice });
    const [pledge] = FakeSocket.last.commands as [CommitShare];
    const called = { ...dice, shareHashes: [pledge.shareHash], called: true, missing: [0] };
    await server.send(doneFor(pledge.id), roomView({ dice: called }));
    const shown = FakeSocket.last.lastCommand;
    expect(shown).toMatchObject({ type: 'reveal-share', seat: 0 });
    expect(hashed((shown as { share: string }).share)).toBe(pledge.shareHash);
  });
});
