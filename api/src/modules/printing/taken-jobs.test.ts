import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { TestApp } from '../../../test/app.js';
import { textsOf } from '../../../test/escpos-reader.js';
import { aCustomer, aDish, anAdmin, aStaffMember, type Account } from '../../../test/factories.js';
import { idle } from '../../../test/payments.js';
import {
  aPrinter,
  createPrinter,
  deletePrinter,
  jobsOf,
  printersOf,
  printOrder,
  printTestPage,
  reportPrinted,
  settlePrintJob,
  takePrintJob,
  updatePrinter,
} from '../../../test/printing.js';
import { placeDelivery, setStatus } from '../../../test/riders.js';
import { Printer } from './printer.entity.js';

let test: TestApp;
let admin: Account;
let asha: Account;
let cook: Account;
let dishId: string;
beforeAll(async () => {
  test = await TestApp.start({ RATE_LIMIT_FACTOR: '1000' });
  [admin, asha, cook] = [await anAdmin(test), await aCustomer(test), await aStaffMember(test, 'KITCHEN')];
  dishId = (await aDish(test, { name: 'पनीर' })).id;
});
afterAll(() => test.close());
afterEach(async () => {
  for (const { id } of await printersOf(test, admin)) await deletePrinter(test, admin, id);
});

const place = () => placeDelivery(test, { dishId, customer: asha });
const endLease = (id: string) =>
  test.app.dataSource.query(`update deliveries set next_try_at = now() where id = $1`, [id]);

describe('a browser', () => {
  it('takes the next job with its bytes and its picture, and the same one again', async () => {
    const { id: printerId } = await aPrinter(test, admin, { paper: 'MM58' });
    expect((await takePrintJob(test, cook, printerId)).value).toBeNull();
    const orderId = await place();
    await expect.poll(() => jobsOf(test, cook, orderId)).toMatchObject([{ state: 'WAITING' }]);
    const taken = (await takePrintJob(test, cook, printerId)).value;
    expect(taken).toMatchObject({ job: { orderId, state: 'PRINTING' }, page: { widthMm: 58 } });
    expect(textsOf(Buffer.from(taken?.page.bytes ?? '', 'base64')).join(' ')).toContain('DELIVERY');
    const image = Buffer.from(taken?.page.image ?? '', 'base64');
    expect(image.subarray(1, 4).toString()).toBe('PNG');
    expect((await takePrintJob(test, cook, printerId)).value?.job.id).toBe(taken?.job.id);
    expect((await takePrintJob(test, cook, printerId, 'two')).value).toBeNull();
    const jobId = taken?.job.id ?? '';
    expect(await reportPrinted(test, cook, jobId, 'PRINTED', { browser: 'two' })).toMatchObject({
      code: 'CONFLICT',
    });
    for (let again = 0; again < 2; again += 1)
      expect((await reportPrinted(test, cook, jobId, 'PRINTED')).value).toMatchObject({ state: 'PRINTED' });
    expect(await printersOf(test, cook)).toMatchObject([{ state: 'READY', waiting: 0 }]);
  });

  it('gets the next job after one that cannot be drawn, which fails', async () => {
    const { id: printerId } = await aPrinter(test, admin);
    const placePrinted = async () => {
      const id = await place();
      await expect.poll(() => jobsOf(test, cook, id)).toMatchObject([{ state: 'WAITING' }]);
      return id;
    };
    const [broken, fine, gone] = [await placePrinted(), await placePrinted(), 'f'.repeat(24)];
    await test.app.dataSource.query(
      `update deliveries set content = jsonb_set(content, '{print,order,id}', to_jsonb($2::text))
       where content #>> '{print,order,id}' = $1`,
      [broken, gone],
    );
    expect((await takePrintJob(test, cook, printerId)).value?.job.orderId).toBe(fine);
    expect(await jobsOf(test, cook, gone)).toMatchObject([
      { state: 'FAILED', error: 'The document could not be made.' },
    ]);
  });

  it('keeps a job that may be on paper, although it cannot be drawn again', async () => {
    const { printer, orderId, id } = await aTicket();
    await takePrintJob(test, cook, printer.id);
    const gone = 'e'.repeat(24);
    await test.app.dataSource.query(
      `update deliveries set content = jsonb_set(content, '{print,order,id}', to_jsonb($2::text))
       where content #>> '{print,order,id}' = $1`,
      [orderId, gone],
    );
    expect(await takePrintJob(test, cook, printer.id)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await jobsOf(test, cook, gone)).toMatchObject([{ id, state: 'PRINTING' }]);
  });

  it('gets each job once, however many ask', async () => {
    const { id: printerId } = await aPrinter(test, admin);
    await printTestPage(test, admin, printerId);
    const taken = await Promise.all(
      Array.from({ length: 10 }, (_, index) => takePrintJob(test, cook, printerId, `browser ${index}`)),
    );
    expect(taken.filter(({ value }) => value)).toHaveLength(1);
  });

  it('that is missing while a job waits makes the printer unreachable until it is back', async () => {
    const { id: printerId } = await aPrinter(test, admin);
    const past = `now() - interval '61 seconds'`;
    await test.app.dataSource.query(`update printers set created_at = ${past} where id = $1`, [printerId]);
    const { value: made } = await printTestPage(test, admin, printerId);
    await test.app.dataSource.query(`update deliveries set created_at = ${past} where id = $1`, [made?.id]);
    await expect
      .poll(() => printersOf(test, cook))
      .toMatchObject([{ state: 'UNREACHABLE', error: expect.stringContaining('No tablet prints for it.') }]);
    await takePrintJob(test, cook, printerId);
    expect(await printersOf(test, cook)).toMatchObject([{ state: 'UNKNOWN', error: null }]);
    await reportPrinted(test, cook, made?.id ?? '', 'PRINTED');
  });

  it('leaves a job unsure if it does not report', async () => {
    const { id: printerId } = await aPrinter(test, admin);
    const { value: made } = await printTestPage(test, admin, printerId);
    const jobId = made?.id ?? '';
    await takePrintJob(test, cook, printerId);
    await endLease(jobId);
    await expect
      .poll(async () => (await jobsOf(test, cook))[0])
      .toMatchObject({
        id: jobId,
        state: 'UNSURE',
        error: expect.stringContaining('look whether it is on paper'),
      });
    expect((await takePrintJob(test, cook, printerId)).value).toBeNull();
    // Late is better than never.
    expect((await reportPrinted(test, cook, jobId, 'PRINTED')).value).toMatchObject({ state: 'PRINTED' });
  });

  it('gives a job back of which nothing went to the printer, and says why', async () => {
    const { id: printerId } = await aPrinter(test, admin);
    const { value: made } = await printTestPage(test, admin, printerId);
    await takePrintJob(test, cook, printerId);
    const error = 'The USB cable is out.';
    expect((await reportPrinted(test, cook, made?.id ?? '', 'WAITING', { error })).value).toMatchObject({
      state: 'WAITING',
      error,
    });
    expect(await printersOf(test, cook)).toMatchObject([{ state: 'ERROR', error, waiting: 1 }]);
    await endLease(made?.id ?? '');
    expect((await takePrintJob(test, cook, printerId, 'two')).value?.job).toMatchObject({
      isDuplicate: false,
    });
    expect(await reportPrinted(test, cook, made?.id ?? '', 'EXPIRED')).toMatchObject({
      code: 'BAD_USER_INPUT',
    });
  });
});

