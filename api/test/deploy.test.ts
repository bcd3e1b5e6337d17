import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createClient } from 'graphql-ws';
import { describe, expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { parse } from 'yaml';
import { variables } from '../src/environment.js';
import { startHealthServer } from '../src/http/health.js';
import { newId } from '../src/platform/ids.js';
import { freePort } from '../src/platform/free-port.js';
import { TestApp } from './app.js';
import { aDish } from './factories.js';
import { nginx, startProxy } from './servers/proxy.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const textOf = (file: string) => readFile(path.join(root, file), 'utf8');

interface Service {
  readonly image: string;
  readonly build?: { readonly target: string };
  readonly restart?: string;
  readonly mem_limit?: string;
  readonly memswap_limit?: string;
  readonly user?: string;
  readonly networks?: readonly string[];
  readonly ports?: readonly string[];
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly environment?: Readonly<Record<string, string | number>>;
  readonly volumes?: readonly string[];
  readonly depends_on?: Readonly<Record<string, unknown>>;
}

const compose = parse(await textOf('docker-compose.yml'), { merge: true }) as {
  readonly services: Readonly<Record<string, Service>>;
  readonly networks: Readonly<Record<string, { readonly internal?: boolean } | null>>;
  readonly volumes: Readonly<Record<string, unknown>>;
};
const services = Object.entries(compose.services);

describe('the containers', () => {
  it('all have health checks, limits and a restart policy', () => {
    expect(services.map(([name]) => name).toSorted()).toEqual([
      'api',
      'postgres',
      'proxy',
      'redis',
      'worker',
    ]);
    for (const [name, service] of services) {
      expect(service, name).toMatchObject({ restart: 'unless-stopped' });
      expect(service.mem_limit, name).toMatch(/^\d+[mg]$/);
      expect(service.healthcheck?.test[0], name).toMatch(/^CMD/);
    }
  });

  it('have no root rights, write only to volumes and tmpfs, and fill neither swap nor disk', async () => {
    const users = new Map(
      (await textOf('api/Dockerfile'))
        .split(/^FROM \S+ AS /m)
        .map((stage): [string, string | undefined] => [
          /^\w+/.exec(stage)?.[0] ?? '',
          /^USER (\w+)/m.exec(stage)?.[1],
        ]),
    );
    for (const [name, service] of services) {
      expect(service, name).toMatchObject({
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
        read_only: true,
        memswap_limit: service.mem_limit,
        logging: { driver: 'json-file', options: { 'max-size': '10m', 'max-file': '5' } },
      });
      const user = service.user ?? users.get(service.build?.target ?? '');
      expect([name, user]).toEqual([name, expect.stringMatching(/^(node|nginx|postgres|redis)$/)]);
    }
  });

  it('use two networks: the proxy cannot reach database or Redis, and these cannot reach the internet', () => {
    const on = (network: string) =>
      services.filter(([, { networks }]) => networks?.includes(network)).map(([name]) => name);
    expect(on('front').toSorted()).toEqual(['api', 'proxy', 'worker']);
    expect(on('back').toSorted()).toEqual(['api', 'postgres', 'redis', 'worker']);
    expect(compose.networks).toEqual({ front: null, back: { internal: true } });
    expect(services.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(['proxy']);
  });

  it('pass every variable of the shop to it, and no other', async () => {
    const image = [...(await textOf('api/Dockerfile')).matchAll(/^(?:ENV |\s+)([A-Z_]+)=/gm)].map(
      ([, name]) => name,
    );
    for (const name of ['api', 'worker']) {
      const given = [...Object.keys(compose.services[name]?.environment ?? {}), ...image];
      // Only a separate worker has a health port.
      const requested = Object.keys(variables.shape).filter(
        (variable) => name === 'worker' || variable !== 'HEALTH_PORT',
      );
      expect(new Set(given), name).toEqual(new Set(requested));
    }
  });

  it('do not start without the secrets, and say what to set', async () => {
    const text = await textOf('docker-compose.yml');
    for (const variable of ['JWT_SECRET', 'POSTGRES_PASSWORD', 'REDIS_PASSWORD', 'ADMIN_PASSWORD']) {
      const uses = [...text.matchAll(new RegExp(`\\$\\{${variable}([^}]*)\\}`, 'g'))];
      expect(uses.length, variable).toBeGreaterThan(0);
      for (const [, rest] of uses) expect(rest, variable).toMatch(/^:\?Set /);
    }
  });

  it('refer to existing volumes, services and images', async () => {
    const targets = [...(await textOf('api/Dockerfile')).matchAll(/^FROM \S+ AS (\w+)$/gm)].map(
      ([, name]) => name,
    );
    for (const [name, { volumes = [], depends_on: needs = {}, build }] of services) {
      for (const volume of volumes)
        expect(Object.keys(compose.volumes), name).toContain(volume.split(':')[0]);
      expect(Object.keys(compose.services), name).toEqual(expect.arrayContaining(Object.keys(needs)));
      if (build) expect(targets, name).toContain(build.target);
    }
    // The files that the image copies from the checkout exist.
    for (const [, files = ''] of (await textOf('api/Dockerfile')).matchAll(/^COPY (?!--)(.+) \S+$/gm))
      for (const file of files.split(' ')) expect(existsSync(path.join(root, file)), file).toBe(true);
  });
});

describe('the GitHub workflow', () => {
  it('runs existing scripts on the supported Node.js versions, with read-only permissions', async () => {
    interface Job {
      readonly 'timeout-minutes': number;
      readonly strategy?: { readonly matrix: { readonly node: readonly number[] } };
      readonly steps: readonly { readonly run?: string }[];
    }
    const workflow = parse(await textOf('.github/workflows/ci.yml')) as {
      readonly permissions: object;
      readonly jobs: Readonly<Record<string, Job>>;
    };
    expect(workflow.permissions).toEqual({ contents: 'read' });
    expect(Object.keys(workflow.jobs)).toEqual(['check', 'attack', 'containers', 'audit']);
    expect(workflow.jobs['check']?.strategy?.matrix.node).toEqual([20, 22]);
    const { scripts } = JSON.parse(await textOf('package.json')) as { scripts: Record<string, string> };
    const commands = Object.values(workflow.jobs).flatMap(({ steps }) => steps.map(({ run = '' }) => run));
    expect(commands).toContain('.ci/run');
    for (const command of commands) {
      const script = /^npm run (\S+)/.exec(command)?.[1];
      if (script) expect(Object.keys(scripts)).toContain(script);
    }
    for (const job of Object.values(workflow.jobs)) expect(job['timeout-minutes']).toBeLessThanOrEqual(60);
  });
});

describe('a worker', () => {
  it('answers probes on its health port', async () => {
    const test = await TestApp.start();
    onTestFinished(() => test.close());
    const health = await startHealthServer(test.app, 0);
    onTestFinished(() => health.close());
    const url = `http://127.0.0.1:${health.port}`;
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    expect(await (await fetch(`${url}/metrics`)).text()).toContain('process_cpu_seconds_total');
    expect((await fetch(`${url}/graphql`)).status).toBe(404);
  });
});

const deadServer = async () => `127.0.0.1:${await freePort()} max_fails=0`;

describe.skipIf(!nginx)('the proxy', () => {
  it('passes pages, API and sockets around a dead process, and sends compressed files', async () => {
    const test = await TestApp.start({ TRUST_PROXY: '1' });
    onTestFinished(() => test.close());
    const dish = await aDish(test);
    const url = await startProxy([await deadServer(), new URL(test.url).host]);

    const statuses = await Promise.all(
      Array.from({ length: 30 }, async () => (await fetch(`${url}/api/menu`)).status),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect((await fetch(`${url}/metrics`)).status).toBe(404);
    expect((await fetch(`${url}/api/none`)).headers.get('Content-Security-Policy')).toContain('default-src');

    const asset = await fetch(`${url}/shop/assets/shop-1a2b.js`);
    expect(await asset.text()).toBe('alert("small")');
    expect(asset.headers.get('Content-Encoding')).toBe('gzip');
    expect(asset.headers.get('Cache-Control')).toContain('immutable');
    expect((await fetch(`${url}/shop/assets/none.js`)).status).toBe(404);

    const live = createClient({ url: `${url.replace('http', 'ws')}/graphql`, webSocketImpl: WebSocket });
    const answer = await live.iterate({ query: '{ menu { id } }' }).next();
    expect(answer.value).toMatchObject({ data: { menu: [{ id: dish.id }] } });
    await live.dispose();
  });

  it('resends reads and requests with an idempotency key to another process, and no other POST', async () => {
    const taken: string[] = [];
    const answered = createServer((req, res) => {
      taken.push(`${req.method} ${String(req.headers['idempotency-key'])}`);
      req.resume().on('end', () => res.end('{}'));
    });
    const broken = createServer((req) => req.resume().on('end', () => req.socket.destroy()));
    const starting = createServer((req, res) => req.resume().on('end', () => res.writeHead(503).end()));
    for (const failing of [broken, starting]) {
      const ports = await Promise.all(
        [answered, failing].map(
          (server) =>
            new Promise<number>((resolve) => {
              if (server.listening) resolve((server.address() as AddressInfo).port);
              else server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
            }),
        ),
      );
      const url = await startProxy([`127.0.0.1:${ports[1]} max_fails=0`, `127.0.0.1:${ports[0]}`]);
      const statuses = async (method: string, headers: Record<string, string> = {}) => {
        const body = method === 'POST' ? '{}' : null;
        const all = Array.from({ length: 10 }, async () => {
          const { status } = await fetch(`${url}/api/orders`, { method, headers, body });
          return status;
        });
        return new Set(await Promise.all(all));
      };
      expect(await statuses('GET')).toEqual(new Set([200]));
      expect(await statuses('POST', { 'Idempotency-Key': 'one-key' })).toEqual(new Set([200]));
      expect(taken.filter((line) => line === 'POST one-key')).toHaveLength(10);
      expect(await statuses('POST')).not.toEqual(new Set([200]));
      taken.length = 0;
    }
    for (const server of [answered, broken, starting]) {
      server.close();
      server.closeAllConnections();
    }
  });

  it('does not let clients forge their address: limits count the real one', async () => {
    // A hundredth of every limit: one failure per address.
    const test = await TestApp.start({ TRUST_PROXY: '1', RATE_LIMIT_FACTOR: '0.01' });
    onTestFinished(() => test.close());
    const url = await startProxy([await deadServer(), new URL(test.url).host]);
    const login = async (address: string) => {
      const { status } = await fetch(`${url}/api/auth/login`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
        body: JSON.stringify({ email: `${newId()}@example.in`, password: 'a wrong password' }),
      });
      return status;
    };
    expect([await login('10.1.1.1'), await login('10.1.1.2')]).toEqual([401, 429]);
  });
});
