import { describe, expect, it } from 'vitest';

import type { Option, PresetView, RoomView } from '../src/generated/protocol.ts';
import { keptAs } from '../src/platform/basePath.ts';
import { keepSettings, recallSettings } from '../src/room/lastSettings.ts';
import { openRoom } from '../src/room/openRoom.ts';
import { RoomCommands } from '../src/room/roomCommands.svelte.ts';
import { participantsOf, settingsOf, type TableSettings } from '../src/room/tableSettings.ts';
import { editions } from '../src/setup/editions.svelte.ts';
import { loadOptions } from '../src/setup/options.svelte.ts';
import { browser } from './support/browser.ts';
import { settle } from './support/clock.ts';
import { doneFor, failureFor, optionOf, presetOf, roomView, seatOf } from './support/messages.ts';
import { takeReports } from './support/reports.ts';
import { FakeSocket } from './support/socket.ts';
import { FakeServer, openSession } from './support/table.ts';

const LIMIT = optionOf('turns', { unit: 'turns' });
const ROBOT = seatOf('Ada', { kind: 'bot', level: 'regular' });
const LOBBY = { status: 'lobby', game: '', seats: [seatOf('Anna'), ROBOT], takeBacks: 'consent' } as const;

/** A lobby with its host, and the server at the other end. What a box offers is fetched once: each test has its own. */
async function openLobby(rest: Partial<RoomView> = {}) {
  const session = openSession();
  const server = new FakeServer();
  FakeSocket.last.accept();
  const show = (more: Partial<RoomView>) =>
    server.send(roomView({ ...LOBBY, seats: [...LOBBY.seats], ...rest, ...more }));
  await show({});
  return { commands: new RoomCommands(session), server, show, session };
}

/** Let an edition offer options and presets. */
async function offer(edition: string, options: Option[], presets: PresetView[]): Promise<void> {
  browser.answers.set(`/api/options/${edition}`, { options, houseRules: [], presets });
  await loadOptions(edition);
}

const sent = () => FakeSocket.last.lastCommand;

it('who will play is counted: programs are no people, and open seats go to robots', () => {
  const program = seatOf('Parrot', { program: true });
  const seats = [seatOf('Anna'), program, program, ROBOT, seatOf('', { kind: 'open' })];
  expect(participantsOf(seats)).toEqual({ persons: 1, programs: 2, robots: 2 });
});

describe('a choice of the host', () => {
  it('is sent alone: another device may have changed the others', async () => {
    const { commands } = await openLobby();
    void commands.change({ hints: true });
    expect(sent()).toEqual({ type: 'setup', id: sent().id, hints: true });
  });

  it('leaves the refusal of a later command in sight that came before its own answer', async () => {
    const { commands, server } = await openLobby();
    void commands.change({ hints: true });
    const earlier = sent().id;
    void commands.take(0, 'Merda', '');
    await server.send(failureFor(sent().id, { code: 'words' }));
    await server.send(doneFor(earlier));
    expect(commands.failure?.code).toBe('words');
  });

  it('counts at once, and until the room shows it, whichever view comes between', async () => {
    const { commands, server, show } = await openLobby({ revision: 3 });
    void commands.change({ hints: true });
    expect(commands.wish.hints).toBe(true);
    await server.send(doneFor(sent().id, 0, 5));
    await show({ revision: 4, hints: false });
    expect(commands.wish.hints).toBe(true);
    await show({ revision: 5, hints: true });
    expect(commands.wish.hints).toBe(true);
  });

  it('can be changed by another device as soon as the room has shown it', async () => {
    const { commands, server, show } = await openLobby({ revision: 3 });
    void commands.change({ hints: true });
    await server.send(doneFor(sent().id, 0, 4));
    await show({ revision: 4, hints: true });
    await show({ revision: 5, hints: false });
    expect(commands.wish.hints).toBe(false);
  });

  it('hides nothing that another device changes meanwhile', async () => {
    const { commands, show } = await openLobby({ revision: 3 });
    void commands.change({ hints: true });
    await show({ revision: 4, odds: 'everybody' });
    expect(commands.wish).toMatchObject({ hints: true, odds: 'everybody' });
  });

  it('is not lost when an older view of the room arrives, as a change of the next one shows', async () => {
    const { commands, server, show } = await openLobby({ revision: 3 });
    void commands.changeSeat(1, { level: 'champion' });
    await server.send(doneFor(sent().id, 0, 5));
    await show({ revision: 4 });
    void commands.changeSeat(1, { name: 'Otto' });
    expect(sent()).toMatchObject({ seats: [{ kind: 'open' }, { kind: 'bot', level: 'champion', name: 'Otto' }] });
  });

  it('is as before where it is refused, and the others stay', async () => {
    const { commands, server } = await openLobby({ revision: 3 });
    void commands.change({ odds: 'everybody' });
    const { id } = sent();
    void commands.change({ hints: true });
    await server.send(failureFor(id));
    expect(commands.wish).toMatchObject({ hints: true, odds: 'off' });
  });
});

