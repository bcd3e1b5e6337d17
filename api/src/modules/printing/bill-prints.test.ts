import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TestApp } from '../../../test/app.js';
import { entriesOf, invoiceOf, kindsOf, register } from '../../../test/bills.js';
import { textsOf } from '../../../test/escpos-reader.js';
import {
  aCustomer,
  aDish,
  anAdmin,
  aStaffMember,
  changeRestaurant,
  type Account,
} from '../../../test/factories.js';
import { changeOrder, seeOrder, tryChange } from '../../../test/order-content.js';
import { idle } from '../../../test/payments.js';
import {
  aNetworkPrinter,
  deletePrinter,
  jobsOf,
  printersOf,
  printOrder,
  reportPrinted,
  takePrintJob,
  aPrinter,
  updatePrinter,
} from '../../../test/printing.js';
import { placeDelivery, setStatus } from '../../../test/riders.js';
import { startFakePrinter, type FakePrinter } from '../../../test/servers/fake-printer.js';

let test: TestApp;
let admin: Account;
let asha: Account;
let cook: Account;
let dishId: string;
let fake: FakePrinter;
beforeAll(async () => {
  test = await TestApp.start({ RATE_LIMIT_FACTOR: '1000' });
  [admin, asha, cook] = [await anAdmin(test), await aCustomer(test), await aStaffMember(test, 'KITCHEN')];
  dishId = (await aDish(test, { name: 'Thali', pricePaise: 24_900 })).id;
  await changeRestaurant(test, admin, { orderWays: ['DELIVERY', 'PICKUP'] });
});
afterAll(() => test.close());

beforeEach(async () => {
  await register(test, admin);
  fake = await startFakePrinter();
});
afterEach(async () => {
  for (const { id } of await printersOf(test, admin)) await deletePrinter(test, admin, id);
  await fake.close();
});

const place = (way = 'PICKUP') => placeDelivery(test, { dishId, customer: asha, way });
const billPrinter = (bills = 'ON_REQUEST') =>
  aNetworkPrinter(test, admin, fake.port, { documents: [], bills });
const printBill = (id: string, more: object = {}, by = cook) =>
  printOrder(test, by, id, { document: 'BILL', ...more });
const statesOf = async (id: string) => (await jobsOf(test, cook, id)).map(({ state }) => state);
/** The words of each slip. */
const slips = () =>
  fake.documents.map(({ bytes }) =>
    textsOf(bytes)
      .map((line) => line.trim())
      .join(' '),
  );
const untilPrinted = (count: number) => expect.poll(() => fake.documents.length).toBe(count);
async function markReady(id: string): Promise<void> {
  await setStatus(test, admin, id, 'Preparing');
  const path = `/api/admin/orders/${id}/ready`;
  const { status } = await test.rest('PUT', path, { token: cook.token, body: {} });
  expect(status).toBe(200);
}
const unregister = () => changeRestaurant(test, admin, { taxPositions: [] });
const countOf = (number: string | undefined) => Number(number?.split('/').at(-1));

