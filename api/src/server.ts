import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expressMiddleware } from '@as-integrations/express5';
import express, { type Express, type Request } from 'express';
import helmet from 'helmet';
import { pinoHttp } from 'pino-http';
import { collectDefaultMetrics, Registry } from 'prom-client';
import type { App } from './app.js';
import type { PaymentsConfig } from './config.js';
import { startApollo } from './graphql/apollo.js';
import { createLoaders, type Context } from './graphql/context.js';
import { playgroundPage } from './graphql/playground.js';
import { readsPublicMenuAlone } from './graphql/public-documents.js';
import { serveWebSockets } from './graphql/websocket.js';
import { PreparedAnswers } from './http/prepared-answers.js';
import { menuRowsTopic } from './modules/menu/menu-changes.js';
import { sandboxPath } from './modules/payments/sandbox/sandbox.js';
import { accessMessage, accessTopic, menuTopic } from './modules/realtime/realtime.messages.js';
import { PostgresPubsub } from './platform/pubsub.js';
import { requestIdOf } from './rest/audit.js';
import { answerErrors, answerUnknownRoute } from './rest/errors.js';
import { restRouter } from './rest/router.js';
import { serveUploads } from './rest/uploads.js';

const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** Milliseconds. Nobody may hold a connection open by sending slowly. */
const timeouts = { headers: 15_000, request: 60_000, readiness: 2000 } as const;

export interface RunningServer {
  readonly port: number;
  /** Its router knows every route there is. */
  readonly web: Express;
  close(): Promise<void>;
}

/** The HTTP, GraphQL and WebSocket side of a process. */
export async function startServer(app: App): Promise<RunningServer> {
  const { config, log, services, schema } = app;
  const web = express();
  const logAccess = pinoHttp({
    logger: log,
    useLevel: 'debug',
    genReqId: (req) => req.headers['x-request-id'] ?? crypto.randomUUID(),
  });
  const prepared = await prepareAnswers(app, web, log.isLevelEnabled('debug') ? logAccess : undefined);
  const httpServer = createServer(
    { headersTimeout: timeouts.headers, requestTimeout: timeouts.request },
    prepared.handle,
  );
  const loaders = () => createLoaders(services);

  const sockets = serveWebSockets({
    httpServer,
    schema,
    auth: services.auth,
    createLoaders: loaders,
    addressOf: addressFinder(web),
    log,
  });
  app.pubsub.onGap(() => sockets.reconnectAll());
  app.pubsub.subscribe(accessTopic, (data) => {
    const message = accessMessage.parse(data);
    if ('sessionId' in message) sockets.endSession(message.sessionId);
    else sockets.reconnectUser(message.userId);
  });
  const apollo = await startApollo({ schema, httpServer, production: config.production, log });

  web.disable('x-powered-by');
  web.set('trust proxy', config.trustProxy);
  web.use(securityHeaders(config.payments.kind));
  mountHealth(web, app);
  web.use(logAccess);
  mountFiles(web, app);
  if (app.sandbox) web.use(sandboxPath, app.sandbox.router);
  web.use('/api', restRouter(services, app.audit, config.basePath));
  web.use(
    '/graphql',
    (req, res, next) => {
      if (req.method === 'GET' && req.accepts(['json', 'html']) === 'html')
        res.type('html').send(playgroundPage);
      else next();
    },
    express.json({ limit: '256kb' }),
    expressMiddleware(apollo, {
      context: async ({ req }): Promise<Context> => {
        return {
          viewer: await services.auth.identify(req.headers.authorization),
          address: req.ip ?? '',
          loaders: loaders(),
          requestId: requestIdOf(req),
        };
      },
    }),
  );
  web.use(answerUnknownRoute);
  web.use(answerErrors(log));

  await new Promise<void>((resolve, reject) => {
    httpServer.once('error', reject);
    httpServer.listen(config.port, config.host, resolve);
  });
  const { port } = httpServer.address() as AddressInfo;
  const webhooks = app.sandbox?.startWebhookSender(`${ownAddress(config.host, port)}/api/payment/webhook`);
  return {
    port,
    web,
    close: async () => {
      await webhooks?.stop();
      // No new connections from here on; those that are open end below.
      httpServer.close();
      await sockets.close();
      // Stops listening and waits for the requests in flight.
      await apollo.stop();
      await prepared.close();
    },
  };
}

