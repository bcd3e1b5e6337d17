import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessTo } from '../../src/graphql/access.js';
import { can, type Permission } from '../../src/modules/auth/permissions.js';
import { devicePlaces, staffRoles, storedRole, type StaffRole } from '../../src/modules/auth/role.js';
import { newId } from '../../src/platform/ids.js';
import { TestApp } from '../app.js';
import { aTablet } from '../devices.js';
import { holdToDocument } from '../doors/contract.js';
import { aCustomer, aStaffMember } from '../factories.js';
import { graphql, operationsOf, routesOf, type Operation, type Route } from '../doors/operations.js';

/** `razorpay-key`: the payment sandbox authenticates shops by their key, as Razorpay does, and no one by a token. */
type Rule = Permission | 'public' | 'razorpay-key';

/** Routes outside of the API. Operations and routes of the API say themselves who may use them. */
const otherRoutes: Record<string, Rule> = {
  'GET /': 'public',
  'GET /healthz': 'public',
  'GET /readyz': 'public',
  'GET /metrics': 'public',
  'GET /graphql': 'public',
  'GET /shop': 'public',
  'GET /shop/index.html': 'public',
  'GET /shop/staff': 'public',
  'GET /shop/manifest.webmanifest': 'public',
  'GET /shop/icons/:icon': 'public',
  'GET /shop/sw.js': 'public',
  'GET /favicon.ico': 'public',
  'GET /robots.txt': 'public',
  'GET /sitemap.xml': 'public',
  'GET /api/openapi.json': 'public',

  'GET /sandbox/razorpay/v1/checkout.js': 'public',
  'GET /sandbox/razorpay/v1/checkout.css': 'public',
  'POST /sandbox/razorpay/v1/checkout/pay': 'public',
  'POST /sandbox/razorpay/v1/orders': 'razorpay-key',
  'GET /sandbox/razorpay/v1/orders': 'razorpay-key',
  'GET /sandbox/razorpay/v1/orders/:id': 'razorpay-key',
  'GET /sandbox/razorpay/v1/orders/:id/payments': 'razorpay-key',
  'GET /sandbox/razorpay/v1/payments': 'razorpay-key',
  'GET /sandbox/razorpay/v1/payments/:id': 'razorpay-key',
  'POST /sandbox/razorpay/v1/payments/:id/capture': 'razorpay-key',
  'POST /sandbox/razorpay/v1/payments/:id/refund': 'razorpay-key',
  'GET /sandbox/razorpay/v1/payments/:id/refunds': 'razorpay-key',
  'GET /sandbox/razorpay/v1/payments/:id/refunds/:refundId': 'razorpay-key',
  'GET /sandbox/razorpay/v1/refunds': 'razorpay-key',
  'GET /sandbox/razorpay/v1/refunds/:id': 'razorpay-key',
};

/** What else the arguments of the test need: it sends `refund: true`. */
const alsoNeeded: Record<string, Permission> = { 'Mutation.updateOrderStatus': 'REFUND_PAYMENTS' };

const tablets = ['tablet KITCHEN', 'tablet COUNTER'] as const;
const askers = ['visitor', 'customer', ...staffRoles, ...tablets] as const;
type Asker = (typeof askers)[number];

/** Wrong arguments are refused alike for all roles that may send them. */
const looksOf = (asker: Asker) =>
  asker === 'visitor' || asker === 'customer' || asker === 'OWNER'
    ? (['right', 'wrong'] as const)
    : (['right'] as const);

let test: TestApp;
let operations: Operation[];
let routes: Route[];
const rules = new Map<string, Rule | undefined>();
const tokens = new Map<Asker, string>();

beforeAll(async () => {
  // High limits, because the test sends many requests.
  test = await TestApp.start({ RATE_LIMIT_FACTOR: '1000' });
  const { schema } = test.app;
  operations = operationsOf(schema);
  routes = routesOf(test.web);
  for (const { kind, name } of operations) {
    const field = schema.getRootType(kind.toLowerCase() as never)?.getFields()[name.split('.')[1] ?? ''];
    const access = field && accessTo(schema, field);
    rules.set(name, access === 'public' ? access : access?.permission);
  }
  for (const { method, path, permission } of test.app.routes)
    rules.set(
      `${method.toUpperCase()} /api${path}`,
      permission === 'maybe-signed-in' ? 'public' : permission,
    );
  for (const [name, rule] of Object.entries(otherRoutes)) rules.set(name, rule);
});
afterAll(() => test.close());

/** Some operations end the calling session: the next one gets a new session. */
async function tokenOf(asker: Asker): Promise<string | undefined> {
  if (asker === 'visitor') return undefined;
  const known = tokens.get(asker);
  if (known && (await test.app.services.auth.authenticate(known))) return known;
  const { token } = await signedIn(asker);
  tokens.set(asker, token);
  return token;
}

const placeOf = (asker: Asker) => devicePlaces.find((place) => asker === `tablet ${place}`);