describe('a bill that somebody prints', () => {
  it('gets its number, which stands on the slip with the amounts of the bill book', async () => {
    await billPrinter();
    const id = await place();
    const { value } = await printBill(id);
    expect(value).toMatchObject([{ document: 'BILL', orderId: id, isDuplicate: false }]);
    await expect.poll(() => statesOf(id)).toEqual(['PRINTED']);
    const [entry] = await entriesOf(test, id);
    expect(entry).toMatchObject({ kind: 'INVOICE', number: await invoiceOf(test, asha, id) });
    expect(slips()[0]).toContain(`No.: ${entry?.number}`);
    expect(slips()[0]).toMatch(/Tax Invoice.*Thali +498\.00 2 x 249\.00/);
    expect(slips()[0]).not.toContain('DUPLICATE');
  });

  it('is in the history of the order, once', async () => {
    await billPrinter();
    const id = await place();
    const { version } = await seeOrder(test, admin, id);
    await printBill(id);
    await printBill(id);
    const after = await seeOrder(test, admin, id);
    expect(after.version).toBe(version + 1);
    expect(after.changes.at(-1)).toMatchObject({ kind: 'BILL_PRINTED', version: version + 1, by: cook.name });
  });

  it('prints again as a DUPLICATE with the same number', async () => {
    await billPrinter();
    const id = await place();
    await printBill(id);
    await untilPrinted(1);
    expect(slips()[0]).not.toContain('DUPLICATE');
    await printBill(id);
    await untilPrinted(2);
    expect(slips()[1]).toMatch(/^DUPLICATE .*DUPLICATE$/);
    expect(slips()[1]).toContain((await entriesOf(test, id))[0]?.number);
    expect(await kindsOf(test, id)).toEqual(['INVOICE']);
  });

  it('has one number if several print it and hand it over at the same time', async () => {
    await billPrinter();
    const [id, handedOver, next] = [await place(), await place(), await place()];
    const prints = (of: string) => Array.from({ length: 4 }, () => printBill(of));
    const over = setStatus(test, admin, handedOver, 'Delivered');
    const answers = await Promise.all([...prints(id), ...prints(handedOver), over]);
    for (const answer of answers) expect(answer).not.toHaveProperty('code');
    expect(await kindsOf(test, id)).toEqual(['INVOICE']);
    expect(await kindsOf(test, handedOver)).toEqual(['INVOICE']);
    const { changes } = await seeOrder(test, admin, id);
    expect(changes.filter(({ kind }) => kind === 'BILL_PRINTED')).toHaveLength(1);
    await printBill(next);
    const numbers = await Promise.all([id, handedOver, next].map((each) => invoiceOf(test, asha, each)));
    const counts = numbers.map(countOf).toSorted((one, other) => one - other);
    expect(counts).toEqual([counts[0]!, counts[0]! + 1, counts[0]! + 2]);
  });

  it('keeps its number when the order is handed over, and its dishes and amount', async () => {
    await billPrinter();
    const id = await place();
    await printBill(id);
    const number = await invoiceOf(test, asha, id);
    const more = { added: [{ menuItemId: dishId, quantity: 1 }] };
    const refused = await tryChange(test, admin, id, more);
    expect(refused).toMatchObject({ code: 'CONFLICT' });
    expect(refused.message).toContain(`has the bill ${number}`);
    await setStatus(test, admin, id, 'Delivered');
    expect(await invoiceOf(test, asha, id)).toBe(number);
    expect(await kindsOf(test, id)).toEqual(['INVOICE']);
  });

  it('takes no number if nothing is printed', async () => {
    const id = await place();
    const none = 'No printer prints bills. Choose one in Settings → Printers, under “Bills”.';
    expect(await printBill(id)).toMatchObject({ code: 'CONFLICT', message: none });
    await aPrinter(test, admin, { name: 'Kitchen' });
    expect(await printBill(id)).toMatchObject({ code: 'CONFLICT', message: none });
    expect(await kindsOf(test, id)).toEqual([]);
  });

  it('prints where somebody chooses, also on a printer that prints no bills', async () => {
    const { id: printerId } = await billPrinter('NEVER');
    const id = await place();
    expect((await printBill(id, { printerId })).value).toHaveLength(1);
    await untilPrinted(1);
    expect(slips()[0]).toContain('Tax Invoice');
  });

  it('prints once for a key', async () => {
    await billPrinter();
    const id = await place();
    const jobs = await Promise.all(
      Array.from({ length: 4 }, () => printBill(id, { idempotencyKey: `bill ${id}` })),
    );
    expect(new Set(jobs.map(({ value }) => value?.[0]?.id)).size).toBe(1);
    expect(await jobsOf(test, cook, id)).toHaveLength(1);
  });

  it('is in the language of who prints it, as its PDF is', async () => {
    const { id: printerId } = await aPrinter(test, admin, { documents: [], bills: 'ON_REQUEST' });
    const id = await place();
    const print = (language: string) =>
      test.rest('POST', `/api/admin/orders/${id}/print`, {
        token: cook.token,
        headers: { 'Accept-Language': language },
        body: { document: 'BILL' },
      });
    const takenText = async () => {
      const { value } = await takePrintJob(test, cook, printerId);
      await reportPrinted(test, cook, value?.job.id ?? '', 'PRINTED');
      return textsOf(Buffer.from(value?.page.bytes ?? '', 'base64')).join(' ');
    };
    expect((await print('hi')).status).toBe(201);
    expect(await takenText()).not.toContain('Invoice');
    await print('en');
    expect(await takenText()).toContain('Tax Invoice');
  });

  it('is printed by those who print tickets alone, through both doors', async () => {
    await billPrinter();
    const id = await place();
    const rider = await aStaffMember(test, 'RIDER');
    for (const by of [asha, rider]) {
      expect(await printBill(id, {}, by)).toMatchObject({ code: 'FORBIDDEN' });
      const sent = { token: by.token, body: { document: 'BILL' } };
      expect((await test.rest('POST', `/api/admin/orders/${id}/print`, sent)).status).toBe(403);
    }
    expect(await kindsOf(test, id)).toEqual([]);
    const sent = { token: cook.token, body: { document: 'BILL' } };
    const { status, body } = await test.rest<object[]>('POST', `/api/admin/orders/${id}/print`, sent);
    expect([status, body]).toMatchObject([201, [{ document: 'BILL', orderId: id }]]);
    expect(await kindsOf(test, id)).toEqual(['INVOICE']);
  });
});

