import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestApp } from '../app.js';
import { documentOf, holdToDocument } from '../doors/contract.js';
import { aCustomer, type Account } from '../factories.js';
import { routesOf } from '../doors/operations.js';

let test: TestApp;
let asha: Account;
beforeAll(async () => {
  test = await TestApp.start();
  asha = await aCustomer(test);
});
afterAll(() => test.close());

interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  security: Record<string, string[]>[];
  parameters?: { name: string; in: string; description?: string; schema?: { description?: string } }[];
  requestBody?: { content: Record<string, unknown> };
  responses: Record<string, { description: string }>;
}
type Paths = Record<string, Record<string, Operation>>;

const readDocument = async () =>
  (await test.rest<{ openapi: string; paths: Paths }>('GET', '/api/openapi.json')).body;

describe('the OpenAPI document', () => {
  it('is valid, and the one that tests validate answers against', async () => {
    const document = await readDocument();
    expect(document.openapi).toMatch(/^3\.1\./);
    expect(await new Validator().validate(structuredClone(document))).toEqual({ valid: true });
    expect(document).toEqual(JSON.parse(JSON.stringify(documentOf(test.app))));
  });

  it('contains exactly the routes of the router', async () => {
    const { paths } = await readDocument();
    const described = Object.entries(paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((verb) => `${verb.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
    );
    const routed = routesOf(test.web).filter(({ path }) => path.startsWith('/api/'));
    expect(described.toSorted()).toEqual(routed.map(({ name }) => name).toSorted());
  });

  it('gives each route a purpose, a unique name and one tag', async () => {
    const operations = Object.values((await readDocument()).paths).flatMap((path) => Object.values(path));
    const names = operations.map(({ operationId }) => operationId);
    expect(new Set(names).size).toBe(names.length);
    for (const { operationId, summary, tags, responses } of operations) {
      expect([operationId, summary]).toEqual([operationId, expect.stringMatching(/^[A-Z].{5,75}[^.]$/)]);
      expect([operationId, tags.length]).toEqual([operationId, 1]);
      expect(Object.values(responses).every(({ description }) => description.length > 5)).toBe(true);
    }
  });

  it('says what each query parameter is', async () => {
    const { paths } = await readDocument();
    const undescribed = Object.entries(paths).flatMap(([path, operations]) =>
      Object.values(operations).flatMap(({ parameters = [] }) =>
        parameters
          .filter((each) => each.in === 'query' && !(each.description ?? each.schema?.description))
          .map(({ name }) => `${path} ${name}`),
      ),
    );
    expect(undescribed).toEqual([]);
  });

  it('describes permissions, inputs, idempotency keys and pictures', async () => {
    const { paths } = await readDocument();
    expect(paths['/api/orders']?.['post']).toMatchObject({
      security: [{ token: [] }],
      parameters: [{ name: 'Idempotency-Key', in: 'header' }],
      responses: { 201: {}, 400: {}, 401: {}, 402: {}, 409: {}, 503: { headers: { 'Retry-After': {} } } },
    });
    expect(paths['/api/auth/login']?.['post']).toMatchObject({
      security: [],
      responses: { 429: { headers: { 'Retry-After': {} } } },
    });
    expect(Object.keys(paths['/api/admin/menu']?.['post']?.requestBody?.content ?? {})).toEqual([
      'application/json',
      'multipart/form-data',
    ]);
  });
});

describe('an answer that contradicts the document', () => {
  const answered = (body: unknown, status = 200, headers = {}) => ({
    method: 'GET',
    route: '/api/auth/profile',
    status,
    headers: new Headers({ 'Content-Type': 'application/json; charset=utf-8', ...headers }),
    body,
  });
  const hold = (exchange: Parameters<typeof holdToDocument>[1]) => () => holdToDocument(test.app, exchange);

  it('fails every test that receives it', async () => {
    const { body } = await test.rest<Record<string, unknown>>('GET', '/api/auth/profile', {
      token: asha.token,
    });
    expect(hold(answered(body))).not.toThrow();
    expect(hold(answered({ ...body, passwordHash: '$2b$10$…' }))).toThrow(/additional properties/);
    expect(hold(answered({ ...body, role: 'owner' }))).toThrow(/allowed values/);
    expect(hold(answered(body, 418))).toThrow(/knows no such status/);
    expect(hold(answered(body, 200, { 'Content-Type': 'text/html' }))).toThrow(/it is text\/html/);
    const refusal = { message: 'Later.', code: 'UNAVAILABLE' };
    expect(hold(answered(refusal, 503))).toThrow(/no header Retry-After/);
    expect(hold(answered(refusal, 503, { 'Retry-After': '5' }))).not.toThrow();
    expect(hold({ ...answered(body), route: '/api/auth/secrets' })).toThrow(/knows no such route/);
  });

  it('includes one to an invalid request', () => {
    const exchange = { ...answered({ message: 'Kept.' }, 201), method: 'POST', route: '/api/contact' };
    const sent = { name: 'Asha', email: 'asha@example.in', message: 'Namaste' };
    expect(hold({ ...exchange, sent })).not.toThrow();
    expect(hold({ ...exchange, sent: { ...sent, message: 7 } })).toThrow(/took what the document forbids/);
  });
});
