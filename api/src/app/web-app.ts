import type { ApolloServer } from '@apollo/server';
import { Router, type Express, type RequestHandler } from 'express';
import type { App } from './app.js';
import { shopUrl } from '../config.js';
import type { Context } from '../graphql/context.js';
import { playground } from '../graphql/playground.js';
import { graphqlRouter } from '../graphql/router.js';
import type { Metrics } from '../metrics/metrics.js';
import { requestedLanguage } from '../platform/language.js';
import { onBehalfOf, requestIdFrom } from '../platform/request.js';
import { answerErrors, answerUnknownRoute } from '../rest/errors.js';
import { restRouter } from '../rest/router.js';
import { sandboxPath } from '../sandbox-razorpay/sandbox.js';
import { mountFiles, webFolder } from '../http/files.js';
import { mountHealth } from '../http/health.js';
import { serveRobots, serveSitemap } from '../http/crawlers.js';
import { serveAppIcons } from '../http/app-icons.js';
import { serveManifest } from '../http/manifest.js';
import { exactApp, requireNormalPath } from '../http/normal-path.js';
import type { Readiness } from '../http/readiness.js';
import { allowOrigins, forbidStoring, ownSockets, securityHeaders } from '../http/security.js';
import type { ShopPage } from '../http/shop-page.js';
import { continueTrace } from '../http/traces.js';

interface WebAppParts {
  readonly apollo: ApolloServer<Context>;
  readonly readiness: Readiness;
  readonly metrics: Metrics;
  readonly shopPage: ShopPage | undefined;
  readonly logAccess: RequestHandler | undefined;
}

/** Creates the Express app, with handlers in the order in which they are tried. */
export function createWebApp(
  app: App,
  { apollo, readiness, metrics, shopPage, logAccess }: WebAppParts,
): Express {
  const { config, connections, log, services } = app;
  const publicUrlOf = () => connections.lastKnown.publicUrl;
  const web = exactApp();
  web.set('trust proxy', config.trustProxy);
  web.use(identifyRequest, continueTrace);
  const securityState = () => {
    const { payments, publicUrl } = connections.lastKnown;
    return { takesRazorpay: payments?.isSandbox === false, publicUrl };
  };
  web.use(securityHeaders(securityState, shopPage?.hashes), readiness.closeWhenDraining);
  web.use(requireNormalPath);
  mountHealth(web, readiness, metrics);
  web.use(readiness.refuseAtEndOfDrain);
  web.use(metrics.timeRequests);
  if (logAccess) web.use(logAccess);
  web.use(allowOrigins(config));
  web.use(['/api', '/graphql', sandboxPath], (_req, res, next) => {
    forbidStoring(res);
    next();
  });
  web.use('/api', restRouter(app.routes, services.auth, app.audit));
  web.use(
    '/graphql',
    playground(config, ownSockets),
    graphqlRouter({ apollo, auth: services.auth, config, log }),
  );
  if (app.sandbox) {
    // Play money pays for nothing once the shop takes real money.
    const whileInUse = Router().use((_req, _res, next) =>
      connections.lastKnown.payments?.isSandbox ? next() : next('router'),
    );
    web.use(sandboxPath, whileInUse.use(app.sandbox.router));
  }
  web.get('/robots.txt', serveRobots(publicUrlOf));
  web.get(
    '/sitemap.xml',
    serveSitemap(() => {
      const publicUrl = publicUrlOf();
      return publicUrl && shopUrl(config, publicUrl);
    }),
  );
  // After the frequent routes, so that they need no file lookup.
  web.get(`${config.basePath}manifest.webmanifest`, serveManifest(webFolder, services.restaurant));
  web.get(`${config.basePath}icons/:icon`, serveAppIcons(app.files, services.restaurant));
  mountFiles(web, app, shopPage);
  web.use(answerUnknownRoute);
  web.use(answerErrors(log));
  return web;
}

const identifyRequest: RequestHandler = (req, res, next) => {
  const requestId = requestIdFrom(req.get('X-Request-Id'));
  req.id = requestId;
  res.set('X-Request-Id', requestId);
  onBehalfOf({ requestId, language: requestedLanguage(req.get('Accept-Language')) }, next);
};
