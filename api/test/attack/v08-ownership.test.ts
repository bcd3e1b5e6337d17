import jwt from 'jsonwebtoken';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { newId } from '../../src/platform/ids.js';
import { aBooking } from '../a-booking.js';
import { TestApp } from '../app.js';
import { graphqlFieldsOf, refusalOf, sendGraphql, type GraphqlField } from '../doors/graphql-fields.js';
import { routesOf } from '../doors/operations.js';
import { aCustomer, aDish, anAddress, anAdmin, aSavedAddress, type Account } from '../factories.js';
import { beginOrder } from '../payments.js';

/** Tables with data of one customer. */
type Owned =
  'orders' | 'bookings' | 'payments' | 'notifications' | 'passkeys' | 'sessions' | 'saved_addresses';

/**
 * What each id of the API names, or why it has no owner. An id that is not listed fails: a new operation must be tested
 * with another customer's id.
 */
const ids: Readonly<
  Record<string, Owned | 'of the menu' | 'for admins alone' | 'for tablets alone' | 'for programs alone'>
> = {
  'Query.order.id': 'orders',
  'Query.billDocument.orderId': 'orders',
  'Mutation.reportOrderProblem.id': 'orders',
  'Mutation.cancelOrder.id': 'orders',
  'Mutation.answerOrderProblem.id': 'for admins alone',
  'Mutation.answerContactMessage.id': 'for admins alone',
  'Mutation.reopenContactMessage.id': 'for admins alone',
  'Query.guestLink.orderId': 'orders',
  'Query.payment.id': 'payments',
  'Query.freeTimes.exceptBooking': 'bookings',
  'Mutation.updateBooking.id': 'bookings',
  'Mutation.cancelBooking.id': 'bookings',
  'Mutation.markNotificationsRead.ids': 'notifications',
  'Mutation.endSession.id': 'sessions',
  'Mutation.renamePasskey.id': 'passkeys',
  'Mutation.removePasskey.id': 'passkeys',
  'Mutation.updateAddress.id': 'saved_addresses',
  'Mutation.removeAddress.id': 'saved_addresses',
  'Mutation.deleteBooking.id': 'for admins alone',
  'Mutation.updateOrderStatus.id': 'for admins alone',
  'Mutation.refundPayment.id': 'for admins alone',
  'Mutation.refundPayment.refundId': 'for admins alone',
  'Mutation.retryMailDelivery.id': 'for admins alone',
  'Mutation.updateMenuItem.id': 'for admins alone',
  'Mutation.deleteMenuItem.id': 'for admins alone',
  'Mutation.setSoldOut.dishIds': 'for admins alone',
  'Mutation.setChoiceSoldOut.choiceId': 'for admins alone',
  'Mutation.setPortions.dishId': 'for admins alone',
  'Mutation.updateOptionGroup.id': 'for admins alone',
  'Mutation.deleteOptionGroup.id': 'for admins alone',
  'OptionChoiceInput.id': 'for admins alone',
  'DishOptionsInput.groupId': 'for admins alone',
  'ChoiceOverrideInput.choiceId': 'for admins alone',
  'Mutation.updateCategory.id': 'for admins alone',
  'Mutation.deleteCategory.id': 'for admins alone',
  'Mutation.reorderCategories.ids': 'for admins alone',
  'Mutation.reorderDishes.ids': 'for admins alone',
  'OrderFilter.ids': 'for admins alone',
  'Mutation.renewTableCodes.tables': 'for admins alone',
  'OrderItemInput.menuItemId': 'of the menu',
  'OrderItemInput.choices': 'of the menu',
  'DeliveryZoneInput.id': 'for admins alone',
  'RestaurantTableInput.id': 'for admins alone',
  'TaxClassInput.id': 'for admins alone',
  'MenuItemInput.taxClass': 'for admins alone',
  'Query.auditEntries.actorId': 'for admins alone',
  'Query.auditEntries.subjectId': 'for admins alone',
  'Mutation.renewInvitation.id': 'for admins alone',
  'Mutation.revokeInvitation.id': 'for admins alone',
  'Mutation.changePersonsRole.id': 'for admins alone',
  'Mutation.endPerson.id': 'for admins alone',
  'Mutation.updateDevice.id': 'for admins alone',
  'Mutation.unlockDevice.id': 'for admins alone',
  'Mutation.endDevice.id': 'for admins alone',
  'Mutation.removePin.deviceId': 'for admins alone',
  'Mutation.removePin.personId': 'for admins alone',
  'Mutation.updateOrderStatus.approval': 'for tablets alone',
  'Mutation.undoTaking.approval': 'for tablets alone',
  'Mutation.refundTakings.approval': 'for tablets alone',
  'Mutation.refundPayment.approval': 'for tablets alone',
  'Mutation.deleteBooking.approval': 'for tablets alone',
  'ApprovalInput.id': 'for tablets alone',
  'ApprovalInput.personId': 'for tablets alone',
  'Mutation.setPin.personId': 'for tablets alone',
  'Mutation.enterPin.personId': 'for tablets alone',
  'POST /api/admin/people/invitations/:id/renew': 'for admins alone',
  'DELETE /api/admin/people/invitations/:id': 'for admins alone',
  'PUT /api/admin/people/:id/role': 'for admins alone',
  'POST /api/admin/people/:id/end': 'for admins alone',
  'PATCH /api/admin/devices/:id': 'for admins alone',
  'POST /api/admin/devices/:id/unlock': 'for admins alone',
  'DELETE /api/admin/devices/:id': 'for admins alone',
  'DELETE /api/admin/devices/:id/pins/:personId': 'for admins alone',
  'Subscription.orderUpdated.id': 'orders',
  'Subscription.paymentUpdated.id': 'payments',

  'GET /api/orders/:id': 'orders',
  'GET /api/orders/:id/bill': 'orders',
  'GET /api/orders/:id/bill.pdf': 'orders',
  'GET /api/admin/bill-book/:sequence.pdf': 'for admins alone',
  'PATCH /api/auth/second-factor/passkeys/:id': 'passkeys',
  'POST /api/auth/second-factor/passkeys/:id/remove': 'passkeys',
  'PUT /api/users/addresses/:id': 'saved_addresses',
  'DELETE /api/users/addresses/:id': 'saved_addresses',
  'POST /api/orders/:id/problem': 'orders',
  'POST /api/orders/:id/cancel': 'orders',
  'PUT /api/admin/orders/:id/problem': 'for admins alone',
  'PUT /api/admin/orders/:id/not-taken': 'for admins alone',
  'PUT /api/admin/orders/:id/buyer': 'for admins alone',
  'GET /api/admin/orders/:id/takings': 'for admins alone',
  'GET /api/admin/bill-book/months/:month': 'for admins alone',
  'GET /api/admin/bill-book/months/:month/invoices.csv': 'for admins alone',
  'GET /api/admin/bill-book/months/:month/b2b.csv': 'for admins alone',
  'GET /api/admin/bill-book/months/:month/credit-notes.csv': 'for admins alone',
  'GET /api/admin/bill-book/months/:month/hsn-b2b.csv': 'for admins alone',
  'GET /api/admin/bill-book/months/:month/hsn-b2c.csv': 'for admins alone',
  'GET /api/admin/bill-book/months/:month/nil-rated.csv': 'for admins alone',
  'GET /api/admin/bill-book/months/:month/b2c.csv': 'for admins alone',
  'GET /api/admin/bill-book/months/:month/documents.csv': 'for admins alone',
  'POST /api/admin/orders/:id/takings': 'for admins alone',
  'POST /api/admin/orders/:id/takings/:takingId/undo': 'for admins alone',
  'POST /api/admin/orders/:id/refund-takings': 'for admins alone',
  'POST /api/admin/orders/:id/keep-payment': 'for admins alone',
  'PUT /api/admin/orders/:id/promised-time': 'for admins alone',
  'PUT /api/admin/orders/:id/rider': 'for admins alone',
  'PUT /api/admin/orders/:id/accept': 'for admins alone',
  'PUT /api/admin/orders/:id/refuse': 'for admins alone',
  'PUT /api/admin/orders/:id/lines': 'for admins alone',
  'PUT /api/admin/orders/:id/ready': 'for admins alone',
  'PUT /api/admin/orders/:id/packed': 'for admins alone',
  'PUT /api/admin/orders/:id/hand-over': 'for admins alone',
  'PUT /api/admin/orders/:id/recall': 'for admins alone',
  'Mutation.acceptOrder.id': 'for admins alone',
  'Mutation.refuseOrder.id': 'for admins alone',
  'Mutation.setLineDone.orderId': 'for admins alone',
  'Mutation.markOrderReady.id': 'for admins alone',
  'Mutation.setOrderPacked.id': 'for admins alone',
  'Mutation.handOverOrder.id': 'for admins alone',
  'Mutation.recallOrder.id': 'for admins alone',
  'POST /api/admin/deliveries/:id/pick-up': 'for admins alone',
  'POST /api/admin/deliveries/:id/deliver': 'for admins alone',
  'PrinterInput.fallbackId': 'for admins alone',
  'Query.printJobs.orderId': 'for admins alone',
  'Mutation.updatePrinter.id': 'for admins alone',
  'Mutation.deletePrinter.id': 'for admins alone',
  'Mutation.renewPrinterToken.id': 'for admins alone',
  'Mutation.printTestPage.printerId': 'for admins alone',
  'Mutation.printOrder.orderId': 'for admins alone',
  'Mutation.printOrder.printerId': 'for admins alone',
  'Mutation.settlePrintJob.id': 'for admins alone',
  'Mutation.takePrintJob.printerId': 'for admins alone',
  'Mutation.reportPrinted.id': 'for admins alone',
  'PUT /api/admin/printers/:id': 'for admins alone',
  'DELETE /api/admin/printers/:id': 'for admins alone',
  'POST /api/admin/printers/:id/token': 'for admins alone',
  'POST /api/admin/printers/:id/test-page': 'for admins alone',
  'POST /api/admin/printers/:id/take': 'for admins alone',
  'POST /api/admin/orders/:id/print': 'for admins alone',
  'POST /api/admin/print-jobs/:id/settle': 'for admins alone',
  'POST /api/admin/print-jobs/:id/report': 'for admins alone',
  'POST /api/printer/jobs/:id/hand-over': 'for programs alone',
  'POST /api/printer/jobs/:id/outcome': 'for programs alone',
  'Mutation.assignRider.orderId': 'for admins alone',
  'Mutation.assignRider.riderId': 'for admins alone',
  'Mutation.pickUpOrder.id': 'for admins alone',
  'Mutation.deliverOrder.id': 'for admins alone',
  'Mutation.setOrderNotTaken.id': 'for admins alone',
  'Mutation.setOrderBuyer.id': 'for admins alone',
  'Mutation.enterTaking.orderId': 'for admins alone',
  'Mutation.undoTaking.orderId': 'for admins alone',
  'Mutation.undoTaking.id': 'for admins alone',
  'Mutation.refundTakings.orderId': 'for admins alone',
  'Mutation.keepOrderPayment.id': 'for admins alone',
  'Mutation.changePromisedTime.id': 'for admins alone',
  'Query.quoteOrderChange.id': 'for admins alone',
  'Mutation.changeOrder.id': 'for admins alone',
  'Mutation.changeOrder.approval': 'for tablets alone',
  'Mutation.confirmOrderChange.id': 'for admins alone',
  'Mutation.startDuePayment.orderId': 'orders',
  'POST /api/admin/orders/:id/quote-change': 'for admins alone',
  'PUT /api/admin/orders/:id/content': 'for admins alone',
  'PUT /api/admin/orders/:id/confirm-change': 'for admins alone',
  'PUT /api/booking/my/:id': 'bookings',
  'DELETE /api/booking/:id': 'bookings',
  'DELETE /api/booking/admin/:id': 'for admins alone',
  'PUT /api/admin/orders/:id/status': 'for admins alone',
  'PUT /api/admin/menu/:id': 'for admins alone',
  'DELETE /api/admin/menu/:id': 'for admins alone',
};