/** A ticket that waits for a new printer of a browser. */
async function aTicket(input: object = {}) {
  const printer = await aPrinter(test, admin, input);
  const orderId = await place();
  await expect.poll(() => jobsOf(test, cook, orderId)).toMatchObject([{ state: 'WAITING' }]);
  const [job] = await jobsOf(test, cook, orderId);
  return { printer, orderId, id: job?.id ?? '' };
}

const isUnsettled = async (id: string) =>
  (await jobsOf(test, cook, undefined, true)).some((job) => job.id === id);

describe('the jobs of a printer with a fallback', () => {
  const minutePasses = () =>
    test.app.dataSource.query(
      `update deliveries set created_at = created_at - interval '61 seconds' where channel = 'print' and state = 'waiting'`,
    );
  const waiting = async () =>
    Object.fromEntries((await printersOf(test, cook)).map(({ name, waiting: count }) => [name, count]));

  it('wait behind a slow dialog of its tablet', async () => {
    const { id: fallbackId } = await aPrinter(test, admin, { name: 'To', documents: [] });
    // Looked after later than the tablet's.
    await aPrinter(test, admin, { name: 'Paused', fallbackId, isPaused: true });
    const { id: printerId } = await aPrinter(test, admin, { fallbackId });
    await place();
    await expect.poll(waiting).toEqual({ Kitchen: 1, Paused: 1, To: 0 });
    await takePrintJob(test, cook, printerId);
    await place();
    await expect.poll(waiting).toEqual({ Kitchen: 1, Paused: 2, To: 0 });
    await minutePasses();
    await expect.poll(waiting).toMatchObject({ Paused: 0 });
    expect(await waiting()).toEqual({ Kitchen: 1, Paused: 0, To: 2 });
  });

  it('go to it 20 seconds after its tablet counts as missing', async () => {
    const { id: fallbackId } = await aPrinter(test, admin, { name: 'To', documents: [] });
    const { printer } = await aTicket({ fallbackId });
    await minutePasses();
    await test.app.dataSource.query(
      `update printers set created_at = created_at - interval '61 seconds' where id = $1`,
      [printer.id],
    );
    await expect
      .poll(async () => (await printersOf(test, cook))[0])
      .toMatchObject({
        name: 'Kitchen',
        state: 'UNREACHABLE',
        waiting: 1,
      });
    await test.app.dataSource.query(
      `update printers set stopped_since = stopped_since - interval '20 seconds' where id = $1`,
      [printer.id],
    );
    await expect.poll(waiting).toEqual({ Kitchen: 0, To: 1 });
  });
});

