import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TestApp } from '../../../test/app.js';
import { entriesOf, register } from '../../../test/bills.js';
import { doorsOf, value, type OrderRequest } from '../../../test/doors/doors.js';
import {
  aCustomer,
  aDish,
  anAdmin,
  aStaffMember,
  changeRestaurant,
  type Account,
} from '../../../test/factories.js';
import { beginOrder, pay, untilOrdered } from '../../../test/payments.js';
import { ask } from '../../../test/people.js';
import { User } from '../auth/user.entity.js';
import { verifyLedger } from '../bill-book/ledger-verification.js';
import { dateAt } from '../restaurant/schedule.js';
import { Order } from './order.entity.js';

const firm = { name: 'Tulsi Designs Pvt Ltd', gstin: '29AABCT1332L1ZA' };
/** Of Maharashtra. */
const otherFirm = { name: 'Umbrella Foods LLP', gstin: '27AAPFU0939F1ZV' };

let test: TestApp;
let asha: Account;
let owner: Account;
let dishId: string;
beforeAll(async () => {
  test = await TestApp.start({ RATE_LIMIT_FACTOR: '1000' });
  [asha, owner] = [await aCustomer(test, 'Asha Rao'), await anAdmin(test)];
  dishId = (await aDish(test, { name: 'Thali', pricePaise: 25_000 })).id;
});
beforeEach(() => register(test, owner, 'REGULAR', { orderWays: ['DELIVERY', 'PICKUP'] }));
afterAll(() => test.close());

const items = () => [{ id: dishId, quantity: 1 }];
const documentsOf = async (id: string) => (await entriesOf(test, id)).map(({ document }) => document);