/** These answer alike for a missing id and another customer's, and do nothing. */
const silent = [
  'Query.freeTimes.exceptBooking',
  'Query.guestLink.orderId',
  'Mutation.markNotificationsRead.ids',
];

let test: TestApp;
let victim: Account;
let stranger: Account;
let admin: Account;
const owned = {} as Record<Owned, string>;
beforeAll(async () => {
  test = await TestApp.start({ RATE_LIMIT_FACTOR: '1000' });
  [victim, stranger, admin] = [await aCustomer(test, 'Asha Rao'), await aCustomer(test), await anAdmin(test)];
  owned.sessions = (jwt.decode(victim.token) as { sid: string }).sid;
  const dishId = (await aDish(test)).id;
  owned.passkeys = newId();
  await test.app.dataSource.query(
    `insert into passkeys (id, user_id, credential_id, public_key, counter, transports, name, is_backed_up)
     values ($1, $2, 'credential', '', 0, '{}', 'Pixel', false)`,
    [owned.passkeys, victim.id],
  );
  owned.saved_addresses = (await aSavedAddress(test, victim)).id;
  owned.payments = (await beginOrder(test, victim, dishId)).id;
  const made = <T>(route: string, body: object) => test.rest<T>('POST', route, { token: victim.token, body });
  const order = { items: [{ menuItem: dishId, qty: 1 }], address: '12 MG Road', paymentMode: 'COD' };
  owned.orders = (await made<{ _id: string }>('/api/orders', order)).body._id;
  owned.bookings = (await made<{ booking: { _id: string } }>('/api/booking', aBooking())).body.booking._id;
  owned.notifications = await vi.waitFor(async () => {
    const { data } = await test.graphql('{ notifications { nodes { id } } }', {}, victim.token);
    const [first] = (data as { notifications: { nodes: { id: string }[] } }).notifications.nodes;
    if (!first) throw new Error('The worker has not notified the customer yet');
    return first.id;
  }, 20_000);
});
afterAll(() => test.close());

