import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expressMiddleware } from '@as-integrations/express5';
import express, { type Express, type Request } from 'express';
import { pinoHttp } from 'pino-http';
import type { App } from './app.js';
import { openFrontDoor, type FrontDoor } from '../http/front-door.js';
import { startApollo } from '../graphql/apollo.js';
import { createLoaders, type Context } from '../graphql/context.js';
import { answerUnreadableRequests, withHttpStatus } from '../graphql/errors.js';
import { Nobody } from '../graphql/nobody.js';
import { playground } from '../graphql/playground.js';
import { Deadline } from '../graphql/deadline.js';
import { readsPublicAlone } from '../graphql/public-documents.js';
import { serveWebSockets } from '../graphql/websocket.js';
import { appDescription, serveManifest } from '../http/manifest.js';
import { mountFiles } from '../http/files.js';
import { graphqlLane, type GraphqlLane } from '../http/graphql-lane.js';
import { mountHealth } from '../http/health.js';
import { exactApp, requireNormalPath } from '../http/normal-path.js';
import { PreparedAnswers } from '../http/prepared-answers.js';
import { ShopPage } from '../http/shop-page.js';
import {
  continueTrace,
  nameGraphqlSpans,
  traceGraphql,
  tracedExecute,
  traceRequests,
} from '../http/traces.js';
import { createMetrics, type Metrics } from '../metrics/metrics.js';
import { menuRowsTopic } from '../modules/menu/menu-changes.js';
import { sandboxPath } from '../sandbox-razorpay/sandbox.js';
import { accessMessage, accessTopic, menuTopic } from '../modules/realtime/realtime.messages.js';
import { onBehalfOf, requestIdFrom } from '../platform/request-id.js';
import { isTracing } from '../platform/tracing.js';
import { Readiness } from '../http/readiness.js';
import { requestIdOf } from '../rest/audit.js';
import { answerErrors, answerUnknownRoute } from '../rest/errors.js';
import { restRouter } from '../rest/router.js';
import { allowOrigins, forbidStoring, isKnownOrigin, ownSockets, securityHeaders } from '../http/security.js';

const webFolder = fileURLToPath(new URL('../../../web/dist', import.meta.url));

export interface RunningServer {
  readonly port: number;
  /** Its router knows every route there is. */
  readonly web: Express;
  close(): Promise<void>;
}

/**
 * The HTTP, GraphQL and WebSocket side of a process.
 * @param frontDoor opened before the rest was, if it was
 */
