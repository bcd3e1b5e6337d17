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
import { heldUp } from '../../../test/locks.js';
import { changeOrder, seeOrder } from '../../../test/order-content.js';
import { idle } from '../../../test/payments.js';
import {
  aNetworkPrinter,
  aPrinter,
  deletePrinter,
  jobsOf,
  printersOf,
  printOrder,
  reportPrinted,
  settlePrintJob,
  takePrintJob,
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
  dishId = (await aDish(test, { name: 'Chaat', category: 'Snacks' })).id;
  await changeRestaurant(test, admin, {
    acceptance: { louderAfter: 3, ownersAfter: 5, customerAfter: 10, reasons: [], isAutomatic: true },
    orderWays: ['DELIVERY', 'PICKUP'],
  });
});
afterAll(() => test.close());
beforeEach(async () => {
  fake = await startFakePrinter();
});
afterEach(async () => {
  for (const { id } of await printersOf(test, admin)) await deletePrinter(test, admin, id);
  await fake.close();
});
/** Of two portions. */
const place = () => placeDelivery(test, { dishId, customer: asha, way: 'PICKUP' });
const textsIn = (bytes: Buffer) => textsOf(bytes).map((text) => text.trim());
const paper = (printer = fake) => printer.documents.map(({ bytes }) => textsIn(bytes));
/** Oldest first. */
const jobsIn = async (id: string) =>
  (await jobsOf(test, cook, id)).toReversed().map(({ document, state }) => `${document} ${state}`);
const printed = ['KITCHEN_TICKET PRINTED', 'CHANGE_TICKET PRINTED'];

async function order(id: string, quantity: number): Promise<void> {
  const [line] = (await seeOrder(test, admin, id)).items;
  await changeOrder(test, admin, id, {
    lines: [{ line: line?.key, quantity }],
    ...(quantity < (line?.quantity ?? 0) && { removalReason: 'CUSTOMER_ASKED' }),
  });
}
const add = (id: string, menuItemId: string) =>
  changeOrder(test, admin, id, { added: [{ menuItemId, quantity: 1 }] });

/** Events come again. */
async function repeatEvents(id: string): Promise<void> {
  await test.app.dataSource.query(
    `insert into outbox_events (id, type, payload)
     select substr(md5(random()::text), 1, 24), 'order.content-changed', jsonb_build_object('orderId', $1::text, 'version', 2)`,
    [id],
  );
  await idle(test);
}

