import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { untilUp } from '../../api/bench/until-up.js';
import { freePort } from '../../api/src/platform/free-port.js';
import {
  createScratchDatabase,
  query as runQuery,
  type ScratchDatabase,
} from '../../api/test/servers/scratch-database.js';

const main = fileURLToPath(new URL('../../api/dist/main.js', import.meta.url));

/** What shops are cloned from. */
export interface Template {
  /** URL of the database server. */
  readonly server: string;
  readonly database: string;
  /** Pictures and secrets. */
  readonly dataDir: string;
  /** Of the admin whom the first start made; valid in every clone. */
  readonly adminToken: string;
}

/** A running shop: its address and its database, for tests and helpers in any process. */
export class Shop {
  constructor(
    readonly url: string,
    readonly databaseUrl: string,
    readonly adminToken: string,
  ) {}

  /** The first admin. */
  get owner() {
    return { token: this.adminToken };
  }

  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- names the shape of the body
  async rest<T>(method: string, route: string, { token, body }: { token?: string; body?: unknown } = {}) {
    const response = await fetch(this.url + route, {
      method,
      headers: {
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      body: body === undefined ? null : JSON.stringify(body),
    });
    const text = await response.text();
    return { status: response.status, body: (text ? JSON.parse(text) : undefined) as T };
  }

  /** @throws {Error} if the answer contains an error */
  async graphql<T>(query: string, variables: object = {}, token = this.adminToken): Promise<T> {
    type Answer = { data: T; errors?: readonly { message: string }[] };
    const { body } = await this.rest<Answer>('POST', '/graphql', { token, body: { query, variables } });
    if (body.errors) throw new Error(body.errors.map(({ message }) => message).join('; '));
    return body.data;
  }

  sql<Row>(statement: string, values: readonly unknown[] = []): Promise<Row[]> {
    return runQuery<Row>(this.databaseUrl, statement, values);
  }
}

/** A shop in a process of its own, on a clone of the template. */
export class ShopProcess {
  private constructor(
    readonly shop: Shop,
    private readonly database: ScratchDatabase,
    private readonly dataDir: string,
    private readonly environment: Readonly<Record<string, string>>,
    private child: ChildProcess,
  ) {}

  static async start(template: Template, more: Readonly<Record<string, string>> = {}): Promise<ShopProcess> {
    const database = await createScratchDatabase(template.server, template.database);
    const dataDir = await mkdtemp(path.join(tmpdir(), 'chowk-journeys-'));
    await cp(template.dataDir, dataDir, { recursive: true });
    const port = await freePort();
    const environment = {
      ...environmentOf(database.url, dataDir, port),
      ...more,
    };
    const child = run(environment);
    const shop = new Shop(`http://127.0.0.1:${port}`, environment.DATABASE_URL, template.adminToken);
    await untilUp(`${shop.url}/readyz`, { child, isUp: ({ ok }) => ok });
    return new ShopProcess(shop, database, dataDir, environment, child);
  }

  async kill(signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const ended = once(this.child, 'exit');
    this.child.kill(signal);
    await ended;
  }

  /** After {@link kill}. */
  async restart(): Promise<void> {
    this.child = run(this.environment);
    await untilUp(`${this.shop.url}/readyz`, { child: this.child, isUp: ({ ok }) => ok });
  }

  async end(): Promise<void> {
    await this.kill('SIGTERM');
    await this.database.drop();
    await rm(this.dataDir, { recursive: true, force: true });
  }
}

export const jwtSecret = 'a secret that only the journeys know of';

export const environmentOf = (url: string, dataDir: string, port: number) => ({
  DATABASE_URL: url,
  DATA_DIR: dataDir,
  HOST: '127.0.0.1',
  PORT: String(port),
  JWT_SECRET: jwtSecret,
  LOG_LEVEL: 'silent',
  SEED_DEMO: 'false',
  RATE_LIMIT_FACTOR: '1000',
});

export function run(environment: Readonly<Record<string, string>>): ChildProcess {
  const child = spawn(process.execPath, [main], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...environment },
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  return child;
}
