import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies';

declare const self: ServiceWorkerGlobalScope;

/** The shop's shell and its customers' screens: put in by the build, each with the hash of what it holds. */
declare const shopFiles: { url: string; revision: string | null }[];

const day = 24 * 60 * 60;
const scope = new URL(self.registration.scope).pathname;
const page = './index.html';
/** One for each version of the shop. */
const pages = `page-${shopFiles.find(({ url }) => url === page)?.revision}`;

/** The page's own names of all that is kept beforehand. */
const kept = new Set(shopFiles.map(({ url }) => url));

/** Whether a page brings the menu, which it lacks if the server could not draw it, and needs files of this version only. */
async function isWorthKeeping(response: Response): Promise<boolean> {
  const html = await response.clone().text();
  return (
    response.ok &&
    html.includes('id="drawn-menu"') &&
    [...html.matchAll(/\.\/assets\/[^\s"]+\.(?:js|css)\b/g)].every(([url]) => kept.has(url))
  );
}

// The page brings the menu: it is answered from the last visit, also without a connection, and fetched for the next one.
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && [scope, `${scope}index.html`].includes(url.pathname),
  new StaleWhileRevalidate({
    cacheName: pages,
    plugins: [
      {
        cacheKeyWillBeUsed: () => Promise.resolve(self.registration.scope),
        cachedResponseWillBeUsed: async ({ cachedResponse }) => cachedResponse ?? (await matchPrecache(page)),
        cacheWillUpdate: async ({ response }) => ((await isWorthKeeping(response)) ? response : null),
      },
    ],
  }),
);

// Answered from the disk at once. What belongs to somebody is never here: no answer of the API is kept.
precacheAndRoute(shopFiles);
cleanupOutdatedCaches();

// Everything named by a hash of its content, which is right for as long as it is kept.
registerRoute(
  // Dishes alone: the pictures of people are none of the disk's business.
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/uploads/menu/'),
  new CacheFirst({
    cacheName: 'dishes',
    plugins: [new ExpirationPlugin({ maxEntries: 150, maxAgeSeconds: 30 * day, purgeOnQuotaError: true })],
  }),
);
registerRoute(
  // What is not kept beforehand: the map, the admin's area.
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(`${scope}assets/`),
  new CacheFirst({
    cacheName: 'visited',
    plugins: [new ExpirationPlugin({ maxEntries: 60, maxAgeSeconds: 30 * day, purgeOnQuotaError: true })],
  }),
);

/** Those of older versions. */
async function forgetPages(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('page-') && name !== pages);
  await Promise.all(old.map((name) => caches.delete(name)));
}

self.addEventListener('activate', (event) => {
  // The first one takes the page that has brought it: nothing older is open.
  event.waitUntil(Promise.all([self.clients.claim(), forgetPages()]));
});

// A new version waits until its customer asks for it, or has closed every tab of the old one.
self.addEventListener('message', ({ data }) => {
  if (data === 'take over') void self.skipWaiting();
});
