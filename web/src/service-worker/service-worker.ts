import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';

declare const self: ServiceWorkerGlobalScope;

/** The shop's shell and its customers' screens: put in by the build, each with the hash of what it holds. */
declare const shopFiles: { url: string; revision: string | null }[];

const day = 24 * 60 * 60;

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
const scope = new URL(self.registration.scope).pathname;
registerRoute(
  // What is not kept beforehand: the map, the admin's area.
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(`${scope}assets/`),
  new CacheFirst({
    cacheName: 'visited',
    plugins: [new ExpirationPlugin({ maxEntries: 60, maxAgeSeconds: 30 * day, purgeOnQuotaError: true })],
  }),
);

// The first one takes the page that has brought it: nothing older is open.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

// A new version waits until its customer asks for it, or has closed every tab of the old one.
self.addEventListener('message', ({ data }) => {
  if (data === 'take over') void self.skipWaiting();
});