describe('the change of an order', () => {
  it('prints after its ticket, each version once, in their order', async () => {
    await aNetworkPrinter(test, admin, fake.port, { copies: 2 });
    const id = await place();
    await expect.poll(() => paper().length).toBe(2);
    await expect.poll(() => jobsIn(id)).toEqual(Array(2).fill('KITCHEN_TICKET PRINTED'));
    await order(id, 3);
    await order(id, 1);
    await expect.poll(() => paper().length).toBe(6);
    await repeatEvents(id);
    expect(
      paper()
        .slice(2)
        .map((texts) => texts.find((text) => text.includes('Chaat'))),
    ).toEqual([...Array<string>(2).fill('3 x Chaat (was 2)'), ...Array<string>(2).fill('1 x Chaat (was 3)')]);
    expect(paper().flat()).not.toContain('DUPLICATE');
  });

  it('is in a ticket that was not printed yet, and in no other', async () => {
    fake.behaviour = 'out of paper';
    await aNetworkPrinter(test, admin, fake.port);
    const id = await place();
    await expect.poll(async () => (await printersOf(test, cook))[0]?.state).toBe('OUT_OF_PAPER');
    await order(id, 5);
    await idle(test);
    fake.behaviour = 'print';
    await expect.poll(() => jobsIn(id)).toEqual(['KITCHEN_TICKET PRINTED']);
    await repeatEvents(id);
    expect(await jobsIn(id)).toEqual(['KITCHEN_TICKET PRINTED']);
    expect(paper()).toEqual([expect.arrayContaining(['5 x Chaat'])]);
  });

  it('prints the ticket of a station that has its first line', async () => {
    const bar = await startFakePrinter();
    const stations = ['Snacks', 'Drinks'].map((name) => ({ name, categories: [name] }));
    await changeRestaurant(test, admin, { stations });
    const drink = await aDish(test, { name: 'Lassi', category: 'Drinks' });
    await aNetworkPrinter(test, admin, fake.port, { name: 'Snacks', stations: ['Snacks'] });
    await aNetworkPrinter(test, admin, bar.port, { name: 'Bar', stations: ['Drinks'] });
    const id = await place();
    await expect.poll(() => jobsIn(id)).toEqual(['KITCHEN_TICKET PRINTED']);
    await add(id, drink.id);
    await expect.poll(() => jobsIn(id)).toEqual(Array(2).fill('KITCHEN_TICKET PRINTED'));
    await idle(test);
    expect([paper().length, paper(bar)]).toEqual([1, [expect.arrayContaining(['1 x Lassi'])]]);
    await changeRestaurant(test, admin, { stations: [] });
    await bar.close();
  });

  it('does not print after the order was cancelled', async () => {
    await aNetworkPrinter(test, admin, fake.port);
    const id = await place();
    await expect.poll(() => jobsIn(id)).toEqual(['KITCHEN_TICKET PRINTED']);
    fake.behaviour = 'out of paper';
    await order(id, 3);
    await expect.poll(() => jobsIn(id)).toEqual(['KITCHEN_TICKET PRINTED', 'CHANGE_TICKET WAITING']);
    await setStatus(test, admin, id, 'Cancelled');
    await expect
      .poll(() => jobsIn(id))
      .toEqual(['KITCHEN_TICKET PRINTED', 'CHANGE_TICKET EXPIRED', 'CHANGE_TICKET WAITING']);
    fake.behaviour = 'print';
    await expect.poll(() => paper().length).toBe(2);
    expect(paper()[1]).toContain('CANCELLED');
  });

  it('does not print if the order is cancelled before the worker handles the change', async () => {
    await aNetworkPrinter(test, admin, fake.port);
    const id = await place();
    await expect.poll(() => jobsIn(id)).toEqual(['KITCHEN_TICKET PRINTED']);
    await order(id, 3);
    await expect.poll(() => jobsIn(id)).toEqual(printed);
    await setStatus(test, admin, id, 'Cancelled');
    await expect.poll(() => jobsIn(id)).toEqual([...printed, 'CHANGE_TICKET PRINTED']);
    await test.app.dataSource.query(
      `delete from deliveries where content #> '{print,change,version}' is not null`,
    );
    await repeatEvents(id);
    expect(await jobsIn(id)).toEqual(printed);
  });

  it('prints where changes print if the printer of its ticket was removed', async () => {
    const other = await startFakePrinter();
    const { id: printerId } = await aNetworkPrinter(test, admin, fake.port);
    await aNetworkPrinter(test, admin, other.port, { name: 'Changes', documents: ['CHANGE_TICKET'] });
    const id = await place();
    await expect.poll(() => jobsIn(id)).toEqual(['KITCHEN_TICKET PRINTED']);
    await order(id, 3);
    await expect.poll(() => jobsIn(id)).toEqual(printed);
    await deletePrinter(test, admin, printerId);
    await order(id, 1);
    await expect.poll(() => jobsIn(id)).toEqual([...printed, 'CHANGE_TICKET PRINTED']);
    await setStatus(test, admin, id, 'Cancelled');
    await expect
      .poll(() => paper(other))
      .toEqual([expect.arrayContaining(['1 x Chaat (was 3)']), expect.arrayContaining(['CANCELLED'])]);
    await other.close();
  });

  it('prints again when somebody asks for it, as a DUPLICATE', async () => {
    await aNetworkPrinter(test, admin, fake.port);
    const id = await place();
    await expect.poll(() => jobsIn(id)).toEqual(['KITCHEN_TICKET PRINTED']);
    const again = { document: 'CHANGE_TICKET' } as const;
    expect(await printOrder(test, cook, id, again)).toMatchObject({ code: 'CONFLICT' });
    await order(id, 3);
    await expect.poll(() => jobsIn(id)).toEqual(printed);
    expect((await printOrder(test, cook, id, again)).value).toMatchObject([{ isDuplicate: true }]);
    await expect.poll(() => paper().length).toBe(3);
    expect(paper()[2]).toEqual(expect.arrayContaining(['DUPLICATE', '3 x Chaat (was 2)']));
  });
});

