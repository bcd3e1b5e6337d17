import type { IncomingMessage, Server } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { execute, GraphQLError, GraphQLSchema } from 'graphql';
import { handleProtocols, makeServer } from 'graphql-ws';
import { WebSocketServer } from 'ws';
import type { Config } from '../config.js';
import { acceptWebSockets } from '../http/upgrades.js';
import type { AuthService } from '../modules/auth/auth.service.js';
import type { Viewer } from '../modules/auth/viewer.js';
import type { Logger } from '../platform/log.js';
import { requestedLanguage } from '../platform/language.js';
import { networkOf } from '../platform/network.js';
import { onBehalfOf } from '../platform/request.js';
import type { Context } from './context.js';
import { Deadline } from './deadline.js';
import { createErrorFormatter, refusedResult } from './errors.js';
import { Heartbeat } from './heartbeat.js';
import { closeCodes, LiveSocket, type SocketOwner } from './live-socket.js';
import { maxOperationIdLength } from './limits.js';
import { Documents, prepareOperation, type OperationPayload } from './prepare-operation.js';
import { SharedSubscriptions, type FormatResult, type SocketOperation } from './shared-subscriptions.js';
import { socketCloseTimeout, SocketLimits, socketLimits } from './socket-limits.js';

const path = '/graphql';

/** Milliseconds between pings; a peer that has not answered by the next one is terminated. */
const heartbeat = 10_000;

/** Bytes. Operations are small. */
const maxMessageBytes = 64 * 1024;

/** Milliseconds for a client to send `connection_init` after the connection has opened. */
const connectionInitTimeout = 5000;

/** Milliseconds between looks whether operations have started. */
const startedPollInterval = 20;

interface WebSocketOptions {
  readonly httpServer: Server;
  readonly schema: GraphQLSchema;
  readonly auth: AuthService;
  /** The IP address of the client. */
  readonly addressOf: (request: IncomingMessage) => string;
  /** Whether the `Origin` is allowed or missing. */
  readonly isWelcome: (request: IncomingMessage) => boolean;
  /** Executes queries and mutations; GraphQL.js's own by default. */
  readonly execute: typeof execute | undefined;
  readonly config: Pick<Config, 'introspection' | 'operationSeconds' | 'production' | 'rateLimitFactor'>;
  readonly log: Logger;
}

export interface LiveSockets {
  /** Makes every client reconnect and read the current state, because messages may have been missed. */
  reconnectAll(): void;
  /** Closes the sockets of a session that has ended. */
  endSession(sessionId: string): void;
  /** Makes the clients of a user reconnect, because their permissions have changed. */
  reconnectUser(userId: string): void;
  count(): { readonly sockets: number; readonly subscriptions: number };
  close(): Promise<void>;
}

