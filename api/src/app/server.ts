import type { Server } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { ApolloServer } from '@apollo/server';
import type { Express } from 'express';
import { startApollo } from '../graphql/apollo.js';
import { anonymousContext, type Context } from '../graphql/context.js';
import { serveWebSockets, type LiveSockets } from '../graphql/websocket.js';
import { accessLog } from '../http/access-log.js';
import { webFolder } from '../http/files.js';
import { forwardedTo } from '../http/forwarded.js';
import { openFrontDoor, type FrontDoor } from '../http/front-door.js';
import { appDescription } from '../http/manifest.js';
import { Readiness } from '../http/readiness.js';
import { ResponseCache } from '../http/response-cache.js';
import { isKnownOrigin } from '../http/security.js';
import { ShopPage } from '../http/shop-page.js';
import { structuredData } from '../http/structured-data.js';
import { nameGraphqlSpans, tracedExecute, traceRequests } from '../http/traces.js';
import { createMetrics } from '../metrics/metrics.js';
import { accessMessage, accessTopic } from '../modules/realtime/realtime.messages.js';
import { isTracing } from '../platform/tracing.js';
import type { App } from './app.js';
import { createWebApp } from './web-app.js';

export interface RunningServer {
  readonly port: number;
  /** Contains all routes. */
  readonly web: Express;
  close(): Promise<void>;
}

/** Milliseconds; less than `fail_timeout` in upstream.conf. */
const refusalTime = 1000;

/**
 * Starts the HTTP, GraphQL and WebSocket side of a process.
 * @param frontDoor already listening; opened here if missing
 */
export async function startServer(app: App, frontDoor?: FrontDoor): Promise<RunningServer> {
  const { config, log, schema, rows } = app;
  const door = frontDoor ?? (await openFrontDoor(config));
  const { httpServer, port } = door;
  const readiness = Readiness.of(app);
  const metrics = createMetrics(app);
  const logAccess = accessLog(log);
  const observers = [metrics.timeOperations, ...(isTracing() ? [nameGraphqlSpans] : [])];
  const apollo = await startApollo({ schema, httpServer, config, log, observers });
  const shopPage = await openShopPage(app, apollo);
  const web = createWebApp(app, { apollo, readiness, metrics, shopPage, logAccess });
  const sockets = openSockets(app, httpServer, web);
  metrics.watch(sockets);
  const cache = new ResponseCache({
    app: web,
    // A draining process sets `Connection: close` in each answer, which the cache would omit.
    isCurrent: () => rows.isListening && !readiness.isDraining,
    time: metrics.timeCached,
    logAccess,
  });
  app.onPublicChange(() => {
    cache.invalidate();
    shopPage?.changed();
  });
  door.setHandler(traceRequests(cache.handle), web);
  return {
    port,
    web,
    close: async () => {
      readiness.drain();
      await delay(config.drainSeconds * 1000);
      // Closing the listener resets connections that wait to be accepted; no proxy may be opening any by then.
      readiness.refuseReads();
      await delay(Math.min(config.drainSeconds * 1000, refusalTime));
      // Stops accepting connections; open ones are closed below.
      httpServer.close();
      await sockets.close();
      // Stops listening and waits for the requests in flight.
      await apollo.stop();
    },
  };
}

/** Opens the prerendered page; undefined if the web has not been built. */
function openShopPage(
  { config, connections, services, log }: App,
  apollo: ApolloServer<Context>,
): Promise<ShopPage | undefined> {
  return ShopPage.open(webFolder, {
    head: async () => {
      const restaurant = await services.restaurant.latest();
      const structured = structuredData(restaurant, await services.menu.list({ isForCustomers: true }), {
        basePath: config.basePath,
        publicUrl: connections.lastKnown.publicUrl,
      });
      return {
        title: restaurant.name,
        description: `${restaurant.name}: ${appDescription(restaurant)}`,
        themeColor: restaurant.brandColor,
        openGraph: {
          type: 'website',
          locale: 'en_IN',
          site_name: restaurant.name,
          url: structured.url,
          image: structured.image,
        },
        structuredData: structured,
      };
    },
    read: async (query) => {
      const contextValue = anonymousContext();
      const { body } = await apollo.executeOperation({ query }, { contextValue });
      const { data, errors } = body.kind === 'single' ? body.singleResult : {};
      if (errors) throw new Error(errors.map(({ message }) => message).join('; '));
      return data;
    },
    log,
  });
}

function openSockets(app: App, httpServer: Server, web: Express): LiveSockets {
  const { config, connections, log, pubsub, services, schema } = app;
  const { addressOf, hostOf } = forwardedTo(web);
  const sockets = serveWebSockets({
    httpServer,
    schema,
    auth: services.auth,
    addressOf,
    isWelcome: (request) =>
      isKnownOrigin(request.headers.origin, hostOf(request), {
        publicUrl: connections.lastKnown.publicUrl,
        corsOrigins: config.corsOrigins,
      }),
    execute: isTracing() ? tracedExecute : undefined,
    config,
    log,
  });
  pubsub.onGap(() => sockets.reconnectAll());
  pubsub.subscribe(accessTopic, (data) => {
    const message = accessMessage.parse(data);
    if ('sessionId' in message) sockets.endSession(message.sessionId);
    else sockets.reconnectUser(message.userId);
  });
  return sockets;
}
