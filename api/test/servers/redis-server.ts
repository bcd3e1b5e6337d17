import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Redis } from 'ioredis';
import { freePort } from '../../src/platform/free-port.js';

/** Every test application gets its own database. */
export const redisDatabases = 1024;

/** A private Redis that keeps its port and, if asked to, its data over a stop. */
export class RedisServer {
  private process: ChildProcess | undefined;

  private constructor(
    private readonly port: number,
    private readonly folder: string,
    private readonly keepsData: boolean,
  ) {}

  static async start({ keepsData = false } = {}): Promise<RedisServer> {
    const folder = await mkdtemp(path.join(tmpdir(), 'chowk-redis-'));
    const server = new RedisServer(await freePort(), folder, keepsData);
    await server.startAgain();
    return server;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  async startAgain(): Promise<void> {
    const settings = {
      bind: '127.0.0.1',
      port: this.port,
      dir: this.folder,
      databases: redisDatabases,
      save: '',
      appendonly: this.keepsData ? 'yes' : 'no',
      appendfsync: 'always',
      'maxmemory-policy': 'noeviction',
    };
    this.process = spawn(
      'redis-server',
      Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]),
      // Without the environment: Redis does not start with the clock of faketime.
      { stdio: 'ignore', env: { PATH: process.env['PATH'] } },
    );
    const { process: child } = this;
    process.once('exit', () => child.kill('SIGKILL'));
    const client = new Redis(this.url, { retryStrategy: () => 50, maxRetriesPerRequest: null });
    client.on('error', () => undefined);
    await client.ping();
    client.disconnect();
  }

  /** Like a power failure of its machine. */
  async kill(): Promise<void> {
    const { process } = this;
    if (!process) return;
    this.process = undefined;
    const ended = new Promise((resolve) => process.once('exit', resolve));
    process.kill('SIGKILL');
    await ended;
  }

  /** Answers nothing, with its connections open. */
  freeze(): void {
    this.process?.kill('SIGSTOP');
  }

  thaw(): void {
    this.process?.kill('SIGCONT');
  }

  async remove(): Promise<void> {
    await this.kill();
    await rm(this.folder, { recursive: true, force: true });
  }
}
