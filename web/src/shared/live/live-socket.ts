import { type Client, createClient, MessageType, stringifyMessage } from 'graphql-ws';
import { liveConnection } from './live-connection';
import { currentLanguage } from '../../texts/language';
import { retryDelay } from '../lib/retry-delay';

/** Milliseconds between heartbeats. With the grace period of 1 s, a half-open socket is detected within 15 s. */
const pingEveryMs = 9_000;
const pongWaitMs = 4_500;
/** Milliseconds; shorter when the device wakes up. */
const wakePongWaitMs = 2_000;
/** Milliseconds for TCP, TLS and the acknowledgement. */
const connectWaitMs = 8_000;
/** Milliseconds. The socket survives navigation between live pages. */
const lingerMs = 3_000;

/** Close codes for a refused token or an ended session. */
const unauthorized = 4401;
const forbidden = 4403;

/** Close code for too many connections of a user or address. */
const tooManyConnections = 1013;
const laterMs = 60_000;

interface LiveSocketOptions {
  readonly url: string;
  readonly readToken: () => string | null;
  /** The server has refused the token. */
  readonly onRefused: (token: string | null) => void;
  /** Reconnected with the same token after a loss, possibly because the user's permissions have changed. */
  readonly onReconnected: () => void;
}

export interface LiveSocket {
  readonly client: Client;
  /** To be called after each subscribing with {@link client}. */
  subscribed: () => void;
  /** Reconnects with the present token and language. */
  reconnect: () => void;
}

/** The shop's WebSocket: heartbeat, unlimited retries, and an immediate retry when the device wakes up. */
export function createLiveSocket({
  url,
  readToken,
  onRefused,
  onReconnected,
}: LiveSocketOptions): LiveSocket {
  let socket: WebSocket | undefined;
  let tokenInUse: string | null = null;
  /** Of the last acknowledged connection. */
  let connectedToken: string | null = null;
  let connectTimer: ReturnType<typeof setTimeout> | undefined;
  let pongTimer: ReturnType<typeof setTimeout> | undefined;
  let endWait: (() => void) | undefined;
  let skipNextWait = false;
  let isRateLimited = false;
  /** `live` when the subscriptions have started for the first time since the server accepted the connection. */
  let phase: 'closed' | 'accepted' | 'live' = 'closed';
  /** State of the ping whose pong says that the subscriptions have started. */
  let request: 'none' | 'pending' | 'outdated' = 'none';

  const requestAcknowledgement = () => {
    liveConnection.subscribing();
    if (request !== 'none') {
      request = 'outdated';
      return;
    }
    request = 'pending';
    // By the next task graphql-ws has sent the subscriptions.
    setTimeout(() => {
      if (phase !== 'closed')
        socket?.send(stringifyMessage({ type: MessageType.Ping, payload: { subscribed: true } }));
    });
  };
  const acknowledged = () => {
    const isOutdated = request === 'outdated';
    request = 'none';
    if (isOutdated) requestAcknowledgement();
    else if (phase === 'live') liveConnection.subscribed();
    else {
      phase = 'live';
      liveConnection.connected();
    }
  };

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
      return { language: currentLanguage(), ...(tokenInUse && { authorization: `Bearer ${tokenInUse}` }) };
    },
    retryAttempts: Number.POSITIVE_INFINITY,
    // Without the token, the next attempt is a visitor's, so that the menu stays live.
    shouldRetry: (reason) => !isClose(reason) || reason.code !== forbidden || tokenInUse !== readToken(),
    retryWait: (retries) =>
      new Promise((resolve) => {
        const usual = isRateLimited
          ? retryDelay(0, { first: laterMs, longest: laterMs })
          : retryDelay(retries);
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
        phase = 'accepted';
        requestAcknowledgement();
        if (wasRetry && tokenInUse === connectedToken) onReconnected();
        connectedToken = tokenInUse;
      },
      message: () => liveConnection.received(),
      ping: (received) => {
        if (!received) expectPong(pongWaitMs);
      },
      pong: (received, payload) => {
        if (!received) return;
        clearTimeout(pongTimer);
        if (payload) acknowledged();
      },
      closed: (event) => {
        clearTimeout(connectTimer);
        clearTimeout(pongTimer);
        socket = undefined;
        phase = 'closed';
        request = 'none';
        const code = isClose(event) ? event.code : undefined;
        isRateLimited = code === tooManyConnections;
        if (code === unauthorized || code === forbidden) onRefused(tokenInUse);
        if (code === 1000) liveConnection.rested();
        else liveConnection.lost();
      },
      error: () => liveConnection.lost(),
    },
  });

  /** The device or network changed: checks now instead of at the next heartbeat. */
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
    subscribed: () => {
      if (phase !== 'closed') requestAcknowledgement();
    },
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
