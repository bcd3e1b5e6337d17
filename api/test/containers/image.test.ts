import { fileURLToPath } from 'node:url';
import { PostgreSqlContainer } from '@testcontainers/postgresql';
import { GenericContainer, Network, Wait, type StartedTestContainer } from 'testcontainers';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));

const image = 'chowk-test';

// Installs the packages twice and builds the shop.
beforeAll(async () => {
  await GenericContainer.fromDockerfile(root, 'api/Dockerfile').withTarget('shop').build(image);
}, 900_000);

describe('the shop’s image', () => {
  it('migrates, answers and handles jobs, as API and worker', async () => {
    const network = await new Network().start();
    onTestFinished(async () => void (await network.stop()));
    const postgres = await new PostgreSqlContainer('postgres:18-alpine')
      .withNetwork(network)
      .withNetworkAliases('postgres')
      .start();
    onTestFinished(async () => void (await postgres.stop()));
    const start = async (role: object): Promise<StartedTestContainer> => {
      const container = await new GenericContainer(image)
        .withNetwork(network)
        .withEnvironment({
          DATABASE_URL: `postgres://${postgres.getUsername()}:${postgres.getPassword()}@postgres:5432/${postgres.getDatabase()}`,
          JWT_SECRET: 'a secret for this test alone, 32+',
          PUBLIC_URL: 'https://shop.example.in',
          ADMIN_EMAIL: 'owner@example.in',
          ADMIN_PASSWORD: 'mango lassi 42',
          SEED_DEMO: 'true',
          ...role,
        })
        .withExposedPorts(4000)
        .withWaitStrategy(Wait.forHealthCheck())
        .withStartupTimeout(120_000)
        .start();
      onTestFinished(async () => void (await container.stop()));
      return container;
    };
    const [api] = await Promise.all([start({ ROLE: 'api' }), start({ ROLE: 'worker', HEALTH_PORT: '4000' })]);
    const url = `http://${api.getHost()}:${api.getMappedPort(4000)}`;

    const page = await fetch(`${url}/shop/`);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<title>') as string]);
    const login = await fetch(`${url}/api/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'owner@example.in', password: 'mango lassi 42' }),
    });
    expect(login.status).toBe(200);
    // The worker loads the demo menu.
    await expect
      .poll(async () => ((await (await fetch(`${url}/api/menu`)).json()) as object[]).length, {
        timeout: 120_000,
      })
      .toBeGreaterThan(40);
  }, 300_000);
});
