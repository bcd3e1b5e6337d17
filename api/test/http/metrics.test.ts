import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestApp } from '../app.js';
import { linkTo, type DatabaseLink } from '../servers/database-link.js';
import { aCustomer, aDish, type Account } from '../factories.js';

let database: DatabaseLink;
let home: TestApp;
let test: TestApp;
let asha: Account;
let dishId: string;

beforeAll(async () => {
  // Without workers, so that jobs and events stay queued.
  home = await TestApp.start({ ROLE: 'api' });
  database = await linkTo(home.databaseUrl);
  test = await TestApp.start({ DATABASE_URL: database.url, ROLE: 'api' });
  asha = await aCustomer(home);
  dishId = (await aDish(home)).id;
});
afterAll(async () => {
  await test.close();
  await database.cut();
  await home.close();
});

const read = (app: TestApp, headers: Record<string, string> = {}) => fetch(`${app.url}/metrics`, { headers });

/** The samples of the page: `name{labels}` and value. */
async function samples(app: TestApp): Promise<Map<string, number>> {
  const text = await (await read(app)).text();
  return new Map(
    text
      .split('\n')
      .filter((line) => line && !line.startsWith('#'))
      .map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]),
  );
}
const sample = async (name: string, app = test) => (await samples(app)).get(name);

describe('the metrics', () => {
  it('time operations by the shop’s own names, and all others together', async () => {
    const ask = (query: string, operationName?: string) =>
      test.rest('POST', '/graphql', { body: { query, operationName } });
    await ask('query Menu { menu { id } }', 'Menu');
    for (let number = 0; number < 20; number += 1) await ask(`query Flood${number} { menu { id } }`);
    await ask('{ menu { id } }');
    await ask('query Menu { order(id: "1") { id } }');
    const count = (labels: string) => sample(`chowk_graphql_operation_seconds_count{${labels}}`);
    expect(await count('operation="Menu",outcome="ok"')).toBe(1);
    expect(await count('operation="Menu",outcome="error"')).toBe(1);
    expect(await count('operation="other",outcome="ok"')).toBe(21);
    expect([...(await samples(test)).keys()].join('\n')).not.toContain('Flood');
  });

  it('time requests by route pattern, whatever their outcome', async () => {
    const token = asha.token;
    await test.rest('GET', '/api/menu?search=roll');
    await test.rest('GET', `/api/orders/${dishId}`, { token });
    await test.rest('GET', '/API/orders/what-ever/', { token });
    await test.rest('GET', '/api/nothing-like-this', { token });
    await test.rest('PUT', `/api/admin/orders/${dishId}/status`, { token, body: { status: 'Delivered' } });
    const found = async () =>
      [...(await samples(test)).keys()].filter((name) => name.startsWith('chowk_http_request_seconds_count'));
    await expect
      .poll(found)
      .toEqual(
        expect.arrayContaining([
          'chowk_http_request_seconds_count{method="GET",route="/api/menu",status="200"}',
          'chowk_http_request_seconds_count{method="GET",route="/api/orders/:id",status="404"}',
          'chowk_http_request_seconds_count{method="GET",route="other",status="404"}',
          'chowk_http_request_seconds_count{method="PUT",route="/api/admin/orders/:id/status",status="403"}',
          'chowk_http_request_seconds_count{method="POST",route="/graphql",status="200"}',
        ]),
      );
    expect((await found()).join('\n')).not.toMatch(/nothing|what-ever|[\da-f]{24}/);
  });

  it('count every request between two scrapes', async () => {
    const name = 'chowk_http_request_seconds_count{method="GET",route="/api/menu",status="200"}';
    const before = (await sample(name, home)) ?? 0;
    for (let asked = 0; asked < 1100; asked += 50) {
      const answers = await Promise.all(Array.from({ length: 50 }, () => fetch(`${home.url}/api/menu`)));
      await Promise.all(answers.map((answer) => answer.arrayBuffer()));
    }
    await expect.poll(() => sample(name, home)).toBe(before + 1100);
    expect(await sample(name, home)).toBe(before + 1100);
  });

  it('count live sockets and their subscriptions', async () => {
    const client = test.live(asha.token);
    const ends = [1, 2].map(() =>
      client.subscribe(
        { query: 'subscription { menuChanged { __typename } }' },
        { next: () => undefined, error: () => undefined, complete: () => undefined },
      ),
    );
    await expect.poll(() => sample('chowk_live_subscriptions')).toBe(2);
    expect(await sample('chowk_live_sockets')).toBe(1);
    ends.forEach((end) => end());
    await expect.poll(() => sample('chowk_live_subscriptions')).toBe(0);
    await client.dispose();
    await expect.poll(() => sample('chowk_live_sockets')).toBe(0);
  });

  it('report queues and the process', async () => {
    const found = await samples(test);
    expect(found.get('chowk_payments{state="CAPTURED"}')).toBe(0);
    expect(found.get('chowk_queue_oldest_waiting_seconds')).toBe(0);
    expect(found.has('nodejs_eventloop_lag_p99_seconds')).toBe(true);
    expect(found.has('process_resident_memory_bytes')).toBe(true);

    await home.app.dataSource.query(
      `insert into outbox_events (id, type, payload, created_at)
       values ('0123456789abcdef01234567', 'order.placed', '{}', now() - interval '1 hour')`,
    );
    await expect.poll(() => sample('chowk_outbox_oldest_seconds')).toBeGreaterThan(3599);
    expect(await sample('chowk_outbox_events')).toBe(1);
  });

  it('omit figures that cannot be read', async () => {
    expect(await sample('chowk_figures_read{part="outbox"}')).toBe(1);
    await database.cut();
    await expect.poll(() => sample('chowk_figures_read{part="outbox"}')).toBe(0);
    const found = await samples(test);
    expect(found.has('chowk_outbox_events')).toBe(false);
    expect(found.has('process_resident_memory_bytes')).toBe(true);
    await database.mend();
    await expect.poll(() => sample('chowk_outbox_events')).toBe(1);
  });

  it('require the token, or a direct request from this machine', async () => {
    const statusOf = async (app: TestApp, headers: Record<string, string> = {}) =>
      (await read(app, headers)).status;
    expect(await statusOf(test)).toBe(200);
    for (const header of ['X-Forwarded-For', 'Forwarded', 'X-Real-IP', 'Via'])
      expect(await statusOf(test, { [header]: 'for=203.0.113.9' }), header).toBe(404);

    const other = (environment: Record<string, string>) =>
      TestApp.start({ DATABASE_URL: home.databaseUrl, ROLE: 'api', ...environment });
    const guarded = await other({ METRICS_TOKEN: 'known to Prometheus' });
    expect(await statusOf(guarded)).toBe(404);
    expect(await statusOf(guarded, { Authorization: 'Bearer an unknown token' })).toBe(404);
    expect(
      await statusOf(guarded, {
        Authorization: 'Bearer known to Prometheus',
        'X-Forwarded-For': '203.0.113.9',
      }),
    ).toBe(200);
    await guarded.close();

    const production = await other({ NODE_ENV: 'production' });
    expect(await statusOf(production)).toBe(404);
    await production.close();
  });
});
