import type { Context as Connection, WebSocket as GraphqlSocket } from 'graphql-ws';
import { WebSocket } from 'ws';
import type { TokenClaims } from '../modules/auth/auth.service.js';
import { OperationPayload, readMessage } from './operation-memory.js';

/**
 * Bytes that may wait for a socket whose client reads slowly. Beyond that it is cut off: its client connects anew, and
 * reads the present state instead of all that it has missed.
 */
export const mostWaiting = 1024 * 1024;

/** Bytes. A token is a few hundred. */
const longestIntroduction = 8 * 1024;

/**
 * WebSocket close codes: the first two, of RFC 6455, make clients reconnect, `tryLater` later; `sessionEnded` makes them
 * forget their token.
 */
export const closeCodes = {
  goingAway: 1001,
  serviceRestart: 1012,
  messageTooLong: 1009,
  tryLater: 1013,
  sessionEnded: 4403,
  internalError: 4500,
} as const;

/** Bytes that wait for a client that keeps up: no need to ask what waits for others. */
const fewWaiting = 64 * 1024;

const text = { binary: false } as const;

export type LiveConnection = Connection<Record<string, unknown>, LiveSocket>;

/** Who is told what happens to the sockets, the same for all of them. */
export interface SocketOwner {
  ended(socket: LiveSocket): void;
  /** Of the connection: a frame that makes no sense, a line that broke. */
  failed(socket: LiveSocket, error: Error): void;
  /** Whether too much waits for all sockets together of whom this one belongs to. */
  hasTooMuchWaiting(socket: LiveSocket): boolean;
  /** Of us: a message that could not be handled. */
  broken(socket: LiveSocket, error: unknown): void;
}

/**
 * A socket with what is known of it. Thousands may be open, most of them idle, so that all of it is kept here instead
 * of in functions and timers for each.
 */
export class LiveSocket extends WebSocket {
  address = '';
  /** Of the network that it came from. */
  network = '';
  /** What it introduced itself with, if it did with anything. */
  authorization: unknown = undefined;
  /** Set once it has introduced itself with a token of ours. */
  claims: TokenClaims | undefined = undefined;
  /** Set once it has introduced itself. */
  connection: LiveConnection | undefined = undefined;
  /** Estimated, of its operations. */
  heldBytes = 0;
  /** Since the last ping. */
  isAlive = true;
  /** Among the pings. */
  turn = 0;
  expiry: NodeJS.Timeout | undefined = undefined;
  owner: SocketOwner | undefined = undefined;
  /** How graphql-ws takes a message, and how it learns of the end. */
  receive: ((message: unknown) => Promise<void>) | undefined = undefined;
  closed: ((code: number, reason: string) => Promise<void>) | undefined = undefined;

  /** @param open begins to speak GraphQL on it, and answers what to call when it has ended */
  begin(owner: SocketOwner, open: (socket: GraphqlSocket) => NonNullable<LiveSocket['closed']>): void {
    this.owner = owner;
    this.on('message', onMessage).on('pong', onPong).on('close', onClose).on('error', onError);
    this.closed = open(new Side(this));
  }

  /** Sends text, unless it has ended or its client reads too slowly. */
  deliver(message: string | Buffer): void {
    if (this.readyState !== WebSocket.OPEN) return;
    if (this.readsTooSlowly()) this.terminate();
    else this.send(message, text);
  }

  private readsTooSlowly(): boolean {
    const { bufferedAmount } = this;
    if (bufferedAmount <= fewWaiting) return false;
    return bufferedAmount > mostWaiting || Boolean(this.owner?.hasTooMuchWaiting(this));
  }

  /** How many operations are under way. */
  get subscriptions(): number {
    return Object.keys(this.connection?.subscriptions ?? {}).length;
  }
}

/** The socket as graphql-ws sees it. */
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
    // Its types say text; it takes a parsed message as well.
    this.socket.receive = receive as (message: unknown) => Promise<void>;
  }
}

// One function for all sockets each; `ws` calls them on the socket that it happens to.

function onMessage(this: WebSocket, data: WebSocket.RawData): void {
  const socket = this as LiveSocket;
  // One that was sent away may go on sending until it has answered the close.
  if (socket.readyState !== WebSocket.OPEN) return;
  if (!socket.connection && (data as Buffer).length > longestIntroduction) {
    socket.close(closeCodes.messageTooLong, 'Max payload size exceeded');
    return;
  }
  const message = readMessage(data as Buffer);
  socket
    .receive?.(message)
    .catch((error: unknown) => socket.owner?.broken(socket, error))
    .finally(() => releaseMemory(message));
}

/** graphql-ws has let go of the message: its operation has ended, whatever the client has said of it before. */
function releaseMemory(message: unknown): void {
  const { payload } = (message ?? {}) as { payload?: unknown };
  if (payload instanceof OperationPayload) payload.reservation?.release();
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
