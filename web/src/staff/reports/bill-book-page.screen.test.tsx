import { page, userEvent } from 'vitest/browser';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  aBillBook,
  aBillBookEntry,
  anAdmin,
  anEntryOfNoOrder,
  aRestaurant,
  aStaffMember,
} from '../../../test/factories';
import type { BillBookEntry } from '../../../test/generated/schema';
import { refusal } from '../../../test/shop-server';
import { address, aShop, button, desk, link, phone, show, toast } from '../../../test/show';

const route = '/admin/reports/bills';
const who = anAdmin();
const restaurant = aRestaurant({
  taxPositions: [{ from: '2026-04-01', mode: 'REGULAR', pricesInclude: true }],
});
const third = aBillBookEntry({ sequence: 3, kind: 'CREDIT_NOTE', number: 'C/26-27/R00001', amount: 249.5 });
const second = anEntryOfNoOrder({ sequence: 2, issuedAt: '2026-11-25T21:30:00.000Z' });
const first = aBillBookEntry({ issuedAt: '2026-11-25T08:00:00.000Z', orderName: '#47' });
const entries = [third, second, first];
const aShopWith = (nodes: BillBookEntry[] = entries) => aShop({ restaurant, billBook: aBillBook(nodes) });

afterEach(() => vi.restoreAllMocks());

const rows = page.getByRole('table').filter({ hasText: 'Entry' }).getByRole('row');
const month = page.getByRole('combobox', { name: 'Month' });
const head = page.getByRole('textbox', { name: 'Seal from a mail' });

