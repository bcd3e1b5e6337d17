import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expressMiddleware } from '@as-integrations/express5';
import express, { type Express, type Request } from 'express';
import { pinoHttp } from 'pino-http';
import { collectDefaultMetrics, Registry } from 'prom-client';
import type { App } from './app.js';
import { startApollo } from './graphql/apollo.js';
import { createLoaders, type Context } from './graphql/context.js';
import { playgroundPage } from './graphql/playground.js';
import { Deadline } from './graphql/deadline.js';
import { serveWebSockets } from './graphql/websocket.js';
import { sandboxPath } from './modules/payments/sandbox/sandbox.js';
import { accessMessage, accessTopic } from './modules/realtime/realtime.messages.js';
import { requestIdOf } from './rest/audit.js';
import { answerErrors, answerUnknownRoute } from './rest/errors.js';
import { restRouter } from './rest/router.js';
import { serveUploads } from './rest/uploads.js';
import { allowOrigins, isKnownOrigin, securityHeaders } from './security.js';

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
  const httpServer = createServer(
    { headersTimeout: timeouts.headers, requestTimeout: timeouts.request },
    web,
  );
  const loaders = () => createLoaders(services);

  const sockets = serveWebSockets({
    httpServer,
    schema,
    auth: services.auth,
    createLoaders: loaders,
    addressOf: (request) => asExpress(web, request).ip ?? '',
    isWelcome: (request) => isKnownOrigin(asExpress(web, request), config),
    config,
    log,
  });
  app.pubsub.onGap(() => sockets.reconnectAll());
  app.pubsub.subscribe(accessTopic, (data) => {
    const message = accessMessage.parse(data);
    if ('sessionId' in message) sockets.endSession(message.sessionId);
    else sockets.reconnectUser(message.userId);
  });
  const apollo = await startApollo({ schema, httpServer, config, log });

  web.disable('x-powered-by');
  web.set('trust proxy', config.trustProxy);
  web.use(securityHeaders(config));
  mountHealth(web, app);
  web.use(
    pinoHttp({
      logger: log,
      useLevel: 'debug',
      genReqId: (req) => req.headers['x-request-id'] ?? crypto.randomUUID(),
    }),
  );
  mountFiles(web, app);
  if (app.sandbox) web.use(sandboxPath, app.sandbox.router);
  web.use(allowOrigins(config));
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
      context: async ({ req, res }): Promise<Context> => {
        const deadline = new Deadline(config.operationSeconds);
        res.once('close', () => deadline.end());
        return {
          deadline,
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
    },
  };
}

/** Where this process reaches its own server. */
function ownAddress(host: string, port: number): string {
  const isEverywhere = host === '0.0.0.0' || host === '::';
  const name = host.includes(':') ? `[${host}]` : host;
  return `http://${isEverywhere ? '127.0.0.1' : name}:${port}`;
}

/** A request that Express has not seen, with what it finds out of one: `ip` and `host`, trusted proxies included. */
function asExpress(web: Express, { headers, socket }: IncomingMessage): Request {
  return Object.create(web.request, { headers: { value: headers }, socket: { value: socket } }) as Request;
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
