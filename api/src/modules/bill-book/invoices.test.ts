import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { TestApp } from '../../../test/app.js';
import { entriesOf, invoiceOf, kindsOf, register, setStatusAt } from '../../../test/bills.js';
import { aCustomer, aDish, anAdmin, aStaffMember, type Account } from '../../../test/factories.js';
import { changeOrder, quoteChange, seeOrder, sendChange } from '../../../test/order-content.js';
import {
  beginOrder,
  pay,
  refundAtProvider,
  reportFailedRefund,
  untilOrdered,
  untilState,
} from '../../../test/payments.js';
import { SandboxFaults } from '../../../test/sandbox-faults.js';
import { ask } from '../../../test/people.js';
import { Outbox } from '../../platform/outbox.js';
import { writeMissingBills } from '../orders/missing-bills.js';
import { assign, placeDelivery, setStatus } from '../../../test/riders.js';

let test: TestApp;
let owner: Account;
let asha: Account;
let dishId: string;
let faults: SandboxFaults;
beforeAll(async () => {
  test = await TestApp.start({ RATE_LIMIT_FACTOR: '1000' });
  faults = new SandboxFaults(test.app.sandbox!);
  [owner, asha] = [await anAdmin(test), await aCustomer(test)];
  dishId = (await aDish(test, { name: 'Thali', pricePaise: 24_900, packingPaise: 1_000 })).id;
  await register(test, owner, 'REGULAR', { orderWays: ['DELIVERY', 'PICKUP'] });
});
afterEach(() => faults.clear());
afterAll(() => test.close());

const place = (way = 'DELIVERY') => placeDelivery(test, { dishId, customer: asha, way });
const enterCash = (id: string, amount: number, receivedAt?: 'COUNTER' | 'DOOR') =>
  ask(
    test,
    `mutation ($id: ID!, $input: TakingInput!) { enterTaking(orderId: $id, input: $input) { id } }`,
    { id, input: { method: 'CASH', amount, place: receivedAt } },
    owner.token,
  );
const seenInvoice = async (id: string) =>
  (
    await ask<{ invoice: object | null }>(
      test,
      'query ($id: ID!) { order(id: $id) { invoice { number isCancelled } } }',
      { id },
      asha.token,
    )
  ).value?.invoice;