describe('a change while a printer in the network gets the ticket', () => {
  it('is in the ticket if it comes before the hand-over', async () => {
    fake.behaviour = 'hang';
    await aNetworkPrinter(test, admin, fake.port);
    const id = await place();
    await expect.poll(() => fake.maxParallel).toBe(1);
    await order(id, 5);
    fake.behaviour = 'print';
    await expect.poll(() => jobsIn(id)).toEqual(['KITCHEN_TICKET PRINTED']);
    await repeatEvents(id);
    expect(await jobsIn(id)).toEqual(['KITCHEN_TICKET PRINTED']);
    expect(paper()).toEqual([expect.arrayContaining(['5 x Chaat'])]);
  });

  it('has a ticket of its own if it comes after the hand-over', async () => {
    fake.behaviour = 'mute after the document';
    await aNetworkPrinter(test, admin, fake.port);
    const id = await place();
    await expect.poll(() => paper().length).toBe(1);
    await order(id, 5);
    await expect.poll(() => jobsIn(id)).toEqual(['KITCHEN_TICKET PRINTING', 'CHANGE_TICKET WAITING']);
    const { port } = fake;
    await fake.close();
    fake = await startFakePrinter(port);
    await expect.poll(() => jobsIn(id)).toEqual(['KITCHEN_TICKET UNSURE', 'CHANGE_TICKET PRINTED']);
    expect(paper()).toEqual([expect.arrayContaining(['5 x Chaat (was 2)'])]);
  });
});

describe('a change while a program has the ticket', () => {
  let token: string;
  beforeEach(async () => {
    ({ token } = await aPrinter(test, admin, { way: 'AGENT' }));
  });
  const ask = (path: string, body: object = {}) =>
    test.rest<{ job: { id: string; claim: number; bytes: string } | null }>('POST', `/api/printer/${path}`, {
      body: { program: 'one', ...body },
      headers: { Authorization: `Bearer ${token}` },
    });
  const next = async () => {
    const { job } = (await ask('next')).body;
    if (!job) throw new Error('no job');
    const { id, claim } = job;
    return {
      texts: textsIn(Buffer.from(job.bytes, 'base64')),
      handOver: async () => (await ask(`jobs/${id}/hand-over`, { claim })).status,
      report: (outcome: string) => ask(`jobs/${id}/outcome`, { claim, outcome, state: 'READY' }),
    };
  };

  it('is in the ticket if it comes before the hand-over', async () => {
    const id = await place();
    const first = await next();
    await order(id, 5);
    expect(await first.handOver()).toBe(409);
    const second = await next();
    expect(second.texts).toContain('5 x Chaat');
    expect(await second.handOver()).toBe(200);
    await second.report('PRINTED');
    await repeatEvents(id);
    expect(await jobsIn(id)).toEqual(['KITCHEN_TICKET PRINTED']);
  });

  it('has a ticket of its own if it comes after the hand-over', async () => {
    const id = await place();
    const ticket = await next();
    expect(await ticket.handOver()).toBe(200);
    await order(id, 5);
    // The answer to the first hand-over got lost.
    expect(await ticket.handOver()).toBe(200);
    await idle(test);
    await ticket.report('PRINTED');
    const change = await next();
    expect(change.texts).toContain('5 x Chaat (was 2)');
  });

  it('has no ticket of its own any more if nothing of the ticket was printed', async () => {
    const id = await place();
    const ticket = await next();
    await ticket.handOver();
    await order(id, 5);
    await expect.poll(() => jobsIn(id)).toEqual(['KITCHEN_TICKET PRINTING', 'CHANGE_TICKET WAITING']);
    await ticket.report('WAITING');
    await test.app.dataSource.query(`update deliveries set next_try_at = now() where channel = 'print'`);
    const again = await next();
    expect(again.texts).toContain('5 x Chaat');
    await again.handOver();
    await again.report('PRINTED');
    expect((await ask('next')).body.job).toBeNull();
    expect(await jobsIn(id)).toEqual(['KITCHEN_TICKET PRINTED', 'CHANGE_TICKET EXPIRED']);
    expect(await jobsOf(test, cook, id, true)).toEqual([]);
  });
});

