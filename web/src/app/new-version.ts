import { useSyncExternalStore } from 'react';
import { currentMenu, firstMenu, onMenuChange } from '../shop/menu/menu';

/** Milliseconds. Minimum time between checks when the page becomes visible. */
const checkEveryMs = 60 * 60 * 1000;

/** The waiting service worker of a newer version. */
let waiting: ServiceWorker | undefined;
const listeners = new Set<() => void>();

function offer(worker: ServiceWorker | null): void {
  waiting = worker ?? undefined;
  for (const listener of listeners) listener();
}

function watch(registration: ServiceWorkerRegistration): void {
  const follow = (worker: ServiceWorker | null) => {
    worker?.addEventListener('statechange', () => {
      // The first service worker replaces none, so there is nothing to reload.
      if (worker.state === 'installed' && registration.active) offer(worker);
      if (worker.state === 'redundant' && worker === waiting) offer(null);
    });
  };
  if (registration.active) offer(registration.waiting);
  follow(registration.installing);
  registration.addEventListener('updatefound', () => follow(registration.installing));

  let checkedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - checkedAt < checkEveryMs) return;
    checkedAt = Date.now();
    registration.update().catch(() => undefined);
  });
}

/** Milliseconds between a change of the menu and the request for the page with it: random, as every open page asks. */
const refreshPageMs = () => 2_000 + Math.random() * 8_000;

/** Has the service worker keep the page with the menu as it changes, for the next visit. */
function keepMenu(): void {
  let kept = firstMenu().data;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const follow = () => {
    const { data } = currentMenu();
    if (data === kept) return;
    kept = data;
    timer ??= setTimeout(() => {
      timer = undefined;
      navigator.serviceWorker.controller?.postMessage('menu changed');
    }, refreshPageMs());
  };
  follow();
  onMenuChange(follow);
}

/**
 * Has the first service worker keep the Hindi texts that the page loaded before it: they are not precached, and it keeps
 * only what it is asked for.
 */
function keepTexts(): void {
  if (navigator.serviceWorker.controller) return;
  const ask = () => {
    for (const { name } of performance.getEntriesByType('resource'))
      if (name.includes('/assets/hi-')) fetch(name).catch(() => undefined);
  };
  navigator.serviceWorker.addEventListener('controllerchange', ask, { once: true });
}

/** Registers the service worker, which makes the shop open fast and offline. */
export async function keepOnDevice(): Promise<void> {
  // Missing in some private windows and over plain HTTP.
  if (!('serviceWorker' in navigator)) return;
  try {
    keepTexts();
    const url = new URL('sw.js', document.baseURI);
    // If service workers are blocked, the registration can be undefined despite the types.
    const registration: ServiceWorkerRegistration | undefined = await navigator.serviceWorker.register(url);
    if (!registration) return;
    watch(registration);
    keepMenu();
  } catch {
    // The shop works without it; the next visit tries again.
  }
}

/** Activates the waiting version and reloads. */
export async function reloadShop(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  const next = registration?.waiting;
  if (next) {
    const hasTakenOver = new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    });
    // oxlint-disable unicorn/require-post-message-target-origin -- workers, not windows
    registration.active?.postMessage('make way');
    next.postMessage('take over');
    // oxlint-enable unicorn/require-post-message-target-origin
    await Promise.race([hasTakenOver, new Promise((resolve) => setTimeout(resolve, 3_000))]);
  }
  window.location.reload();
}

/**
 * Like {@link openNewest}, after a check for a newer version: code that cannot be fetched may belong to a version that
 * the server no longer has.
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

/** Whether a newer version is waiting. */
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