const countOf = (number: string | undefined) => Number(number?.split('/').at(-1));
describe('an order of a registered restaurant', () => {
  it('gets the next invoice number when it is handed over, once', async () => {
    const [first, second] = [await place(), await place()];
    await setStatus(test, owner, first, 'Preparing');
    expect(await invoiceOf(test, asha, first)).toBeUndefined();
    await setStatus(test, owner, first, 'Out for Delivery');
    const number = await invoiceOf(test, asha, first);
    expect(number).toMatch(/^C\/\d\d-\d\d\/\d{6}$/);
    for (const status of ['Delivered', 'Preparing', 'Delivered']) await setStatus(test, owner, first, status);
    await setStatus(test, owner, second, 'Delivered');
    expect(await invoiceOf(test, owner, first)).toBe(number);
    expect(countOf(await invoiceOf(test, owner, second))).toBe(countOf(number) + 1);
    expect(await kindsOf(test, first)).toEqual(['INVOICE']);
  });

  it('shows it in REST, too, in lists as well', async () => {
    const id = await place();
    await setStatus(test, owner, id, 'Delivered');
    const number = await invoiceOf(test, asha, id);
    const one = await test.rest<{ invoice: unknown }>('GET', `/api/orders/${id}`, { token: asha.token });
    const invoice = { number, issuedAt: expect.any(String) as string, isCancelled: false };
    expect(one.body.invoice).toEqual(invoice);
    const all = await test.rest<{ _id: string }[]>('GET', '/api/admin/orders', { token: owner.token });
    expect(all.body.find(({ _id }) => _id === id)).toMatchObject({ invoice, taxes: { mode: 'REGULAR' } });
  });

  it('gets it at the counter when it is handed over, not when it is ready', async () => {
    const pickup = await place('PICKUP');
    await setStatus(test, owner, pickup, 'Preparing');
    await ask(test, 'mutation ($id: ID!) { markOrderReady(id: $id) { id } }', { id: pickup }, owner.token);
    expect(await kindsOf(test, pickup)).toEqual([]);
    const handOver = 'mutation ($id: ID!) { handOverOrder(id: $id) { id } }';
    expect(await ask(test, handOver, { id: pickup }, owner.token)).not.toHaveProperty('code');
    expect(await kindsOf(test, pickup)).toEqual(['INVOICE']);
  });

  it('gets it when it is paid at the counter, once, and not when a rider is paid at the door', async () => {
    const [pickup, delivery, fetched] = [await place('PICKUP'), await place(), await place()];
    for (const id of [pickup, pickup, delivery]) await enterCash(id, 200);
    await enterCash(fetched, 544, 'COUNTER');
    expect(await kindsOf(test, pickup)).toEqual(['INVOICE']);
    expect(await kindsOf(test, delivery)).toEqual([]);
    expect(await kindsOf(test, fetched)).toEqual(['INVOICE']);
    expect((await entriesOf(test, pickup))[0]?.document).toMatchObject({ version: 2 });
    await setStatus(test, owner, pickup, 'Delivered');
    expect(await kindsOf(test, pickup)).toEqual(['INVOICE']);
  });

  it('gets it from its rider, too', async () => {
    const delivery = await place();
    await setStatus(test, owner, delivery, 'Preparing');
    const rider = await aStaffMember(test, 'RIDER');
    await assign(test, owner, delivery, rider);
    await ask(test, 'mutation ($id: ID!) { pickUpOrder(id: $id) { id } }', { id: delivery }, rider.token);
    expect(await kindsOf(test, delivery)).toEqual(['INVOICE']);
  });

  it('gets one number if two hand it over at the same time', async () => {
    const id = await place();
    await setStatus(test, owner, id, 'Preparing');
    await Promise.all(
      ['Out for Delivery', 'Delivered', 'Out for Delivery', 'Delivered'].map((status) =>
        setStatus(test, owner, id, status),
      ),
    );
    expect(await kindsOf(test, id)).toEqual(['INVOICE']);
  });

  it('has an invoice that keeps bill, version, place and registration of then, and names no person', async () => {
    const id = await place();
    await setStatus(test, owner, id, 'Delivered');
    const [invoice] = await entriesOf(test, id);
    expect(invoice?.document).toMatchObject({
      v: 1,
      number: invoice?.number,
      mode: 'REGULAR',
      version: 2,
      way: 'DELIVERY',
      buyer: { name: null, address: null },
      seller: { gstin: '29AAGCB7383J1Z4' },
      placeOfSupply: '29',
      order: { id },
      bill: { totalPaise: 54_400, lines: [{ name: 'Thali', quantity: 2 }] },
    });
    expect(JSON.stringify(invoice?.document)).not.toMatch(/Asha|98765|MG Road/);
  });

  it('names its buyer with the address if it is as much as the law says', async () => {
    const { id: caterId } = await aDish(test, { name: 'Feast', pricePaise: 25_000_00 });
    const id = await placeDelivery(test, { dishId: caterId, customer: asha });
    await setStatus(test, owner, id, 'Delivered');
    expect((await entriesOf(test, id))[0]?.document).toMatchObject({
      buyer: { name: 'Asha Rao', address: '12 MG Road, near the temple' },
    });
  });

  it('is a bill of supply of a composition taxpayer, with a number of the same series', async () => {
    await register(test, owner, 'COMPOSITION');
    const id = await place();
    await register(test, owner);
    await setStatus(test, owner, id, 'Delivered');
    expect((await entriesOf(test, id))[0]?.document).toMatchObject({ mode: 'COMPOSITION' });
  });

  it('has no invoice if it was placed while the restaurant was not registered', async () => {
    await register(test, owner, 'UNREGISTERED');
    const id = await place();
    await setStatus(test, owner, id, 'Delivered');
    await register(test, owner);
    await setStatus(test, owner, id, 'Cancelled');
    expect(await invoiceOf(test, owner, id)).toBeUndefined();
    expect(await kindsOf(test, id)).toEqual([]);
  });

  it('has a number of the financial year at the moment of the hand-over', async () => {
    const [before, after] = [await place(), await place()];
    await setStatusAt(test, before, 'Delivered', new Date('2041-03-31T23:59:59.999+05:30'));
    await setStatusAt(test, after, 'Delivered', new Date('2041-04-01T00:00:00+05:30'));
    expect(await invoiceOf(test, owner, before)).toBe('C/40-41/000001');
    expect(await invoiceOf(test, owner, after)).toBe('C/41-42/000001');
  });

  it('has a number of a series of its own with another prefix', async () => {
    await register(test, owner, 'REGULAR', { invoicePrefix: 'ch' });
    const id = await place();
    await setStatus(test, owner, id, 'Delivered');
    await register(test, owner, 'REGULAR', { invoicePrefix: 'C' });
    expect(await invoiceOf(test, owner, id)).toMatch(/^CH\/\d\d-\d\d\/000001$/);
  });
});