export async function startServer(app: App, frontDoor?: FrontDoor): Promise<RunningServer> {
  const { config, log, services, schema } = app;
  const door = frontDoor ?? (await openFrontDoor(config));
  const { httpServer, port } = door;
  const web = exactApp();
  const readiness = Readiness.of(app);
  const metrics = createMetrics(app);
  const logAccess = pinoHttp({
    logger: log,
    useLevel: 'debug',
    genReqId: requestIdOf,
    // What follows the `?` may be anything that a client should have put elsewhere: a token, somebody's name.
    serializers: {
      req: ({ query: _query, url, ...req }: { query: unknown; url: string }) => ({
        ...req,
        url: url.split('?', 1)[0],
      }),
    },
    // Answers end outside of the request's own chain of calls.
    customProps: (req) => ({ requestId: requestIdOf(req) }),
  });
  const loaders = () => createLoaders(services);

  const sockets = serveWebSockets({
    httpServer,
    schema,
    auth: services.auth,
    createLoaders: loaders,
    addressOf: (request) => asExpress(web, request).ip ?? '',
    isWelcome: (request) => isKnownOrigin(asExpress(web, request), config),
    execute: isTracing() ? tracedExecute : undefined,
    config,
    log,
  });
  metrics.watch(sockets);
  app.pubsub.onGap(() => sockets.reconnectAll());
  app.pubsub.subscribe(accessTopic, (data) => {
    const message = accessMessage.parse(data);
    if ('sessionId' in message) sockets.endSession(message.sessionId);
    else sockets.reconnectUser(message.userId);
  });
  const apollo = await startApollo({
    schema,
    httpServer,
    config,
    log,
    watching: [metrics.timeOperations, ...(isTracing() ? [nameGraphqlSpans] : [])],
  });

  const shopPage = await ShopPage.open(webFolder, {
    head: async () => {
      const restaurant = await services.restaurant.current();
      return { title: restaurant.name, description: `${restaurant.name}: ${appDescription(restaurant)}` };
    },
    read: async (query) => {
      const contextValue = new Nobody(loaders(), () => undefined);
      const { body } = await apollo.executeOperation({ query }, { contextValue });
      const { data, errors } = body.kind === 'single' ? body.singleResult : {};
      if (errors) throw new Error(errors.map(({ message }) => message).join('; '));
      return data;
    },
    log,
  });
  const setSecurityHeaders = securityHeaders(config, shopPage?.hashes);
  const contextOf = async (request: IncomingMessage, response: ServerResponse): Promise<Context> => {
    const deadline = new Deadline(config.operationSeconds);
    response.once('close', () => deadline.end());
    return {
      deadline,
      viewer: await services.auth.identify(request.headers.authorization).catch((error: unknown) => {
        throw withHttpStatus(error);
      }),
      address: asExpress(web, request).ip ?? '',
      userAgent: request.headers['user-agent'],
      loaders: loaders(),
      requestId: requestIdOf(request),
    };
  };
  const isLogged = log.isLevelEnabled('debug');
  const answer = prepareAnswers(app, {
    web,
    readiness,
    metrics,
    shopPage,
    logAccess: isLogged ? logAccess : undefined,
    graphql: graphqlLane({
      apollo,
      contextOf,
      setHeaders: (request, response) => {
        setSecurityHeaders(asExpress(web, request), response);
        forbidStoring(response);
      },
      // Where more is done about each request, the app does it.
      isPlain: ({ headers }) =>
        !isLogged &&
        !isTracing() &&
        !readiness.isDraining &&
        (headers.origin === undefined || config.corsOrigins.length === 0),
      requestIdFrom,
      time: metrics.timePrepared,
      log,
    }),
  });

  web.set('trust proxy', config.trustProxy);
  web.use((req, res, next) => {
    const requestId = requestIdFrom(req.get('X-Request-Id'));
    req.id = requestId;
    res.set('X-Request-Id', requestId);
    onBehalfOf(requestId, next);
  }, continueTrace);
  web.use((req, res, next) => {
    setSecurityHeaders(req, res);
    next();
  }, readiness.partGently);
  web.use(requireNormalPath);
  mountHealth(web, readiness, metrics);
  web.use(metrics.timeRequests);
  if (isLogged) web.use(logAccess);
  // Files come after what is asked for most, so that nobody looks for one there.
  web.use(allowOrigins(config));
  web.use(['/api', '/graphql', sandboxPath], (_req, res, next) => {
    forbidStoring(res);
    next();
  });
  web.use('/api', restRouter(services, app.audit, config.basePath));
  // Nobody can ask for the answer to a `POST` by its ETag, which costs a hash of each.
  const graphql = express().disable('etag').disable('x-powered-by');
  graphql.all(
    '/',
    // Apollo Server has better words for JSON that is no object.
    express.json({ limit: '256kb', strict: false }),
    traceGraphql,
    expressMiddleware(apollo, { context: ({ req, res }) => contextOf(req, res) }),
  );
  graphql.use(answerUnreadableRequests(log));
  web.use('/graphql', playground(config, ownSockets), graphql);
  if (app.sandbox) web.use(sandboxPath, app.sandbox.router);
  web.get(`${config.basePath}manifest.webmanifest`, serveManifest(webFolder, services.restaurant));
  mountFiles(web, app, webFolder, shopPage);
  web.use(answerUnknownRoute);
  web.use(answerErrors(log));

  door.handOver(traceRequests(answer));
  const webhooks = app.sandbox?.startWebhookSender(`${ownAddress(config.host, port)}/api/payment/webhook`);
  return {
    port,
    web,
    close: async () => {
      readiness.drain();
      await delay(config.drainSeconds * 1000);
      await webhooks?.stop();
      // No new connections from here on; those that are open end below.
      httpServer.close();
      await sockets.close();
      // Stops listening and waits for the requests in flight.
      await apollo.stop();
    },
  };
}

/** What everybody reads, in front of the rest; dropped whenever the menu may have changed. */
function prepareAnswers(
  { services, pubsub, rows }: App,
  {
    web,
    readiness,
    metrics,
    shopPage,
    logAccess,
    graphql,
  }: {
    readonly web: Express;
    readonly graphql: GraphqlLane;
    readonly readiness: Readiness;
    readonly metrics: Metrics;
    readonly shopPage: ShopPage | undefined;
    readonly logAccess: RequestListener | undefined;
  },
) {
  const answers = new PreparedAnswers({
    app: web,
    graphql,
    publicPath: '/api/menu',
    graphqlPath: '/graphql',
    isPublicDocument: readsPublicAlone,
    // One that is about to stop says so in each answer.
    isCurrent: () => rows.isListening && !readiness.isDraining,
    requestIdFrom,
    time: metrics.timePrepared,
    logAccess,
  });
  services.menuReads.follow(() => rows.isListening);
  const drop = () => {
    // First of all: what is prepared anew must not come from a replica that lacks the change.
    services.menuReads.changed();
    services.menuSnapshots.drop();
    answers.drop();
    shopPage?.changed();
  };
  services.menuChanges.listen(drop);
  services.restaurant.onChange(() => {
    answers.drop();
    shopPage?.changed();
  });
  rows.subscribe(menuRowsTopic, drop);
  rows.onGap(drop);
  // So that nobody who follows a live change reads what was before it.
  pubsub.subscribe(menuTopic, drop);
  return answers.handle;
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
