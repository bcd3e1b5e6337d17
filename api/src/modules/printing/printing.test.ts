import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TestApp } from '../../../test/app.js';
import { textsOf } from '../../../test/escpos-reader.js';
import {
  aCustomer,
  aDish,
  anAdmin,
  aStaffMember,
  changeRestaurant,
  type Account,
} from '../../../test/factories.js';
import { idle } from '../../../test/payments.js';
import {
  aNetworkPrinter,
  aPrinter,
  createPrinter,
  deletePrinter,
  jobsOf,
  printersOf,
  printOrder,
  printTestPage,
  settlePrintJob,
} from '../../../test/printing.js';
import { placeDelivery, setStatus } from '../../../test/riders.js';
import { startFakePrinter, type FakePrinter } from '../../../test/servers/fake-printer.js';
import { newId } from '../../platform/ids.js';
import { Order } from '../orders/order.entity.js';
import { makeJobs } from './new-jobs.js';
import { Printer } from './printer.entity.js';

let test: TestApp;
let admin: Account;
let asha: Account;
let cook: Account;
let dishId: string;
let fake: FakePrinter;
beforeAll(async () => {
  test = await TestApp.start({ RATE_LIMIT_FACTOR: '1000' });
  [admin, asha, cook] = [await anAdmin(test), await aCustomer(test), await aStaffMember(test, 'KITCHEN')];
  dishId = (await aDish(test, { name: 'पनीर Chaat', category: 'Snacks', allergens: ['NUTS'] })).id;
});
afterAll(() => test.close());

beforeEach(async () => {
  fake = await startFakePrinter();
});
afterEach(async () => {
  for (const { id } of await printersOf(test, admin)) await deletePrinter(test, admin, id);
  await fake.close();
});

const acceptance = { louderAfter: 3, ownersAfter: 5, customerAfter: 10, reasons: [] };
const acceptBy = (isAutomatic: boolean) =>
  changeRestaurant(test, admin, {
    acceptance: { ...acceptance, isAutomatic },
    orderWays: ['DELIVERY', 'PICKUP'],
  });
const place = (way = 'PICKUP') => placeDelivery(test, { dishId, customer: asha, way });
const accept = (id: string) =>
  test.rest('PUT', `/api/admin/orders/${id}/accept`, { token: cook.token, body: {} });
const statesOf = async (orderId: string) => (await jobsOf(test, cook, orderId)).map(({ state }) => state);
const paper = (printer = fake) =>
  printer.documents.map(({ bytes }) => textsOf(bytes).map((text) => text.trim()));
/** Lets the worker look after the printers. */
const later = (seconds: number, id: string) =>
  test.app.dataSource.query(
    `update printers set stopped_since = stopped_since - make_interval(secs => $1) where id = $2`,
    [seconds, id],
  );

