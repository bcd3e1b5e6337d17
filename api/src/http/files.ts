import { fileURLToPath } from 'node:url';
import { Router, type Express } from 'express';
import serveCompressed from 'express-static-gzip';
import type { App } from '../app/app.js';
import { answerUnknownRoute } from '../rest/errors.js';
import { serveUploads } from '../rest/uploads.js';
import type { ShopPage } from './shop-page.js';

/** The built shop. */
export const webFolder = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/** The built shop and the pictures. */
export function mountFiles(web: Express, { config, files }: App, shopPage: ShopPage | undefined): void {
  const immutable = { immutable: true, maxAge: '1y', index: false, redirect: false } as const;
  web.use('/uploads', serveUploads(files), answerUnknownRoute);
  if (config.basePath !== '/') web.get('/', (_req, res) => res.redirect(config.basePath));
  if (!shopPage) return;
  const compressed = { enableBrotli: true, orderPreference: ['br', 'gzip'] };
  web.use(
    `${config.basePath}assets`,
    serveCompressed(`${webFolder}/assets`, { ...compressed, index: false, serveStatic: immutable }),
    answerUnknownRoute,
  );
  // The playground is at /graphql, for whom it is; what draws the page is for nobody.
  // In capitals, too, which some file systems do not tell apart.
  const hidden = Router({ caseSensitive: false });
  for (const folder of ['playground', 'prerender'])
    hidden.use(`${config.basePath}${folder}`, answerUnknownRoute);
  web.use(hidden);
  web.get(config.basePath, shopPage.answer);
  if (config.basePath !== '/') web.get(config.basePath.slice(0, -1), shopPage.answer);
  web.get(`${config.basePath}index.html`, shopPage.answer);
  // Asked for anew each time: the one that a browser has says which version of the shop it keeps.
  web.get(`${config.basePath}sw.js`, (_req, res, next) => {
    res.set('Cache-Control', 'no-cache');
    next();
  });
  web.use(config.basePath, serveCompressed(webFolder, { ...compressed, serveStatic: { maxAge: 0 } }));
}
