import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestApp } from '../../../test/app.js';
import { noteRefundAt, register, setStatusAt } from '../../../test/bills.js';
import { aCustomer, aDish, anAdmin, aStaffMember, type Account } from '../../../test/factories.js';
import { ask } from '../../../test/people.js';
import { placeDelivery } from '../../../test/riders.js';

let test: TestApp;
let owner: Account;
beforeAll(async () => {
  test = await TestApp.start({ ROLE: 'api', RATE_LIMIT_FACTOR: '1000' });
  owner = await anAdmin(test);
  const customer = await aCustomer(test);
  const water = { class: 'WATER', name: 'Water', hsn: '22011010' };
  await register(test, owner, 'REGULAR', {
    taxClasses: [
      { id: water.class, name: water.name, hsn: water.hsn, rates: [{ from: '2025-01-01', percent: 5 }] },
    ],
  });
  const thali = await aDish(test, { pricePaise: 24_900 });
  const bottle = await aDish(test, { pricePaise: 2_100, taxClass: water.class, isPackaged: true });
  const place = (dishId = thali.id, more = {}) => placeDelivery(test, { dishId, customer, ...more });
  // The first is of September, the last of November, up to the millisecond.
  const [before, first, second, third, after] = [
    await place(),
    await place(),
    await place(bottle.id),
    await place(),
    await place(thali.id, { buyer: { name: 'Tulsi Designs Pvt Ltd', gstin: '27AAPFU0939F1ZV' } }),
  ];
  await setStatusAt(test, before, 'Delivered', new Date('2025-09-30T23:59:59.999+05:30'));
  await setStatusAt(test, first, 'Delivered', new Date('2025-10-01T00:00:00+05:30'));
  await noteRefundAt(test, first, 10_000, new Date('2025-10-02T12:00:00+05:30'));
  await setStatusAt(test, second, 'Delivered', new Date('2025-10-03T12:00:00+05:30'));
  await noteRefundAt(test, third, 10_000, new Date('2025-10-04T12:00:00+05:30'));
  await setStatusAt(test, third, 'Delivered', new Date('2025-10-04T12:30:00+05:30'));
  await setStatusAt(test, third, 'Cancelled', new Date('2025-10-04T13:00:00+05:30'));
  // An invoice of the month before is taken back.
  await setStatusAt(test, before, 'Cancelled', new Date('2025-10-31T23:59:59.999+05:30'));
  await setStatusAt(test, after, 'Delivered', new Date('2025-11-01T00:00:00+05:30'));
  await noteRefundAt(test, after, 10_000, new Date('2025-11-02T12:00:00+05:30'));
});
afterAll(() => test.close());

const sum = 'count taxable cgst sgst untaxed total';
const query = `query ($month: String!) { billMonth(month: $month) {
  month asOf invoices { ${sum} } creditNotes { ${sum} } cancellations { ${sum} } vouchers { ${sum} }
  rates { rate taxable cgst sgst }
  hsn { isRegistered hsn description uqc quantity rate taxable cgst sgst }
  b2c { placeOfSupply rate taxable cgst sgst }
  b2b { ${sum} } b2bNotes { ${sum} } nil { isRegistered taxable }
  documents { kind from to total cancelled net } } }`;

interface Sum {
  readonly count: number;
  readonly total: number;
}
interface Month {
  readonly invoices: Sum;
  readonly creditNotes: Sum;
  readonly cancellations: Sum;
  readonly vouchers: Sum;
  readonly rates: readonly { readonly taxable: number }[];
  readonly hsn: readonly object[];
  readonly b2c: readonly object[];
  readonly documents: readonly object[];
}
const read = (month: string, { token } = owner) => ask<Month>(test, query, { month }, token);
const readRest = <T>(path: string, { token } = owner, headers: Record<string, string> = {}) =>
  test.rest<T>('GET', `/api/admin/bill-book/months/${path}`, { token, headers });

const files = ['invoices', 'b2b', 'b2c', 'nil-rated', 'credit-notes', 'hsn-b2b', 'hsn-b2c', 'documents'];

const linesOf = async (file: string, month = '2025-10') =>
  (await readRest<string>(`${month}/${file}.csv`)).body.split('\r\n');

