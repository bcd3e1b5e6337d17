import { useEffect, useRef, useSyncExternalStore } from 'react';

export interface LiveConnection {
  /** `connecting` until the first connection is made or has failed; from then on `live` or `offline`. */
  readonly state: 'connecting' | 'live' | 'offline';
  /** When this state began, in ms since 1970. */
  readonly since: number;
  /** When the server was last heard, by socket or by a successful poll. */
  readonly heardAt: number;
}

/** A socket that is back sooner than this was never gone, as far as a customer is concerned. */
const graceMs = 1_000;
/** The last resort while there is no socket. */
const pollWhileOfflineMs = 10_000;
/** Feeds start from nothing after a reconnect, so even a healthy one is compared with the list now and then. */
const pollWhileLiveMs = 60_000;

/** A thousand pages that lost the same server, or found it again, in one instant do not all ask in one instant. */
const spread = (milliseconds: number) => milliseconds * (0.75 + Math.random() / 4);

let connection: LiveConnection = { state: 'connecting', since: Date.now(), heardAt: Date.now() };
let heardAt = connection.heardAt;
let graceTimer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function become(state: LiveConnection['state']): void {
  clearTimeout(graceTimer);
  graceTimer = undefined;
  connection = { state, since: Date.now(), heardAt };
  for (const listener of listeners) listener();
}

/** What the socket reports. Everyone else only reads. */
export const liveConnection = {
  current: (): LiveConnection => connection,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  connected: (): void => {
    heardAt = Date.now();
    become('live');
  },
  /** Called for every message: cheap, and nothing renders because of it. */
  heard: (): void => {
    heardAt = Date.now();
  },
  lost: (): void => {
    if (connection.state === 'offline' || graceTimer !== undefined) return;
    graceTimer = setTimeout(() => become('offline'), graceMs);
  },
  /** Closed because nobody listens any more. */
  rested: (): void => {
    become('connecting');
  },
  /** A poll over HTTP has worked while the socket is down. */
  polled: (): void => {
    heardAt = Date.now();
    connection = { ...connection, heardAt };
    for (const listener of listeners) listener();
  },
};

export function useLiveConnection(): LiveConnection {
  return useSyncExternalStore(liveConnection.subscribe, liveConnection.current);
}

/**
 * Keeps a live page true: refreshes it whenever the socket comes (back) to life, because a feed tells only what
 * happens from then on; when the socket is lost and every 10 s until it is back; and once a minute beside it.
 */
export function useLiveRefresh(refresh: () => Promise<unknown>): void {
  const { state, since } = useLiveConnection();
  const latest = useRef(refresh);
  useEffect(() => {
    latest.current = refresh;
  });

  useEffect(() => {
    const run = () => {
      latest.current().then(liveConnection.polled, () => undefined);
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