/** What everybody reads, in front of the rest; dropped whenever the menu may have changed. */
async function prepareAnswers(
  { services, pubsub, databaseUrl, log }: App,
  web: Express,
  logAccess: RequestListener | undefined,
) {
  // The database tells of its rows itself, so that every change counts, also where live messages go by Redis.
  const rows = pubsub instanceof PostgresPubsub ? pubsub : await PostgresPubsub.open(databaseUrl, log);
  const answers = new PreparedAnswers({
    app: web,
    publicPath: '/api/menu',
    graphqlPath: '/graphql',
    isPublicDocument: readsPublicMenuAlone,
    isCurrent: () => rows.isListening,
    logAccess,
  });
  const drop = () => answers.drop();
  services.menuChanges.listen(drop);
  rows.subscribe(menuRowsTopic, drop);
  rows.onGap(drop);
  // So that nobody who follows a live change reads what was before it.
  pubsub.subscribe(menuTopic, drop);
  return {
    handle: answers.handle,
    close: async () => {
      if (rows !== pubsub) await rows.close();
    },
  };
}

/** Where this process reaches its own server. */
function ownAddress(host: string, port: number): string {
  const isEverywhere = host === '0.0.0.0' || host === '::';
  const name = host.includes(':') ? `[${host}]` : host;
  return `http://${isEverywhere ? '127.0.0.1' : name}:${port}`;
}

/** Finds the address of a request that Express has not seen as it finds `req.ip`, trusted proxies included. */
function addressFinder(web: Express): (request: IncomingMessage) => string {
  return ({ headers, socket }) => {
    const request = Object.create(web.request, {
      headers: { value: headers },
      socket: { value: socket },
    }) as Request;
    return request.ip ?? '';
  };
}

/**
 * What Razorpay's window needs of the page that opens it. The sandbox needs nothing: it is on this server.
 * https://razorpay.com/docs/payments/payment-gateway/web-integration/standard/
 */
const razorpayDirectives = {
  'script-src': ["'self'", 'https://checkout.razorpay.com'],
  'frame-src': ["'self'", 'https://api.razorpay.com', 'https://checkout.razorpay.com'],
};

function securityHeaders(payments: PaymentsConfig['kind']) {
  const isRazorpay = payments === 'razorpay';
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        // Map tiles, and pictures that the browser makes itself.
        'img-src': ["'self'", 'data:', 'blob:', 'https://tile.openstreetmap.org'],
        'connect-src': ["'self'", 'ws:', 'wss:', ...(isRazorpay ? ['https://lumberjack.razorpay.com'] : [])],
        ...(isRazorpay && razorpayDirectives),
        // React and Leaflet set style attributes; no style tags.
        'style-src': ["'self'"],
        'style-src-attr': ["'unsafe-inline'"],
        'object-src': ["'none'"],
        'base-uri': ["'self'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
      },
    },
    // The window opens the bank's page in a popup, which has to report back.
    crossOriginOpenerPolicy: { policy: isRazorpay ? 'same-origin-allow-popups' : 'same-origin' },
    // TLS ends at the proxy, whose business this is.
    strictTransportSecurity: false,
    // OpenStreetMap's tile servers ask for a referrer.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
}

function mountHealth(web: Express, { dataSource, queue }: App): void {
  const metrics = new Registry();
  collectDefaultMetrics({ register: metrics });

  web.get('/healthz', (_req, res) => {
    res.json({ status: 'ok' });
  });

  web.get('/readyz', async (_req, res) => {
    const limit = new Promise<never>((_resolve, reject) => {
      setTimeout(() => reject(new Error('no answer in time')), timeouts.readiness).unref();
    });
    const ready = await Promise.race([Promise.all([dataSource.query('select 1'), queue.ping()]), limit]).then(
      () => true,
      () => false,
    );
    res.status(ready ? 200 : 503).json({ status: ready ? 'ready' : 'not ready' });
  });

  web.get('/metrics', async (_req, res) => {
    res.type(metrics.contentType).send(await metrics.metrics());
  });
}

/** The built shop and the pictures. */
function mountFiles(web: Express, { config, files }: App): void {
  const immutable = { immutable: true, maxAge: '1y', index: false, redirect: false } as const;
  web.use('/uploads', serveUploads(files), answerUnknownRoute);
  if (config.basePath !== '/') web.get('/', (_req, res) => res.redirect(config.basePath));
  if (!existsSync(webFolder)) return;
  web.use(`${config.basePath}assets`, express.static(`${webFolder}/assets`, immutable), answerUnknownRoute);
  web.use(config.basePath, express.static(webFolder, { cacheControl: true, maxAge: 0 }));
}