describe('a month of the bill book', () => {
  it('adds up what was issued in it at the restaurant', async () => {
    const { value } = await read('2025-10');
    // 2 × ₹249 and 5 % are ₹522.90, rounded to ₹523; 2 × ₹21 include 5 %.
    expect(value).toMatchObject({
      month: '2025-10',
      invoices: { count: 3, taxable: 1036, cgst: 25.9, sgst: 25.9, untaxed: 0.2, total: 1088 },
      // A part of the first invoice, and all of the one of September, of which the cancellation takes nothing back.
      creditNotes: { count: 2, taxable: 593.22, cgst: 14.83, sgst: 14.83, untaxed: 0.12, total: 623 },
      cancellations: { count: 2, taxable: 498, cgst: 12.45, sgst: 12.45, untaxed: 0.1, total: 523 },
      vouchers: { count: 1, total: 100 },
      b2b: { count: 0, total: 0 },
      b2bNotes: { count: 0, total: 0 },
    });
  });

  it('has the tables without the invoice that was cancelled in it, and less the one of another month', async () => {
    const { value } = await read('2025-10');
    // The first less its note and less the one of September; the third is in no table.
    const food = { rate: 5, taxable: -95.22, cgst: -2.38, sgst: -2.38 };
    const water = { rate: 5, taxable: 40, cgst: 1, sgst: 1 };
    expect(value?.hsn).toEqual([
      {
        isRegistered: false,
        hsn: '996331',
        description: 'Restaurant service',
        uqc: 'NA',
        quantity: 0,
        ...food,
      },
      { isRegistered: false, hsn: '22011010', description: 'Water', uqc: 'NOS', quantity: 2, ...water },
    ]);
    const all = { rate: 5, taxable: -55.22, cgst: -1.38, sgst: -1.38 };
    expect(value).toMatchObject({ rates: [all], b2c: [{ placeOfSupply: '29', ...all }] });
    expect(value?.documents).toEqual([
      { kind: 'INVOICE', from: 'C/25-26/000002', to: 'C/25-26/000004', total: 3, cancelled: 1, net: 2 },
      { kind: 'CREDIT_NOTE', from: 'C/25-26/R00001', to: 'C/25-26/R00002', total: 2, cancelled: 0, net: 2 },
      {
        kind: 'REFUND_VOUCHER',
        from: 'C/25-26/V00001',
        to: 'C/25-26/V00001',
        total: 1,
        cancelled: 0,
        net: 1,
      },
    ]);
  });

  it('is the same in REST', async () => {
    const { value } = await read('2025-10');
    expect((await readRest('2025-10')).body).toEqual({ ...value, asOf: expect.any(String) as string });
  });

  it('is empty without entries', async () => {
    const { value } = await read('2025-08');
    expect(value).toMatchObject({ invoices: { count: 0, total: 0 }, hsn: [], b2c: [], documents: [] });
    expect(await linesOf('invoices', '2025-08')).toHaveLength(2);
  });

  it('is refused if it is no month, or one ahead, in the language of the caller', async () => {
    for (const month of ['2025-13', '2025-1', '1999-12', 'October', '2099-01']) {
      expect(await read(month)).toMatchObject({ code: 'BAD_USER_INPUT' });
      for (const path of [month, ...files.map((file) => `${month}/${file}.csv`)])
        expect(await readRest(path)).toMatchObject({ status: 400, body: { errors: [{ field: 'month' }] } });
    }
    const messageFor = async (language: string) =>
      (await readRest<{ message: string }>('2099-01', owner, { 'Accept-Language': language })).body.message;
    expect(await messageFor('en')).toBe('This month has not begun yet');
    expect(await messageFor('hi')).toBe('यह महीना अभी शुरू नहीं हुआ है');
  });

  it('is refused with more than 50,000 entries, and has its files', async () => {
    await test.app.dataSource.query(
      `insert into ledger_entries (sequence, kind, document, previous_hash, hash, created_at)
       select n, 'DAY_HEAD', '{}', md5(n::text), md5((n + 1)::text), '2025-06-15T12:00:00+05:30'
       from unnest(array[1000001, 1050001]) n`,
    );
    expect(await read('2025-06')).toMatchObject({ code: 'CONFLICT' });
    expect(await readRest('2025-06')).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    expect(await linesOf('hsn-b2c', '2025-06')).toHaveLength(2);
  });

  it('is read by accountants, managers and owners, and by nobody else', async () => {
    const statuses = async (person: Account) => {
      const answers = [await readRest('2025-10', person)];
      for (const file of files) answers.push(await readRest(`2025-10/${file}.csv`, person));
      return [...new Set(answers.map(({ status }) => status))];
    };
    for (const role of ['ACCOUNTANT', 'MANAGER'] as const) {
      const person = await aStaffMember(test, role);
      expect((await read('2025-10', person)).value?.invoices.count).toBe(3);
      expect(await statuses(person)).toEqual([200]);
    }
    for (const person of [
      await aStaffMember(test, 'COUNTER'),
      await aStaffMember(test, 'KITCHEN'),
      await aStaffMember(test, 'RIDER'),
      await aCustomer(test),
    ]) {
      expect(await read('2025-10', person)).toMatchObject({ code: 'FORBIDDEN' });
      expect(await statuses(person)).toEqual([403]);
    }
  });
});

