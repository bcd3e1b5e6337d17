import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../src/platform/ids.js';
import { TestApp } from '../app.js';
import { holdToDocument } from '../doors/contract.js';
import { aCustomer, anAdmin } from '../factories.js';
import { graphql, operationsOf, routesOf, type Operation, type Route } from '../doors/operations.js';

/** `razorpay-key`: the payment sandbox authenticates shops by their key, as Razorpay does, and no one by a token. */
type Rule = 'public' | 'signed-in' | 'admin' | 'razorpay-key';

/** The rule of every GraphQL operation and REST route. An unlisted one fails. */
const rules: Record<string, Rule> = {
  'Query.restaurant': 'public',
  'Query.optionGroups': 'public',
  'Query.menu': 'public',
  'Query.similarDishes': 'public',
  'Query.categories': 'public',
  'Query.me': 'public',
  'Query.guestLink': 'public',
  'Query.sessions': 'signed-in',
  'Query.savedAddresses': 'signed-in',
  'Query.quote': 'public',
  'Query.freeTimes': 'public',
  'Query.myOrders': 'signed-in',
  'Query.order': 'signed-in',
  'Query.payment': 'signed-in',
  'Query.myBookings': 'signed-in',
  'Query.notifications': 'signed-in',
  'Query.orders': 'admin',
  'Query.paymentsNeedingAttention': 'admin',
  'Query.bookings': 'admin',
  'Query.bookingsOutsideHours': 'admin',
  'Query.webhookHealth': 'admin',
  'Query.contactMessages': 'admin',
  'Query.today': 'admin',
  'Query.mailDeliveries': 'admin',
  'Query.auditEntries': 'admin',
  'Query.auditActors': 'admin',
  'Query.paymentSettings': 'public',
  'Query.dashboard': 'admin',
  'Query.setupWarnings': 'admin',
  'Query.setupSteps': 'admin',
  'Query.shopSetup': 'admin',
  'Query.welcome': 'admin',
  'Query.connections': 'admin',
  'Query.people': 'admin',
  'Query.invitation': 'public',
  'Mutation.invitePerson': 'admin',
  'Mutation.renewInvitation': 'admin',
  'Mutation.revokeInvitation': 'admin',
  'Mutation.changePersonsRole': 'admin',
  'Mutation.endPerson': 'admin',
  'Mutation.acceptInvitation': 'public',
  'Mutation.joinByInvitation': 'signed-in',
  'GET /api/admin/people': 'admin',
  'POST /api/admin/people': 'admin',
  'POST /api/admin/people/invitations/:id/renew': 'admin',
  'DELETE /api/admin/people/invitations/:id': 'admin',
  'PUT /api/admin/people/:id/role': 'admin',
  'POST /api/admin/people/:id/end': 'admin',
  'POST /api/auth/invitation': 'public',
  'POST /api/auth/invitation/accept': 'public',
  'POST /api/auth/invitation/join': 'signed-in',
  'Mutation.checkRazorpay': 'admin',
  'Mutation.saveRazorpay': 'admin',
  'Mutation.removeConnection': 'admin',
  'Mutation.sendTestMail': 'admin',
  'Mutation.saveMailServer': 'admin',
  'Mutation.sendTestSms': 'admin',
  'Mutation.saveSms': 'admin',
  'Mutation.sendTestWhatsApp': 'admin',
  'Mutation.saveWhatsApp': 'admin',
  'Mutation.checkPublicAddress': 'admin',
  'Mutation.savePublicAddress': 'admin',
  'Query.demoDishes': 'admin',
  'Query.fullMenu': 'admin',
  'Query.allCategories': 'admin',
  'Query.bookingRules': 'public',

  'Mutation.register': 'public',
  'Mutation.login': 'public',
  'Query.orderSlots': 'public',
  'Query.tableOfCode': 'public',
  'Query.tableCodes': 'admin',
  'Query.laterOrders': 'admin',
  'Query.pendingOrders': 'admin',
  'Mutation.setOrderNotTaken': 'admin',
  'Mutation.enterTaking': 'admin',
  'Mutation.undoTaking': 'admin',
  'Mutation.keepOrderPayment': 'admin',
  'Mutation.changePromisedTime': 'admin',
  'PUT /api/admin/orders/:id/not-taken': 'admin',
  'GET /api/admin/orders/:id/takings': 'admin',
  'POST /api/admin/orders/:id/takings': 'admin',
  'POST /api/admin/orders/:id/takings/:takingId/undo': 'admin',
  'POST /api/admin/orders/:id/keep-payment': 'admin',
  'PUT /api/admin/orders/:id/promised-time': 'admin',
  'Mutation.forgotPassword': 'public',
  'Mutation.continueAsGuest': 'public',
  'Mutation.openGuestLink': 'public',
  'Mutation.createGuestLink': 'signed-in',
  'Mutation.keepOrders': 'signed-in',
  'Mutation.sendPhoneCode': 'signed-in',
  'Mutation.confirmPhone': 'signed-in',
  'Mutation.addAddress': 'signed-in',
  'Mutation.updateAddress': 'signed-in',
  'Mutation.removeAddress': 'signed-in',
  'Mutation.resetPassword': 'public',
  'Mutation.sendContactMessage': 'public',
  'Mutation.reportOrderProblem': 'signed-in',
  'Mutation.cancelOrder': 'signed-in',
  'Mutation.answerOrderProblem': 'admin',
  'Mutation.answerContactMessage': 'admin',
  'Mutation.reopenContactMessage': 'admin',
  'Mutation.logout': 'signed-in',
  'Mutation.logoutEverywhere': 'signed-in',
  'Mutation.endSession': 'signed-in',
  'Mutation.endOtherSessions': 'signed-in',
  'Mutation.updateProfile': 'signed-in',
  'Mutation.confirmEmail': 'public',
  'Mutation.undoAccountChange': 'public',
  'Mutation.placeOrder': 'signed-in',
  'Mutation.startOrderPayment': 'signed-in',
  'Mutation.startBookingPayment': 'signed-in',
  'Mutation.verifyPayment': 'signed-in',
  'Mutation.bookTable': 'signed-in',
  'Mutation.updateBooking': 'signed-in',
  'Mutation.cancelBooking': 'signed-in',
  'Mutation.markNotificationsRead': 'signed-in',
  'Mutation.updateRestaurant': 'admin',
  'Mutation.renewTableCodes': 'admin',
  'Mutation.setOrdering': 'admin',
  'Mutation.finishWelcomeStep': 'admin',
  'Mutation.endWelcome': 'admin',
  'Mutation.removeDemoDishes': 'admin',
  'Mutation.setSoldOut': 'admin',
  'Mutation.setChoiceSoldOut': 'admin',
  'Mutation.setPortions': 'admin',
  'Mutation.addMenuItem': 'admin',
  'Mutation.updateMenuItem': 'admin',
  'Mutation.deleteMenuItem': 'admin',
  'Mutation.addOptionGroup': 'admin',
  'Mutation.updateOptionGroup': 'admin',
  'Mutation.deleteOptionGroup': 'admin',
  'Mutation.addCategory': 'admin',
  'Mutation.updateCategory': 'admin',
  'Mutation.deleteCategory': 'admin',
  'Mutation.reorderCategories': 'admin',
  'Mutation.reorderDishes': 'admin',
  'Mutation.updateOrderStatus': 'admin',
  'Mutation.refundPayment': 'admin',
  'Mutation.deleteBooking': 'admin',
  'Mutation.retryMailDelivery': 'admin',

  'Subscription.restaurantChanged': 'public',
  'Subscription.portionsChanged': 'public',
  'Subscription.menuChanged': 'public',
  'Subscription.fullMenuChanged': 'admin',
  'Subscription.freeTimesChanged': 'public',
  'Subscription.myBookingsChanged': 'signed-in',
  'Subscription.bookingsChanged': 'admin',
  'Subscription.orderUpdated': 'signed-in',
  'Subscription.myOrdersUpdated': 'signed-in',
  'Subscription.paymentUpdated': 'signed-in',
  'Subscription.notificationReceived': 'signed-in',
  'Subscription.orderFeed': 'admin',
  'Subscription.dashboardUpdated': 'admin',

  'GET /': 'public',
  'GET /healthz': 'public',
  'GET /readyz': 'public',
  'GET /metrics': 'public',
  'GET /graphql': 'public',
  'GET /shop': 'public',
  'GET /shop/index.html': 'public',
  'GET /shop/manifest.webmanifest': 'public',
  'GET /shop/icons/:icon': 'public',
  'GET /shop/sw.js': 'public',
  'GET /favicon.ico': 'public',
  'GET /robots.txt': 'public',
  'GET /sitemap.xml': 'public',
  'GET /api/restaurant': 'public',
  'GET /api/menu': 'public',
  'POST /api/quote': 'public',
  'GET /api/openapi.json': 'public',
  'POST /api/auth/register': 'public',
  'POST /api/auth/login': 'public',
  'GET /api/quote/slots': 'public',
  'POST /api/auth/forgot': 'public',
  'POST /api/auth/guest': 'public',
  'POST /api/auth/guest/link': 'public',
  'POST /api/auth/guest/open': 'public',
  'POST /api/auth/guest/links': 'signed-in',
  'POST /api/auth/guest/keep': 'signed-in',
  'POST /api/phone/code': 'signed-in',
  'POST /api/phone/confirm': 'signed-in',
  'GET /api/users/addresses': 'signed-in',
  'POST /api/users/addresses': 'signed-in',
  'PUT /api/users/addresses/:id': 'signed-in',
  'DELETE /api/users/addresses/:id': 'signed-in',
  'POST /api/auth/reset': 'public',
  'POST /api/auth/logout': 'signed-in',
  'POST /api/auth/logout-everywhere': 'signed-in',
  'GET /api/auth/profile': 'signed-in',
  'PATCH /api/auth/profile': 'signed-in',
  'POST /api/auth/upload': 'signed-in',
  'POST /api/orders': 'signed-in',
  'GET /api/orders': 'signed-in',
  'GET /api/orders/:id': 'signed-in',
  'POST /api/payment/create-order': 'public',
  'POST /api/payment/verify': 'signed-in',
  'POST /api/payment/callback': 'public',
  'POST /api/payment/webhook': 'public',
  'POST /api/booking': 'signed-in',
  'GET /api/booking/mybooking': 'signed-in',
  'PUT /api/booking/my/:id': 'signed-in',
  'DELETE /api/booking/:id': 'signed-in',
  'POST /api/contact': 'public',
  'GET /api/admin/dashboard': 'admin',
  'GET /api/admin/summary': 'admin',
  'GET /api/admin/today': 'admin',
  'PATCH /api/admin/ordering': 'admin',
  'GET /api/admin/audit': 'admin',
  'GET /api/admin/audit/actors': 'admin',
  'GET /api/admin/menu': 'admin',
  'POST /api/admin/menu': 'admin',
  'POST /api/admin/menu/image': 'admin',
  'POST /api/admin/restaurant/logo': 'admin',
  'POST /api/admin/restaurant/cover': 'admin',
  'PUT /api/admin/menu': 'admin',
  'PUT /api/admin/menu/:id': 'admin',
  'DELETE /api/admin/menu/:id': 'admin',
  'GET /api/admin/orders': 'admin',
  'PUT /api/admin/orders/:id/status': 'admin',
  'POST /api/orders/:id/problem': 'signed-in',
  'POST /api/orders/:id/cancel': 'signed-in',
  'PUT /api/admin/orders/:id/problem': 'admin',
  'GET /api/booking/admin/booking': 'admin',
  'DELETE /api/booking/admin/:id': 'admin',

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

const askers = ['visitor', 'customer', 'admin'] as const;
type Asker = (typeof askers)[number];

let test: TestApp;
let operations: Operation[];
let routes: Route[];
const tokens = new Map<Asker, string>();

beforeAll(async () => {
  // High limits, because the test sends many requests.
  test = await TestApp.start({ RATE_LIMIT_FACTOR: '1000' });
  operations = operationsOf(test.app.schema);
  routes = routesOf(test.web);
});
afterAll(() => test.close());

/** Some operations end the calling session: the next one gets a new session. */
async function tokenOf(asker: Asker): Promise<string | undefined> {
  if (asker === 'visitor') return undefined;
  const known = tokens.get(asker);
  if (known && (await test.app.services.auth.authenticate(known))) return known;
  const { token } = await (asker === 'admin' ? anAdmin(test) : aCustomer(test));
  tokens.set(asker, token);
  return token;
}

/** The error code that a rule demands, if any. */
function refusal(rule: Rule | undefined, asker: Asker): string | undefined {
  if (rule === 'public' || rule === 'razorpay-key' || asker === 'admin') return undefined;
  if (asker === 'visitor') return 'UNAUTHENTICATED';
  return rule === 'admin' ? 'FORBIDDEN' : undefined;
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
  it('has one rule, and every rule has an operation', () => {
    const names = [...operations, ...routes].map(({ name }) => name);
    const unruled = names.filter((name) => !rules[name]);
    expect(unruled, 'These have no rule yet: say in the table above who may use them').toEqual([]);
    const gone = Object.keys(rules).filter((name) => !names.includes(name));
    expect(gone, 'These are gone: take their rules out of the table above').toEqual([]);
  });

  it('of GraphQL refuses exactly those whom its rule refuses, for any arguments', async () => {
    const wrong: string[] = [];
    for (const operation of operations) {
      for (const asker of askers) {
        for (const look of ['right', 'wrong'] as const) {
          const code = await ask(operation, asker, look);
          const isRight = asRefusal(code) === refusal(rules[operation.name], asker);
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
        for (const look of ['right', 'wrong'] as const) {
          const { status, code } = await request(route, asker, look);
          const expected = refusal(rules[route.name], asker);
          const needsKey = rules[route.name] === 'razorpay-key';
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
