import { spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../src/platform/free-port.js';
import { startEmbeddedPostgres } from '../src/embedded-postgres/embedded-postgres.js';
import { untilUp } from './until-up.js';

const main = fileURLToPath(new URL('../dist/main.js', import.meta.url));

export const admin = { email: 'bench@chowk.local', password: 'bench-bench-bench' };

export interface Shop {
  readonly url: string;
  readonly databaseUrl: string;
  /** One process id per role. */
  readonly pids: readonly number[];
  /** @throws {Error} if the answer contains an error */
  readonly graphql: <T>(query: string, variables?: object, token?: string) => Promise<T>;
  /** Returns the admin's token. */
  readonly login: () => Promise<string>;
}

interface ShopOptions {
  /** One process per role. */
  readonly roles?: readonly ('all' | 'api' | 'worker')[];
  readonly environment?: Record<string, string>;
  /** Settings of PostgreSQL. */
  readonly settings?: Record<string, string>;
}

/** Runs `work` against the built shop with its own embedded PostgreSQL and port, and cleans up afterwards. */
export async function withShop(options: ShopOptions, work: (shop: Shop) => Promise<void>): Promise<void> {
  const { roles = ['all'], environment = {}, settings } = options;
  const dataDir = await mkdtemp(path.join(tmpdir(), 'chowk-bench-'));
  // As root, PostgreSQL runs as another user, who must reach the folder.
  await chmod(dataDir, 0o711);
  const postgres = await startEmbeddedPostgres({
    dataDir,
    log: () => undefined,
    ...(settings && { settings }),
  });
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const processes = roles.map((role) =>
    spawn(process.execPath, [main], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        ROLE: role,
        PORT: String(port),
        HOST: '127.0.0.1',
        DATABASE_URL: postgres.url,
        DATA_DIR: dataDir,
        LOG_LEVEL: 'error',
        SEED_DEMO: 'false',
        ADMIN_EMAIL: admin.email,
        ADMIN_PASSWORD: admin.password,
        ...environment,
      },
    }),
  );
  try {
    await untilUp(`${url}/readyz`, { isUp: ({ ok }) => ok });
    await work({
      url,
      databaseUrl: postgres.url,
      pids: processes.flatMap(({ pid }) => pid ?? []),
      graphql: (query, variables, token) => graphql(url, query, variables, token),
      login: async () => {
        const query = 'mutation ($input: LoginInput!) { login(input: $input) { token } }';
        const { login } = await graphql<{ login: { token: string } }>(url, query, { input: admin });
        return login.token;
      },
    });
  } finally {
    const ended = processes.map((child) => new Promise((resolve) => child.once('exit', resolve)));
    for (const child of processes) child.kill('SIGTERM');
    await Promise.all(ended);
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function graphql<T>(url: string, query: string, variables: object = {}, token?: string): Promise<T> {
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await answer.json()) as { data: T; errors?: unknown };
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}
