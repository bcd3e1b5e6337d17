import { createRequire } from 'node:module';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { TestApp } from '../app.js';
import { aCustomer, aDish, anAdmin, password } from '../factories.js';
import { beginOrder } from '../payments.js';
import { startMailServer } from '../servers/smtp.js';
import { startTraceCollector, type SeenSpan, type TraceCollector } from '../servers/trace-collector.js';

let collector: TraceCollector;
beforeAll(async () => {
  // Read by the SDK itself.
  vi.stubEnv('OTEL_BSP_SCHEDULE_DELAY', '100');
  vi.stubEnv('OTEL_EXPORTER_OTLP_TIMEOUT', '500');
  vi.stubEnv('OTEL_SERVICE_NAME', 'shop-in-a-test');
  collector = await startTraceCollector();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await collector.close();
});
afterEach(() => collector.spans.splice(0));

const traceId = '0af7651916cd43dd8448eb211c80319c';
const headers = { traceparent: `00-${traceId}-b7ad6b7169203331-01`, 'X-Request-Id': 'proxy-1' };

const spansOf = (trace: string) => collector.spans.filter((span) => span.traceId === trace);
const named = (name: RegExp | string, spans: readonly SeenSpan[] = collector.spans) =>
  spans.filter((span) => (typeof name === 'string' ? span.name === name : name.test(span.name)));

function start(more: Record<string, string> = {}, lines: Record<string, unknown>[] = []): Promise<TestApp> {
  return TestApp.start(
    { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json', ...more },
    { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) },
  );
}

/** Loaded CommonJS modules: the SDK's, whose interfaces a metrics package also loads. */
const loaded = () =>
  Object.keys(createRequire(import.meta.url).cache).filter((file) =>
    /@opentelemetry.(?!api[\\/])/.test(file),
  );

