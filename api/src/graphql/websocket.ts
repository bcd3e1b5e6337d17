import type { IncomingMessage, Server } from 'node:http';
import type { GraphQLError } from 'graphql';
import { type GraphQLSchema } from 'graphql';
import type { Context as Connection } from 'graphql-ws';
import { useServer } from 'graphql-ws/use/ws';
import { WebSocketServer, type WebSocket } from 'ws';
import type { AuthService, TokenClaims } from '../modules/auth/auth.service.js';
import type { Logger } from '../platform/log.js';
import { onBehalfOf } from '../platform/request-id.js';
import type { Context, Loaders } from './context.js';
import { createErrorFormatter } from './errors.js';
import { SocketRegister } from './socket-register.js';

const path = '/graphql';

/** Milliseconds between pings; a peer that does not answer before the next one is cut off. */
const heartbeat = 10_000;

/** Milliseconds that a peer has to answer a close; one that does not (a phone without signal) is cut off. */
const closeTimeout = 1500;

/** Bytes. Operations are small. */
const largestMessage = 64 * 1024;

/** WebSocket close codes: the first two, of RFC 6455, make clients reconnect; the last makes them forget their token. */
const closeCodes = { goingAway: 1001, serviceRestart: 1012, sessionEnded: 4403 } as const;

interface WebSocketOptions {
  readonly httpServer: Server;
  readonly schema: GraphQLSchema;
  readonly auth: AuthService;
  readonly createLoaders: () => Loaders;
  /** The IP address of who opened a socket. */
  readonly addressOf: (request: IncomingMessage) => string;
  readonly log: Logger;
}

export interface LiveSockets {
  /** Makes every client connect anew and read the present state, because messages may have been missed. */
  reconnectAll(): void;
  /** Cuts off whoever used this session: it has ended. */
  endSession(sessionId: string): void;
  /** Makes the clients of a user connect anew, because they may do more or less than before. */
  reconnectUser(userId: string): void;
  count(): { readonly sockets: number; readonly subscriptions: number };
  close(): Promise<void>;
}

/** Subscriptions over `graphql-transport-ws`. */
export function serveWebSockets({
  httpServer,
  schema,
  auth,
  createLoaders,
  addressOf,
  log,
}: WebSocketOptions): LiveSockets {
  const formatError = createErrorFormatter(log);
  const format = (errors: readonly GraphQLError[]) =>
    errors.map((error) => formatError(error.toJSON(), error));
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: largestMessage,
    perMessageDeflate: false,
  });

  const connections = new Set<Pick<Connection, 'subscriptions'>>();
  const sessions = new SocketRegister();
  const users = new SocketRegister();
  /** A socket sends one token, so it is entered once. */
  const entered = new WeakSet<WebSocket>();

  const enter = (socket: WebSocket, { sessionId, userId, expiresAt }: TokenClaims) => {
    if (entered.has(socket)) return;
    entered.add(socket);
    sessions.add(sessionId, socket);
    users.add(userId, socket);
    const expiry = setTimeout(() => endSession(socket), expiresAt.getTime() - Date.now());
    socket.once('close', () => clearTimeout(expiry));
  };
  const endSession = (socket: WebSocket) => socket.close(closeCodes.sessionEnded, 'Session ended');

  const server = useServer<Record<string, unknown>>(
    {
      schema,
      connectionInitWaitTimeout: 10_000,
      // Anew for each operation: the session may have ended, or the role changed, since the socket was opened.
      context: async ({ connectionParams, extra }): Promise<Context> => {
        const authorization = connectionParams?.['authorization'];
        const rest = {
          address: addressOf(extra.request),
          loaders: createLoaders(),
          requestId: crypto.randomUUID(),
        };
        // Entered before the session is read: one that ends at this moment is either seen to be gone or announced.
        const claims = auth.claims(authorization);
        if (claims) enter(extra.socket, claims);
        try {
          return { viewer: await auth.identify(authorization), ...rest };
        } catch (error) {
          log.warn(
            { err: error, requestId: rest.requestId },
            'live socket: nobody can be identified just now',
          );
          extra.socket.close(closeCodes.serviceRestart, 'Please reconnect');
          return { viewer: null, ...rest };
        }
      },
      onConnect: (connection) => {
        connections.add(connection);
      },
      onClose: (connection) => {
        connections.delete(connection);
      },
      onError: (_ctx, _id, _payload, errors) => format(errors),
      onNext: (_ctx, _id, _payload, { contextValue }, { errors, ...result }) =>
        errors && {
          ...result,
          errors: onBehalfOf((contextValue as Context).requestId, () => format(errors)),
        },
    },
    sockets,
    heartbeat,
  );

  sockets.on('connection', (socket) => {
    socket.on('error', (error) => log.debug({ err: error }, 'live socket'));
  });

  httpServer.on('upgrade', (request, socket, head) => {
    if (request.url?.split('?', 1)[0] === path) {
      sockets.handleUpgrade(request, socket, head, (accepted) =>
        sockets.emit('connection', accepted, request),
      );
    } else {
      socket.destroy();
    }
  });

  return {
    reconnectAll: () => {
      for (const socket of sockets.clients) socket.close(closeCodes.serviceRestart, 'Please reconnect');
    },
    endSession: (sessionId) => sessions.of(sessionId).forEach(endSession),
    reconnectUser: (userId) => {
      for (const socket of users.of(userId)) socket.close(closeCodes.serviceRestart, 'Please reconnect');
    },
    count: () => ({
      sockets: sockets.clients.size,
      subscriptions: [...connections].reduce(
        (sum, { subscriptions }) => sum + Object.keys(subscriptions).length,
        0,
      ),
    }),
    close: async () => {
      for (const socket of sockets.clients) socket.close(closeCodes.goingAway, 'Going away');
      const cutOff = setTimeout(() => {
        for (const socket of sockets.clients) socket.terminate();
      }, closeTimeout);
      await server.dispose();
      clearTimeout(cutOff);
    },
  };
}
