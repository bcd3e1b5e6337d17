import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, vi } from 'vitest';
import { freePort } from '../../src/platform/free-port.js';

const main = fileURLToPath(new URL('../../dist/main.js', import.meta.url));

export const owner = { email: 'owner@example.in', password: 'owner of the shop' };

export interface HttpAnswer<T> {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly body: T;
}

interface Call {
  readonly body?: unknown;
  readonly token?: string | undefined;
  /** Idempotency key. */
  readonly key?: string;
}

/** The built shop in its own process, which a test can kill and restart on the same port. */
export class ShopProcess {
  private child: ChildProcess | undefined;
  private ended: Promise<number | null> = Promise.resolve(null);
  private written = '';

  private constructor(
    readonly port: number,
    private readonly folder: string,
    private readonly environment: Record<string, string>,
    /** Program and arguments before the shop's own. */
    private readonly command: readonly string[],
  ) {}

  static async create(
    environment: Record<string, string>,
    command: readonly string[] = [process.execPath],
  ): Promise<ShopProcess> {
    const folder = await mkdtemp(path.join(tmpdir(), 'chowk-shop-'));
    await chmod(folder, 0o711);
    return new ShopProcess(await freePort(), folder, environment, command);
  }

  /** With an embedded database that was started before, as the first start takes several times the CPU time. */
  static async createPrepared(environment: Record<string, string>): Promise<ShopProcess> {
    const shop = await ShopProcess.create(environment);
    // With owners, as PostgreSQL has a user of its own if the shop is root's.
    await promisify(execFile)('cp', ['-a', `${await (prepared ??= prepare())}/.`, shop.folder]);
    return shop;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get pid(): number {
    return this.child?.pid ?? 0;
  }

  /** Its DATA_DIR, unless the environment sets another one. */
  get dataDir(): string {
    return this.folder;
  }

  /** Its output since its last start. */
  get output(): string {
    return this.written;
  }

  /** The exit code after its end; null if a signal ended it. */
  get end(): Promise<number | null> {
    return this.ended;
  }

  launch(more: Record<string, string> = {}): void {
    const [program = '', ...args] = this.command;
    this.written = '';
    const child = spawn(program, [...args, main], {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: {
        PATH: process.env['PATH'],
        PORT: String(this.port),
        HOST: '127.0.0.1',
        DATA_DIR: this.folder,
        SEED_DEMO: 'false',
        LOG_LEVEL: 'warn',
        JWT_SECRET: 'a secret that only the tests know of',
        ADMIN_EMAIL: owner.email,
        ADMIN_PASSWORD: owner.password,
        RATE_LIMIT_FACTOR: '1000',
        ...(this.environment['ROLE'] === 'worker' && { HEALTH_PORT: String(this.port) }),
        ...this.environment,
        ...more,
      },
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (text) => (this.written += String(text)));
    this.ended = new Promise((resolve) => child.once('exit', resolve));
    this.child = child;
  }

  async start(more: Record<string, string> = {}): Promise<void> {
    this.launch(more);
    await vi.waitFor(async () => expect(await this.readiness()).toBe('ready'), {
      // The machine may be busy with other tests.
      timeout: 90_000,
      interval: 25,
    });
  }

  /** The status in `/readyz`; undefined if nothing answers. */
  async readiness(): Promise<string | undefined> {
    return this.call<{ status: string }>('GET', '/readyz').then(
      ({ body }) => body.status,
      () => undefined,
    );
  }

  sendMessage(message: object): void {
    this.child?.send(message);
  }

  /** Bytes in use after a garbage collection, for a process with `collect-garbage.mjs`. */
  async bytesInUse(): Promise<number> {
    const answer = new Promise<{ bytes: number }>((resolve, reject) => {
      this.child?.once('message', resolve);
      void this.ended.then(() => reject(new Error('the process has ended')));
    });
    this.sendMessage({ collectGarbage: true });
    return (await answer).bytes;
  }

  async stop(signal: NodeJS.Signals = 'SIGKILL'): Promise<number | null> {
    this.child?.kill(signal);
    return this.ended;
  }

  async remove(): Promise<void> {
    await this.stop();
    await rm(this.folder, { recursive: true, force: true });
  }

  async call<T>(method: string, route: string, { body, token, key }: Call = {}): Promise<HttpAnswer<T>> {
    const answer = await fetch(this.url + route, {
      method,
      headers: {
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(key && { 'Idempotency-Key': key }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return {
      status: answer.status,
      retryAfter: answer.headers.get('Retry-After'),
      body: (await answer.json()) as T,
    };
  }

  async login(person: { readonly email: string; readonly password: string }): Promise<string> {
    const { body } = await this.call<{ token: string }>('POST', '/api/auth/login', { body: person });
    return body.token;
  }
}

let prepared: Promise<string> | undefined;

/** @returns the DATA_DIR of a shop that was started and stopped, until the end of this process */
async function prepare(): Promise<string> {
  const shop = await ShopProcess.create({});
  await shop.start();
  await shop.stop('SIGTERM');
  process.once('exit', () => rmSync(shop.dataDir, { recursive: true, force: true }));
  return shop.dataDir;
}

/**
 * Asks processes for their readiness every 50 ms, as a balancer does; one question at a time, as a late, older answer
 * would replace a newer one.
 */
export function watchReadiness(shops: readonly ShopProcess[]): {
  /** The next one in turn of those that were ready. */
  readonly next: () => ShopProcess | undefined;
  readonly stop: () => Promise<void>;
} {
  const state = { isOver: false, ready: shops, turn: 0 };
  const watch = async () => {
    while (!state.isOver) {
      const answers = await Promise.all(shops.map((shop) => shop.readiness()));
      const ready = shops.filter((_shop, index) => answers[index] === 'ready');
      // One may have answered just before it was ready, and the other just after its drain began.
      if (ready.length > 0) state.ready = ready;
      await delay(50);
    }
  };
  const watching = watch();
  return {
    next: () => state.ready[(state.turn += 1) % state.ready.length],
    stop: async () => {
      state.isOver = true;
      await watching;
    },
  };
}