describe('a change while a browser takes the ticket', () => {
  it('is in the ticket if it comes before the hand-over', async () => {
    const { id: printerId } = await aPrinter(test, admin);
    const id = await place();
    await expect.poll(() => jobsIn(id)).toEqual(['KITCHEN_TICKET WAITING']);
    const change = test.app.dataSource.createQueryRunner();
    await change.startTransaction();
    await change.query(
      `update orders set version = version + 1, bill = jsonb_set(bill, '{lines,0,note}', '"No onion"') where id = $1`,
      [id],
    );
    await change.query(
      `insert into order_changes (order_id, version, kind, data)
       select id, version, 'changed', '{"lines": [{"name": "Chaat", "choices": [], "note": "No onion", "before": 2, "after": 2}]}'
       from orders where id = $1`,
      [id],
    );
    const taking = takePrintJob(test, cook, printerId);
    await expect.poll(() => heldUp(test.app.dataSource)).toBe(1);
    await change.commitTransaction();
    await change.release();
    const taken = (await taking).value;
    expect(textsIn(Buffer.from(taken?.page.bytes ?? '', 'base64'))).toContain('>> No onion');
    await repeatEvents(id);
    expect(await jobsIn(id)).toEqual(['KITCHEN_TICKET PRINTING']);
  });

  it('has a ticket of its own if it comes after it, although the browser takes the ticket again', async () => {
    const { id: printerId } = await aPrinter(test, admin);
    const id = await place();
    await expect.poll(() => jobsIn(id)).toEqual(['KITCHEN_TICKET WAITING']);
    const ticketId = (await takePrintJob(test, cook, printerId)).value?.job.id ?? '';
    await order(id, 5);
    await expect.poll(() => jobsIn(id)).toEqual(['KITCHEN_TICKET PRINTING', 'CHANGE_TICKET WAITING']);
    expect((await takePrintJob(test, cook, printerId)).value?.job.id).toBe(ticketId);
    await reportPrinted(test, cook, ticketId, 'PRINTED');
    const change = (await takePrintJob(test, cook, printerId)).value;
    expect(textsIn(Buffer.from(change?.page.bytes ?? '', 'base64'))).toContain('5 x Chaat (was 2)');
  });

  it('has a ticket of its own if it comes after it, but not if the ticket is printed again', async () => {
    const { id: printerId } = await aPrinter(test, admin);
    const id = await place();
    await expect.poll(() => jobsIn(id)).toEqual(['KITCHEN_TICKET WAITING']);
    const ticketId = (await takePrintJob(test, cook, printerId)).value?.job.id ?? '';
    await order(id, 5);
    await expect.poll(() => jobsIn(id)).toEqual(['KITCHEN_TICKET PRINTING', 'CHANGE_TICKET WAITING']);
    await reportPrinted(test, cook, ticketId, 'UNSURE');
    await settlePrintJob(test, cook, ticketId, false);
    const again = (await takePrintJob(test, cook, printerId)).value;
    expect(textsIn(Buffer.from(again?.page.bytes ?? '', 'base64'))).toEqual(
      expect.arrayContaining(['DUPLICATE', '5 x Chaat']),
    );
    await reportPrinted(test, cook, ticketId, 'PRINTED');
    expect((await takePrintJob(test, cook, printerId)).value).toBeNull();
    expect(await jobsIn(id)).toEqual(['KITCHEN_TICKET PRINTED', 'CHANGE_TICKET EXPIRED']);
    expect(await jobsOf(test, cook, id, true)).toEqual([]);
  });
});
