import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Express } from 'express';
import { createClient, type Client } from 'graphql-ws';
import { inject } from 'vitest';
import { WebSocket } from 'ws';
import { createApp, type App } from '../src/app/app.js';
import { readConfig } from '../src/config.js';
import type { DestinationStream } from '../src/platform/log.js';
import { startServer } from '../src/app/server.js';
import { startWorker } from '../src/app/worker.js';
import { holdToDocument } from './doors/contract.js';
import { createScratchDatabase } from './servers/scratch-database.js';
import { createScratchRedis } from './servers/scratch-redis.js';

export interface Answer<T = Record<string, never>> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: T;
}

export interface GraphqlAnswer {
  readonly status: number;
  readonly data?: Record<string, unknown> | null;
  readonly errors?: readonly { message: string; extensions: Record<string, unknown> }[];
}

interface RequestOptions {
  readonly token?: string | undefined;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

/** The Redis of each database, by the database's name, because its address may lead through a link. */
const redisOf = new Map<string, string>();

/** Where nobody listens. */
const nowhere = 'http://127.0.0.1:9';

/** The real application on a scratch database, listening on a free port. */
export class TestApp {
  private constructor(
    readonly app: App,
    readonly url: string,
    /** Environment for another process of the same shop. */
    readonly stores: { readonly DATABASE_URL: string; readonly REDIS_URL?: string },
    readonly web: Express,
    readonly close: () => Promise<void>,
  ) {}

  get databaseUrl(): string {
    return this.stores.DATABASE_URL;
  }

  static async start(environment: Record<string, string> = {}, logTo?: DestinationStream): Promise<TestApp> {
    // Another process on an existing test's database gets the address.
    const database = environment['DATABASE_URL']
      ? { url: environment['DATABASE_URL'], drop: () => Promise.resolve() }
      : await createScratchDatabase(inject('databaseServer'));
    const databaseName = new URL(database.url).pathname;
    const redisServer = environment['REDIS_URL'] === undefined && inject('redisServer');
    const redis =
      redisServer && !redisOf.has(databaseName) ? await createScratchRedis(redisServer) : undefined;
    if (redis) redisOf.set(databaseName, redis.url);
    const redisUrl = environment['REDIS_URL'] ?? redisOf.get(databaseName);
    const dataDir = await mkdtemp(path.join(tmpdir(), 'chowk-app-'));
    const stores = { DATABASE_URL: database.url, ...(redisUrl && { REDIS_URL: redisUrl }) };
    const config = readConfig({
      ...stores,
      DATA_DIR: dataDir,
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'silent',
      SEED_DEMO: 'false',
      // A busy machine takes long to hash the passwords of parallel logins.
      OPERATION_SECONDS: '60',
      // In production a stop waits for load balancers.
      DRAIN_SECONDS: '0',
      JWT_SECRET: 'a secret that only the tests know of',
      // Tests call no service of others.
      RAZORPAY_API_URL: nowhere,
      MSG91_API_URL: nowhere,
      WHATSAPP_API_URL: nowhere,
      ...environment,
    });
    const app = await createApp(config, () => undefined, logTo);
    const worker = config.role === 'api' ? undefined : await startWorker(app);
    const server = await startServer(app);
    return new TestApp(app, `http://127.0.0.1:${server.port}`, stores, server.web, async () => {
      await server.close();
      await worker?.close();
      await app.close();
      await database.drop();
      await redis?.drop();
      await rm(dataDir, { recursive: true, force: true });
    });
  }

  /** The account that takes online payments. */
  get razorpay() {
    return this.app.connections.lastKnown.payments?.account;
  }

  async rest<T>(
    method: string,
    route: string,
    { token, body, headers }: RequestOptions = {},
  ): Promise<Answer<T>> {
    const response = await fetch(this.url + route, {
      method,
      headers: {
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(token && { Authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      redirect: 'manual',
    });
    const text = await response.text();
    const isJson = response.headers.get('Content-Type')?.startsWith('application/json');
    const answer = {
      status: response.status,
      headers: response.headers,
      body: text && isJson ? JSON.parse(text) : text || undefined,
    };
    holdToDocument(this.app, { method, route, sent: typeof body === 'string' ? undefined : body, ...answer });
    return answer;
  }

  async graphql(query: string, variables: unknown = {}, token?: string): Promise<GraphqlAnswer> {
    const { status, body } = await this.rest<Omit<GraphqlAnswer, 'status'>>('POST', '/graphql', {
      token,
      body: { query, variables },
    });
    return { status, ...body };
  }

  /** A client of live messages; dispose of it at the end. */
  live(token?: string, language?: string): Client {
    return createClient({
      url: `${this.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { ...(token && { authorization: `Bearer ${token}` }), ...(language && { language }) },
    });
  }
}
