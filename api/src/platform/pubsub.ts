import { EventEmitter } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import pg from 'pg';
import { inTime } from './in-time.js';
import type { Logger } from './log.js';
import { redisPrefix, type RedisConnections } from './redis.js';

type Listener = (data: unknown) => void;

/**
 * Live messages between processes, delivered at most once to current listeners. What must not get lost uses the outbox;
 * listeners read the current state again on `onGap`, as they may have missed messages.
 */
export interface Pubsub {
  /** Each message must be small (PostgreSQL carries at most 8000 bytes): ids and versions, not records. */
  publish(topic: string, ...messages: readonly unknown[]): Promise<void>;
  /** @returns a function that ends the subscription */
  subscribe(topic: string, listener: Listener): () => void;
  /** Calls `listener` each time the connection is restored after a loss. */
  onGap(listener: () => void): void;
  close(): Promise<void>;
}

/** Local fan-out, shared by both transports. */
class Topics {
  private readonly emitter = new EventEmitter().setMaxListeners(0);

  constructor(private readonly log: Logger) {}

  subscribe(topic: string, listener: Listener): () => void {
    this.emitter.on(`topic:${topic}`, listener);
    return () => this.emitter.off(`topic:${topic}`, listener);
  }

  onGap(listener: () => void): void {
    this.emitter.on('gap', listener);
  }

  /** An invalid message, such as one of another version of Chowk, must not end the process. */
  deliver(message: string): void {
    try {
      const { topic, data } = JSON.parse(message) as { topic: string; data: unknown };
      this.emitter.emit(`topic:${topic}`, data);
    } catch (error) {
      this.log.warn({ err: error }, 'live messages: one was not understood');
    }
  }

  gap(): void {
    this.emitter.emit('gap');
  }
}

const channel = 'chowk';
const notify = { name: 'notify', text: 'select pg_notify($1, message) from unnest($2::text[]) as message' };
const reconnect = { initialMs: 100, maxMs: 2000 };
const heartbeatMilliseconds = 5000;

/** Live messages over PostgreSQL's LISTEN and NOTIFY. */
export class PostgresPubsub implements Pubsub {
  private readonly topics: Topics;
  private readonly pool: pg.Pool;
  private listening: pg.Client | undefined;
  private heartbeat: NodeJS.Timeout | undefined;
  private closed = false;

  private constructor(
    private readonly connectionString: string,
    private readonly log: Logger,
  ) {
    this.topics = new Topics(log);
    this.pool = new pg.Pool({ connectionString, max: 2, connectionTimeoutMillis: 5000, query_timeout: 5000 });
    this.pool.on('error', (error) => log.warn({ err: error }, 'live messages: idle connection lost'));
  }

  static async open(connectionString: string, log: Logger): Promise<PostgresPubsub> {
    const pubsub = new PostgresPubsub(connectionString, log);
    await pubsub.listen();
    return pubsub;
  }

  /** Whether all messages arrive; false while the connection is known to be lost. */
  get isListening(): boolean {
    return this.listening !== undefined;
  }

  async publish(topic: string, ...messages: readonly unknown[]): Promise<void> {
    const texts = messages.map((data) => JSON.stringify({ topic, data }));
    await this.pool.query({ ...notify, values: [channel, texts] });
  }

  subscribe(topic: string, listener: Listener): () => void {
    return this.topics.subscribe(topic, listener);
  }

  onGap(listener: () => void): void {
    this.topics.onGap(listener);
  }

  async close(): Promise<void> {
    this.closed = true;
    clearInterval(this.heartbeat);
    await Promise.all([this.listening?.end(), this.pool.end()]);
  }

  private async listen(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.connectionString,
      keepAlive: true,
      connectionTimeoutMillis: 5000,
    });
    client.on('notification', ({ payload }) => payload && this.topics.deliver(payload));
    client.on('error', () => this.lost(client));
    client.on('end', () => this.lost(client));
    try {
      await client.connect();
      await inTime(heartbeatMilliseconds, client.query(`listen ${channel}`));
    } catch (error) {
      client.end().catch(() => undefined);
      throw error;
    }
    if (this.closed) {
      await client.end();
      return;
    }
    this.listening = client;
    // Detects a server that vanished silently, which TCP would report much later.
    this.heartbeat = setInterval(() => {
      inTime(heartbeatMilliseconds, client.query('select 1')).catch(() => this.lost(client));
    }, heartbeatMilliseconds);
  }

  private lost(client: pg.Client): void {
    if (this.closed || this.listening !== client) return;
    this.listening = undefined;
    clearInterval(this.heartbeat);
    this.log.warn('live messages: connection lost');
    client.end().catch(() => undefined);
    void this.reconnect();
  }

  private async reconnect(): Promise<void> {
    const { initialMs, maxMs } = reconnect;
    for (let wait: number = initialMs; ; wait = Math.min(wait * 2, maxMs)) {
      await delay(wait, undefined, { ref: false });
      if (this.closed) return;
      try {
        await this.listen();
      } catch {
        continue;
      }
      this.log.info('live messages: connected again');
      this.topics.gap();
      return;
    }
  }
}

/** Live messages over Redis's pub/sub. */
export class RedisPubsub implements Pubsub {
  private readonly topics: Topics;
  private readonly channel: string;
  private readonly subscriber: Redis;

  private constructor(
    private readonly redis: RedisConnections,
    log: Logger,
  ) {
    this.topics = new Topics(log);
    // Unlike keys, channels are not separated by database number.
    this.channel = `${redisPrefix}:${redis.prompt.options.db ?? 0}`;
    this.subscriber = redis.waiting();
    this.subscriber.on('message', (_channel, message) => this.topics.deliver(message));
  }

  static async open(redis: RedisConnections, log: Logger): Promise<RedisPubsub> {
    const pubsub = new RedisPubsub(redis, log);
    const { subscriber, channel: name, topics } = pubsub;
    await subscriber.subscribe(name);
    subscriber.on('ready', () => {
      // Listeners read again only once subscribed, so that they get all later changes.
      subscriber.subscribe(name).then(
        () => topics.gap(),
        (error: unknown) => log.warn({ err: error }, 'live messages: not subscribed'),
      );
    });
    return pubsub;
  }

  /** Rejects immediately during an outage: listeners read again after the gap anyway. */
  async publish(topic: string, ...messages: readonly unknown[]): Promise<void> {
    const { prompt } = this.redis;
    await Promise.all(messages.map((data) => prompt.publish(this.channel, JSON.stringify({ topic, data }))));
  }

  subscribe(topic: string, listener: Listener): () => void {
    return this.topics.subscribe(topic, listener);
  }

  onGap(listener: () => void): void {
    this.topics.onGap(listener);
  }

  close(): Promise<void> {
    this.subscriber.disconnect();
    return Promise.resolve();
  }
}
