import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies';

declare const self: ServiceWorkerGlobalScope;

/** Page and customer screens with content hashes, inserted by the build. */
declare const shopFiles: { url: string; revision: string | null }[];

const day = 24 * 60 * 60;
const scope = new URL(self.registration.scope).pathname;
const page = './index.html';
/** One cache per version of the shop. */
const pages = `page-${shopFiles.find(({ url }) => url === page)?.revision}`;

/** Of a page whose menu has changed. */
const maxAttempts = 3;
const retryAfterMs = 3_000;

/** Aborted to let a newer version take over, which waits until this one has no more work. */
const leaving = new AbortController();

/** The precached URLs. */
const kept = new Set(shopFiles.map(({ url }) => url));

/** Whether a page has the menu, which is missing if prerendering failed, and refers only to files of this version. */
async function isWorthKeeping(response: Response): Promise<boolean> {
  const html = await response.clone().text();
  return (
    response.ok &&
    html.includes('id="prerendered-menu"') &&
    [...html.matchAll(/\.\/assets\/[^\s"]+\.(?:js|css)\b/g)].every(([url]) => kept.has(url))
  );
}

// The page has the menu: it is served from the last visit, also offline, and fetched for the next one.
const keptPage = new StaleWhileRevalidate({
  cacheName: pages,
  plugins: [
    {
      cacheKeyWillBeUsed: () => Promise.resolve(self.registration.scope),
      cachedResponseWillBeUsed: async ({ cachedResponse }) => cachedResponse ?? (await matchPrecache(page)),
      cacheWillUpdate: async ({ response }) => ((await isWorthKeeping(response)) ? response : null),
    },
  ],
});
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && [scope, `${scope}index.html`].includes(url.pathname),
  keptPage,
);

const keptETag = async () =>
  ((await caches.match(self.registration.scope)) ?? (await matchPrecache(page)))?.headers.get('etag');

const untilNextAttempt = () =>
  new Promise((resolve) => {
    setTimeout(resolve, retryAfterMs);
    leaving.signal.addEventListener('abort', resolve);
  });

/** Fetches the page until it has changed: while the server renders a new one, it sends the previous one. */
async function refreshPage(event: ExtendableEvent): Promise<void> {
  const before = await keptETag();
  for (let attempts = 0; attempts < maxAttempts && (await keptETag()) === before; attempts++) {
    if (attempts > 0) await untilNextAttempt();
    if (leaving.signal.aborted) return;
    const request = new Request(self.registration.scope);
    await Promise.allSettled(keptPage.handleAll({ event, request }));
  }
}

// Served from the cache. API answers are never cached, so it has no personal data.
precacheAndRoute(shopFiles);
cleanupOutdatedCaches();

// Files named by their content hash never change.
registerRoute(
  // Only pictures of dishes, not of people.
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/uploads/menu/'),
  new CacheFirst({
    cacheName: 'dishes',
    plugins: [new ExpirationPlugin({ maxEntries: 150, maxAgeSeconds: 30 * day, purgeOnQuotaError: true })],
  }),
);
registerRoute(
  // Not precached: the map and the staff area.
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(`${scope}assets/`),
  new CacheFirst({
    cacheName: 'visited',
    plugins: [new ExpirationPlugin({ maxEntries: 60, maxAgeSeconds: 30 * day, purgeOnQuotaError: true })],
  }),
);

/** Caches of older versions. */
async function deletePages(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('page-') && name !== pages);
  await Promise.all(old.map((name) => caches.delete(name)));
}

self.addEventListener('activate', (event) => {
  // The first one takes control of the page that registered it: no older version is open.
  event.waitUntil(Promise.all([self.clients.claim(), deletePages()]));
});

self.addEventListener('message', (event) => {
  // A new version waits until the customer accepts it or has closed every tab of the old one.
  if (event.data === 'take over') void self.skipWaiting();
  if (event.data === 'make way') leaving.abort();
  if (event.data === 'menu changed') event.waitUntil(refreshPage(event));
});