/** Subscriptions over `graphql-transport-ws`. */
export function serveWebSockets({
  httpServer,
  schema,
  auth,
  addressOf,
  isWelcome,
  execute,
  config,
  log,
}: WebSocketOptions): LiveSockets {
  const formatError = createErrorFormatter(log);
  const format = (errors: readonly GraphQLError[]) =>
    errors.map((error) => formatError(error.toJSON(), error));
  const formatResult: FormatResult = ({ errors, ...result }, caller) =>
    errors ? { ...result, errors: onBehalfOf(caller, () => format(errors)) } : result;
  const sockets = new WebSocketServer<typeof LiveSocket>({
    noServer: true,
    maxPayload: maxMessageBytes,
    perMessageDeflate: false,
    handleProtocols,
    WebSocket: LiveSocket,
  });

  const limits = new SocketLimits(config.rateLimitFactor);
  const documents = new Documents(schema, config);
  const shared = new SharedSubscriptions(formatResult);

  const initialize = (socket: LiveSocket) => {
    socket.claims = auth.claims(socket.authorization) ?? undefined;
    limits.initialized(socket);
    endInTime(socket);
  };
  const endSession = (socket: LiveSocket) => socket.close(closeCodes.sessionEnded, 'Session ended');
  /** Ends the session when its token expires. Sets a timer only shortly before, as most tokens are valid for days. */
  const endInTime = (socket: LiveSocket) => {
    if (!socket.claims || socket.expiry) return;
    const left = socket.claims.expiresAt.getTime() - Date.now();
    if (left <= 2 * heartbeat) socket.expiry = setTimeout(() => endSession(socket), left);
  };
  const pings = new Heartbeat<LiveSocket>(heartbeat, endInTime);

  /** Per operation, as the session may have ended or the role changed since the socket was opened. */
  const createContext = async (socket: LiveSocket, lasts: boolean): Promise<Context> => {
    const rest = {
      address: socket.address,
      requestId: crypto.randomUUID(),
      language: socket.language,
      deadline: lasts ? undefined : new Deadline(config.operationSeconds),
    };
    return { viewer: (await identify(socket, rest.requestId)) ?? null, ...rest };
  };

  /** @returns undefined if the database does not answer: the socket is closed and its client reconnects */
  const identify = async (socket: LiveSocket, requestId?: string): Promise<Viewer | null | undefined> => {
    try {
      return await auth.identify(socket.authorization);
    } catch (error) {
      log.warn({ err: error, requestId }, 'live socket: nobody can be identified just now');
      socket.close(closeCodes.serviceRestart, 'Please reconnect');
      return undefined;
    }
  };

  /**
   * Closes a socket with an invalid token, so that its client asks for a new login instead of failing at each
   * operation.
   */
  const isAdmitted = async (socket: LiveSocket): Promise<boolean> => {
    if (!socket.authorization) return true;
    const viewer = await identify(socket);
    if (viewer === null) socket.close(closeCodes.sessionEnded, 'This token is no longer valid: log in again');
    return Boolean(viewer);
  };

  const server = makeServer<Record<string, unknown>, LiveSocket>({
    connectionInitWaitTimeout: connectionInitTimeout,
    // Registered before the session is read, so that an end in between is noticed by the read or the event.
    onConnect: async (connection) => {
      const { connectionParams, extra: socket } = connection;
      socket.connection = connection;
      socket.authorization = authorizationOf(connectionParams);
      socket.language = requestedLanguage(connectionParams?.['language']);
      // graphql-ws would keep it as long as the connection.
      Object.assign(connection, { connectionParams: undefined });
      initialize(socket);
      return isAdmitted(socket);
    },
    // The pong to a ping with a payload says that everything subscribed to before has started and misses no event.
    onPing: async ({ extra: socket, subscriptions }, payload) => {
      if (!payload || socket.awaitsStart) return;
      socket.awaitsStart = true;
      const isStarting = () => Object.values(subscriptions).includes(null);
      while (isStarting() && socket.readyState === socket.OPEN) await delay(startedPollInterval);
      socket.awaitsStart = false;
    },
    onSubscribe: async ({ extra: socket }, id, sent) => {
      // Includes this operation.
      if (socket.subscriptions > socketLimits.subscriptions) {
        return refusedResult(
          'TOO_MANY_REQUESTS',
          `A connection carries at most ${socketLimits.subscriptions} operations at once. Complete one first.`,
        );
      }
      if (id.length > maxOperationIdLength) {
        return refusedResult(
          'BAD_USER_INPUT',
          `The id of an operation may have at most ${maxOperationIdLength} characters. Send a shorter one.`,
        );
      }
      if (socket.heldBytes > socketLimits.operationBytes) {
        return refusedResult(
          'TOO_MANY_REQUESTS',
          'The operations of this connection take too much memory. Complete one first, or send shorter ones.',
        );
      }
      const prepared = await prepareOperation({
        documents,
        payload: sent as OperationPayload,
        config,
        createContext: (lasts) => createContext(socket, lasts),
      });
      if (!('schema' in prepared)) return prepared;
      return { ...prepared, receiver: socket, id } satisfies SocketOperation;
    },
    ...(execute && { execute }),
    subscribe: shared.subscribe,
    onError: ({ extra: { language } }, _id, _payload, errors) =>
      onBehalfOf({ language }, () => format(errors)),
    onNext: (_ctx, _id, _payload, { contextValue }, result) =>
      result.errors && formatResult(result, contextValue as Context),
  });

  sockets.on('connection', (socket: LiveSocket, request: IncomingMessage) => {
    socket.address = addressOf(request);
    socket.network = networkOf(socket.address);
    limits.opened(socket);
    socket.turn = pings.add(socket);
    socket.begin(owner, (side) => server.opened(side, socket));
  });
  const owner: SocketOwner = {
    ended: (socket) => {
      pings.remove(socket, socket.turn);
      limits.ended(socket);
    },
    exceedsBufferLimit: (socket) => limits.exceedsBufferLimit(socket),
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
    endSession: (sessionId) => limits.ofSession(sessionId).forEach(endSession),
    reconnectUser: (userId) => {
      for (const socket of limits.ofUser(userId)) socket.close(closeCodes.serviceRestart, 'Please reconnect');
    },
    count: () => ({
      sockets: sockets.clients.size,
      subscriptions: [...sockets.clients].reduce((sum, { subscriptions }) => sum + subscriptions, 0),
    }),
    close: async () => {
      for (const socket of sockets.clients) socket.close(closeCodes.goingAway, 'Going away');
      const cutOff = setTimeout(() => {
        for (const socket of sockets.clients) socket.terminate();
      }, socketCloseTimeout);
      await new Promise((resolve) => {
        sockets.close(resolve);
      });
      clearTimeout(cutOff);
      pings.stop();
    },
  };
}

/** Header name in any letter case. Clients without a token send a blank value. */
function authorizationOf(connectionParams: Record<string, unknown> = {}): unknown {
  const [, value] =
    Object.entries(connectionParams).find(([name]) => name.toLowerCase() === 'authorization') ?? [];
  return typeof value === 'string' ? value.trim() : value;
}
