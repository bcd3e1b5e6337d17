import type { GraphQLObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { fieldAccess } from '../../src/graphql/generated/field-access.js';
import { can, type Permission } from '../../src/modules/auth/permissions.js';
import { staffRoles, storedRole, type StaffRole } from '../../src/modules/auth/role.js';
import { Customer } from '../../src/modules/customers/customer.entity.js';
import { TestApp } from '../app.js';
import { register } from '../bills.js';
import { graphql } from '../doors/operations.js';
import { aCustomer, aDish, aStaffMember, type Account } from '../factories.js';
import { beginOrder, pay, paymentOf as seenPaymentOf } from '../payments.js';

/** Fields for everyone who may read the record. A new field is listed here, or has `@access` in schema.graphql. */
const open = {
  Order: [
    'id name number day items charges packing deliveryFee deliveryZone total taxes invoice way location isNotTaken tableName isFirstAtTable',
    'slotAt kitchenAt isScheduled promisedFrom promisedUntil promiseReason cancelReason isCancelledByCustomer',
    'riderFirstName paymentMode paymentStatus status statusLabel isAccepted kitchenStage readyAt version placedAt history changes',
  ],
  Customer: ['id name'],
  Payment: [
    'id razorpayOrderId receipt amount refunded left state decision refunds failure order version createdAt',
  ],
} as const;

type TypeName = keyof typeof open;
const typeNames = Object.keys(open) as TypeName[];

type Access = Readonly<Record<string, { readonly permission: Permission; readonly orOwner: boolean }>>;
const guardedOf = (type: TypeName): Access => fieldAccess[type];
const mayRead = (role: StaffRole, type: TypeName, field: string) => {
  const access = guardedOf(type)[field];
  return !access || can(storedRole(role), access.permission);
};

let test: TestApp;
let asha: Account;
const staff = {} as Record<StaffRole, Account>;
/** An order that is paid online, and one in cash. */
let paidId: string;
let cashId: string;
let paymentId: string;

const phone = '+919876543210';

beforeAll(async () => {
  test = await TestApp.start({ RATE_LIMIT_FACTOR: '1000' });
  asha = await aCustomer(test);
  for (const role of staffRoles) staff[role] = await aStaffMember(test, role);
  // So that the orders wait.
  const acceptance = { isAutomatic: false, louderAfter: 3, ownersAfter: 60, customerAfter: 60, reasons: [] };
  await register(test, staff.OWNER, 'REGULAR', { pricesInclude: true, acceptance });
  await test.app.dataSource.manager.update(Customer, { id: asha.id }, { phone });
  const { id: dishId } = await aDish(test);
  const begun = await beginOrder(test, asha, dishId, { phone, address: '12 MG Road' });
  await pay(test, begun.razorpayOrderId);
  paymentId = begun.id;
  paidId = await vi.waitFor(async () => {
    const { order } = await seenPaymentOf(test, asha, begun.id);
    if (!order) throw new Error('The payment has not placed its order yet');
    return order.id;
  }, 20_000);
  const input = {
    items: [{ menuItemId: dishId, quantity: 1 }],
    address: '12 MG Road',
    coordinates: { lat: 12.97, lng: 77.59 },
    deliveryNote: 'Ring twice',
    buyer: { name: 'Tulsi Designs', gstin: '29AABCT1332L1ZA' },
    paymentMode: 'COD',
    phone,
  };
  const placed = await test.graphql(
    'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { id } }',
    { input },
    asha.token,
  );
  cashId = (placed.data as { placeOrder: { id: string } }).placeOrder.id;
  const { token } = staff.OWNER;
  await test.rest('POST', `/api/admin/orders/${cashId}/takings`, {
    token,
    body: { method: 'CASH', amount: 45 },
  });
  await test.rest('PUT', `/api/admin/orders/${cashId}/rider`, {
    token,
    body: { riderId: staff.RIDER.id, version: 2 },
  });
  await test.rest('PUT', `/api/admin/orders/${cashId}/packed`, { token, body: { bags: 2 } });
  await test.rest('POST', `/api/orders/${cashId}/problem`, { token: asha.token, body: { reason: 'LATE' } });
});
afterAll(() => test.close());

/** Selects every field of a type: of objects, some leaf. */
function fieldsOf(type: TypeName): string {
  const fields = Object.values((test.app.schema.getType(type) as GraphQLObjectType).getFields());
  return fields
    .map(({ name, type: of }) =>
      graphql.isLeafType(graphql.getNamedType(of)) ? name : `${name} { __typename }`,
    )
    .join(' ');
}

type Row = Readonly<Record<string, unknown>>;

async function read(query: string, path: readonly string[], { token }: Account): Promise<Row | null> {
  const { data, errors } = await test.graphql(query, {}, token);
  expect(errors).toBeUndefined();
  return path.reduce<Row | null>((from, key) => (from?.[key] ?? null) as Row | null, data ?? null);
}

const orderOf = (id: string, account: Account) =>
  read(`{ order(id: "${id}") { ${fieldsOf('Order')} } }`, ['order'], account);
const customerOf = (account: Account) =>
  read(`{ order(id: "${cashId}") { customer { ${fieldsOf('Customer')} } } }`, ['order', 'customer'], account);
const paymentOf = (account: Account) =>
  read(`{ payment(id: "${paymentId}") { ${fieldsOf('Payment')} } }`, ['payment'], account);

/** Roles that read any order, and any payment. */
const readersOf = (permission: Permission) => staffRoles.filter((role) => can(storedRole(role), permission));

/** What a role should read of a record: what the owner of the shop reads, without the fields that are not for the role. */
const withoutHidden = (record: Row | null, type: TypeName, role: StaffRole) =>
  Object.fromEntries(
    Object.entries(record ?? {}).map(([field, value]) => [field, mayRead(role, type, field) ? value : null]),
  );

describe('V8.2.3 every field of an order, a customer and a payment', () => {
  it.each(typeNames)('of %s has @access, or is for everyone who reads the record', (type) => {
    const known = [...Object.keys(guardedOf(type)), ...open[type].join(' ').split(' ')];
    const fields = Object.keys((test.app.schema.getType(type) as GraphQLObjectType).getFields());
    expect(known.toSorted()).toEqual(fields.toSorted());
  });

  it('of an order is null exactly for the roles that lack its permission', async () => {
    const shown = new Set<string>();
    for (const id of [paidId, cashId]) {
      const all = await orderOf(id, staff.OWNER);
      for (const field of Object.keys(guardedOf('Order'))) if (all?.[field] != null) shown.add(field);
      for (const role of readersOf('VIEW_ORDERS'))
        expect([role, await orderOf(id, staff[role])]).toEqual([role, withoutHidden(all, 'Order', role)]);
    }
    expect([...shown].toSorted()).toEqual(Object.keys(guardedOf('Order')).toSorted());
  });

  it('of a customer is null exactly for the roles that lack its permission', async () => {
    const all = await customerOf(staff.OWNER);
    expect(Object.values(all ?? {})).not.toContain(null);
    for (const role of readersOf('VIEW_ORDERS'))
      expect([role, await customerOf(staff[role])]).toEqual([role, withoutHidden(all, 'Customer', role)]);
  });

  it('of a payment is null exactly for the roles that lack its permission', async () => {
    const all = await paymentOf(staff.OWNER);
    expect(all).toMatchObject({ order: expect.anything(), user: expect.anything() });
    for (const role of readersOf('VIEW_PAYMENTS'))
      expect([role, await paymentOf(staff[role])]).toEqual([role, withoutHidden(all, 'Payment', role)]);
  });

  it('of their own order and payment is shown to customers, unless it is for staff alone', async () => {
    const forStaff = {
      customer: null,
      rider: null,
      bags: null,
      waitsSince: null,
      backIfCancelled: null,
      refundable: null,
      changesToSee: null,
    };
    for (const id of [paidId, cashId]) {
      const all = await orderOf(id, staff.OWNER);
      expect(await orderOf(id, asha)).toEqual({ ...all, ...forStaff });
    }
    expect(await paymentOf(asha)).toEqual(await paymentOf(staff.OWNER));
  });

  it('is not for another customer', async () => {
    const { token } = await aCustomer(test);
    for (const query of [`{ order(id: "${cashId}") { id } }`, `{ payment(id: "${paymentId}") { id } }`]) {
      const { errors } = await test.graphql(query, {}, token);
      expect(errors?.[0]?.extensions['code']).toBe('NOT_FOUND');
    }
  });

  it('is null in REST where it is null in GraphQL', async () => {
    const names: Record<string, string> = { userId: 'user' };
    for (const role of readersOf('VIEW_ORDERS')) {
      const { body } = await test.rest<Row>('GET', `/api/orders/${cashId}`, staff[role]);
      const all = await test.rest<Row>('GET', `/api/orders/${cashId}`, staff.OWNER);
      expect(Object.values(all.body).filter((value) => value !== null).length).toBeGreaterThan(20);
      const expected = Object.entries(all.body).map(([name, value]) => [
        name,
        mayRead(role, 'Order', names[name] ?? name) ? value : null,
      ]);
      expect([role, body]).toEqual([role, Object.fromEntries(expected)]);
    }
  });

  it('with money is empty in the history of an order for roles that see no takings', async () => {
    const query = `{ order(id: "${cashId}") { changes { kind method amount } } }`;
    const takingFor = async (role: StaffRole) => {
      const order = await read(query, ['order'], staff[role]);
      return (order?.['changes'] as { kind: string }[] | undefined)?.find(({ kind }) => kind === 'TAKING');
    };
    expect(await takingFor('COUNTER')).toEqual({ kind: 'TAKING', method: 'CASH', amount: 45 });
    expect(await takingFor('KITCHEN')).toEqual({ kind: 'TAKING', method: null, amount: null });
  });

  it('is no way to find an order for those who may not read it', async () => {
    const found = async (role: StaffRole, search: string) => {
      const { data, errors } = await test.graphql(
        'query ($search: String) { orders(first: 9, filter: { search: $search }) { nodes { id } } }',
        { search },
        staff[role].token,
      );
      expect(errors).toBeUndefined();
      return (data as { orders: { nodes: unknown[] } }).orders.nodes.length;
    };
    for (const search of [asha.email, '98765432', phone])
      expect([await found('COUNTER', search), await found('KITCHEN', search)]).toEqual([2, 0]);
    for (const search of [asha.name, cashId.slice(0, 20)])
      expect(await found('KITCHEN', search)).toBeGreaterThan(0);
  });

  it('is the same in live messages', async () => {
    const client = test.live(staff.KITCHEN.token);
    const messages = client.iterate({
      query: `subscription { orderUpdated(id: "${cashId}") { ${fieldsOf('Order')} } }`,
    });
    const { value } = await messages.next();
    await client.dispose();
    const { orderUpdated } = (value as { data: { orderUpdated: Row } }).data;
    expect(orderUpdated).toEqual(await orderOf(cashId, staff.KITCHEN));
    expect(orderUpdated).toMatchObject({ id: cashId, phone: null, takings: null });
  });
});
