import { type Client, createClient, MessageType, stringifyMessage } from 'graphql-ws';
import { liveConnection } from './live-connection';
import { retryDelay } from './retry-delay';

/** Together with the second of grace that a lost connection is given, a half-open socket is noticed within 15 s. */
const pingEveryMs = 9_000;
const pongWaitMs = 4_500;
/** A phone that has just woken up is not made to wait that long. */
const wakePongWaitMs = 2_000;
/** Time for TCP, TLS and the acknowledgement together. */
const connectWaitMs = 8_000;
/** The socket outlives the step from one live page to the next. */
const lingerMs = 3_000;

/** Close codes by which the server says that this token will not do, or that its session has ended. */
const unauthorized = 4401;
const forbidden = 4403;

/** Close code by which the server says that it holds too many connections of this user or address. */
const tryLater = 1013;
const laterMs = 60_000;

interface LiveSocketOptions {
  readonly url: string;
  readonly readToken: () => string | null;
  /** The server has refused the connection because of this token. */
  readonly onRefused: (token: string | null) => void;
  /** The connection is back after a loss: the server may have cut it because the user's rights have changed. */
  readonly onReconnected: () => void;
}

export interface LiveSocket {
  readonly client: Client;
  /** Opens the connection anew, with the token as it is now. */
  reconnect: () => void;
}

/** The shop's one WebSocket: heartbeat, endless patience, and back at once when the phone wakes up. */
export function createLiveSocket({
  url,
  readToken,
  onRefused,
  onReconnected,
}: LiveSocketOptions): LiveSocket {
  let socket: WebSocket | undefined;
  let tokenInUse: string | null = null;
  let connectTimer: ReturnType<typeof setTimeout> | undefined;
  let pongTimer: ReturnType<typeof setTimeout> | undefined;
  let endWait: (() => void) | undefined;
  let skipNextWait = false;
  let isSentAway = false;

  const terminate = () => client.terminate();

  const expectPong = (withinMs: number) => {
    clearTimeout(pongTimer);
    pongTimer = setTimeout(terminate, withinMs);
  };

  const client = createClient({
    url,
    lazy: true,
    lazyCloseTimeout: lingerMs,
    keepAlive: pingEveryMs,
    connectionParams: () => {
      tokenInUse = readToken();
      return tokenInUse ? { authorization: `Bearer ${tokenInUse}` } : {};
    },
    retryAttempts: Number.POSITIVE_INFINITY,
    // With a token that is forgotten by now, the next try is a visitor's: the menu stays live for them, too.
    shouldRetry: (reason) => !isClose(reason) || reason.code !== forbidden || tokenInUse !== readToken(),
    retryWait: (retries) =>
      new Promise((resolve) => {
        const usual = isSentAway ? retryDelay(0, { first: laterMs, longest: laterMs }) : retryDelay(retries);
        const wait = skipNextWait ? 0 : usual;
        skipNextWait = false;
        const timer = setTimeout(resolve, wait);
        endWait = () => {
          clearTimeout(timer);
          resolve();
        };
      }),
    on: {
      connecting: () => {
        endWait = undefined;
        clearTimeout(connectTimer);
        connectTimer = setTimeout(terminate, connectWaitMs);
      },
      opened: (opened) => {
        if (opened instanceof WebSocket) socket = opened;
      },
      connected: (_socket, _payload, wasRetry) => {
        clearTimeout(connectTimer);
        liveConnection.connected();
        if (wasRetry) onReconnected();
      },
      message: () => liveConnection.heard(),
      ping: (received) => {
        if (!received) expectPong(pongWaitMs);
      },
      pong: (received) => {
        if (received) clearTimeout(pongTimer);
      },
      closed: (event) => {
        clearTimeout(connectTimer);
        clearTimeout(pongTimer);
        socket = undefined;
        const code = isClose(event) ? event.code : undefined;
        isSentAway = code === tryLater;
        if (code === unauthorized || code === forbidden) onRefused(tokenInUse);
        if (code === 1000) liveConnection.rested();
        else liveConnection.lost();
      },
      error: () => liveConnection.lost(),
    },
  });

  /** Something happened to the device or its network: find out now, not at the next heartbeat. */
  const wake = () => {
    if (endWait) endWait();
    else if (socket?.readyState === WebSocket.OPEN) {
      socket.send(stringifyMessage({ type: MessageType.Ping }));
      expectPong(wakePongWaitMs);
    }
  };
  window.addEventListener('online', wake);
  window.addEventListener('offline', wake);
  window.addEventListener('pageshow', wake);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') wake();
  });

  return {
    client,
    reconnect() {
      if (endWait) endWait();
      else if (socket) {
        skipNextWait = true;
        terminate();
      }
    },
  };
}

function isClose(reason: unknown): reason is { code: number } {
  return typeof reason === 'object' && reason !== null && 'code' in reason && typeof reason.code === 'number';
}