describe('an order with an invoice', () => {
  it('cannot change its amount any more, but its note, and says what to do', async () => {
    const id = await place('PICKUP');
    await enterCash(id, 100);
    const number = await invoiceOf(test, owner, id);
    const input = { added: [{ menuItemId: dishId, quantity: 1 }] };
    const quoted = await quoteChange(test, owner, id, input);
    expect(quoted).toMatchObject({ code: 'CONFLICT' });
    expect(quoted.message).toContain(`has the bill ${number}`);
    const sent = await sendChange(test, owner, id, input, { expectedVersion: 2, total: 816 });
    expect(sent).toMatchObject({ code: 'CONFLICT', message: quoted.message });
    const line = (await seeOrder(test, owner, id)).items[0]?.key;
    await changeOrder(test, owner, id, { lines: [{ line, quantity: 2, note: 'No onions' }] });
  });

  it('keeps it listed when it is cancelled, and gets another one if it is handed over again', async () => {
    const id = await place();
    await setStatus(test, owner, id, 'Delivered');
    const number = await invoiceOf(test, owner, id);
    await setStatus(test, owner, id, 'Cancelled');
    expect(await entriesOf(test, id)).toMatchObject([
      { kind: 'INVOICE', number },
      { kind: 'CANCELLATION', number: null, document: { invoice: { number }, amountPaise: 54_400 } },
    ]);
    expect(await seenInvoice(id)).toMatchObject({ number, isCancelled: true });
    await setStatus(test, owner, id, 'Delivered');
    expect(await kindsOf(test, id)).toEqual(['INVOICE', 'CANCELLATION', 'INVOICE']);
    expect(await seenInvoice(id)).toMatchObject({ isCancelled: false });
    expect(await invoiceOf(test, owner, id)).not.toBe(number);
  });

  it('is cancelled by a credit note in a later month, when it was declared', async () => {
    const id = await place();
    await setStatusAt(test, id, 'Delivered', new Date('2042-05-31T23:59:59.999+05:30'));
    await setStatusAt(test, id, 'Cancelled', new Date('2042-06-01T00:10:00+05:30'));
    expect(await entriesOf(test, id)).toMatchObject([
      { kind: 'INVOICE', number: 'C/42-43/000001' },
      { kind: 'CREDIT_NOTE', number: 'C/42-43/R00001', document: { amountPaise: 54_400 } },
      { kind: 'CANCELLATION', document: { amountPaise: 0, lines: [] } },
    ]);
    expect(await seenInvoice(id)).toMatchObject({ isCancelled: true });
  });

  it('is cancelled if nobody took it, and gets another one if somebody did', async () => {
    const id = await place();
    await setStatus(test, owner, id, 'Out for Delivery');
    const setNotTaken = (isNotTaken: boolean) =>
      ask(
        test,
        'mutation ($id: ID!, $isNotTaken: Boolean!) { setOrderNotTaken(id: $id, isNotTaken: $isNotTaken) { id } }',
        { id, isNotTaken },
        owner.token,
      );
    await setNotTaken(true);
    expect(await kindsOf(test, id)).toEqual(['INVOICE', 'CANCELLATION']);
    await setNotTaken(false);
    expect(await kindsOf(test, id)).toEqual(['INVOICE', 'CANCELLATION', 'INVOICE']);
  });
});

it('an order that an older process handed over or cancelled has its entries later', async () => {
  const [delivered, cancelled, untouched] = [await place(), await place(), await place()];
  await setStatus(test, owner, cancelled, 'Delivered');
  const setStatusOnly = (id: string, status: string) =>
    test.app.dataSource.query('update orders set status = $2 where id = $1', [id, status]);
  await setStatusOnly(delivered, 'Delivered');
  await setStatusOnly(cancelled, 'Cancelled');
  const { dataSource, pubsub } = test.app;
  for (let times = 0; times < 2; times += 1)
    await writeMissingBills(dataSource.manager, new Outbox(dataSource, pubsub), () => new Date());
  expect(await kindsOf(test, delivered)).toEqual(['INVOICE']);
  expect(await kindsOf(test, cancelled)).toEqual(['INVOICE', 'CANCELLATION']);
  expect(await kindsOf(test, untouched)).toEqual([]);
});