describe('a kitchen ticket', () => {
  it('prints when the order is the kitchen’s, and once, however often its events are handled', async () => {
    await acceptBy(true);
    await aNetworkPrinter(test, admin, fake.port);
    const id = await place();
    await expect.poll(() => statesOf(id)).toEqual(['PRINTED']);
    const events = await test.app.dataSource.query<{ id: string; type: string; payload: unknown }[]>(
      `select id, type, payload from outbox_events where payload ->> 'orderId' = $1`,
      [id],
    );
    for (const { type, payload } of [
      ...events,
      { type: 'order.placed', payload: { orderId: id, version: 1 } },
    ])
      await test.app.dataSource.query(
        `insert into outbox_events (id, type, payload) values (substr(md5(random()::text), 1, 24), $1, $2)`,
        [type, payload],
      );
    await setStatus(test, admin, id, 'Preparing');
    await idle(test);
    expect(await statesOf(id)).toEqual(['PRINTED']);
    expect(paper()).toHaveLength(1);
    expect(paper()[0]).toEqual(
      expect.arrayContaining(['PICKUP', 'Allergens: NUTS', expect.stringMatching(/^#\d+$/)]),
    );
    expect(paper()[0]).not.toContain('DUPLICATE');
  });

  it('is one job if several workers make it at the same time', async () => {
    await acceptBy(false);
    const { id } = await aNetworkPrinter(test, admin, fake.port, { documents: ['KITCHEN_TICKET'] });
    const orderId = await place();
    const { manager } = test.app.dataSource;
    const order = await manager.findOneByOrFail(Order, { id: orderId });
    const printer = await manager.findOneByOrFail(Printer, { id });
    const request = { document: 'KITCHEN_TICKET', order, printers: [printer] } as const;
    const places = { printers: [printer], stations: [] };
    const occasion = newId();
    const made = Array.from({ length: 8 }, () => makeJobs(manager, occasion, request, places));
    expect((await Promise.all(made)).flat()).toEqual([id]);
    expect(await statesOf(orderId)).toHaveLength(1);
    // Otherwise it is accepted, and printed, in a later test.
    await setStatus(test, admin, orderId, 'Cancelled');
  });

  it('does not print before somebody accepts the order, where that is done by hand', async () => {
    await acceptBy(false);
    await aNetworkPrinter(test, admin, fake.port);
    const id = await place();
    await idle(test);
    expect(await statesOf(id)).toEqual([]);
    await accept(id);
    await expect.poll(() => statesOf(id)).toEqual(['PRINTED']);
  });

  it('says the day of an order that is for another one than that of printing', async () => {
    await acceptBy(true);
    const slotRules = { daysAhead: 7, leadMinutes: 45, ordersPerSlot: null, dishesPerSlot: null };
    await changeRestaurant(test, admin, { slotRules, orderHours: null });
    await aNetworkPrinter(test, admin, fake.port);
    const slot = new Date(Math.ceil(Date.now() / 900_000) * 900_000 + 2 * 24 * 3_600_000).toISOString();
    const body = { items: [{ menuItem: dishId, qty: 1 }], way: 'PICKUP', slot };
    const { _id: id } = (await test.rest<{ _id: string }>('POST', '/api/orders', { token: asha.token, body }))
      .body;
    await idle(test);
    expect(await statesOf(id)).toEqual([]);
    await printOrder(test, cook, id);
    await expect.poll(() => statesOf(id)).toEqual(['PRINTED']);
    expect(paper()[0]).toEqual(
      expect.arrayContaining([
        'FOR LATER',
        expect.stringMatching(/^[A-Z][a-z]{2} \d+ [A-Z][a-z]+, [\d:]+ [ap]m$/),
      ]),
    );
    const today = await place();
    await expect.poll(() => statesOf(today)).toEqual(['PRINTED']);
    expect(paper()[1]).not.toContain('FOR LATER');
    await changeRestaurant(test, admin, { slotRules: null });
  });

  it('prints in copies, on each printer that has a station of it, and on none that prints others', async () => {
    await acceptBy(true);
    const stations = [
      { name: 'Chaat counter', categories: ['Snacks'] },
      { name: 'Tandoor', categories: ['Breads'] },
    ];
    await changeRestaurant(test, admin, { stations });
    const more = await startFakePrinter();
    await aNetworkPrinter(test, admin, fake.port, { name: 'A', stations: ['Chaat counter'], copies: 2 });
    await aNetworkPrinter(test, admin, more.port, { name: 'B', stations: ['Tandoor'] });
    await aPrinter(test, admin, { name: 'Labels', documents: ['BAG_LABEL'] });
    const id = await place();
    await expect.poll(() => statesOf(id)).toEqual(['PRINTED', 'PRINTED']);
    expect([paper().length, more.documents.length]).toEqual([2, 0]);
    expect(paper().flat()).not.toContain('DUPLICATE');
    // No printer has the station under its new name.
    await changeRestaurant(test, admin, {
      stations: [{ name: 'Chaat', categories: ['Snacks'] }, stations[1]],
    });
    await place();
    await expect.poll(() => [paper().length, more.documents.length]).toEqual([4, 1]);
    await changeRestaurant(test, admin, { stations: [] });
    await more.close();
  });

  it('expires with a reason if the order is cancelled before it prints', async () => {
    await acceptBy(true);
    fake.behaviour = 'out of paper';
    await aNetworkPrinter(test, admin, fake.port);
    const id = await place();
    await expect
      .poll(async () => (await printersOf(test, cook))[0])
      .toMatchObject({
        state: 'OUT_OF_PAPER',
        error: 'The printer is out of paper.',
        waiting: 1,
      });
    await setStatus(test, admin, id, 'Cancelled');
    await idle(test);
    await expect
      .poll(() => jobsOf(test, cook, id))
      .toMatchObject([{ state: 'EXPIRED', error: 'The order was cancelled before it was printed.' }]);
    fake.behaviour = 'print';
    await setStatus(test, admin, id, 'Preparing');
    await expect.poll(() => statesOf(id)).toEqual(['PRINTED', 'EXPIRED']);
    expect(paper().flat()).not.toContain('DUPLICATE');
  });

  it('is followed by a ticket that stops the kitchen if the order is cancelled after it', async () => {
    await acceptBy(true);
    await aNetworkPrinter(test, admin, fake.port);
    const id = await place();
    await expect.poll(() => paper().length).toBe(1);
    await expect.poll(() => statesOf(id)).toEqual(['PRINTED']);
    await setStatus(test, admin, id, 'Cancelled');
    await expect.poll(() => paper().length).toBe(2);
    expect(paper()[1]).toContain('CANCELLED');
    await setStatus(test, admin, id, 'Preparing');
    await expect.poll(() => paper().length).toBe(3);
    expect(paper()[2]).toContain('DUPLICATE');
  });

  it('costs shops without printers nothing but a look at the list of printers', async () => {
    await acceptBy(true);
    const id = await place();
    await idle(test);
    expect(await jobsOf(test, cook, id)).toEqual([]);
  });
});

describe('labels of bags', () => {
  it('print when the order is packed', async () => {
    await acceptBy(true);
    await aNetworkPrinter(test, admin, fake.port, { documents: ['BAG_LABEL'] });
    const id = await place();
    await test.rest('PUT', `/api/admin/orders/${id}/packed`, { token: cook.token, body: { bags: 2 } });
    await expect.poll(() => statesOf(id)).toEqual(['PRINTED']);
    expect(paper()[0]).toEqual(expect.arrayContaining(['Asha', '1/2', '2/2']));
  });
});

describe('what somebody prints', () => {
  it('says DUPLICATE if it was printed before, and once for a key', async () => {
    await acceptBy(true);
    await aNetworkPrinter(test, admin, fake.port);
    const id = await place();
    await expect.poll(() => statesOf(id)).toEqual(['PRINTED']);
    const jobs = await Promise.all(
      Array.from({ length: 5 }, () => printOrder(test, cook, id, { idempotencyKey: `again ${id}` })),
    );
    expect(new Set(jobs.map(({ value }) => value?.[0]?.id)).size).toBe(1);
    await expect.poll(() => statesOf(id)).toEqual(['PRINTED', 'PRINTED']);
    expect(paper()[1]).toContain('DUPLICATE');
  });

  it('leaves a DUPLICATE of what waited elsewhere', async () => {
    await acceptBy(true);
    const second = await startFakePrinter();
    fake.behaviour = 'cover open';
    await aNetworkPrinter(test, admin, fake.port);
    const { id: printerId } = await aNetworkPrinter(test, admin, second.port, { documents: [] });
    const id = await place();
    await expect.poll(() => statesOf(id)).toEqual(['WAITING']);
    await printOrder(test, cook, id, { printerId });
    await expect.poll(() => second.documents.length).toBe(1);
    fake.behaviour = 'print';
    await expect.poll(() => paper().length).toBe(1);
    expect(paper()[0]).toContain('DUPLICATE');
    await second.close();
  });

  it('is refused without a printer, for test pages, and for what the order does not have', async () => {
    await acceptBy(true);
    const id = await place();
    expect(await printOrder(test, cook, id)).toMatchObject({ code: 'CONFLICT' });
    await aPrinter(test, admin, { documents: ['BAG_LABEL', 'CHANGE_TICKET'] });
    expect(await printOrder(test, cook, id, { document: 'TEST_PAGE' })).toMatchObject({
      code: 'BAD_USER_INPUT',
    });
    expect(await printOrder(test, cook, id, { document: 'CHANGE_TICKET' })).toMatchObject({
      code: 'CONFLICT',
    });
    expect(await printOrder(test, cook, id, { document: 'BAG_LABEL' })).toMatchObject({ code: 'CONFLICT' });
    expect(await printOrder(test, asha, id)).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('is a test page, which shows how the printer is', async () => {
    const { id } = await aNetworkPrinter(test, admin, fake.port);
    expect((await printTestPage(test, admin, id)).value).toMatchObject({
      document: 'TEST_PAGE',
      orderId: null,
    });
    await expect
      .poll(async () => (await printersOf(test, cook))[0])
      .toMatchObject({
        state: 'READY',
        error: null,
      });
    expect(paper()[0]).toContain('TEST PAGE');
  });
});

describe('a job that may be on paper', () => {
  it('waits for somebody to look, and is not sent again by itself', async () => {
    await acceptBy(true);
    await aNetworkPrinter(test, admin, fake.port);
    fake.cutPowerAt = 40;
    const id = await place();
    await expect
      .poll(() => jobsOf(test, cook, id, true))
      .toMatchObject([{ state: 'UNSURE', error: expect.stringContaining('look whether it is on paper') }]);
    const [job] = await jobsOf(test, cook, id);
    expect(fake.documents).toMatchObject([{ isComplete: false }]);
    const again = await Promise.all([1, 2, 3].map(() => settlePrintJob(test, cook, job?.id ?? '', false)));
    expect(again.filter(({ value }) => value?.isDuplicate)).toHaveLength(3);
    await expect.poll(() => statesOf(id)).toEqual(['PRINTED']);
    expect(paper()[1]).toContain('DUPLICATE');
    expect(fake.documents).toHaveLength(2);
    expect(await settlePrintJob(test, cook, job?.id ?? '', false)).toMatchObject({ code: 'CONFLICT' });
  });

  it('counts as printed when somebody has seen it', async () => {
    await acceptBy(true);
    await aNetworkPrinter(test, admin, fake.port);
    fake.cutPowerAt = 5000;
    fake.behaviour = 'last paper';
    const id = await place();
    await expect.poll(() => statesOf(id)).toEqual(['UNSURE']);
    const [job] = await jobsOf(test, cook, id);
    expect((await settlePrintJob(test, cook, job?.id ?? '', true)).value).toMatchObject({
      state: 'PRINTED',
      isDuplicate: false,
      printedAt: expect.any(String),
    });
    expect((await settlePrintJob(test, cook, job?.id ?? '', true)).value).toMatchObject({ state: 'PRINTED' });
    expect(fake.documents).toHaveLength(1);
  });
});

describe('the lines of printers', () => {
  it('do not wait for a dead one, which another printer takes over from', async () => {
    await acceptBy(true);
    const second = await startFakePrinter();
    const { id: to } = await aNetworkPrinter(test, admin, second.port, { name: 'Second', documents: [] });
    const dead = await aNetworkPrinter(test, admin, fake.port, { name: 'Dead', fallbackId: to });
    await aNetworkPrinter(test, admin, second.port, { name: 'Third' });
    await fake.close();
    const ids = [await place(), await place(), await place()];
    await expect.poll(() => second.documents.length).toBe(3);
    for (const id of ids) expect(await statesOf(id)).toContain('WAITING');
    await later(20, dead.id);
    await expect.poll(() => second.documents.length).toBe(6);
    for (const id of ids) await expect.poll(() => statesOf(id)).toEqual(['PRINTED', 'PRINTED']);
    fake = await startFakePrinter(fake.port);
    await expect
      .poll(async () => (await printersOf(test, cook)).map(({ state }) => state))
      .toEqual(['READY', 'READY', 'READY']);
    expect(fake.documents).toEqual([]);
    await second.close();
  });

  it('print in order, one document at a time', async () => {
    await acceptBy(true);
    fake.behaviour = 'out of paper';
    await aNetworkPrinter(test, admin, fake.port);
    const ids: string[] = [];
    for (let count = 0; count < 6; count += 1) ids.push(await place());
    await idle(test);
    await expect.poll(async () => (await printersOf(test, cook))[0]?.waiting).toBe(6);
    // Orders that come together are made ready to print together, in any order.
    const made = (await jobsOf(test, cook)).toReversed().filter(({ orderId }) => ids.includes(orderId ?? ''));
    const names = made.map(({ orderName }) => orderName);
    fake.behaviour = 'print';
    await expect.poll(() => paper().length).toBe(6);
    expect(paper().map(([name]) => name)).toEqual(names);
    expect(fake.maxParallel).toBe(1);
  });

  it('let go of what was not printed within 30 minutes', async () => {
    await acceptBy(true);
    fake.behaviour = 'cover open';
    await aNetworkPrinter(test, admin, fake.port);
    const id = await place();
    await expect.poll(() => statesOf(id)).toEqual(['WAITING']);
    await test.app.dataSource.query(
      `update deliveries set give_up_at = now() where content #>> '{print,order,id}' = $1`,
      [id],
    );
    await expect
      .poll(() => jobsOf(test, cook, id, true))
      .toMatchObject([{ state: 'EXPIRED', error: 'It was not printed within 30 minutes.' }]);
    fake.behaviour = 'print';
    expect(fake.documents).toEqual([]);
  });
});

describe('a printer at the address of the shop’s database', () => {
  const sentence =
    'A server of the shop has this address and port. Enter those of the printer; its port is usually 9100.';
  let database: { host: string; port: number };
  beforeAll(() => {
    database = { host: '127.0.0.1', port: Number(new URL(test.databaseUrl).port) };
  });

  it('is not saved', async () => {
    const input = { name: 'Kitchen', way: 'NETWORK', ...database };
    expect(await createPrinter(test, admin, input)).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: sentence,
    });
    const printer = await aNetworkPrinter(test, admin, fake.port);
    const path = `/api/admin/printers/${printer.id}`;
    const body = { input, expectedVersion: printer.version };
    expect(await test.rest('PUT', path, { token: admin.token, body })).toMatchObject({
      status: 400,
      body: { message: sentence, errors: [{ field: 'host' }] },
    });
    expect(await createPrinter(test, cook, input)).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('gets no document if it was saved before', async () => {
    const { id } = await aNetworkPrinter(test, admin, fake.port);
    await test.app.dataSource.query('update printers set port = $1 where id = $2', [database.port, id]);
    await printTestPage(test, admin, id);
    await expect
      .poll(async () => (await printersOf(test, cook))[0])
      .toMatchObject({
        state: 'UNREACHABLE',
        error: sentence,
      });
  });
});
