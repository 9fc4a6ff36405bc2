import { describe, expect, it } from 'vitest';

import type { RoomView } from '../src/generated/protocol.ts';
import { openRoom } from '../src/room/openRoom.ts';
import { RoomCommands } from '../src/room/roomCommands.svelte.ts';
import { SoloStart } from '../src/room/soloStart.svelte.ts';
import { keysFor } from '../src/storage/keyring.ts';
import { browser } from './support/browser.ts';
import { settle } from './support/clock.ts';
import { doneFor, failureFor, roomView, seatOf } from './support/messages.ts';
import { FakeSocket } from './support/socket.ts';
import { FakeServer, openSession } from './support/table.ts';

const EMPTY: Partial<RoomView> = { status: 'lobby', game: '', ownSeats: [], seats: [seatOf('', { kind: 'open' })] };
const SEATED: Partial<RoomView> = { ...EMPTY, ownSeats: [0], seats: [seatOf('Anna')] };

/** The page of a room that this tab has just made, to play alone or with others. */
async function openPage(solo: boolean) {
  browser.answers.set('/api/rooms', { room: 'link-1', spectatorLink: 'w', hostKey: 'k' });
  await openRoom('italy', solo);
  const session = openSession();
  const server = new FakeServer();
  FakeSocket.last.accept();
  const start = new SoloStart('link-1', new RoomCommands(session));
  /** Show a room, as the page does whenever one comes. */
  const show = async (rest: Partial<RoomView>) => {
    await server.send(roomView(rest));
    void start.advance(roomView(rest));
    await settle();
  };
  return { start, server, show };
}

const sent = () => FakeSocket.last.commands.map(({ type }) => type);

describe('a game against robots', () => {
  it('begins as soon as its host has a seat, each command said once', async () => {
    const { start, server, show } = await openPage(true);
    await show(EMPTY);
    await show(EMPTY);
    expect(sent()).toEqual(['take-seat']);
    await server.send(doneFor(FakeSocket.last.lastCommand.id));
    await show(SEATED);
    await show(SEATED);
    expect(sent()).toEqual(['take-seat', 'start']);
    expect(start.isPending).toBe(true);
    await show({ status: 'playing' });
    expect(start.isPending).toBe(false);
  });

  it('holds the seat of its host though the page is left before the server has answered', async () => {
    const { server, show } = await openPage(true);
    await show({ ...EMPTY, room: 'link-1' });
    const { id, ...sit } = FakeSocket.last.lastCommand;
    expect(sit).toMatchObject({ type: 'take-seat', seat: 0, key: keysFor('link-1')[1] });
    await server.send(failureFor(id, { code: 'not-yours' }));
    expect(keysFor('link-1')).toEqual(['k']);
  });

  it('goes on where the page was left, when it is opened again', async () => {
    const { show } = await openPage(true);
    await show(SEATED);
    expect(sent()).toEqual(['start']);
  });

  it('ends in the lobby where the host gets no seat, and stays there', async () => {
    const { start, server, show } = await openPage(true);
    await show(EMPTY);
    await server.send(failureFor(FakeSocket.last.lastCommand.id, { code: 'words' }));
    expect(start.isPending).toBe(false);
    expect(new SoloStart('link-1', new RoomCommands(openSession())).isPending).toBe(false);
  });

  it('is none of a table for friends', async () => {
    const { start, show } = await openPage(false);
    expect(start.isPending).toBe(false);
    await show(EMPTY);
    expect(sent()).toEqual([]);
  });
});