async function signedIn(asker: Exclude<Asker, 'visitor'>): Promise<{ readonly token: string }> {
  if (asker === 'customer') return aCustomer(test);
  if (isStaffRole(asker)) return aStaffMember(test, asker);
  return aTablet(test, { place: placeOf(asker) });
}

const isStaffRole = (asker: string): asker is StaffRole => staffRoles.some((role) => role === asker);

function holderOf(asker: Asker): NonNullable<Parameters<typeof can>[0]> {
  if (isStaffRole(asker)) return storedRole(asker);
  const place = placeOf(asker);
  if (!place) return storedRole(null);
  return { ...storedRole(place), device: { place, isClosed: false, personRole: null } };
}

/** The error code that the rule of an operation or a route demands, if any. */
function refusal(name: string, asker: Asker): string | undefined {
  const needed = [rules.get(name), alsoNeeded[name]].filter((rule) => rule !== undefined);
  const permissions = needed.filter((rule) => rule !== 'public' && rule !== 'razorpay-key');
  if (permissions.length === 0) return undefined;
  if (asker === 'visitor') return 'UNAUTHENTICATED';
  return permissions.every((permission) => can(holderOf(asker), permission)) ? undefined : 'FORBIDDEN';
}

const asRefusal = (code: unknown) => (code === 'UNAUTHENTICATED' || code === 'FORBIDDEN' ? code : undefined);

/** The error code that an operation answers, if any. */
async function ask(operation: Operation, asker: Asker, look: 'right' | 'wrong'): Promise<unknown> {
  const token = await tokenOf(asker);
  const variables = operation.variables(look);
  if (operation.kind !== 'Subscription') {
    const { errors } = await test.graphql(operation.query, variables, token);
    return errors?.[0]?.extensions['code'];
  }
  // An accepted WebSocket subscription may stay silent for ever, so it is started directly.
  const { services, schema } = test.app;
  const accepted = await graphql.subscribe({
    schema,
    document: graphql.parse(operation.query),
    variableValues: variables,
    contextValue: {
      viewer: token ? await services.auth.authenticate(token) : null,
      address: '127.0.0.1',
      requestId: 'walk',
    },
  });
  if (Symbol.asyncIterator in accepted) {
    await accepted.return?.(undefined);
    return undefined;
  }
  const client = test.live(token);
  const answer = await client.iterate({ query: operation.query, variables }).next();
  await client.dispose();
  const { errors } = answer.value as { errors?: readonly { extensions?: Record<string, unknown> }[] };
  return errors?.[0]?.extensions?.['code'];
}

async function request(route: Route, asker: Asker, look: 'right' | 'wrong') {
  const path = route.path.replaceAll(/:\w+/g, look === 'right' ? newId() : 'soup');
  const options = {
    method: route.method,
    redirect: 'manual' as const,
    headers: {
      Accept: 'application/json',
      ...(asker !== 'visitor' && { Authorization: `Bearer ${await tokenOf(asker)}` }),
      ...(route.method !== 'GET' && { 'Content-Type': 'application/json' }),
    },
    ...(route.method !== 'GET' && { body: look === 'right' ? '{}' : '[]' }),
  };
  const answer = await fetch(test.url + path, options);
  const text = await answer.text();
  const isJson = answer.headers.get('Content-Type')?.includes('json');
  const body: unknown = isJson ? JSON.parse(text) : {};
  const { status, headers } = answer;
  holdToDocument(test.app, { method: route.method, route: path, status, headers, body });
  return { status, code: (body as { code?: unknown }).code };
}

describe('V8.2.1 every operation', () => {
  it('says who may use it', () => {
    const names = [...operations, ...routes].map(({ name }) => name);
    expect(names.filter((name) => !rules.get(name))).toEqual([]);
    expect(
      Object.keys(otherRoutes).filter((name) => !names.includes(name)),
      'These are gone: take them out of the table above',
    ).toEqual([]);
  });

  it('of GraphQL refuses exactly those whom its rule refuses, for any arguments', async () => {
    const wrong: string[] = [];
    for (const operation of operations) {
      for (const asker of askers) {
        for (const look of looksOf(asker)) {
          const code = await ask(operation, asker, look);
          const isRight = asRefusal(code) === refusal(operation.name, asker);
          if (!isRight)
            wrong.push(`${operation.name} answers a ${asker} (${look} arguments) ${String(code)}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  it('of REST refuses exactly those whom its rule refuses, for any request', async () => {
    const wrong: string[] = [];
    for (const route of routes) {
      for (const asker of askers) {
        for (const look of looksOf(asker)) {
          const { status, code } = await request(route, asker, look);
          const expected = refusal(route.name, asker);
          const needsKey = rules.get(route.name) === 'razorpay-key';
          const hasStatus = !(needsKey || expected === 'UNAUTHENTICATED') || status === 401;
          if (asRefusal(code) !== expected || !hasStatus || (expected === 'FORBIDDEN' && status !== 403)) {
            wrong.push(`${route.name} answers a ${asker} (${look} request) ${status} ${String(code)}`);
          }
        }
      }
    }
    expect(wrong).toEqual([]);
  });
});