describe('refunds of an order', () => {
  async function placePaid(customer: Account) {
    const { id, razorpayOrderId } = await beginOrder(test, customer, dishId);
    await pay(test, razorpayOrderId);
    const { order } = await untilOrdered(test, customer, id);
    return { orderId: order?.id ?? '', paymentId: id };
  }
  const refund = (id: string, amount?: number, refundId?: string) =>
    ask(
      test,
      `mutation ($id: ID!, $amount: Rupees, $refundId: ID) {
        refundPayment(id: $id, amount: $amount, refundId: $refundId) { id }
      }`,
      { id, amount, refundId },
      owner.token,
    );

  it('make credit notes after its invoice, which sum to it in each tax', async () => {
    const { orderId, paymentId } = await placePaid(await aCustomer(test));
    await setStatus(test, owner, orderId, 'Delivered');
    for (const amount of [33.33, 100.01, undefined])
      expect((await refund(paymentId, amount)).code).toBeUndefined();
    const [invoice, ...notes] = await entriesOf(test, orderId);
    expect(notes).toMatchObject([
      { kind: 'CREDIT_NOTE', document: { amountPaise: 3333, invoice: { number: invoice?.number } } },
      { kind: 'CREDIT_NOTE', document: { amountPaise: 10_001 } },
      { kind: 'CREDIT_NOTE', document: { lines: [{ names: ['Thali', 'Packing'] }] } },
    ]);
    expect(notes.every(({ number }) => /^C\/\d\d-\d\d\/R\d{5}$/.test(number ?? ''))).toBe(true);
    const { bill } = invoice!.document as {
      bill: { totalPaise: number; taxes: { rows: Record<string, number>[] } };
    };
    const documents = notes.map(({ document }) => document) as {
      amountPaise: number;
      lines: Record<string, number>[];
    }[];
    expect(documents.reduce((sum, { amountPaise }) => sum + amountPaise, 0)).toBe(bill.totalPaise);
    for (const field of ['taxablePaise', 'cgstPaise', 'sgstPaise'])
      expect(documents.reduce((sum, { lines }) => sum + (lines[0]?.[field] ?? 0), 0)).toBe(
        bill.taxes.rows[0]?.[field],
      );
  });

  it('make refund vouchers before its invoice, and a credit note with it', async () => {
    const { orderId, paymentId } = await placePaid(await aCustomer(test));
    await refund(paymentId, 50);
    await setStatus(test, owner, orderId, 'Delivered');
    await refund(paymentId);
    const [, invoice, ...notes] = await entriesOf(test, orderId);
    expect(await entriesOf(test, orderId)).toMatchObject([
      { kind: 'REFUND_VOUCHER', document: { amountPaise: 5000, lines: [{ rate: 500 }] } },
      { kind: 'INVOICE' },
      { kind: 'CREDIT_NOTE', document: { amountPaise: 5000, invoice: { number: invoice?.number } } },
      { kind: 'CREDIT_NOTE' },
    ]);
    const { bill } = invoice!.document as { bill: { totalPaise: number } };
    const credited = notes.map(({ document }) => document as { amountPaise: number });
    expect(credited.reduce((sum, { amountPaise }) => sum + amountPaise, 0)).toBe(bill.totalPaise);
  });

  it('and of what a change made cheaper leave of the invoice what the restaurant keeps', async () => {
    const { orderId, paymentId } = await placePaid(await aCustomer(test));
    await refund(paymentId, 50);
    const { items } = await seeOrder(test, owner, orderId);
    await changeOrder(test, owner, orderId, {
      lines: [{ line: items[0]?.key, quantity: 0 }],
      added: [{ menuItemId: (await aDish(test, { name: 'Tea', pricePaise: 1_000 })).id, quantity: 1 }],
      removalReason: 'CUSTOMER_ASKED',
    });
    await setStatus(test, owner, orderId, 'Delivered');
    const [given, excess, invoice, ...others] = await entriesOf(test, orderId);
    expect([given, excess]).toMatchObject([{ kind: 'REFUND_VOUCHER' }, { kind: 'REFUND_VOUCHER' }]);
    // 50 rupees of 272 were conceded, and all others have gone back.
    const { bill } = invoice!.document as { bill: { totalPaise: number } };
    expect(bill).toMatchObject({ lines: [{ name: 'Tea' }] });
    expect(others).toMatchObject([{ kind: 'CREDIT_NOTE', document: { amountPaise: bill.totalPaise } }]);
  });

  it('at the same time are credited together', async () => {
    const { orderId, paymentId } = await placePaid(await aCustomer(test));
    await setStatus(test, owner, orderId, 'Delivered');
    await Promise.all([20, 30].map((amount) => refund(paymentId, amount)));
    const [, ...notes] = await entriesOf(test, orderId);
    const credited = notes.map(({ document }) => (document as { amountPaise: number }).amountPaise);
    expect(credited.reduce((sum, amount) => sum + amount, 0)).toBe(5000);
  });

  it('of an order that is taken up again without being paid again leave nothing of its invoice', async () => {
    const { orderId } = await placePaid(await aCustomer(test));
    const body = { status: 'Cancelled', refund: true };
    await test.rest('PUT', `/api/admin/orders/${orderId}/status`, { token: owner.token, body });
    await setStatus(test, owner, orderId, 'Delivered');
    const [voucher, invoice, note] = await entriesOf(test, orderId);
    const { bill } = invoice!.document as { bill: { totalPaise: number } };
    expect([voucher, note]).toMatchObject([
      { kind: 'REFUND_VOUCHER', document: { amountPaise: bill.totalPaise } },
      { kind: 'CREDIT_NOTE', document: { amountPaise: bill.totalPaise } },
    ]);
  });

  it.each([
    ['a credit note after the invoice', 'CREDIT_NOTE'],
    ['a refund voucher before it', 'REFUND_VOUCHER'],
  ])(
    'that fail for good keep their document, and make no other one in parts or again: %s',
    async (_title, kind) => {
      const customer = await aCustomer(test);
      const { orderId, paymentId } = await placePaid(customer);
      if (kind === 'CREDIT_NOTE') await setStatus(test, owner, orderId, 'Delivered');
      const held = faults.holdRefunds();
      await refund(paymentId);
      await expect.poll(() => held[0]).toBeDefined();
      await reportFailedRefund(test, held[0]!);
      const { refunds: failed } = await untilState(test, customer, paymentId, 'REFUND_FAILED');
      faults.clear();
      const documents = async () =>
        (await entriesOf(test, orderId)).filter((entry) => entry.kind !== 'INVOICE');
      const noted = [{ kind, document: { amountPaise: held[0]!.amount } }];
      expect(await documents()).toMatchObject(noted);
      expect(await refundAtProvider(test, held[0]!.payment_id, 5000)).toBe(200);
      expect((await refund(paymentId, undefined, failed[0]?.id)).code).toBeUndefined();
      await untilState(test, customer, paymentId, 'REFUNDED');
      expect(await documents()).toMatchObject(noted);
    },
  );

  it('in part that fail leave their document to another one of the same amount', async () => {
    const customer = await aCustomer(test);
    const { orderId, paymentId } = await placePaid(customer);
    await setStatus(test, owner, orderId, 'Delivered');
    const held = faults.holdRefunds();
    await refund(paymentId, 40);
    await expect.poll(() => held[0]).toBeDefined();
    await reportFailedRefund(test, held[0]!);
    await untilState(test, customer, paymentId, 'REFUND_FAILED');
    faults.clear();
    for (const amountPaise of [4000, 1000])
      expect(await refundAtProvider(test, held[0]!.payment_id, amountPaise)).toBe(200);
    await expect
      .poll(() => entriesOf(test, orderId))
      .toMatchObject([
        { kind: 'INVOICE' },
        { kind: 'CREDIT_NOTE', document: { amountPaise: 4000 } },
        { kind: 'CREDIT_NOTE', document: { amountPaise: 1000 } },
      ]);
  });

  it('in cash go with the invoice that is cancelled, or make a voucher', async () => {
    const cancel = (id: string) =>
      test.rest('PUT', `/api/admin/orders/${id}/status`, {
        token: owner.token,
        body: { status: 'Cancelled', refund: true },
      });
    const taken = await place();
    await setStatus(test, owner, taken, 'Delivered');
    await cancel(taken);
    expect(await entriesOf(test, taken)).toMatchObject([
      { kind: 'INVOICE' },
      { kind: 'CANCELLATION', document: { amountPaise: 54_400 } },
    ]);
    const paidBefore = await place('PICKUP');
    await enterCash(paidBefore, 544, 'DOOR');
    await cancel(paidBefore);
    expect(await kindsOf(test, paidBefore)).toEqual(['REFUND_VOUCHER']);
  });
});

it('refuses prefixes that numbers have no room for, or the law does not know', async () => {
  for (const invoicePrefix of ['', 'ABCD', '-A', 'A/', 'क', 'A B'])
    await expect(register(test, owner, 'REGULAR', { invoicePrefix })).rejects.toThrow();
});
