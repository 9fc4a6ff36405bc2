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
  ServerMessage,
  Hint,
  TradePreview,
} from '../generated/protocol.ts';
import { BASE } from '../platform/basePath.ts';
import { applyDelta } from './delta.ts';

/** Every command that is answered. */
export type Sendable = Exclude<ClientMessage, Hello>;
export type Unsent<T> = T extends unknown ? Omit<T, 'id'> : never;
export type Answer = Done | TradePreview | Hint | Seated | RecoveryCode | Failure;

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
  #waiting = new Map<string, { command: Sendable; resolve: (answer: Answer) => void }>();
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

  /** Send a command until it is answered; its id makes repeating it harmless. */
  send(command: Unsent<Sendable>): Promise<Answer> {
    const named = { ...command, id: freshId() } as Sendable;
    return new Promise((resolve) => {
      this.#waiting.set(named.id, { command: named, resolve });
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
      for (const message of JSON.parse(String(event.data)) as ServerMessage[]) this.#receive(message);
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
