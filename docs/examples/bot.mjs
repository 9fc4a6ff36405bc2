// A program that plays the classic game at a table of monopolista, with Node 22 or later and nothing else:
//   node bot.mjs http://192.168.1.7:8000/r/LINK [NAME] [FILE]
// It stores the key of its seat in FILE, so that it can return.
// docs/reference/socket-protocol.md explains the messages.
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const [link, name = 'Otto', file = 'bot.key'] = process.argv.slice(2);
const { origin, pathname } = new URL(link);
const [, base, table] = /^(.*)\/[rw]\/([^/]+)$/.exec(pathname); // the path may begin with a base path
const address = `${origin.replace(/^http/, 'ws')}${base}/ws/${table}`;
if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 });
const key = readFileSync(file, 'utf8');

// Verbs by preference: it takes the first one that is allowed.
const LIKES = ['refuse', 'card', 'buy', 'roll', 'pass', 'waive', 'end', 'fine', 'keep', 'place', 'ride', 'go', 'take'];
const LAST = ['sell', 'mortgage', 'bankrupt'];
// Verbs whose action contains a number: of a proposal, a card, a square or dice. The number may be 0.
const ABOUT = ['refuse', 'card', 'keep', 'place', 'ride', 'go', 'sell', 'mortgage'];

let socket, room, game;
let wait = 300;
let answered = ''; // game and version of the last answer
let agreed = ''; // the undo request that it agreed to
const unanswered = new Map(); // commands by id (idempotency key), sent again after a reconnection
const shares = {}; // shares of the dice by the hash of the server's seed (docs/explanation/fair-dice.md)

function connect() {
  socket = new WebSocket(address);
  socket.onopen = greet;
  socket.onmessage = ({ data }) => {
    JSON.parse(data).forEach(hear);
    if (room?.status === 'playing' && game?.game === room.game) look();
  };
  socket.onclose = () => {
    setTimeout(connect, wait * (0.75 + Math.random() / 2));
    wait = Math.min(wait * 1.7, 5000);
  };
}

const say = (message) => socket.readyState === WebSocket.OPEN && socket.send(JSON.stringify(message));

function greet() {
  say({ type: 'hello', keys: [key], game: game?.game ?? '', steps: game?.version ?? 0 });
  unanswered.forEach((command) => say(command));
}

function command(message) {
  const named = { ...message, id: randomBytes(12).toString('hex') };
  unanswered.set(named.id, named);
  say(named);
}

const waitsFor = (type) => [...unanswered.values()].some((one) => one.type === type);

function hear(message) {
  const asked = unanswered.get(message.id);
  unanswered.delete(message.id);
  if (message.type === 'room') sit(message);
  if (message.type === 'game') game = message;
  if (message.type === 'change') game = changed(message);
  if (message.type === 'failure') fail(message, asked);
}

function sit(now) {
  const before = room?.ownSeats.length ?? 0;
  room = now;
  wait = 300;
  if (before > 0 && room.ownSeats.length === 0) process.exit(); // another client has the seat now
  if (room.ownSeats.length > 0) addToDice(room.ownSeats[0], room.dice);
  const open = room.seats.findIndex(({ kind }) => kind === 'open');
  const seat = open < 0 && room.replaceBots ? room.seats.findIndex(({ kind }) => kind === 'bot') : open;
  if (room.status !== 'lobby' || room.ownSeats.length > 0 || seat < 0 || waitsFor('take-seat')) return;
  command({ type: 'take-seat', seat, name, token: '', key, program: true });
}

function addToDice(seat, { seedHash, shareHashes, called, missing }) {
  const share = seedHash && (shares[seedHash] ??= randomBytes(32).toString('hex'));
  const shareHash = share && createHash('sha256').update(share, 'hex').digest('hex');
  const isCommitted = shareHashes[seat] === shareHash;
  if (called && missing.includes(seat) && isCommitted) command({ type: 'reveal-share', seat, share });
  if (seedHash && !called && !isCommitted) command({ type: 'commit-share', seat, seedHash, shareHash });
}

function fail({ id, code, clause, text, version }, asked) {
  const overtaken = code === 'stale' || version > asked?.version; // another answer came first
  if (overtaken) answered = '';
  else console.error(code, clause, text);
  if (code === 'unknown-room') process.exit(1);
  if (code === 'too-much' && id === '') setTimeout(greet, 1000);
}

// Merge a change into the last known state.
function changed({ type, table, own, ...rest }) {
  const seats = game.own.map((one) => ({ ...one, ...own.find(({ seat }) => seat === one.seat) }));
  return { ...game, ...rest, table: { ...game.table, ...table }, own: seats };
}

function look() {
  const { own, takeBack, version, table } = game;
  const seat = own[0]?.seat;
  const wished = JSON.stringify(takeBack);
  if (takeBack?.pending.includes(seat) && wished !== agreed) {
    agreed = wished;
    command({ type: 'answer-take-back', seat, version: takeBack.version, agrees: true });
  }
  const moment = `${game.game} ${version}`;
  const action = own[0] && moment !== answered && !waitsFor('act') && decide(table, own[0]);
  if (!action) return;
  answered = moment;
  setTimeout(() => {
    if (moment === `${game.game} ${game.version}`) command({ type: 'act', game: game.game, version, seat, action });
  }, room.botPause);
}

function decide({ questions }, { seat, onlyAnswer, suggestion, offers }) {
  if (onlyAnswer) return onlyAnswer;
  if (suggestion.length > 0) return suggestion[0].action; // in debt: the cheapest way to pay
  const asked = questions.some(({ seats }) => seats.includes(seat));
  const likes = asked ? [...LIKES, ...LAST] : ['refuse'];
  const offer = likes.map((verb) => offers.find((one) => one.verb === verb)).find(Boolean);
  return offer && (ABOUT.includes(offer.verb) ? `${offer.verb} ${offer.subject}` : offer.verb);
}

connect();