describe('traces', () => {
  it('load nothing unless they are enabled', async () => {
    const without = await TestApp.start({ ROLE: 'api' });
    expect(loaded()).toEqual([]);
    await without.close();
    const withThem = await start({ ROLE: 'api' });
    expect(loaded()).not.toEqual([]);
    await withThem.close();
  });

  it('lead from a request through database and queue to its jobs', async () => {
    const lines: Record<string, unknown>[] = [];
    const test = await start({ LOG_LEVEL: 'debug' }, lines);
    onTestFinished(() => test.close());
    const asha = await aCustomer(test);
    const dish = await aDish(test);
    const address = '12 Rose Villa, Bengaluru';
    const { status } = await test.rest('POST', '/api/orders', {
      token: asha.token,
      headers,
      body: { items: [{ menuItem: dish.id, qty: 1 }], address, paymentMode: 'COD' },
    });
    expect(status).toBe(201);
    await expect.poll(() => named(/^job order\.placed\//, spansOf(traceId)).length).toBeGreaterThan(1);
    await expect.poll(() => named('relay order.placed', spansOf(traceId)).length).toBe(1);

    const spans = spansOf(traceId);
    const [request] = named('POST /api/orders', spans);
    expect(request).toMatchObject({
      parentSpanId: 'b7ad6b7169203331',
      attributes: {
        'http.request.method': 'POST',
        'http.route': '/api/orders',
        'http.response.status_code': 201,
        'chowk.request_id': 'proxy-1',
      },
    });
    const byId = new Map(spans.map((span) => [span.spanId, span]));
    const ancestors = (span: SeenSpan | undefined): string[] =>
      span ? [span.name, ...ancestors(byId.get(span.parentSpanId ?? ''))] : [];
    const placing = named(/^SQL /, spans).filter(({ attributes }) =>
      /insert into orders\s/.test(String(attributes['db.query.text'])),
    );
    expect(placing.map((span) => ancestors(span).at(-1))).toEqual(['POST /api/orders']);
    const [job] = named(/^job order\.placed\//, spans);
    expect(ancestors(job)).toEqual([job?.name, 'relay order.placed', 'POST /api/orders']);
    // Including the jobs' own statements.
    expect(named(/^SQL /, spans).some((span) => ancestors(span)[1]?.startsWith('job '))).toBe(true);
    expect(collector.resource).toMatchObject({ 'service.name': 'shop-in-a-test', 'chowk.role': 'all' });

    const ofJob = lines.find(({ msg, requestId }) => msg === 'job done' && requestId === 'proxy-1');
    expect(ofJob).toMatchObject({ traceId });
  });

  it('name GraphQL operations as the shop does, also on a socket', async () => {
    const test = await start();
    onTestFinished(() => test.close());
    const admin = await anAdmin(test);
    const ask = (query: string, operationName: string) =>
      test.rest('POST', '/graphql', { headers, token: admin.token, body: { query, operationName } });
    await ask('query Dashboard { dashboard { message } }', 'Dashboard');
    await ask('query AshaRao { dashboard { message } }', 'AshaRao');
    await ask('query AdminOrders { order(id: "nonsense") { id } }', 'AdminOrders');
    const client = test.live(admin.token);
    const overSocket = client.iterate({ query: 'query Menu { menu { id } }', operationName: 'Menu' });
    await overSocket.next();
    await client.dispose();
    await expect.poll(() => named('POST /graphql', spansOf(traceId)).length).toBe(3);
    await expect.poll(() => named('GraphQL query Menu').length).toBe(1);

    const [request] = named('POST /graphql', spansOf(traceId));
    const [known] = named('GraphQL query Dashboard');
    expect(known).toMatchObject({ traceId, parentSpanId: request?.spanId, status: 0 });
    expect(named(/^SQL SELECT/, spansOf(traceId)).map(({ parentSpanId }) => parentSpanId)).toContain(
      known?.spanId,
    );
    expect(named('GraphQL query other')).toHaveLength(1);
    expect(named('GraphQL query AdminOrders')).toEqual([
      expect.objectContaining({
        status: 2,
        attributes: expect.objectContaining({ 'error.type': 'BAD_USER_INPUT' }),
      }),
    ]);
    expect(collector.text).not.toContain('AshaRao');
  });

  it('contain calls to the payment service and sent mails, and nothing that identifies a person', async () => {
    const mailServer = await startMailServer();
    const test = await start({ SMTP_URL: mailServer.url, MAIL_FROM: 'orders@example.in' });
    onTestFinished(async () => {
      await test.close();
      await mailServer.close();
    });
    const asha = await aCustomer(test, 'Ashalata Raokumari');
    const dish = await aDish(test);
    const begun = await beginOrder(test, asha, dish.id);
    const login = await test.rest<{ token: string }>('POST', '/api/auth/login', {
      headers,
      body: { email: asha.email, password },
    });
    await test.rest('POST', '/api/contact', {
      headers,
      body: { name: asha.name, email: asha.email, subject: 'Hello', message: 'My number is 98450 12345' },
    });
    await test.rest('POST', '/api/orders', {
      token: asha.token,
      headers,
      body: { items: [{ menuItem: dish.id, qty: 1 }], address: '7 Lavelle Crescent', paymentMode: 'COD' },
    });
    await expect.poll(() => mailServer.mailsTo(asha.email).length).toBeGreaterThan(0);
    await expect.poll(() => named('send mail').length).toBeGreaterThan(0);
    await expect.poll(() => named('Razorpay POST /v1/orders').length).toBe(1);
    await expect.poll(() => named(/^job order\.placed\//).length).toBeGreaterThan(1);

    const [payment] = named('Razorpay POST /v1/orders');
    const sameTrace = spansOf(payment?.traceId ?? '').map(({ name }) => name);
    expect(sameTrace).toEqual(expect.arrayContaining(['POST /graphql', 'SQL INSERT']));
    const secrets = [
      asha.name,
      asha.email,
      asha.token,
      password,
      login.body.token,
      // Part of it may also be part of a time.
      '98450 12345',
      'Lavelle',
      begun.receipt,
    ];
    for (const secret of secrets) expect(collector.text).not.toContain(secret);
  });

  it('are sent as protobuf by default', async () => {
    const test = await start({ OTEL_EXPORTER_OTLP_PROTOCOL: '' });
    onTestFinished(() => test.close());
    await test.rest('GET', '/api/menu');
    await expect.poll(() => collector.requests.at(-1)).toBe('/v1/traces application/x-protobuf');
  });

  it('are dropped while no collector takes them, with one log line, without affecting the shop', async () => {
    await collector.close();
    const lines: Record<string, unknown>[] = [];
    const test = await start({ LOG_LEVEL: 'info' }, lines);
    onTestFinished(() => test.close());
    const about = () => lines.flatMap(({ msg }) => (String(msg).startsWith('traces:') ? [msg] : []));
    const statuses: number[] = [];
    const read = async () => statuses.push((await test.rest('GET', '/api/menu', { headers })).status);
    await expect
      .poll(async () => {
        await read();
        return about();
      })
      .toEqual(['traces: the collector does not take them']);

    // Repeated refusals are not logged again.
    await collector.reopen('refuses');
    const since = collector.requests.length;
    await expect
      .poll(async () => {
        await read();
        return collector.requests.length;
      })
      .toBeGreaterThan(since + 2);
    await collector.close();
    await collector.reopen('takes');
    await expect
      .poll(async () => {
        await read();
        return about();
      })
      .toEqual(['traces: the collector does not take them', 'traces: the collector takes them again']);
    expect(new Set(statuses)).toEqual(new Set([200]));
  });
});
