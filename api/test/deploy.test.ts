import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { variables } from '../src/config.js';
import { startHealthServer } from '../src/health-server.js';
import { TestApp } from './app.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const textOf = (file: string) => readFile(path.join(root, file), 'utf8');

interface Service {
  readonly image: string;
  readonly build?: { readonly target: string };
  readonly restart?: string;
  readonly mem_limit?: string;
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly environment?: Readonly<Record<string, string | number>>;
  readonly volumes?: readonly string[];
  readonly depends_on?: Readonly<Record<string, unknown>>;
}

const compose = parse(await textOf('docker-compose.yml'), { merge: true }) as {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, unknown>>;
};
const services = Object.entries(compose.services);

describe('the containers', () => {
  it('are all watched, limited, and started again', () => {
    expect(services.map(([name]) => name).toSorted()).toEqual(['api', 'postgres', 'proxy', 'redis', 'worker']);
    for (const [name, service] of services) {
      expect(service, name).toMatchObject({ restart: 'unless-stopped' });
      expect(service.mem_limit, name).toMatch(/^\d+[mg]$/);
      expect(service.healthcheck?.test[0], name).toMatch(/^CMD/);
    }
  });

  it('of the shop get only variables that the shop knows', () => {
    for (const name of ['api', 'worker']) {
      const given = Object.keys(compose.services[name]?.environment ?? {});
      expect(given.length).toBeGreaterThan(15);
      expect(given.filter((variable) => !(variable in variables.shape))).toEqual([]);
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

  it('name volumes, services and images that exist', async () => {
    const targets = [...(await textOf('api/Dockerfile')).matchAll(/^FROM \S+ AS (\w+)$/gm)].map(([, name]) => name);
    for (const [name, { volumes = [], depends_on: needs = {}, build }] of services) {
      for (const volume of volumes) expect(Object.keys(compose.volumes), name).toContain(volume.split(':')[0]);
      expect(Object.keys(compose.services), name).toEqual(expect.arrayContaining(Object.keys(needs)));
      if (build) expect(targets, name).toContain(build.target);
    }
    // What the image copies out of the checkout is there.
    for (const [, files = ''] of (await textOf('api/Dockerfile')).matchAll(/^COPY (?!--)(.+) \S+$/gm))
      for (const file of files.split(' ')) expect(existsSync(path.join(root, file)), file).toBe(true);
  });
});

describe('a worker', () => {
  it('says how it is where it is told to', async () => {
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

const nginx = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'].find((file) => existsSync(file));

describe.skipIf(!nginx)('the proxy', () => {
  it('takes its configuration', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'chowk-proxy-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const listener = createServer();
    await new Promise<void>((resolve) => {
      listener.listen(0, '127.0.0.1', resolve);
    });
    const { port } = listener.address() as AddressInfo;
    await new Promise((resolve) => {
      listener.close(resolve);
    });
    await mkdir(path.join(folder, 'web', 'assets'), { recursive: true });
    await cp(path.join(root, 'api/deploy/nginx.conf'), path.join(folder, 'nginx.conf'));
    // Docker's name server is not here, and older versions of nginx ask none.
    const upstream = (await textOf('api/deploy/upstream.conf'))
      .replace(/^resolver .*$/m, '')
      .replace(/server api:4000 resolve/, `server 127.0.0.1:${port}`);
    await writeFile(path.join(folder, 'upstream.conf'), upstream);
    const { stderr, status } = spawnSync(
      nginx ?? '',
      ['-t', '-p', `${folder}/`, '-c', path.join(folder, 'nginx.conf')],
      { encoding: 'utf8' },
    );
    expect({ status, stderr }).toMatchObject({ status: 0 });
  });
});
