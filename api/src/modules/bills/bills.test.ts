import { Piscina } from 'piscina';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { TestApp } from '../../../test/app.js';
import { entriesOf, invoiceOf, register } from '../../../test/bills.js';
import { aCustomer, aDish, anAdmin, aStaffMember, type Account } from '../../../test/factories.js';
import { readPdf } from '../../../test/pdf-reader.js';
import { ask } from '../../../test/people.js';
import { placeDelivery, setStatus } from '../../../test/riders.js';
import { newId } from '../../platform/ids.js';

let test: TestApp;
let owner: Account;
let asha: Account;
let dishId: string;
let plainId: string;
beforeAll(async () => {
  test = await TestApp.start({ ROLE: 'api', RATE_LIMIT_FACTOR: '1000' });
  [owner, asha] = [await anAdmin(test), await aCustomer(test)];
  dishId = (await aDish(test, { name: 'Thali', pricePaise: 24_900 })).id;
  plainId = await place();
  await register(test, owner, 'REGULAR', { invoicePrefix: 'CHK', fssai: '12345678901234' });
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => test.close());

const place = () => placeDelivery(test, { dishId, customer: asha });

async function deliver(): Promise<string> {
  const id = await place();
  await setStatus(test, owner, id, 'Delivered');
  return id;
}

interface GotPdf {
  readonly status: number;
  readonly headers: Headers;
  readonly contents: Buffer;
}

async function get(path: string, { token } = asha): Promise<GotPdf> {
  const answer = await fetch(`${test.url}/api${path}`, { headers: { Authorization: `Bearer ${token}` } });
  const { status, headers } = answer;
  return { status, headers, contents: Buffer.from(await answer.arrayBuffer()) };
}

const refusal = async (path: string, account: Account = asha) => {
  const { status, body } = await test.rest<{ message: string; code: string }>('GET', `/api${path}`, {
    token: account.token,
  });
  return [status, body.message];
};

const textOf = async (path: string, account?: Account) =>
  (await readPdf((await get(path, account)).contents)).text;

const countFiles = async () =>
  Number((await test.app.dataSource.query<{ count: string }[]>('select count(*) from bill_files'))[0]?.count);

describe('the PDF of an order’s bill', () => {
  it('is the invoice under its number, for its customer and for staff', async () => {
    const id = await deliver();
    const number = await invoiceOf(test, asha, id);
    const { status, headers, contents } = await get(`/orders/${id}/bill.pdf`);
    expect(status).toBe(200);
    expect(headers.get('Content-Type')).toBe('application/pdf');
    expect(headers.get('Content-Disposition')).toBe(`inline; filename="${number?.replaceAll('/', '-')}.pdf"`);
    expect(headers.get('Cache-Control')).toBe('no-store');
    const { text } = await readPdf(contents);
    expect(number).toMatch(/^CHK\//);
    for (const said of ['Tax Invoice', number, 'Thali', '29AAGCB7383J1Z4']) expect(text).toContain(said);
    const manager = await aStaffMember(test, 'MANAGER');
    expect((await get(`/orders/${id}/bill.pdf`, manager)).contents.equals(contents)).toBe(true);
  });

  it('is on the paper and in the language that are asked for', async () => {
    const id = await deliver();
    const { pages } = await readPdf((await get(`/orders/${id}/bill.pdf?paper=58&language=hi`)).contents);
    expect(Math.round(pages[0]!.width)).toBe(164);
    expect(pages[0]?.text).not.toContain('Tax Invoice');
  });

  it('is a receipt until the bill has its number, and the cancellation after it was cancelled', async () => {
    const id = await place();
    const path = `/orders/${id}/bill.pdf`;
    expect(await textOf(path)).toContain('Order receipt, not a tax invoice');
    expect((await get(path)).headers.get('Content-Disposition')).toMatch(/filename="order-\d+\.pdf"/);
    await setStatus(test, owner, id, 'Delivered');
    const number = await invoiceOf(test, asha, id);
    await setStatus(test, owner, id, 'Cancelled');
    expect(await textOf(path)).toContain('Cancellation Note');
    expect(await textOf(path)).toContain(number);
    expect((await get(path)).headers.get('Content-Disposition')).toContain('-cancelled.pdf"');
    await setStatus(test, owner, id, 'Preparing');
    expect(await textOf(path)).toContain('Order receipt, not a tax invoice');
    await setStatus(test, owner, id, 'Delivered');
    expect(await textOf(path)).toContain(await invoiceOf(test, asha, id));
  });

  it('is a plain bill if the restaurant was not registered', async () => {
    const text = await textOf(`/orders/${plainId}/bill.pdf`);
    expect(text).toContain('Bill');
    expect(text).not.toMatch(/GSTIN|CGST|invoice/i);
  });

  it('is found by nobody else', async () => {
    const id = await deliver();
    const ravi = await aCustomer(test, 'Ravi Iyer');
    for (const path of [`/orders/${id}/bill.pdf`, `/orders/${id}/bill`, `/orders/${newId()}/bill.pdf`])
      expect((await refusal(path, ravi))[0]).toBe(404);
    expect((await test.rest('GET', `/api/orders/${id}/bill.pdf`)).status).toBe(401);
  });

  it('is refused for paper and languages that do not exist, with what to send', async () => {
    const path = `/orders/${plainId}/bill.pdf`;
    expect(await refusal(`${path}?paper=A5`)).toEqual([400, 'The paper must be A4, 80 or 58']);
    expect(await refusal(`${path}?language=fr`)).toEqual([400, 'The language must be en or hi']);
  });
});

describe('making a PDF', () => {
  it('happens once for parallel requests and never again', async () => {
    const path = `/orders/${await deliver()}/bill.pdf`;
    const run = vi.spyOn(Piscina.prototype, 'run');
    const before = await countFiles();
    const made = await Promise.all([get(path), get(path), get(path, owner)]);
    const again = await get(path);
    for (const { contents } of made) expect(contents.equals(again.contents)).toBe(true);
    expect(run).toHaveBeenCalledTimes(1);
    expect(await countFiles()).toBe(before + 1);
  });

  it('gives the same bytes after the file was deleted', async () => {
    const path = `/orders/${await deliver()}/bill.pdf?paper=80`;
    const { contents } = await get(path);
    await test.app.dataSource.query(`update bill_files set made_at = now() - interval '91 days'`);
    await test.app.housekeeping['PDFs of bills']?.();
    expect(await countFiles()).toBe(0);
    expect((await get(path)).contents.equals(contents)).toBe(true);
    await test.app.housekeeping['PDFs of bills']?.();
    expect(await countFiles()).toBe(1);
  });

  it('fails with a sentence if the thread fails, and works when it is tried again', async () => {
    const path = `/orders/${await deliver()}/bill.pdf`;
    vi.spyOn(Piscina.prototype, 'run').mockRejectedValueOnce(new Error('The task has been aborted'));
    expect(await refusal(path)).toEqual([
      503,
      'The bill could not be made right now. Please try again in a moment.',
    ]);
    expect((await get(path)).status).toBe(200);
  });
});

describe('the PDF of an entry of the bill book', () => {
  const sequenceOf = async (number: unknown) =>
    (
      await test.app.dataSource.query<{ sequence: string }[]>(
        'select sequence from ledger_entries where number = $1',
        [number],
      )
    )[0]?.sequence;

  it('is the document, for those who may read the book', async () => {
    const id = await deliver();
    const number = (await entriesOf(test, id))[0]?.number;
    const path = `/admin/bill-book/${await sequenceOf(number)}.pdf`;
    const { headers, contents } = await get(path, owner);
    expect(headers.get('Content-Disposition')).toContain(number?.replaceAll('/', '-'));
    expect((await readPdf(contents)).text).toContain(number);
    expect((await refusal(path, asha))[0]).toBe(403);
    expect((await refusal(path, await aStaffMember(test, 'KITCHEN')))[0]).toBe(403);
  });

  it('is not found for what is no document, and refused for what is no place in the book', async () => {
    expect(await refusal('/admin/bill-book/999999.pdf', owner)).toEqual([
      404,
      'There is no such document in the bill book.',
    ]);
    for (const sequence of ['0', '-1', 'x', '1.5'])
      expect((await refusal(`/admin/bill-book/${sequence}.pdf`, owner))[0], sequence).toBe(400);
  });
});

it('the bill of an order has the same words in GraphQL and REST', async () => {
  const id = await deliver();
  const { value } = await ask<Record<string, unknown>>(
    test,
    `query ($id: ID!) { billDocument(orderId: $id) {
       kind language title remarks number issuedAt seller { name address facts { label value } }
       facts { label value } buyerHeading buyer { name address facts { label value } }
       headings { item hsn quantity unitPrice rate taxable amount cgst sgst }
       lines { name choices hsn rate quantity unitPrice taxable amount } sums { label amount }
       taxes { hsn halfRate taxable cgst sgst } total { label amount } totalInWords fssaiLink fssaiText closing } }`,
    { id },
    asha.token,
  );
  const { body } = await test.rest('GET', `/api/orders/${id}/bill`, { token: asha.token });
  expect(body).toEqual(value);
  expect(value).toMatchObject({ kind: 'TAX_INVOICE', language: 'en', total: { amount: 523 } });
  const hindi = await test.rest<{ title: string }>('GET', `/api/orders/${id}/bill`, {
    token: asha.token,
    headers: { 'Accept-Language': 'hi' },
  });
  expect(hindi.body.title).toBe('टैक्स इनवॉइस');
});
