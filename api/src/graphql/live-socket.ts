import type { Context as Connection, SubscribePayload, WebSocket as GraphqlSocket } from 'graphql-ws';
import { WebSocket } from 'ws';
import type { TokenClaims } from '../modules/auth/session-tokens.js';
import type { Language } from '../platform/language.js';

/**
 * Unsent bytes of a socket whose client reads slowly. Beyond that it is terminated: its client reconnects and reads the
 * current state instead of every missed message.
 */
export const maxBufferedBytes = 1024 * 1024;

/** Bytes of memory for an operation besides its message: promises, closures and the subscriber. Measured. */
const bytesPerOperation = 4096;

/** Bytes of the first message. A token has a few hundred. */
const maxInitMessageBytes = 8 * 1024;

/**
 * WebSocket close codes. Clients reconnect after the first two (RFC 6455) and, later, after `tryLater`; `sessionEnded`
 * makes them discard their token.
 */
export const closeCodes = {
  goingAway: 1001,
  serviceRestart: 1012,
  messageTooLong: 1009,
  tryLater: 1013,
  sessionEnded: 4403,
  internalError: 4500,
} as const;

/** Unsent bytes of a client that keeps up; below, the total of its user or network is not computed. */
const lowBufferedBytes = 64 * 1024;

const text = { binary: false } as const;

export type LiveConnection = Connection<Record<string, unknown>, LiveSocket>;

/** Receives the events of the sockets; one object for all of them. */
export interface SocketOwner {
  ended(socket: LiveSocket): void;
  /** Connection error, such as an invalid frame or a lost connection. */
  failed(socket: LiveSocket, error: Error): void;
  /** Whether the unsent data of all sockets of the same user or network exceeds its limit. */
  exceedsBufferLimit(socket: LiveSocket): boolean;
  /** Internal error while handling a message. */
  broken(socket: LiveSocket, error: unknown): void;
}

/**
 * A socket with its state. Thousands may be open, most of them idle, so all state is in fields instead of closures and
 * timers per socket.
 */
export class LiveSocket extends WebSocket {
  address = '';
  /** Network of its address. */
  network = '';
  /** Token sent on connection; undefined if none. */
  authorization: unknown = undefined;
  language: Language | undefined = undefined;
  /** Set when the connection was initialized with a valid token. */
  claims: TokenClaims | undefined = undefined;
  /** Set when the connection was initialized. */
  connection: LiveConnection | undefined = undefined;
  /** Memory of its operations that have not ended. */
  heldBytes = 0;
  /** Whether it has answered the last ping. */
  isAlive = true;
  /** Whether the pong to a ping waits for operations to start. Further pings are answered immediately. */
  awaitsStart = false;
  /** Its group in `Heartbeat`. */
  turn = 0;
  expiry: NodeJS.Timeout | undefined = undefined;
  owner: SocketOwner | undefined = undefined;
  /** graphql-ws's handlers of messages and of the close. */
  receive: ((message: unknown) => Promise<void>) | undefined = undefined;
  closed: ((code: number, reason: string) => Promise<void>) | undefined = undefined;

  /** @param open attaches graphql-ws and returns its close handler */
  begin(owner: SocketOwner, open: (socket: GraphqlSocket) => NonNullable<LiveSocket['closed']>): void {
    this.owner = owner;
    this.on('message', onMessage).on('pong', onPong).on('close', onClose).on('error', onError);
    this.closed = open(new Side(this));
  }

  /** Sends text, unless the socket has closed or its client reads too slowly. */
  deliver(message: string | Buffer): void {
    if (this.readyState !== WebSocket.OPEN) return;
    if (this.readsTooSlowly()) this.terminate();
    else this.send(message, text);
  }

  private readsTooSlowly(): boolean {
    const { bufferedAmount } = this;
    if (bufferedAmount <= lowBufferedBytes) return false;
    return bufferedAmount > maxBufferedBytes || Boolean(this.owner?.exceedsBufferLimit(this));
  }

  /** Number of operations in progress. */
  get subscriptions(): number {
    return Object.keys(this.connection?.subscriptions ?? {}).length;
  }
}

/** The socket as graphql-ws uses it. */
class Side implements GraphqlSocket {
  constructor(private readonly socket: LiveSocket) {}

  get protocol(): string {
    return this.socket.protocol;
  }

  send(message: string): void {
    this.socket.deliver(message);
  }

  close(code?: number, reason?: string): void {
    this.socket.close(code, reason);
  }

  onMessage(receive: (data: string) => Promise<void>): void {
    // Typed as text, but graphql-ws accepts a parsed message as well.
    this.socket.receive = receive as (message: unknown) => Promise<void>;
  }
}

// Shared by all sockets; `ws` binds `this` to the socket.

function onMessage(this: WebSocket, data: WebSocket.RawData): void {
  const socket = this as LiveSocket;
  // A client may keep sending until it has answered the close.
  if (socket.readyState !== WebSocket.OPEN) return;
  if (!socket.connection && (data as Buffer).length > maxInitMessageBytes) {
    socket.close(closeCodes.messageTooLong, 'Max payload size exceeded');
    return;
  }
  const message = readMessage(data as Buffer);
  const bytes = isSubscribe(message) ? bytesPerOperation + (data as Buffer).length : 0;
  socket.heldBytes += bytes;
  socket
    .receive?.(message)
    .catch((error: unknown) => socket.owner?.broken(socket, error))
    // An operation's message is handled until the operation ends.
    .finally(() => (socket.heldBytes -= bytes));
}

/**
 * Parses a message for graphql-ws, which would otherwise keep its text and all its properties during the operation.
 * @returns undefined if it is not JSON; graphql-ws refuses it
 */
function readMessage(data: Buffer): unknown {
  let message: unknown;
  try {
    message = JSON.parse(data.toString());
  } catch {
    return undefined;
  }
  if (!isSubscribe(message) || !isObject(message['payload'])) return message;
  const { query, variables, operationName } = message['payload'] as unknown as SubscribePayload;
  return { id: message['id'], type: message['type'], payload: { query, variables, operationName } };
}

const isSubscribe = (message: unknown): message is Record<string, unknown> =>
  isObject(message) && message['type'] === 'subscribe';

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function onPong(this: WebSocket): void {
  (this as LiveSocket).isAlive = true;
}

function onError(this: WebSocket, error: Error): void {
  const socket = this as LiveSocket;
  socket.owner?.failed(socket, error);
}

function onClose(this: WebSocket, code: number, reason: Buffer): void {
  const socket = this as LiveSocket;
  clearTimeout(socket.expiry);
  socket.owner?.ended(socket);
  socket.closed?.(code, reason.toString()).catch((error: unknown) => socket.owner?.broken(socket, error));
}