describe('a job that a print dialog leaves unsure', () => {
  it('says nothing against its printer', async () => {
    const { printer, id } = await aTicket();
    await takePrintJob(test, cook, printer.id);
    await reportPrinted(test, cook, id, 'UNSURE');
    expect(await printersOf(test, cook)).toMatchObject([{ state: 'READY', error: null }]);
  });

  it('shows that the printer works again if it was printed', async () => {
    const { printer, id } = await aTicket();
    await takePrintJob(test, cook, printer.id);
    await reportPrinted(test, cook, id, 'UNSURE', { error: 'The cable is out.' });
    expect(await printersOf(test, cook)).toMatchObject([{ state: 'ERROR' }]);
    await settlePrintJob(test, cook, id, true);
    expect(await printersOf(test, cook)).toMatchObject([{ state: 'READY', error: null }]);
  });
});

describe('a job that was not printed', () => {
  const fail = (id: string, state: string) =>
    test.app.dataSource.query('update deliveries set state = $2, error = $3 where id = $1', [
      id,
      state,
      state === 'failed' ? 'not-drawn' : 'expired',
    ]);

  it.each(['failed', 'skipped'])('prints again without a mark: %s', async (state) => {
    const { printer, id } = await aTicket();
    await fail(id, state);
    for (let again = 0; again < 2; again += 1)
      expect((await settlePrintJob(test, cook, id, false)).value).toMatchObject({
        state: 'WAITING',
        isDuplicate: false,
        error: null,
      });
    expect((await takePrintJob(test, cook, printer.id)).value?.job).toMatchObject({ id, isDuplicate: false });
  });

  it.each(['failed', 'skipped'])('is settled for everybody, and still not printed: %s', async (state) => {
    const { printer, id } = await aTicket();
    await fail(id, state);
    expect(await isUnsettled(id)).toBe(true);
    for (let again = 0; again < 2; again += 1)
      expect((await settlePrintJob(test, cook, id, true)).value).toMatchObject({
        state: 'EXPIRED',
        printedAt: null,
      });
    expect(await isUnsettled(id)).toBe(false);
    expect((await takePrintJob(test, cook, printer.id)).value).toBeNull();
  });

  it('prints again on the fallback of a printer that was removed, and else nowhere', async () => {
    const to = await aPrinter(test, admin, { name: 'To', documents: [] });
    const { printer, id } = await aTicket({ fallbackId: to.id });
    await takePrintJob(test, cook, printer.id);
    await reportPrinted(test, cook, id, 'UNSURE');
    await deletePrinter(test, admin, printer.id);
    expect((await settlePrintJob(test, cook, id, false)).value).toMatchObject({
      state: 'WAITING',
      isDuplicate: true,
      printer: { id: to.id },
    });
    await deletePrinter(test, admin, to.id);
    expect((await settlePrintJob(test, cook, id, false)).value).toMatchObject({
      state: 'EXPIRED',
      error: 'The printer was removed.',
    });
  });
});

describe('a ticket of an order that was cancelled', () => {
  /** Before the worker hears of it. */
  const cancelSilently = (orderId: string) =>
    test.app.dataSource.query(`update orders set status = 'Cancelled' where id = $1`, [orderId]);

  it('is not handed out, needs no decision, and cannot be printed', async () => {
    const { printer, orderId, id } = await aTicket();
    await cancelSilently(orderId);
    expect((await takePrintJob(test, cook, printer.id)).value).toBeNull();
    expect(await jobsOf(test, cook, orderId)).toMatchObject([
      { id, state: 'EXPIRED', error: 'The order was cancelled before it was printed.' },
    ]);
    expect(await isUnsettled(id)).toBe(false);
    expect(await printOrder(test, cook, orderId)).toMatchObject({
      code: 'CONFLICT',
      message: 'The order is cancelled.',
    });
  });
});

