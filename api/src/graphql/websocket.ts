import type { IncomingMessage, Server } from 'node:http';
import type { execute, ExecutionResult, GraphQLError, GraphQLSchema } from 'graphql';
import { handleProtocols, makeServer } from 'graphql-ws';
import { WebSocketServer } from 'ws';
import type { Config } from '../config.js';
import { acceptWebSockets } from '../http/upgrades.js';
import type { AuthService } from '../modules/auth/auth.service.js';
import type { Viewer } from '../modules/auth/viewer.js';
import type { Logger } from '../platform/log.js';
import { networkOf } from '../platform/network.js';
import { onBehalfOf } from '../platform/request-id.js';
import type { Context, Loaders } from './context.js';
import { Deadline } from './deadline.js';
import { createErrorFormatter, refuse } from './errors.js';
import { Heartbeat } from './heartbeat.js';
import { LiveSocket, type SocketOwner } from './live-socket.js';
import { longestOperationId } from './limits.js';
import { OperationMemory, type OperationPayload } from './operation-memory.js';
import { Documents, prepareOperation } from './prepare-operation.js';
import { SharedSubscriptions, type SocketOperation } from './shared-subscriptions.js';
import { SocketRegister } from './socket-register.js';

const path = '/graphql';

/** Milliseconds between pings; a peer that does not answer before the next one is cut off. */
const heartbeat = 10_000;

/** Milliseconds that a peer has to answer a close; one that does not (a phone without signal) is cut off. */
const closeTimeout = 1500;

/** Bytes. Operations are small. */
const largestMessage = 64 * 1024;

/**
 * For each process. A user has many tabs, and a mobile network in India many customers behind one address. Those that
 * have not introduced themselves yet are counted apart: nobody knows whose they are.
 */
export const socketLimits = {
  perUser: 50,
  visitorsPerAddress: 500,
  silentPerAddress: 100,
  subscriptions: 50,
} as const;

/** Bytes that may wait for all sockets of a user or, those of visitors, of a network: clients read them at once. */
const mostWaitingTogether = 16 * 1024 * 1024;

/** Milliseconds until a connection has to have introduced itself: clients do so when it opens. */
const introductionTimeout = 5000;

/**
 * WebSocket close codes: the first two, of RFC 6455, make clients reconnect, the third later; the last makes them forget
 * their token.
 */
