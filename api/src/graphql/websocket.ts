import type { IncomingMessage, Server } from 'node:http';
import type { execute, GraphQLError, GraphQLSchema } from 'graphql';
import type { Context as Connection } from 'graphql-ws';
import { useServer } from 'graphql-ws/use/ws';
import { WebSocketServer, type WebSocket } from 'ws';
import type { Config } from '../config.js';
import type { AuthService, TokenClaims } from '../modules/auth/auth.service.js';
import type { Logger } from '../platform/log.js';
import { networkOf } from '../platform/network.js';
import { onBehalfOf } from '../platform/request-id.js';
import type { Context, Loaders } from './context.js';
import { createErrorFormatter } from './errors.js';
import { prepareOperation, refuse } from './prepare-operation.js';
import { SocketRegister } from './socket-register.js';
import { Deadline } from './deadline.js';

const path = '/graphql';

/** Milliseconds between pings; a peer that does not answer before the next one is cut off. */
const heartbeat = 10_000;

/** Milliseconds that a peer has to answer a close; one that does not (a phone without signal) is cut off. */
const closeTimeout = 1500;

/** Bytes. Operations are small. */
const largestMessage = 64 * 1024;

/** For each process. A user has many tabs, and a mobile network in India many customers behind one address. */
export const socketLimits = { perUser: 50, visitorsPerAddress: 500, subscriptions: 50 } as const;

/**
 * WebSocket close codes: the first two, of RFC 6455, make clients reconnect, the third later; the last makes them forget
 * their token.
 */
const closeCodes = { goingAway: 1001, serviceRestart: 1012, tryLater: 1013, sessionEnded: 4403 } as const;

interface WebSocketOptions {
  readonly httpServer: Server;
  readonly schema: GraphQLSchema;
  readonly auth: AuthService;
  readonly createLoaders: () => Loaders;
  /** The IP address of who opened a socket. */
  readonly addressOf: (request: IncomingMessage) => string;
  /** Whether the page that opens a socket is one of ours, or no page at all. */
  readonly isWelcome: (request: IncomingMessage) => boolean;
  /** Executes queries and mutations; undefined for the usual way. */
  readonly execute: typeof execute | undefined;
  readonly config: Pick<Config, 'introspection' | 'operationSeconds' | 'production' | 'rateLimitFactor'>;
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
  isWelcome,
  execute,
  config,
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
  const visitors = new SocketRegister();
  /** How to take a socket off the visitors, while it is one. */
  const leaveVisitors = new WeakMap<WebSocket, () => void>();
  /** A socket sends one token, so it is entered once. */
  const entered = new WeakSet<WebSocket>();
  const most = (count: number) => Math.max(1, Math.round(count * config.rateLimitFactor));

  const enter = (socket: WebSocket, { sessionId, userId, expiresAt }: TokenClaims) => {
    if (entered.has(socket)) return;
    entered.add(socket);
    leaveVisitors.get(socket)?.();
    sessions.add(sessionId, socket);
    users.add(userId, socket);
    const limit = most(socketLimits.perUser);
    if (users.count(userId) > limit)
      sendAway(socket, `At most ${limit} connections a user: close another one`);
    const expiry = setTimeout(() => endSession(socket), expiresAt.getTime() - Date.now());
    socket.once('close', () => clearTimeout(expiry));
  };
  /** @param reason 123 bytes at most */
  const sendAway = (socket: WebSocket, reason: string) => socket.close(closeCodes.tryLater, reason);
  const endSession = (socket: WebSocket) => socket.close(closeCodes.sessionEnded, 'Session ended');

  /** Anew for each operation: the session may have ended, or the role changed, since the socket was opened. */
  const createContext = async (
    socket: WebSocket,
    request: IncomingMessage,
    authorization: unknown,
    lasts: boolean,
  ): Promise<Context> => {
    const rest = {
      address: addressOf(request),
      loaders: createLoaders(),
      requestId: crypto.randomUUID(),
      deadline: lasts ? undefined : new Deadline(config.operationSeconds),
    };
    try {
      return { viewer: await auth.identify(authorization), ...rest };
    } catch (error) {
      log.warn({ err: error, requestId: rest.requestId }, 'live socket: nobody can be identified just now');
      socket.close(closeCodes.serviceRestart, 'Please reconnect');
      return { viewer: null, ...rest };
    }
  };

  const server = useServer<Record<string, unknown>>(
    {
      connectionInitWaitTimeout: 10_000,
      // Entered before any session is read: one that ends at this moment is either seen to be gone or announced.
      onConnect: (connection) => {
        const { connectionParams, extra } = connection;
        const claims = auth.claims(connectionParams?.['authorization']);
        if (claims) enter(extra.socket, claims);
        connections.add(connection);
      },
      onSubscribe: async ({ connectionParams, extra, subscriptions }, _id, payload) => {
        // This one stands among them already.
        if (Object.keys(subscriptions).length > socketLimits.subscriptions) {
          return refuse(
            'TOO_MANY_REQUESTS',
            `A connection carries at most ${socketLimits.subscriptions} operations at once. Complete one first.`,
          );
        }
        return prepareOperation({
          schema,
          payload,
          config,
          createContext: (lasts) =>
            createContext(extra.socket, extra.request, connectionParams?.['authorization'], lasts),
        });
      },
      ...(execute && { execute }),
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

  sockets.on('connection', (socket: WebSocket, request: IncomingMessage) => {
    socket.on('error', (error) => log.debug({ err: error }, 'live socket'));
    const network = networkOf(addressOf(request));
    leaveVisitors.set(socket, visitors.add(network, socket));
    const limit = most(socketLimits.visitorsPerAddress);
    if (visitors.count(network) > limit) {
      sendAway(socket, `At most ${limit} connections of visitors an address: log in, or close another one`);
    }
  });

  httpServer.on('upgrade', (request, socket, head) => {
    if (request.url?.split('?', 1)[0] !== path) {
      socket.destroy();
    } else if (!isWelcome(request)) {
      socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
    } else {
      sockets.handleUpgrade(request, socket, head, (accepted) =>
        sockets.emit('connection', accepted, request),
      );
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