describe('the bill of a cancelled order', () => {
  it('is refused if it was cancelled before it had one', async () => {
    await billPrinter();
    const id = await place();
    await setStatus(test, admin, id, 'Cancelled');
    expect(await printBill(id)).toMatchObject({
      code: 'CONFLICT',
      message: 'The order was cancelled before it had a bill.',
    });
    expect(await kindsOf(test, id)).toEqual([]);
  });

  it('is its cancellation, and of an order that is taken up again a bill that is no duplicate', async () => {
    await billPrinter();
    const id = await place();
    await printBill(id);
    await untilPrinted(1);
    await setStatus(test, admin, id, 'Cancelled');
    await printBill(id);
    await untilPrinted(2);
    expect(slips()[1]).toContain('Cancellation Note');
    await setStatus(test, admin, id, 'Preparing');
    await printBill(id);
    await untilPrinted(3);
    expect(slips()[2]).toContain('Tax Invoice');
    expect(await kindsOf(test, id)).toEqual(['INVOICE', 'CANCELLATION', 'INVOICE']);
    expect(slips().join(' ')).not.toContain('DUPLICATE');
  });

  it('does not print any more if it waited for its printer', async () => {
    await billPrinter();
    fake.behaviour = 'out of paper';
    const id = await place();
    await printBill(id);
    await setStatus(test, admin, id, 'Cancelled');
    await idle(test);
    fake.behaviour = 'print';
    await expect
      .poll(() => jobsOf(test, cook, id))
      .toMatchObject([{ state: 'EXPIRED', error: 'The order was cancelled before it was printed.' }]);
    expect(fake.documents).toHaveLength(0);
  });
});