const idFields = (): GraphqlField[] => graphqlFieldsOf(test).filter(({ type }) => type === 'ID');
const idRoutes = () => routesOf(test.web).filter(({ name }) => /^\w+ \/api\/.*:/.test(name));

const rowOf = (table: Owned) =>
  test.app.dataSource.query<object[]>(`select * from ${table} where id = $1`, [owned[table]]);

/** An answer without the parts that always differ. */
const comparable = (answer: unknown, id: string) => JSON.stringify(answer).replaceAll(id, 'ID');

const byRest = async ({ method, path }: { method: string; path: string }, id: string, token?: string) => {
  const sent =
    method === 'GET' || method === 'DELETE'
      ? {}
      : { body: { guests: 3, name: 'Pixel', reason: 'LATE', ...anAddress } };
  const { status, body } = await test.rest(method, path.replace(/:\w+/, id), { token, ...sent });
  return { status, body };
};

describe('V8.2.2 the id of another customer’s data', () => {
  it('is listed in this test for every operation', () => {
    const found = [...idFields().map(({ coordinate }) => coordinate), ...idRoutes().map(({ name }) => name)];
    const unknown = [...new Set(found)].filter((name) => !ids[name]);
    expect(unknown, 'Say in the table above what these ids name').toEqual([]);
    expect(
      Object.keys(ids).filter((name) => !found.includes(name)),
      'These are gone',
    ).toEqual([]);
    expect(Object.values(owned).every((id) => /^[0-9a-f]{24}$/.test(id))).toBe(true);
  });

  it('is NOT_FOUND through GraphQL, with the same message as a missing id', async () => {
    for (const field of idFields()) {
      const table = ids[field.coordinate] as Owned;
      if (!(table in owned)) continue;
      const before = await rowOf(table);
      const unknown = newId();
      const answer = await sendGraphql(test, field, owned[table], stranger.token);
      const nothing = await sendGraphql(test, field, unknown, stranger.token);
      if (!silent.includes(field.coordinate))
        expect([field.coordinate, refusalOf(answer).code]).toEqual([field.coordinate, 'NOT_FOUND']);
      expect(comparable(answer, owned[table]), field.coordinate).toBe(comparable(nothing, unknown));
      expect(await rowOf(table), `${field.coordinate} changed it`).toEqual(before);
    }
  });

  it('is 404 through REST, with the same message as a missing id', async () => {
    for (const route of idRoutes()) {
      const table = ids[route.name] as Owned;
      if (!(table in owned)) continue;
      const before = await rowOf(table);
      const unknown = newId();
      const answer = await byRest(route, owned[table], stranger.token);
      expect([route.name, answer.status]).toEqual([route.name, 404]);
      expect(comparable(answer, owned[table]), route.name).toBe(
        comparable(await byRest(route, unknown, stranger.token), unknown),
      );
      expect(await rowOf(table), `${route.name} changed it`).toEqual(before);
    }
  });

  it('reveals nothing to visitors', async () => {
    for (const route of idRoutes()) {
      const table = ids[route.name] as Owned;
      if (table in owned) expect(await byRest(route, owned[table])).toMatchObject({ status: 401 });
    }
  });

  it('does not let an admin act as the customer', async () => {
    const change = { id: owned.bookings, input: { guests: 9 } };
    const update =
      'mutation ($id: ID!, $input: UpdateBookingInput!) { updateBooking(id: $id, input: $input) { id } }';
    expect(refusalOf(await test.graphql(update, change, admin.token)).code).toBe('NOT_FOUND');
    const cancel = 'mutation ($id: ID!) { cancelBooking(id: $id) { id } }';
    expect(refusalOf(await test.graphql(cancel, change, admin.token)).code).toBe('NOT_FOUND');
  });

  it('is in no list of another customer', async () => {
    const lists = `{ myOrders { nodes { id } } myBookings { nodes { id } } notifications { nodes { id } } sessions { id } savedAddresses { id } }`;
    const { data, errors } = await test.graphql(lists, {}, stranger.token);
    expect(errors).toBeUndefined();
    for (const id of Object.values(owned)) expect(JSON.stringify(data)).not.toContain(id);
    for (const route of ['/api/orders', '/api/booking/mybooking', '/api/users/addresses']) {
      expect(await test.rest('GET', route, { token: stranger.token })).toMatchObject({ body: [] });
    }
  });
});

describe('V8.2.3 admins’ fields', () => {
  it('are absent from customers’ answers', async () => {
    const { status, body } = await test.rest<Record<string, unknown>>('GET', `/api/orders/${owned.orders}`, {
      token: victim.token,
    });
    expect(status).toBe(200);
    const history = await test.graphql(
      'query ($id: ID!) { order(id: $id) { history { by } user { email role } payment { id refunds { id } } } }',
      { id: owned.orders },
      victim.token,
    );
    expect(history.errors).toBeUndefined();
    expect(JSON.stringify([body, history.data])).not.toContain(admin.name);
  });
});

describe('V8.3.2 a revoked role', () => {
  it('does not count for the next request, whatever the token says', async () => {
    const boss = await anAdmin(test);
    const summary = () => test.rest('GET', '/api/admin/summary', { token: boss.token });
    expect(await summary()).toMatchObject({ status: 200 });
    await test.app.dataSource.query(`update users set role = 'customer' where id = $1`, [boss.id]);
    expect(await summary()).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    const { errors } = await test.graphql('{ dashboard { message } }', {}, boss.token);
    expect(errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
  });
});