describe('another edition', () => {
  const QUICK = presetOf('quick', { answerSeconds: 30 });

  /** A lobby that is set up as a quick game, and whose host has just chosen another edition. */
  async function openWithEdition(edition: string) {
    await offer(`${edition}-before`, [], [QUICK]);
    await offer(edition, [], [{ ...QUICK, options: { turns: 40 } }]);
    const lobby = await openLobby({ revision: 3, edition: `${edition}-before`, answerSeconds: 30 });
    void lobby.commands.setEdition(edition);
    return lobby;
  }

  it('keeps the kind of game', async () => {
    const { server } = await openWithEdition('box-of-quick-games');
    expect(sent()).toMatchObject({ edition: 'box-of-quick-games', options: {} });
    await server.send(doneFor(sent().id, 0, 4));
    expect(sent()).toMatchObject({ type: 'setup', options: { turns: 40 }, answerSeconds: 30 });
  });

  it('loses nothing that is chosen before the server has answered', async () => {
    const { commands, server } = await openWithEdition('box-of-choices');
    const first = sent().id;
    void commands.change({ options: { short: true } });
    const second = sent().id;
    await server.send(doneFor(first, 0, 4));
    await server.send(doneFor(second, 0, 5));
    expect(sent().id).toBe(second);
    expect(commands.wish.options).toEqual({ short: true });
  });
});

describe('another seat', () => {
  it('comes with as many turns as the same number of rounds now has', async () => {
    await offer('box-of-rounds', [LIMIT], []);
    const { commands } = await openLobby({ edition: 'box-of-rounds', options: { turns: 40 } });
    void commands.add();
    expect(sent()).toMatchObject({ options: { turns: 60 }, seats: [{}, {}, { kind: 'bot' }] });
  });

  it('changes no options where none is counted in turns', async () => {
    const { commands } = await openLobby({ options: { cash: 40 } });
    void commands.add();
    expect(sent()).not.toHaveProperty('options');
  });
});