describe('a restaurant that is not registered', () => {
  beforeEach(unregister);

  it('prints bills without a number, which the book does not have', async () => {
    await billPrinter();
    const id = await place();
    await printBill(id);
    await untilPrinted(1);
    expect(slips()[0]).toMatch(/ Bill .*Order: #\d+, Pickup.*Thali +498\.00/);
    expect(slips()[0]).not.toMatch(/Tax Invoice|GSTIN|No\.:/);
    expect(await kindsOf(test, id)).toEqual([]);
    expect((await seeOrder(test, admin, id)).changes.map(({ kind }) => kind)).not.toContain('BILL_PRINTED');
    await printBill(id);
    await untilPrinted(2);
    expect(slips()[1]).toContain('DUPLICATE');
    await setStatus(test, admin, id, 'Cancelled');
    expect(await printBill(id)).toMatchObject({ code: 'CONFLICT' });
  });

  it('prints the bill of an order that was changed, which is no duplicate', async () => {
    await billPrinter();
    const id = await place();
    await printBill(id);
    await untilPrinted(1);
    await changeOrder(test, admin, id, { added: [{ menuItemId: dishId, quantity: 1 }] });
    await printBill(id);
    await untilPrinted(2);
    expect(slips()[1]).toContain('747.00');
    expect(slips()[1]).not.toContain('DUPLICATE');
  });
});

describe('a printer that prints bills by itself', () => {
  it.each(['PICKUP', 'DELIVERY'])('prints one when an order is ready, once: %s', async (way) => {
    await billPrinter('WHEN_READY');
    const id = await place(way);
    await setStatus(test, admin, id, 'Preparing');
    await idle(test);
    expect(await kindsOf(test, id)).toEqual([]);
    await markReady(id);
    await untilPrinted(1);
    const number = await invoiceOf(test, asha, id);
    expect(slips()[0]).toContain(`No.: ${number}`);
    expect((await seeOrder(test, admin, id)).changes.at(-1)).toMatchObject({
      kind: 'BILL_PRINTED',
      by: null,
    });
    // Handled again, and ready again.
    await test.app.dataSource.query(
      `insert into outbox_events (id, type, payload) values
         (substr(md5(random()::text), 1, 24), 'order.status-changed', $1),
         (substr(md5(random()::text), 1, 24), 'order.kitchen-changed', $1)`,
      [{ orderId: id, version: 3 }],
    );
    await markReady(id);
    await setStatus(test, admin, id, 'Delivered');
    await idle(test);
    expect(await statesOf(id)).toEqual(['PRINTED']);
    expect(await kindsOf(test, id)).toEqual(['INVOICE']);
  });

  it('does not print a bill that somebody has printed before, nor of an order that was ready long ago', async () => {
    await billPrinter('WHEN_READY');
    const [printed, old] = [await place(), await place()];
    await printBill(printed);
    await untilPrinted(1);
    await markReady(printed);
    await test.app.dataSource.query(
      `update orders set ready_at = now() - interval '31 minutes', status = 'Out for Delivery' where id = $1`,
      [old],
    );
    await setStatus(test, admin, old, 'Delivered');
    await idle(test);
    expect(fake.documents).toHaveLength(1);
    expect(await jobsOf(test, cook, old)).toEqual([]);
  });

  it('prints nothing of an order that is ready where bills are printed on request', async () => {
    await billPrinter('ON_REQUEST');
    const id = await place();
    await markReady(id);
    await idle(test);
    expect(await jobsOf(test, cook, id)).toEqual([]);
    expect(await kindsOf(test, id)).toEqual([]);
  });
});

describe('the setting of a printer', () => {
  it('is never, unless it is chosen, and stays for clients that do not know it', async () => {
    const billsOf = async () =>
      (await test.rest<{ bills: string }[]>('GET', '/api/admin/printers', { token: cook.token })).body[0]
        ?.bills;
    const printer = await aPrinter(test, admin);
    expect(await billsOf()).toBe('NEVER');
    await updatePrinter(test, admin, printer, { bills: 'WHEN_READY' });
    expect(await billsOf()).toBe('WHEN_READY');
    await updatePrinter(test, admin, { ...printer, version: 2 }, { isPaused: true });
    expect(await billsOf()).toBe('WHEN_READY');
  });

  it('is not among the documents that it prints by itself', async () => {
    const refused = await aPrinter(test, admin, { documents: ['BILL'] }).catch(
      (error: Error) => error.message,
    );
    expect(refused).toContain('Choose with “Bills” when the printer prints bills');
  });
});