describe('an order in progress', () => {
  it('has one ticket, however its printers change', async () => {
    const { printer, orderId } = await aTicket();
    await updatePrinter(test, admin, printer, { copies: 3 });
    await aPrinter(test, admin, { name: 'Second' });
    await setStatus(test, admin, orderId, 'Preparing');
    await idle(test);
    await deletePrinter(test, admin, printer.id);
    await setStatus(test, admin, orderId, 'Out for Delivery');
    await setStatus(test, admin, orderId, 'Preparing');
    await idle(test);
    expect(await jobsOf(test, cook, orderId)).toHaveLength(1);
  });
});

it('a test page or a resumed printer checks again whether it answers', async () => {
  const { manager } = test.app.dataSource;
  const printer = await aPrinter(test, admin, { isPaused: true });
  const answers = async () => (await manager.findOneByOrFail(Printer, { id: printer.id })).answersStatus;
  await manager.update(Printer, { id: printer.id }, { answersStatus: true });
  await printTestPage(test, admin, printer.id);
  expect(await answers()).toBeNull();
  await manager.update(Printer, { id: printer.id }, { answersStatus: true });
  await updatePrinter(test, admin, printer, { isPaused: false });
  expect(await answers()).toBeNull();
});

describe('the settings of printers', () => {
  const network = { way: 'NETWORK', host: '192.168.1.87' };

  it.each(['8.8.8.8', '169.254.169.254', 'example.com', 'http://10.0.0.1', '', '::ffff:1.1.1.1', '0.0.0.0'])(
    'accept no address outside of the restaurant’s network: %s',
    async (host) => {
      const refused = await createPrinter(test, admin, { name: 'Out', way: 'NETWORK', host });
      expect(refused).toMatchObject({ code: 'BAD_USER_INPUT' });
    },
  );

  it.each([{ port: 0 }, { port: 65_536 }, { copies: 4 }, { copies: 0 }, { name: ' ' }, { fallbackId: 'x' }])(
    'refuse %o',
    async (wrong) => {
      expect(await createPrinter(test, admin, { name: 'Kitchen', ...network, ...wrong })).toMatchObject({
        code: 'BAD_USER_INPUT',
      });
    },
  );

  it('are changed at the version that was seen, with an entry in the audit log', async () => {
    const printer = await aPrinter(test, admin, { name: 'Grill' });
    const changed = await updatePrinter(test, admin, printer, { name: 'Tandoor', ...network });
    expect(changed.value?.printer).toMatchObject({ name: 'Tandoor', version: 2, state: 'UNKNOWN' });
    expect(await updatePrinter(test, admin, printer, { name: 'Again' })).toMatchObject({ code: 'CONFLICT' });
    await deletePrinter(test, admin, printer.id);
    const entries = await test.app.dataSource.query<object[]>(
      `select act, before, after from audit_entries where subject = 'PRINTER' and subject_id = $1 order by created_at`,
      [printer.id],
    );
    expect(entries).toMatchObject([
      { act: 'ADDED', before: null },
      {
        act: 'CHANGED',
        before: { name: 'Grill', host: null },
        after: { name: 'Tandoor', host: '192.168.1.87', port: 9100 },
      },
      { act: 'DELETED', after: null },
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/token/i);
  });

  it('let no printer take over from itself, also not through others', async () => {
    const [a, b] = [await aPrinter(test, admin, { name: 'A' }), await aPrinter(test, admin, { name: 'B' })];
    expect(await updatePrinter(test, admin, a, { fallbackId: a.id })).toMatchObject({
      code: 'BAD_USER_INPUT',
    });
    const both = await Promise.all([
      updatePrinter(test, admin, a, { name: 'A', fallbackId: b.id }),
      updatePrinter(test, admin, b, { name: 'B', fallbackId: a.id }),
    ]);
    expect(both.filter(({ code }) => code === 'BAD_USER_INPUT')).toHaveLength(1);
    expect(both.filter(({ value }) => value)).toHaveLength(1);
  });

  it('allow twenty printers', async () => {
    for (let count = 0; count < 20; count += 1) await aPrinter(test, admin, { name: `Printer ${count}` });
    expect(await createPrinter(test, admin, { name: 'One more', way: 'BROWSER' })).toMatchObject({
      code: 'CONFLICT',
    });
  });

  it('show a token once, to those who may set up printers alone', async () => {
    const { token, id } = await aPrinter(test, admin, { way: 'AGENT' });
    expect(token).toMatch(/^[\w-]{43}$/);
    const rows = await test.app.dataSource.query<object[]>('select * from printers where id = $1', [id]);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect((await aPrinter(test, admin)).token).toBe('');
    for (const who of [cook, asha])
      expect(await createPrinter(test, who, { name: 'Mine', way: 'AGENT' })).toMatchObject({
        code: 'FORBIDDEN',
      });
  });

  it('hand the waiting jobs of a removed printer to its fallback, or let them expire', async () => {
    const to = await aPrinter(test, admin, { name: 'To', documents: [] });
    const from = await aPrinter(test, admin, { name: 'From', fallbackId: to.id });
    const last = await aPrinter(test, admin, { name: 'Last', fallbackId: from.id, documents: [] });
    const orderId = await place();
    await expect.poll(() => jobsOf(test, cook, orderId)).toMatchObject([{ printer: { id: from.id } }]);
    await deletePrinter(test, admin, from.id);
    expect(await jobsOf(test, cook, orderId)).toMatchObject([{ state: 'WAITING', printer: { id: to.id } }]);
    expect((await printersOf(test, cook)).find(({ id }) => id === last.id)).toMatchObject({
      fallbackId: to.id,
    });
    await deletePrinter(test, admin, to.id);
    expect(await jobsOf(test, cook, orderId)).toMatchObject([
      { state: 'EXPIRED', error: 'The printer was removed.', printer: { name: 'To' } },
    ]);
  });
});

it('customers and riders see and do nothing of printing', async () => {
  const { id: printerId } = await aPrinter(test, admin);
  const orderId = await place();
  const rider = await aStaffMember(test, 'RIDER');
  for (const who of [asha, rider]) {
    expect(await printersOf(test, who)).toEqual([]);
    expect(await takePrintJob(test, who, printerId)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await printOrder(test, who, orderId)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await settlePrintJob(test, who, orderId, true)).toMatchObject({ code: 'FORBIDDEN' });
  }
});

it('REST has the same printers and jobs', async () => {
  const call = <T>(method: string, route: string, body?: object, { token } = admin) =>
    test.rest<T>(method, `/api/admin${route}`, { token, ...(body && { body }) });
  const made = await call<{ printer: { _id: string }; token: string | null }>('POST', '/printers', {
    name: 'Kitchen',
    way: 'BROWSER',
  });
  expect(made).toMatchObject({ status: 201, body: { token: null, printer: { paper: 'MM80', copies: 1 } } });
  const { _id: id } = made.body.printer;
  const input = { name: 'Grill', way: 'BROWSER' };
  expect(await call('PUT', `/printers/${id}`, { input, expectedVersion: 1 })).toMatchObject({
    status: 200,
    body: { printer: { version: 2 } },
  });
  expect(await call('PUT', `/printers/${id}`, { input, expectedVersion: 1 })).toMatchObject({ status: 409 });
  expect(await call('POST', `/printers/${id}/token`)).toMatchObject({ status: 409 });
  const job = await call<{ _id: string }>('POST', `/printers/${id}/test-page`);
  expect(job).toMatchObject({ status: 201, body: { state: 'WAITING' } });
  const orderId = await place();
  expect(await call('POST', `/orders/${orderId}/print`, { document: 'KITCHEN_TICKET' }, cook)).toMatchObject({
    status: 201,
    body: [{ orderId }],
  });
  expect(await call('POST', `/printers/${id}/take`, { browser: 'one' }, cook)).toMatchObject({
    status: 200,
    body: { job: { _id: job.body._id }, page: { widthMm: 80 } },
  });
  const unsure = { browser: 'one', outcome: 'UNSURE' };
  expect(await call('POST', `/print-jobs/${job.body._id}/report`, unsure, cook)).toMatchObject({
    body: { state: 'UNSURE' },
  });
  expect(await call('POST', `/print-jobs/${job.body._id}/settle`, { isPrinted: true }, cook)).toMatchObject({
    body: { state: 'PRINTED' },
  });
  expect(await call('GET', '/print-jobs?unsettledOnly=true', undefined, cook)).toMatchObject({ status: 200 });
  expect(await call('GET', '/printers', undefined, cook)).toMatchObject({ body: [{ name: 'Grill' }] });
  expect(await call('DELETE', `/printers/${id}`)).toMatchObject({ status: 200 });
});
