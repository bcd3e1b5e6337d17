import { useEffect, useRef, useSyncExternalStore } from 'react';

export interface LiveConnection {
  /** `connecting` until the first connection succeeds or fails, then `live` or `offline`. */
  readonly state: 'connecting' | 'live' | 'offline';
  /** Start of this state, in ms since 1970. */
  readonly since: number;
  /** Time of the last message or successful poll. */
  readonly receivedAt: number;
  /** Start of the last successful poll; 0 after one that has failed. */
  readonly readAt: number;
}

/** Milliseconds. Grace period before a lost socket counts as offline. */
const graceMs = 1_000;
/** Milliseconds between polls without a socket. */
const pollWhileOfflineMs = 10_000;
/**
 * Milliseconds between polls beside a healthy socket: feeds have no replay, so the list is compared from time to time.
 */
const pollWhileLiveMs = 60_000;
/** Milliseconds. Without a socket, what was read earlier is no longer how it is. */
const readingAgeMs = 15_000;

/** Milliseconds. Random delay, so that many pages do not poll in the same instant after a restart. */
const spread = (milliseconds: number) => milliseconds * (0.75 + Math.random() / 4);

let connection: LiveConnection = {
  state: 'connecting',
  since: Date.now(),
  receivedAt: Date.now(),
  readAt: 0,
};
let receivedAt = connection.receivedAt;
let graceTimer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** `data-live` at the root element: no event can be missed. */
const markLive = (isLive: boolean) => document.documentElement.toggleAttribute('data-live', isLive);

function changeTo(next: LiveConnection): void {
  connection = next;
  for (const listener of listeners) listener();
}

function become(state: LiveConnection['state']): void {
  markLive(state === 'live');
  clearTimeout(graceTimer);
  graceTimer = undefined;
  changeTo({ ...connection, state, since: Date.now(), receivedAt });
}

/** Written by the socket only. */
export const liveConnection = {
  current: (): LiveConnection => connection,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** On a new socket the subscriptions have started. */
  connected: (): void => {
    receivedAt = Date.now();
    become('live');
  },
  /** Further subscriptions of the socket are about to start. */
  subscribing: (): void => void markLive(false),
  subscribed: (): void => void markLive(true),
  /** Called for every message: cheap, and rerenders nothing. */
  received: (): void => {
    receivedAt = Date.now();
  },
  lost: (): void => {
    markLive(false);
    if (connection.state === 'offline' || graceTimer !== undefined) return;
    graceTimer = setTimeout(() => become('offline'), graceMs);
  },
  /** Closed for lack of subscribers. */
  rested: (): void => {
    become('connecting');
  },
  /** A poll has succeeded. @param readAt its start */
  polled: (readAt: number): void => {
    receivedAt = Date.now();
    changeTo({ ...connection, receivedAt, readAt });
  },
  /** A poll has failed. @param began its start: another one that began with it may have succeeded */
  pollFailed: (began: number): void => {
    if (began > connection.readAt) changeTo({ ...connection, readAt: 0 });
  },
};

/** Whether neither socket nor polls reach the server. */
export const isCutOff = (): boolean =>
  !navigator.onLine || (connection.state === 'offline' && Date.now() - connection.readAt > readingAgeMs);

export function useLiveConnection(): LiveConnection {
  return useSyncExternalStore(liveConnection.subscribe, liveConnection.current);
}

function subscribeToNetwork(listener: () => void): () => void {
  const unsubscribe = liveConnection.subscribe(listener);
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  // What was read becomes old by itself.
  const timer = setInterval(listener, 1_000);
  return () => {
    unsubscribe();
    clearInterval(timer);
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

export const useIsCutOff = (): boolean => useSyncExternalStore(subscribeToNetwork, isCutOff);

/**
 * Refreshes a live page when the socket connects, because feeds have no replay; when it is lost and every 10 s until it
 * is back; and once a minute beside a healthy socket.
 */
export function useLiveRefresh(refresh: () => Promise<unknown>): void {
  const { state, since } = useLiveConnection();
  const latest = useRef(refresh);
  useEffect(() => {
    latest.current = refresh;
  });

  useEffect(() => {
    const run = () => {
      const began = Date.now();
      latest.current().then(
        () => liveConnection.polled(began),
        () => liveConnection.pollFailed(began),
      );
    };
    if (state !== 'connecting') run();
    const timer = setInterval(
      () => {
        if (document.visibilityState === 'visible') run();
      },
      spread(state === 'live' ? pollWhileLiveMs : pollWhileOfflineMs),
    );
    return () => clearInterval(timer);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a socket that is back within its grace was live all along, but missed what happened meanwhile: `since` tells
  }, [state, since]);
}
