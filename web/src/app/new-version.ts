import { useSyncExternalStore } from 'react';

/** A phone that is taken out of the pocket asks for news, but not more often than this. */
const askAgainMs = 60 * 60 * 1000;

/** The service worker of a newer version, fetched and waiting. */
let waiting: ServiceWorker | undefined;
const listeners = new Set<() => void>();

function offer(worker: ServiceWorker | null): void {
  waiting = worker ?? undefined;
  for (const listener of listeners) listener();
}

function watch(registration: ServiceWorkerRegistration): void {
  const follow = (worker: ServiceWorker | null) => {
    worker?.addEventListener('statechange', () => {
      // The very first one takes over without a word: there is nothing older to reload.
      if (worker.state === 'installed' && registration.active) offer(worker);
      if (worker.state === 'redundant' && worker === waiting) offer(null);
    });
  };
  if (registration.active) offer(registration.waiting);
  follow(registration.installing);
  registration.addEventListener('updatefound', () => follow(registration.installing));

  let askedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - askedAt < askAgainMs) return;
    askedAt = Date.now();
    registration.update().catch(() => undefined);
  });
}

/** Keeps the shop on the device, so that it opens at once and without a connection. */
export async function keepOnDevice(): Promise<void> {
  // Not in every private window, and not over plain HTTP.
  if (!('serviceWorker' in navigator)) return;
  try {
    const url = new URL('sw.js', document.baseURI);
    // Where it is blocked there may be no registration, whatever the types say.
    const registration: ServiceWorkerRegistration | undefined = await navigator.serviceWorker.register(url);
    if (registration) watch(registration);
  } catch {
    // The shop works without; next time then.
  }
}

/** Starts the newest version there is, in this tab. */
export async function reloadShop(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  const next = registration?.waiting;
  if (next) {
    const hasTakenOver = new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
    next.postMessage('take over');
    await Promise.race([hasTakenOver, new Promise((resolve) => setTimeout(resolve, 3_000))]);
  }
  window.location.reload();
}

/**
 * The same, after a look for a newer version: a screen whose code cannot be fetched may have gone from the server with
 * the version that is open here.
 */
export async function reloadNewest(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  await registration?.update().catch(() => undefined);
  const installing = registration?.installing;
  if (installing) {
    await new Promise((resolve) => {
      installing.addEventListener('statechange', resolve, { once: true });
      setTimeout(resolve, 10_000);
    });
  }
  await reloadShop();
}

/** Whether a newer version waits to be opened. */
export function useHasNewVersion(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => waiting !== undefined,
    () => false,
  );
}
