import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import express, { type Request, type Router } from 'express';
import serveCompressed from 'express-static-gzip';
import type { Config } from '../config.js';

/** Built by `web/playground`. */
const folder = fileURLToPath(new URL('../../../web/dist/playground', import.meta.url));

/**
 * Stricter than the shop's policy except for what its editor (Monaco) needs: inline styles, and fonts in style sheets.
 */
const policy = (sockets: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "worker-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self' data:",
    "img-src 'self' data:",
    `connect-src 'self' ${sockets}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join(';');

/**
 * The page at `/graphql` in browsers: an editor for operations. Everybody gets the page, which asks for a login;
 * permissions and introspection are checked at the operations, not here.
 * @param socketsOf `connect-src` sources for WebSockets from the page of a request
 */
export function playground(
  { playground: access, seedDemo }: Pick<Config, 'playground' | 'seedDemo'>,
  socketsOf: (request: Request) => string,
): Router {
  const router = express.Router();
  if (access === 'off' || !existsSync(folder)) return router;
  const page = readFileSync(`${folder}/index.html`, 'utf8')
    .replace('data-access="on"', `data-access="${access}"`)
    .replace('data-demo="false"', `data-demo="${seedDemo}"`);
  router.get('/', (req, res, next) => {
    // A query by GET is an operation, also from a browser.
    if ('query' in req.query || req.accepts(['json', 'html']) !== 'html') return next();
    res
      .set({ 'Content-Security-Policy': policy(socketsOf(req)), 'Cache-Control': 'no-cache', Vary: 'Accept' })
      .type('html')
      .send(page);
  });
  router.use(
    '/files',
    serveCompressed(`${folder}/files`, {
      index: false,
      serveStatic: { immutable: true, maxAge: '1y', index: false, redirect: false },
    }),
  );
  return router;
}