const closeCodes = {
  goingAway: 1001,
  serviceRestart: 1012,
  tryLater: 1013,
  sessionEnded: 4403,
  internalError: 4500,
} as const;

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
  const formatResult = ({ errors, ...result }: ExecutionResult, context?: Context) =>
    errors ? { ...result, errors: onBehalfOf(context?.requestId, () => format(errors)) } : result;
  const sockets = new WebSocketServer<typeof LiveSocket>({
    noServer: true,
    maxPayload: largestMessage,
    perMessageDeflate: false,
    handleProtocols,
    WebSocket: LiveSocket,
  });

  const sessions = new SocketRegister<LiveSocket>();
  const users = new SocketRegister<LiveSocket>();
  const visitors = new SocketRegister<LiveSocket>();
  const silent = new SocketRegister<LiveSocket>();
  const most = (count: number) => Math.max(1, Math.round(count * config.rateLimitFactor));
  const documents = new Documents(schema, config);
  const memory = new OperationMemory(config.rateLimitFactor);
  // A subscription lasts, and its loaders cache nothing: all have the same.
  const liveLoaders = createLoaders();
  const shared = new SharedSubscriptions(formatResult, liveLoaders);

  /** A socket sends one token, so it is entered once. */
  const enter = (socket: LiveSocket) => {
    silent.remove(socket.network, socket);
    const claims = auth.claims(socket.authorization);
    if (!claims) {
      enterVisitor(socket);
      return;
    }
    socket.claims = claims;
    sessions.add(claims.sessionId, socket);
    users.add(claims.userId, socket);
    const limit = most(socketLimits.perUser);
    if (users.count(claims.userId) > limit)
      sendAway(socket, `At most ${limit} connections a user: close another one`);
    endInTime(socket);
  };
  /** Beyond the limit the visitor who has been idle for longest goes, so that idle ones keep nobody out. */
  const enterVisitor = (socket: LiveSocket) => {
    visitors.add(socket.network, socket);
    const limit = most(socketLimits.visitorsPerAddress);
    if (visitors.count(socket.network) <= limit) return;
    const idle = visitors.of(socket.network).find((other) => other !== socket && other.subscriptions === 0);
    const leaving = idle ?? socket;
    visitors.remove(socket.network, leaving);
    sendAway(leaving, `At most ${limit} connections of visitors an address: log in, or close another one`);
  };
  /** @param reason 123 bytes at most */
  const sendAway = (socket: LiveSocket, reason: string) => {
    socket.close(closeCodes.tryLater, reason);
    setTimeout(() => socket.terminate(), closeTimeout).unref();
  };
  const endSession = (socket: LiveSocket) => socket.close(closeCodes.sessionEnded, 'Session ended');
  /** To the moment, but without a timer for each token that is good for days. */
  const endInTime = (socket: LiveSocket) => {
    if (!socket.claims || socket.expiry) return;
    const left = socket.claims.expiresAt.getTime() - Date.now();
    if (left <= 2 * heartbeat) socket.expiry = setTimeout(() => endSession(socket), left);
  };
  const pings = new Heartbeat<LiveSocket>(heartbeat, endInTime);

  /** Anew for each operation: the session may have ended, or the role changed, since the socket was opened. */
  const createContext = async (socket: LiveSocket, lasts: boolean): Promise<Context> => {
    const rest = {
      address: socket.address,
      loaders: lasts ? liveLoaders : createLoaders(),
      requestId: crypto.randomUUID(),
      deadline: lasts ? undefined : new Deadline(config.operationSeconds),
    };
    return { viewer: (await identify(socket, rest.requestId)) ?? null, ...rest };
  };

  /** @returns undefined if the database does not answer: the socket is closed for its client to come back */
  const identify = async (socket: LiveSocket, requestId?: string): Promise<Viewer | null | undefined> => {
    try {
      return await auth.identify(socket.authorization);
    } catch (error) {
      log.warn({ err: error, requestId }, 'live socket: nobody can be identified just now');
      socket.close(closeCodes.serviceRestart, 'Please reconnect');
      return undefined;
    }
  };

  /** Refuses a token that is no good (any more), so that its client asks for a new login instead of failing at each operation. */
  const isAdmitted = async (socket: LiveSocket): Promise<boolean> => {
    if (!socket.authorization) return true;
    const viewer = await identify(socket);
    if (viewer === null) socket.close(closeCodes.sessionEnded, 'This token is no longer valid: log in again');
    return Boolean(viewer);
  };

  const server = makeServer<Record<string, unknown>, LiveSocket>({
    connectionInitWaitTimeout: introductionTimeout,
    // Entered before any session is read: one that ends at this moment is either seen to be gone or announced.
    onConnect: async (connection) => {
      const { connectionParams, extra: socket } = connection;
      socket.connection = connection;
      socket.authorization = authorizationOf(connectionParams);
      // It would be kept as long as the connection.
      Object.assign(connection, { connectionParams: undefined });
      enter(socket);
      return isAdmitted(socket);
    },
    onSubscribe: async ({ extra: socket }, id, sent) => {
      const payload = sent as OperationPayload;
      // This one stands among them already.
      if (socket.subscriptions > socketLimits.subscriptions) {
        return refuse(
          'TOO_MANY_REQUESTS',
          `A connection carries at most ${socketLimits.subscriptions} operations at once. Complete one first.`,
        );
      }
      if (id.length > longestOperationId) {
        return refuse(
          'BAD_USER_INPUT',
          `The id of an operation may have at most ${longestOperationId} characters. Send a shorter one.`,
        );
      }
      const reservation = memory.reserve(socket);
      payload.reservation = reservation;
      const refusal = reservation.ofMessage(payload);
      if (refusal) return refusal;
      const prepared = await prepareOperation({
        documents,
        id,
        payload,
        reservation,
        config,
        createContext: (lasts) => createContext(socket, lasts),
      });
      if (!('schema' in prepared)) return prepared;
      return { ...prepared, receiver: socket, id } satisfies SocketOperation;
    },
    ...(execute && { execute }),
    subscribe: shared.subscribe,
    onError: (_ctx, _id, _payload, errors) => format(errors),
    onNext: (_ctx, _id, _payload, { contextValue }, result) =>
      result.errors && formatResult(result, contextValue as Context),
  });

  sockets.on('connection', (socket: LiveSocket, request: IncomingMessage) => {
    socket.address = addressOf(request);
    socket.network = networkOf(socket.address);
    silent.add(socket.network, socket);
    if (silent.count(socket.network) > most(socketLimits.silentPerAddress)) {
      // The one that has been silent for longest. Its client may be slow: cut off, it connects anew.
      silent.of(socket.network)[0]?.terminate();
    }
    socket.turn = pings.add(socket);
    socket.begin(owner, (side) => server.opened(side, socket));
  });
  const owner: SocketOwner = {
    ended: (socket) => {
      pings.remove(socket, socket.turn);
      silent.remove(socket.network, socket);
      visitors.remove(socket.network, socket);
      if (!socket.claims) return;
      sessions.remove(socket.claims.sessionId, socket);
      users.remove(socket.claims.userId, socket);
    },
    hasTooMuchWaiting: ({ claims, network }) => {
      const together = claims ? users.of(claims.userId) : visitors.of(network);
      const waiting = together.reduce((sum, { bufferedAmount }) => sum + bufferedAmount, 0);
      return waiting > most(mostWaitingTogether);
    },
    failed: (_socket, error) => log.debug({ err: error }, 'live socket'),
    broken: (socket, error) => {
      log.error({ err: error }, 'live socket: a message could not be handled');
      socket.close(closeCodes.internalError, 'Internal server error');
    },
  };

  acceptWebSockets(httpServer, path, (request, socket, head) => {
    if (!isWelcome(request)) {
      socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
      return;
    }
    sockets.handleUpgrade(request, socket, head, (accepted) => sockets.emit('connection', accepted, request));
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
      subscriptions: [...sockets.clients].reduce((sum, { subscriptions }) => sum + subscriptions, 0),
    }),
    close: async () => {
      for (const socket of sockets.clients) socket.close(closeCodes.goingAway, 'Going away');
      const cutOff = setTimeout(() => {
        for (const socket of sockets.clients) socket.terminate();
      }, closeTimeout);
      await new Promise((resolve) => {
        sockets.close(resolve);
      });
      clearTimeout(cutOff);
      pings.stop();
    },
  };
}

/** Named as the header is, whose name may be written in any letter case. Blank is what clients without a token send. */
function authorizationOf(connectionParams: Record<string, unknown> = {}): unknown {
  const [, value] =
    Object.entries(connectionParams).find(([name]) => name.toLowerCase() === 'authorization') ?? [];
  return typeof value === 'string' ? value.trim() : value;
}