describe('a new table', () => {
  const LAST = { ...settingsOf(roomView({ ...LOBBY, seats: [...LOBBY.seats] })), options: { no_auctions: true } };

  /** Open the lobby of a room that this tab has just made, and sit down. */
  async function openFresh(rest: Partial<RoomView> = {}, meanwhile?: (commands: RoomCommands) => void) {
    browser.answers.set('/api/rooms', { room: 'room-1', spectatorLink: 'w', hostKey: 'k' });
    await openRoom('italy', false);
    const lobby = await openLobby({ ownSeats: [], ...rest });
    void lobby.commands.settle(roomView({ ...LOBBY, seats: [...LOBBY.seats], ...rest }));
    const seated = sent().id;
    meanwhile?.(lobby.commands);
    await lobby.server.send(doneFor(seated));
    return lobby;
  }

  it('is set up as last time once its host sits, and says so', async () => {
    await offer('box-of-last-time', [], [presetOf('standard')]);
    keepSettings('classic', { ...LAST, edition: 'box-of-last-time' });
    const { commands, server, show } = await openFresh({ edition: 'box-of-last-time' });
    expect(sent()).toMatchObject({ type: 'setup', options: { no_auctions: true }, seats: [{}, { level: 'regular' }] });
    await server.send(doneFor(sent().id, 0, 2));
    await show({ revision: 2, options: { no_auctions: true } });
    expect(commands.isAsLast).toBe(true);
    void commands.reset();
    expect(sent()).toMatchObject({ type: 'setup', options: {}, replaceBots: true, seats: [{}, {}, {}, {}] });
    expect(commands.isAsLast).toBe(false);
  });

  it.each<Partial<TableSettings>>([{ options: { short: true } }, { seats: [{ kind: 'open' }] }])(
    'stays as its host has set it up before the server has answered: %j',
    async (part) => {
      keepSettings('classic', LAST);
      const { commands } = await openFresh({}, (lobby) => void lobby.change(part));
      expect(sent()).toMatchObject(part);
      expect(commands.isAsLast).toBe(false);
    },
  );

  it('is a new one where last time was for another edition', async () => {
    keepSettings('classic', { ...LAST, edition: 'uk' });
    await openFresh();
    expect(sent().type).toBe('take-seat');
  });

  it('asks no more for what cannot be had any longer', async () => {
    keepSettings('classic', LAST);
    const { commands, server } = await openFresh();
    await server.send(failureFor(sent().id, { options: ['no_auctions'], reason: 'unknown' }));
    expect(commands.failure).toBeNull();
    expect(recallSettings('classic')).toBeNull();
  });

  it('knows nothing of last time where what is kept is broken', async () => {
    localStorage.setItem(keptAs('last-settings'), JSON.stringify({ classic: { ...LAST, seats: [{ kind: 'cat' }] } }));
    await openFresh();
    expect(sent().type).toBe('take-seat');
    expect(takeReports()).toEqual(['dropped monopolista:last-settings, which is broken']);
  });
});

describe('starting the game', () => {
  it('keeps how the table was set up, without the names of its robots', async () => {
    const { commands, server } = await openLobby({ options: { turns: 40 } });
    void commands.start();
    await settle();
    await server.send(doneFor(sent().id));
    expect(recallSettings('classic')).toMatchObject({
      options: { turns: 40 },
      seats: [{ kind: 'open' }, { level: 'regular' }],
    });
    expect(JSON.stringify(recallSettings('classic'))).not.toContain('Ada');
  });

  it('keeps the level of a robot that was added just before', async () => {
    browser.answers.set('/api/editions', []);
    browser.answers.set('/api/editions/own-box/entry', { id: 'own-box', usual: 'regular' });
    await editions.loadWith('own-box');
    const { commands, server } = await openLobby({ edition: 'own-box' });
    void commands.add();
    void commands.start();
    await settle();
    await server.send(doneFor(sent().id));
    expect(recallSettings('classic')?.seats.at(-1)).toEqual({ kind: 'bot', level: 'regular' });
  });

  it('says nothing of last time: what is kept now is how this table is', async () => {
    await offer('box-that-starts', [], [presetOf('standard')]);
    const { commands, server } = await openLobby({ edition: 'box-that-starts', options: { turns: 40 } });
    void commands.start();
    await settle();
    await server.send(doneFor(sent().id));
    expect(commands.isAsLast).toBe(false);
  });

  it('keeps nothing where the game does not begin', async () => {
    const { commands, server } = await openLobby();
    void commands.start();
    await settle();
    await server.send(failureFor(sent().id));
    expect(recallSettings('classic')).toBeNull();
  });
});
