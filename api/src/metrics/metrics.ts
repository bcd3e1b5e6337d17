import { createHash, timingSafeEqual } from 'node:crypto';
import type { ApolloServerPlugin } from '@apollo/server';
import type { Request, RequestHandler } from 'express';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { DataSource } from 'typeorm';
import type { Config } from '../config.js';
import { allMetrics, shareMetrics } from './cluster-metrics.js';
import type { Context } from '../graphql/context.js';
import { operationNames } from '../graphql/generated/operation-names.js';
import type { LiveSockets } from '../graphql/websocket.js';
import { FigureReader, type CountedStates, type Figures } from '../platform/figures.js';
import type { JobQueue } from '../platform/jobs.js';
import type { Logger } from '../platform/log.js';
import type { Replicas } from '../platform/replicas.js';
import { collectReplicas } from './replica-metrics.js';
import { Timings } from './timings.js';

/** The label of an unknown name, so that callers cannot fill the memory with names. */
const other = 'other';

export interface Metrics {
  /** Times each HTTP request by its route pattern. */
  readonly timeRequests: RequestHandler;
  /** Times a request that is answered from the response cache. Call the result at its end. */
  readonly timeCached: () => (request: { method: string; route: string; status: number }) => void;
  /** Times each GraphQL operation by its name. */
  readonly timeOperations: ApolloServerPlugin<Context>;
  /** The page for Prometheus. */
  readonly answer: RequestHandler;
  watch(sockets: LiveSockets): void;
}

/** The parts of a process that are measured. */
export interface Measured {
  readonly config: Config;
  readonly dataSource: DataSource;
  readonly figures: readonly CountedStates[];
  readonly log: Logger;
  readonly queue: JobQueue;
  readonly replicas: Replicas;
}

export function createMetrics({ config, dataSource, figures, log, queue, replicas }: Measured): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const requests = new Timings({
    name: 'chowk_http_request_seconds',
    help: 'How long HTTP requests took, by the pattern of their route.',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const operations = new Timings({
    name: 'chowk_graphql_operation_seconds',
    help: 'How long GraphQL queries and mutations took, by the name that the shop gives them.',
    labelNames: ['operation', 'outcome'],
    registers,
  });
  shareMetrics(registry);
  collectFigures(new FigureReader(dataSource, queue, figures, log), figures, registers);
  if (config.replicaUrls.length > 0) collectReplicas(replicas, registry);

  return {
    timeRequests: (req, res, next) => {
      const end = requests.start();
      // Also fires when the client has disconnected.
      res.once('close', () =>
        end({ method: req.method, route: routeOf(req), status: String(res.statusCode) }),
      );
      next();
    },
    timeCached: () => {
      const end = requests.start();
      return ({ method, route, status }) => end({ method, route, status: String(status) });
    },
    timeOperations: {
      requestDidStart: () => {
        const end = operations.start();
        return Promise.resolve({
          willSendResponse: ({ operationName, response: { body } }) => {
            const failed = body.kind === 'single' && body.singleResult.errors !== undefined;
            const operation = operationName && operationNames.has(operationName) ? operationName : other;
            end({ operation, outcome: failed ? 'error' : 'ok' });
            return Promise.resolve();
          },
        });
      },
    },
    answer: async (req, res, next) => {
      if (mayRead(req, config)) {
        res
          .set('Cache-Control', 'no-store')
          .type(registry.contentType)
          .send(await allMetrics(registry));
      } else next();
    },
    watch: (sockets) => {
      gauge('chowk_live_sockets', 'WebSockets that are open.', registers, () => sockets.count().sockets);
      gauge(
        'chowk_live_subscriptions',
        'Subscriptions on them.',
        registers,
        () => sockets.count().subscriptions,
      );
    },
  };
}

function gauge(name: string, help: string, registers: Registry[], read: () => number): Gauge {
  return new Gauge({
    name,
    help,
    registers,
    collect() {
      this.set(read());
    },
  });
}

/** A figure that could not be read is missing; `chowk_figures_read` reports it. */
function collectFigures(
  reader: FigureReader,
  counted: readonly CountedStates[],
  registers: Registry[],
): void {
  /** By label value; without a label under an empty name. */
  const figure = (
    name: string,
    help: string,
    label: string | undefined,
    valuesOf: (figures: Figures) => Iterable<readonly [string, number]>,
  ) =>
    new Gauge({
      name,
      help,
      labelNames: label ? [label] : [],
      registers,
      // Every process of a cluster reads the same figures.
      aggregator: 'max',
      async collect() {
        const values = [...valuesOf(await reader.read())];
        // `reset` clears a metric with labels, and sets one without labels to 0.
        if (label) this.reset();
        else this.remove();
        for (const [value, count] of values) this.set(label ? { [label]: value } : {}, count);
      },
    });
  figure('chowk_queue_jobs', 'Jobs by state.', 'state', ({ queue }) => Object.entries(queue?.jobs ?? {}));
  figure(
    'chowk_queue_oldest_waiting_seconds',
    'Age of the oldest job that waits for a worker.',
    undefined,
    ({ queue }) => (queue ? [['', queue.oldestAge]] : []),
  );
  figure('chowk_outbox_events', 'Committed events that are not in the queue yet.', undefined, ({ outbox }) =>
    outbox ? [['', outbox.rows]] : [],
  );
  figure('chowk_outbox_oldest_seconds', 'Age of the oldest of them.', undefined, ({ outbox }) =>
    outbox ? [['', outbox.oldestAge]] : [],
  );
  for (const { name, help, states } of counted)
    figure(`chowk_${name}`, help, 'state', (figures) => {
      const counts = figures.counted.get(name);
      return counts ? states.map((state) => [state, counts.get(state) ?? 0] as const) : [];
    });
  figure('chowk_figures_read', 'Whether the figures of a part could be read in time.', 'part', (figures) => [
    ['queue', figures.queue ? 1 : 0] as const,
    ['outbox', figures.outbox ? 1 : 0] as const,
    ...[...figures.counted].map(([name, counts]) => [name, counts ? 1 : 0] as const),
  ]);
}

/**
 * The pattern of the route that answered, `/api/orders/:id`. By the end of a request routers have restored its path, but a
 * route knows its own part; what precedes it is the mount path of its router.
 */
export function routeOf({ route, originalUrl }: Request): string {
  const [path = ''] = originalUrl.split('?', 1);
  const pattern = (route as { path?: unknown } | undefined)?.path;
  if (typeof pattern !== 'string') return /^\/graphql\/?$/i.test(path) ? '/graphql' : other;
  const own = segmentsOf(pattern);
  const mount = segmentsOf(path.toLowerCase()).slice(0, -own.length || undefined);
  return `/${[...mount, ...own].join('/')}`;
}

const segmentsOf = (path: string) => path.split('/').filter(Boolean);

/** Requires the token; without one, outside production, a direct request from this machine. */
function mayRead(req: Request, { metricsToken, production }: Config): boolean {
  if (metricsToken) {
    const given = /^Bearer (.+)$/i.exec(req.get('Authorization') ?? '')?.[1] ?? '';
    return timingSafeEqual(digest(given), digest(metricsToken));
  }
  const isForwarded = ['Forwarded', 'X-Forwarded-For', 'X-Real-IP', 'Via'].some((name) => req.get(name));
  return !production && !isForwarded && /^(::1|(::ffff:)?127\.)/.test(req.socket.remoteAddress ?? '');
}

const digest = (text: string) => createHash('sha256').update(text).digest();
