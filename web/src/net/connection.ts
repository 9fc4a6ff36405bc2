/** The line to the server: comes back by itself, and says again what was not acknowledged. */

import type {
  ClientMessage,
  RecoveryCode,
  Done,
  Failure,
  GameChange,
  GameView,
  Hello,
  Seated,
  SeatOdds,
  SeatOffers,
  ServerMessage,
  Hint,
  TradePreview,
  View,
} from '../generated/protocol.ts';
import { BASE } from '../platform/basePath.ts';

/** Every command that is answered, before the connection gives it an identifier. */
export type Command = Unsent<Exclude<ClientMessage, Hello>>;
type Unsent<T> = T extends unknown ? Omit<T, 'id'> : never;
/** A command of some type; an object of a union of commands is one too. */
export type CommandOf<Type extends Command['type']> = Extract<Command, { type: Type }> & { type: Type };

/** What answers a command that is carried out, where that is not `Done`. */
interface Results {
  'take-seat': Seated | Done;
  'recover-seat': Seated;
  'new-recovery-code': RecoveryCode;
  'preview-trade': TradePreview;
  'ask-hint': Hint;
}
/** What answers a command of a type. */
export type Reply<Type extends Command['type'] = Command['type']> =
  (Type extends keyof Results ? Results[Type] : Done) | Failure;

/** The answer to a command that was not answered before its connection was closed for good; nobody is to read it. */
export const CLOSED: Failure = {
  type: 'failure',
  id: '',
  code: 'not-now',
  clause: '',
  text: '',
  version: 0,
  options: [],
  reason: '',
  name: '',
};

/** What is heard: what has changed is whole again. */
export type ReceivedMessage = Exclude<ServerMessage, GameChange>;

export interface ConnectionHandlers {
  hello: () => Hello;
  heard: (message: ReceivedMessage) => void;
  connected: (is: boolean) => void;
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 5000;
const A_WHILE = 1000;

export class Connection {
  #socket: WebSocket | null = null;
  /** The game as it was told last over this connection. */
  #game: GameView | null = null;
  #waiting = new Map<string, { command: ClientMessage; resolve: (reply: Reply) => void }>();
  #wait = FIRST_WAIT;
  #timer = 0;
  #again = 0;
  #closed = false;
  #address: string;
  #ends: ConnectionHandlers;

  constructor(link: string, ends: ConnectionHandlers) {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    this.#address = `${scheme}://${location.host}${BASE}/ws/${encodeURIComponent(link)}`;
    this.#ends = ends;
    this.#connect();
    window.addEventListener('online', this.#hasten);
    document.addEventListener('visibilitychange', this.#hasten);
  }

  /** Send a command until it is answered, or the connection is closed; its id makes repeating it harmless. */
  send<Type extends Command['type']>(command: CommandOf<Type>): Promise<Reply<Type>> {
    if (this.#closed) return Promise.resolve(CLOSED);
    const id = freshId();
    const named: ClientMessage = { ...(command as Command), id };
    return new Promise((resolve) => {
      // The reply with the id of a command is of the command's type.
      this.#waiting.set(id, { command: named, resolve: (reply) => resolve(reply as Reply<Type>) });
      this.#say(named);
    });
  }

  /** Say hello, now or in a while: what this browser has seen is not what the server thinks. */
  greet(): void {
    this.#say(this.#ends.hello());
  }

  greetLater(): void {
    setTimeout(() => this.greet(), A_WHILE);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    window.removeEventListener('online', this.#hasten);
    document.removeEventListener('visibilitychange', this.#hasten);
    this.#socket?.close();
    for (const { resolve } of this.#waiting.values()) resolve(CLOSED);
    this.#waiting.clear();
  }

  #connect(): void {
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    this.#game = null;
    socket.onopen = () => {
      this.#wait = FIRST_WAIT;
      this.#ends.connected(true);
      this.greet();
      this.#repeat();
    };
    socket.onmessage = (event) => {
      for (const message of this.#messagesIn(event.data)) this.#receive(message);
    };
    socket.onclose = () => {
      this.#ends.connected(false);
      if (!this.#closed) this.#retry();
    };
  }

  #repeat(): void {
    for (const { command } of this.#waiting.values()) this.#say(command);
  }

  #sayAgain(): void {
    if (this.#again) return;
    this.#again = window.setTimeout(() => {
      this.#again = 0;
      this.greet();
      this.#repeat();
    }, A_WHILE);
  }

  #retry(): void {
    const wait = this.#wait * (0.75 + Math.random() / 2);
    this.#timer = window.setTimeout(() => this.#connect(), wait);
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 1.7);
  }

  #hasten = (): void => {
    if (this.#closed || document.hidden || this.#socket?.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.#timer);
    this.#connect();
  };

  #say(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** The messages of a frame; one that holds none is reported, and the server is greeted again. */
  #messagesIn(frame: unknown): readonly ServerMessage[] {
    try {
      const messages: unknown = JSON.parse(String(frame));
      if (!Array.isArray(messages)) throw new TypeError('the server sent no list of messages');
      return messages as ServerMessage[];
    } catch (error) {
      console.warn(error);
      this.greetLater();
      return [];
    }
  }

  /** A message that fails must not cost the others of its frame, acknowledgements among them. */
  #receive(message: ServerMessage): void {
    try {
      this.#hear(message);
    } catch (error) {
      console.warn(error);
      this.greetLater();
    }
  }

  #hear(told: ServerMessage): void {
    const message = told.type === 'change' ? this.#whole(told) : told;
    if (message.type === 'game') this.#game = message;
    this.#ends.heard(message);
    if (!('id' in message)) return;
    // Said too fast to be heard: it is not known which command that was.
    if (message.type === 'failure' && message.id === '' && message.code === 'too-much') this.#sayAgain();
    this.#waiting.get(message.id)?.resolve(message);
    this.#waiting.delete(message.id);
  }

  #whole(change: GameChange): GameView {
    if (!this.#game) throw new Error('a change came before the game');
    return applyDelta(this.#game, change);
  }
}

/** A name for a command; `crypto.randomUUID` is missing where the page came over plain http. */
function freshId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The game as it stands now, by what was told of it last and what has changed since. */
export function applyDelta(last: GameView, { table, own, odds, type: _, ...rest }: GameChange): GameView {
  return {
    ...last,
    ...rest,
    table: { ...last.table, ...table } as View,
    own: last.own.map((before) => seatOf(before, own)),
    odds: oddsOf(last.odds, odds),
  };
}

/** The odds with all the turns of which they were told, each as it was told last. */
function oddsOf(last: SeatOdds | null | undefined, odds: SeatOdds | null): SeatOdds | null {
  if (!last || !odds) return odds;
  const turns = new Map([...last.turns, ...odds.turns].map((turn) => [turn.step, turn]));
  return { ...odds, turns: [...turns.values()] };
}

function seatOf(before: SeatOffers, own: GameChange['own']): SeatOffers {
  const now = own.find(({ seat }) => seat === before.seat);
  return now ? { ...before, ...now } : before;
}
