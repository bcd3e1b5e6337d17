import { fileURLToPath } from 'node:url';
import { Router, type Express, type RequestHandler } from 'express';
import serveCompressed from 'express-static-gzip';
import type { Config } from '../config.js';
import type { FileStore } from '../platform/files.js';
import { answerUnknownRoute } from '../rest/errors.js';
import { serveUploads } from '../rest/uploads.js';
import { allowUsb } from './security.js';
import type { ShopPage } from './shop-page.js';

/** Build output of the web. */
export const webFolder = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/** Serves the web's build output and uploaded pictures. */
export function mountFiles(
  web: Express,
  { config, files }: { readonly config: Pick<Config, 'basePath'>; readonly files: FileStore },
  shopPage: ShopPage | undefined,
): void {
  const immutable = { immutable: true, maxAge: '1y', index: false, redirect: false } as const;
  web.use('/uploads', serveUploads(files), answerUnknownRoute);
  if (config.basePath !== '/') web.get('/', (_req, res) => res.redirect(config.basePath));
  // Browsers ask for it on pages that name no icon, such as answers of the API.
  web.get('/favicon.ico', (_req, res) => res.redirect(`${config.basePath}favicon.svg`));
  if (!shopPage) return;
  const compressed = { enableBrotli: true, orderPreference: ['br', 'gzip'] };
  web.use(
    `${config.basePath}assets`,
    serveCompressed(`${webFolder}/assets`, { ...compressed, index: false, serveStatic: immutable }),
    answerUnknownRoute,
  );
  // The playground is served at /graphql, subject to its access; the prerendering script is internal.
  // Matches in any letter case, as some file systems ignore it.
  const hidden = Router({ caseSensitive: false });
  for (const folder of ['playground', 'prerender'])
    hidden.use(`${config.basePath}${folder}`, answerUnknownRoute);
  web.use(hidden);
  web.get(config.basePath, shopPage.answer);
  if (config.basePath !== '/') web.get(config.basePath.slice(0, -1), shopPage.answer);
  web.get(`${config.basePath}index.html`, shopPage.answer);
  // The same page for staff who print by USB: the route is behind `#`, so the server cannot know it.
  web.get(`${config.basePath}staff`, (req, res, next) => {
    allowUsb(res);
    return shopPage.answer(req, res, next);
  });
  // Always revalidated, as the service worker determines which version of the shop a browser has cached.
  web.get(`${config.basePath}sw.js`, (_req, res, next) => {
    res.set('Cache-Control', 'no-cache');
    next();
  });
  web.use(
    config.basePath,
    serveCompressed(webFolder, { ...compressed, serveStatic: { maxAge: 0 } }),
    redirectToShop(config.basePath),
  );
}

/** Also what can be no address of the shop. */
const isFile = /\.\w+$|^icons\/|\p{Cc}/u;

/**
 * Redirects people who open an address below the shop to its screen: the shop's addresses have a `#`, which some mail
 * programs and chats encode or drop. Files that are missing stay missing.
 */
const redirectToShop =
  (basePath: string): RequestHandler =>
  (req, res, next) => {
    const isRead = req.method === 'GET' || req.method === 'HEAD';
    const route = decoded(req.path)?.replace(/^\/#?\/?/, '');
    if (!isRead || !req.accepts('html') || route === undefined || isFile.test(route)) return next();
    const query = /\?.*$/.exec(req.originalUrl)?.[0] ?? '';
    res.redirect(`${basePath}#/${encodeURI(route)}${query}`);
  };

/** Undefined for what is no UTF-8. */
function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