describe.each(doorsOf(() => test))('the firm to which an order is billed, through $name', (door) => {
  const place = (request: Partial<OrderRequest> = {}, key?: string) =>
    door.placeOrder(asha.token, { items: items(), ...request }, key);
  const placed = async (request: Partial<OrderRequest> = {}) => value(await place(request));
  const handOver = async (id: string) => value(await door.setStatus(owner.token, id, 'Delivered'));

  it('is kept with the order, tidied, and read by its customer and staff', async () => {
    const order = await placed({ buyer: { name: ' Tulsi  Designs Pvt Ltd ', gstin: ' 29 aabct 1332l1za ' } });
    const buyer = { name: 'Tulsi  Designs Pvt Ltd', gstin: '29AABCT1332L1ZA' };
    for (const seen of [
      order,
      value(await door.order(asha.token, order.id)),
      value(await door.ownOrders(asha.token)).find(({ id }) => id === order.id),
      value(await door.allOrders(owner.token)).find(({ id }) => id === order.id),
      value(await door.setStatus(owner.token, order.id, 'Preparing')),
    ])
      expect(seen).toMatchObject({ buyer });
  });

  it('may be left out or blank', async () => {
    for (const request of [{}, { buyer: null }, { buyer: { name: ' ', gstin: '' } }])
      expect(await placed(request)).toMatchObject({ buyer: null });
  });

  it('may have a name with an emoji, and a GSTIN of any state', async () => {
    const buyer = { ...otherFirm, name: 'Chai ☕ & Co' };
    expect(await placed({ buyer })).toMatchObject({ buyer });
  });

  it.each([
    ['without its GSTIN', { gstin: ' ' }, 'buyer.gstin', 'Please enter the GSTIN of the firm'],
    ['without its name', { name: '' }, 'buyer.name', 'Please enter the name of the firm'],
    ['with a name of spaces', { name: ' \u200b ' }, 'buyer.name', 'Please enter the name of the firm'],
    ['with a name of 121 characters', { name: 'x'.repeat(121) }, 'buyer.name', /at most 120/],
    [
      'with a wrong check character',
      { gstin: '29AABCT1332L1ZE' },
      'buyer.gstin',
      /compare all 15 characters/,
    ],
    ['of no state', { gstin: '99AABCT1332L1Z3' }, 'buyer.gstin', /compare all 15 characters/],
    ['with a short GSTIN', { gstin: '29AABCT1332L1Z' }, 'buyer.gstin', /compare all 15 characters/],
  ])('is refused %s', async (_what, change, field, message) => {
    expect(await place({ buyer: { ...firm, ...change } })).toMatchObject({
      ok: false,
      code: 'BAD_USER_INPUT',
      fields: [field],
      message: expect.stringMatching(message) as string,
    });
  });

  it('is refused by a restaurant that has no GST bill', async () => {
    const from = dateAt(new Date());
    await changeRestaurant(test, owner, {
      taxPositions: [{ from, mode: 'UNREGISTERED', pricesInclude: false }],
    });
    expect(await place({ buyer: firm })).toMatchObject({ code: 'BAD_USER_INPUT', fields: ['buyer'] });
    const order = await placed();
    const refused = await door.setBuyer(owner.token, order.id, firm, order.version);
    expect(refused).toMatchObject({ code: 'BAD_USER_INPUT', fields: ['buyer'] });
  });

  it('stands on a bill of supply, too', async () => {
    await register(test, owner, 'COMPOSITION');
    const { id } = await placed({ buyer: firm });
    await handOver(id);
    expect(await documentsOf(id)).toMatchObject([{ mode: 'COMPOSITION', buyer: { ...firm, address: null } }]);
  });

  it('makes a request with the same key another one', async () => {
    const key = randomUUID();
    const { id } = value(await place({ buyer: firm }, key));
    expect(value(await place({ buyer: { ...firm, gstin: '29aabct1332l1za' } }, key)).id).toBe(id);
    expect(await place({ buyer: otherFirm }, key)).toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
  });

  it('is added, changed and removed by staff until the order has its invoice', async () => {
    const order = await placed();
    const added = value(await door.setBuyer(owner.token, order.id, firm, order.version));
    expect(added).toMatchObject({ buyer: firm, version: order.version + 1 });
    // Sent again, it changes nothing.
    const again = value(await door.setBuyer(owner.token, order.id, firm, order.version));
    expect(again).toMatchObject({ buyer: firm, version: added.version });
    expect(await door.setBuyer(owner.token, order.id, otherFirm, order.version)).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('Somebody else') as string,
    });
    const changed = value(await door.setBuyer(owner.token, order.id, otherFirm, added.version));
    const removed = value(await door.setBuyer(owner.token, order.id, null, changed.version));
    expect(removed).toMatchObject({ buyer: null, version: order.version + 3 });
    const blank = await door.setBuyer(owner.token, order.id, { name: '', gstin: ' ' }, removed.version);
    expect(value(blank)).toMatchObject({ buyer: null, version: removed.version });
    const wrong = await door.setBuyer(owner.token, order.id, { ...firm, gstin: 'x' }, removed.version);
    const field = door.name === 'REST' ? 'buyer.gstin' : 'gstin';
    expect(wrong).toMatchObject({ code: 'BAD_USER_INPUT', fields: [field] });
  });

  it('does not change after the invoice, of which staff read the number', async () => {
    const { id } = await placed({ buyer: firm });
    const { version } = await handOver(id);
    const [invoice] = await entriesOf(test, id);
    for (const buyer of [otherFirm, null])
      expect(await door.setBuyer(owner.token, id, buyer, version)).toMatchObject({
        code: 'CONFLICT',
        message: expect.stringMatching(
          new RegExp(`bill ${invoice?.number}, .* cancel this order and place it again`),
        ) as string,
      });
    expect(value(await door.order(asha.token, id))).toMatchObject({ buyer: firm, version });
    // What was cancelled can be handed over again, with another invoice.
    const cancelled = value(await door.setStatus(owner.token, id, 'Cancelled'));
    value(await door.setBuyer(owner.token, id, otherFirm, cancelled.version));
    await handOver(id);
    expect((await documentsOf(id)).map(({ buyer }) => buyer)).toMatchObject([firm, firm, otherFirm]);
  });

  it('is changed by those alone who may change orders', async () => {
    const { id, version } = await placed();
    for (const { token } of [asha, await aStaffMember(test, 'ACCOUNTANT'), await aStaffMember(test, 'RIDER')])
      expect(await door.setBuyer(token, id, firm, version)).toMatchObject({ code: 'FORBIDDEN' });
    const { token } = await aStaffMember(test, 'COUNTER');
    expect(await door.setBuyer(token, id, firm, version)).toMatchObject({ ok: true });
    const missing = await door.setBuyer(owner.token, '0123456789abcdef01234567', firm, 1);
    expect(missing).toMatchObject({ code: 'NOT_FOUND' });
  });
});

const placeByRest = async (buyer?: object) =>
  (
    await test.rest<{ _id: string; version: number }>('POST', '/api/orders', {
      token: asha.token,
      body: { items: [{ menuItem: dishId, qty: 1 }], address: '12 MG Road', buyer },
    })
  ).body;
const setStatus = (id: string, status: string) =>
  test.rest('PUT', `/api/admin/orders/${id}/status`, { token: owner.token, body: { status } });