describe('the files of a month', () => {
  it('are CSV for spreadsheets, to be saved', async () => {
    for (const file of files) {
      const { status, headers } = await readRest(`2025-10/${file}.csv`);
      expect(status).toBe(200);
      expect(headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
      expect(headers.get('Content-Disposition')).toBe(`attachment; filename="${file}-2025-10.csv"`);
    }
  });

  it('list every document in the order of the book, with what goes back below 0', async () => {
    const [header, ...lines] = await linesOf('invoices');
    expect(header).toMatch(/^Number,Date,Order,/);
    expect(lines.map((line) => line.replace(/#\d+/, '#'))).toEqual([
      `C/25-26/000002,01-Oct-2025,#,,,498,12.45,12.45,0.1,523,Invoice,,`,
      `C/25-26/R00001,02-Oct-2025,#,,,-95.22,-2.38,-2.38,-0.02,-100,Credit note,C/25-26/000002,`,
      `C/25-26/000003,03-Oct-2025,#,,,40,1,1,0,42,Invoice,,`,
      `C/25-26/V00001,04-Oct-2025,#,,,,,,,,Refund voucher,,100`,
      `C/25-26/000004,04-Oct-2025,#,,,498,12.45,12.45,0.1,523,Invoice,,`,
      `,04-Oct-2025,#,,,-498,-12.45,-12.45,-0.1,-523,Cancellation,C/25-26/000004,`,
      `C/25-26/R00002,31-Oct-2025,#,,,-498,-12.45,-12.45,-0.1,-523,Credit note,C/25-26/000001,`,
      `,31-Oct-2025,#,,,0,0,0,0,0,Cancellation,C/25-26/000001,`,
      '',
    ]);
  });

  it('have amounts that sum to the sales', async () => {
    const [header = '', ...lines] = await linesOf('invoices');
    const at = header.split(',').indexOf('Taxable value');
    const cells = lines.map((line) => Number(line.split(',')[at] ?? 0));
    const { value } = await read('2025-10');
    expect(cells.reduce((before, cell) => before + cell, 0)).toBeCloseTo(value?.rates[0]?.taxable ?? 0, 5);
  });

  it('have the columns and rows of the tables of GSTR-1', async () => {
    expect((await linesOf('hsn-b2c')).slice(1)).toEqual([
      '996331,Restaurant service,NA,0,-99.98,5,-95.22,0,-2.38,-2.38,0',
      '22011010,Water,NOS-NUMBERS,2,42,5,40,0,1,1,0',
      '',
    ]);
    expect((await linesOf('b2c')).slice(1)).toEqual(['OE,29-Karnataka,5,,-55.22,0,', '']);
    expect((await linesOf('documents')).slice(1)).toEqual([
      'Invoices for outward supply,C/25-26/000002,C/25-26/000004,3,1',
      'Credit Note,C/25-26/R00001,C/25-26/R00002,2,0',
      'Refund Voucher,C/25-26/V00001,C/25-26/V00001,1,0',
      '',
    ]);
    // No buyer has a GSTIN.
    for (const file of ['b2b', 'credit-notes', 'hsn-b2b', 'nil-rated'])
      expect(await linesOf(file)).toHaveLength(2);
  });

  it('have sales to firms apart', async () => {
    const firm = '27AAPFU0939F1ZV,Tulsi Designs Pvt Ltd';
    expect((await linesOf('b2b', '2025-11')).slice(1)).toEqual([
      `${firm},C/25-26/000005,01-Nov-2025,523,29-Karnataka,N,,Regular B2B,,5,498,0`,
      '',
    ]);
    expect((await linesOf('credit-notes', '2025-11')).slice(1)).toEqual([
      `${firm},C/25-26/R00003,02-Nov-2025,C,29-Karnataka,N,Regular B2B,100,,5,95.22,0`,
      '',
    ]);
    expect((await linesOf('hsn-b2b', '2025-11')).slice(1)).toEqual([
      '996331,Restaurant service,NA,0,422.92,5,402.78,0,10.07,10.07,0',
      '',
    ]);
    for (const file of ['b2c', 'hsn-b2c']) expect(await linesOf(file, '2025-11')).toHaveLength(2);
  });
});