describe('the bill book', () => {
  it('lists what was written, newest first, with what takes from the sales as minus', async () => {
    await show(aShopWith(), route, { who, size: desk });
    await expect
      .element(rows.nth(1))
      .toHaveTextContent(/^3Credit noteC\/26-27\/R00001Order #1.*-₹249.50PDF$/);
    await expect.element(rows.nth(2)).toHaveTextContent('2Day closed26 Nov 2026, 3:00 am');
    await expect
      .element(rows.nth(3))
      .toHaveTextContent('1BillC/26-27/000001Order #4725 Nov 2026, 1:30 pm₹523');
    await link('Order #47').click();
    await expect.poll(address).toBe(`/admin/orders?search=${first.orderId}`);
  });

  it('shows cards on a phone', async () => {
    await show(aShopWith(), route, { who, size: phone });
    const card = page.getByRole('article', { name: 'Credit note C/26-27/R00001' });
    await expect.element(card).toHaveTextContent(/-₹249.50.*Order #1.*Entry 3/);
    await expect.element(rows).not.toBeInTheDocument();
  });

  it('is read by months, which stand in the address, and page by page', async () => {
    const shop = aShop({
      restaurant,
      billBook: ({ month: asked, after }) =>
        asked !== '2026-11'
          ? aBillBook([], { entries: 3 })
          : after
            ? aBillBook([first], { entries: 3 })
            : aBillBook([third, second], {}, { hasNextPage: true, endCursor: second.id }),
    });
    await show(shop, route, { who, size: desk });
    await expect.element(month).toHaveDisplayValue('November 2026');
    expect(shop.sent('BillBook')).toEqual([{ first: 20, month: '2026-11' }]);
    await button('Show more').click();
    await expect.element(rows.nth(3)).toHaveTextContent(/^1Bill/);
    expect(month.getByRole('option').elements()).toHaveLength(8);
    await month.selectOptions('April 2026');
    await expect.element(page.getByText('No entries in this month')).toBeVisible();
    expect(address()).toBe(`${route}?month=2026-04`);
    await show(shop, `${route}?month=2024-12`, { who, size: desk });
    await expect.element(month).toHaveDisplayValue('December 2024');
    await show(shop, `${route}?month=2026-13`, { who, size: desk });
    await expect.element(month).toHaveDisplayValue('November 2026');
  });

  it.each([
    ['a desk', desk],
    ['a phone', phone],
  ])('saves the documents of orders as PDFs, on %s', async (_, size) => {
    const cancelled = aBillBookEntry({ sequence: 4, kind: 'CANCELLATION', number: null, orderName: '#43' });
    const shop = aShopWith([cancelled, ...entries]);
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    const route4 = 'GET /api/admin/bill-book/4.pdf';
    shop.restAnswers[route4] = () =>
      new Response('%PDF', { headers: { 'Content-Disposition': 'inline; filename="cancelled.pdf"' } });
    shop.fails(route4, 503);
    await show(shop, route, { who, size });
    await expect.element(button('PDF of C/26-27/000001')).toBeVisible();
    expect(page.getByRole('button', { name: /^PDF of/ }).elements()).toHaveLength(3);
    const pdf = button('PDF of Bill cancelled, Order #43');
    await pdf.click();
    await expect.element(toast('The PDF could not be made. Please try again.')).toBeVisible();
    shop.recovers(route4);
    await pdf.click();
    await expect.poll(() => names).toEqual(['cancelled.pdf']);
  });

  it('shows its end in groups of four, and copies it as it is', async () => {
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await show(aShopWith(), route, { who });
    await expect.element(page.getByText(/^9f86 d081 884c .* 0a08$/)).toBeVisible();
    await button('Copy').click();
    await expect.element(toast('Copied')).toBeVisible();
    expect(copied).toHaveBeenCalledWith(aBillBook(entries).state.head);
  });

  it('of a restaurant that is not registered says when bills get numbers', async () => {
    await show(aShop(), route, { who });
    await expect.element(page.getByText('Bills have no numbers yet')).toBeVisible();
    await link('Open Settings → Bill').click();
    await expect.poll(address).toBe('/admin/settings/bill');
  });

  it('leads nobody to settings that they may not open', async () => {
    await show(aShop(), route, { who: aStaffMember('ACCOUNTANT') });
    await expect.element(page.getByText('Bills have no numbers yet')).toBeVisible();
    await expect.element(link('Open Settings → Bill')).not.toBeInTheDocument();
  });

  it('shows what was written before a restaurant gave its registration up', async () => {
    await show(aShop({ billBook: aBillBook(entries) }), route, { who, size: desk });
    await expect.element(rows.nth(3)).toHaveTextContent(/^1Bill/);
  });
});

describe('the check of the bill book', () => {
  it('says that the book holds, and what that does not prove', async () => {
    const shop = aShopWith();
    shop.answer({ verifyBillBook: { isWhole: true, entries: 3, firstWrong: null } });
    await show(shop, route, { who });
    await button('Check the book').click();
    const found = page
      .getByRole('status')
      .filter({ hasText: '3 entries are as they were written: the book holds.' });
    await expect.element(found).toHaveTextContent(/check it with a seal from a mail/);
    await head.fill(' 9F86 d081 ');
    await userEvent.keyboard('{Enter}');
    await expect.element(found).toHaveTextContent(/It has the seal from the mail/);
    expect(shop.sent('VerifyBillBook')).toEqual([{}, { head: '9F86 d081' }]);
  });

  it.each([
    ['CHANGED', 2, 1, 'Entry 2 was changed after it was written. The entry before that holds.'],
    ['DELETED', 1, 0, 'Entries before entry 1 were removed. No entry before that holds.'],
    ['TRUNCATED', 4, 3, /Entries from 4 on are missing.* 3 entries before that hold\./],
    ['UNGUARDED', 1, 3, /^The entries hold, but the database does not refuse changes.*server\.\s*$/],
  ] as const)('names what is wrong in words: %s', async (problem, sequence, count, sentence) => {
    const shop = aShopWith();
    shop.answer({ verifyBillBook: { isWhole: false, entries: count, firstWrong: { sequence, problem } } });
    await show(shop, route, { who });
    await button('Check the book').click();
    await expect.element(page.getByRole('alert')).toHaveTextContent(sentence);
  });

  it('says at the field what is wrong with a head, and elsewhere why it could not be made', async () => {
    const shop = aShopWith();
    const message = 'A seal of the bill book has 64 characters';
    shop.fails('VerifyBillBook', refusal('BAD_USER_INPUT', message, [{ field: 'head', message }]));
    await show(shop, route, { who });
    await head.fill('x');
    await button('Check the book').click();
    await expect.element(head).toHaveAccessibleDescription(message);
    shop.fails('VerifyBillBook', refusal('CONFLICT', 'The bill book is being checked already.'));
    await button('Check the book').click();
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('The bill book is being checked already.');
    shop.fails('VerifyBillBook', 500);
    await button('Check the book').click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('The book could not be checked.');
  });
});