describe('the documents of an order that is billed to a firm', () => {
  it('name it, also those that take the invoice back, with CGST and SGST for a firm of another state', async () => {
    const { _id: id } = await placeByRest(otherFirm);
    for (const status of ['Delivered', 'Cancelled']) await setStatus(id, status);
    const [invoice, cancellation] = await entriesOf(test, id);
    const buyer = { ...otherFirm, address: null };
    expect(invoice).toMatchObject({ kind: 'INVOICE', document: { buyer, placeOfSupply: '29' } });
    expect(cancellation).toMatchObject({ kind: 'CANCELLATION', document: { buyer } });
    const taxes = { rows: [{ cgstPaise: 625, sgstPaise: 625 }] };
    expect(invoice?.document).toMatchObject({ bill: { taxes } });
  });

  it('name it in a credit note for money that went back after the invoice', async () => {
    const payment = await beginOrder(test, asha, dishId, { buyer: firm });
    await pay(test, payment.razorpayOrderId);
    const { order } = await untilOrdered(test, asha, payment.id);
    const id = order?.id ?? '';
    expect(await test.app.dataSource.manager.findOneBy(Order, { id })).toMatchObject({ buyer: firm });
    await setStatus(id, 'Delivered');
    await ask(
      test,
      'mutation ($id: ID!) { refundPayment(id: $id, amount: 50) { id } }',
      { id: payment.id },
      owner.token,
    );
    expect(await entriesOf(test, id)).toMatchObject([
      { kind: 'INVOICE', document: { buyer: firm } },
      { kind: 'CREDIT_NOTE', document: { buyer: firm } },
    ]);
  });

  it('show it to the customer on the page of the bill, in both languages', async () => {
    const { _id: id } = await placeByRest(firm);
    await setStatus(id, 'Delivered');
    const billOf = async (language: string) => {
      const headers = { 'Accept-Language': language };
      return (await test.rest('GET', `/api/orders/${id}/bill`, { token: asha.token, headers })).body;
    };
    const buyer = { name: firm.name, address: null, facts: [{ label: 'GSTIN', value: firm.gstin }] };
    expect(await billOf('en')).toMatchObject({ buyerHeading: 'Billed to', buyer });
    expect(await billOf('hi')).toMatchObject({ buyerHeading: 'बिल किसके नाम', buyer });
  });

  it('stay as they are when the account of the customer is deleted', async () => {
    const customer = await aCustomer(test, 'Ravi Iyer');
    const { body } = await test.rest<{ _id: string }>('POST', '/api/orders', {
      token: customer.token,
      body: { items: [{ menuItem: dishId, qty: 1 }], address: '12 MG Road', buyer: firm },
    });
    await setStatus(body._id, 'Delivered');
    const before = await documentsOf(body._id);
    await test.app.dataSource.manager.delete(User, { id: customer.id });
    expect(await documentsOf(body._id)).toEqual(before);
    expect(before).toMatchObject([{ buyer: firm }]);
    expect((await verifyLedger(test.app.dataSource)).fault).toBeUndefined();
  });
});

it('a change of the firm at the same time as the hand-over is on the invoice, or refused', async () => {
  for (let round = 0; round < 12; round += 1) {
    const { _id: id, version } = await placeByRest(firm);
    const change = () =>
      test.rest('PUT', `/api/admin/orders/${id}/buyer`, {
        token: owner.token,
        body: { buyer: otherFirm, version },
      });
    const acts = [change, () => setStatus(id, 'Delivered')];
    const [first, second] = await Promise.all(
      (round % 2 === 0 ? acts : acts.toReversed()).map((act) => act()),
    );
    const changed = round % 2 === 0 ? first : second;
    expect([200, 409]).toContain(changed?.status);
    const expected = changed?.status === 200 ? otherFirm : firm;
    expect(await documentsOf(id)).toMatchObject([{ buyer: expected }]);
    expect(await test.app.dataSource.manager.findOneBy(Order, { id })).toMatchObject({ buyer: expected });
  }
});

it('a change of the firm is in the history and the audit log, without the firm, which may be a person', async () => {
  const { _id: id, version } = await placeByRest();
  await test.rest('PUT', `/api/admin/orders/${id}/buyer`, {
    token: owner.token,
    body: { buyer: firm, version },
  });
  const changes = await ask<{ changes: object[] }>(
    test,
    'query ($id: ID!) { order(id: $id) { changes { kind by } } }',
    { id },
    owner.token,
  );
  expect(changes.value?.changes.at(-1)).toMatchObject({ kind: 'BUYER' });
  const tables = await test.app.dataSource.query<{ row: string }[]>(
    `select audit_entries::text as row from audit_entries where subject_id = $1
     union all select order_changes::text from order_changes where order_id = $1 and kind = 'buyer'`,
    [id],
  );
  expect(tables).toHaveLength(2);
  for (const { row } of tables) {
    expect(row).toContain('buyer');
    expect(row).not.toMatch(/Tulsi|AABCT/);
  }
});
