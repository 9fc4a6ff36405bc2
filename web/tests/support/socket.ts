/** Fake WebSocket: the test plays the server's part. */

import type { ClientMessage, ServerMessage } from '../../src/generated/protocol.ts';

export class FakeSocket extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  /** All sockets since the test began, in their order. */
  static opened: FakeSocket[] = [];

  /** The newest socket of a room. */
  static of(link: string): FakeSocket {
    const last = FakeSocket.opened.findLast(({ url }) => url.endsWith(`/${link}`));
    if (!last) throw new Error(`no socket of ${link} was opened`);
    return last;
  }

  /** The newest socket. */
  static get last(): FakeSocket {
    const last = FakeSocket.opened.at(-1);
    if (!last) throw new Error('no socket was opened');
    return last;
  }

  readonly url: string;
  readyState: number = FakeSocket.CONNECTING;
  onopen: ((event: Event) => void) | null = null;
  onmessage: ((event: MessageEvent<string>) => void) | null = null;
  onclose: ((event: Event) => void) | null = null;
  /** What the client has sent. */
  readonly sent: ClientMessage[] = [];

  constructor(url: string) {
    super();
    this.url = url;
    FakeSocket.opened.push(this);
  }

  send(text: string): void {
    if (this.readyState !== FakeSocket.OPEN) throw new Error('the socket is not open');
    this.sent.push(JSON.parse(text) as ClientMessage);
  }

  /** Begin to close; as in a browser the event follows later. */
  close(): void {
    if (this.readyState >= FakeSocket.CLOSING) return;
    this.readyState = FakeSocket.CLOSING;
    queueMicrotask(() => this.drop());
  }

  /** Lose the connection. */
  drop(): void {
    if (this.readyState === FakeSocket.CLOSED) return;
    this.readyState = FakeSocket.CLOSED;
    this.onclose?.(new Event('close'));
  }

  /** Accept the connection. */
  accept(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.(new Event('open'));
  }

  /** Send messages to the client, all in one frame. */
  receive(...messages: ServerMessage[]): void {
    this.receiveText(JSON.stringify(messages));
  }

  /** Send a frame to the client. */
  receiveText(data: string): void {
    this.onmessage?.(new MessageEvent('message', { data }));
  }

  /** The commands that the client has sent, without the greetings. */
  get commands(): Exclude<ClientMessage, { type: 'hello' }>[] {
    return this.sent.filter((message) => message.type !== 'hello');
  }

  /** The command that the client has sent last. */
  get lastCommand(): FakeSocket['commands'][number] {
    const last = this.commands.at(-1);
    if (!last) throw new Error('no command was sent');
    return last;
  }

  /** The greetings that the client has sent. */
  get greetings(): Extract<ClientMessage, { type: 'hello' }>[] {
    return this.sent.filter((message) => message.type === 'hello');
  }
}
