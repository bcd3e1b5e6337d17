import { page, userEvent } from 'vitest/browser';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  aBillBook,
  aBillBookEntry,
  aBillMonth,
  aBillMonthSum,
  aRestaurant,
  aStaffMember,
} from '../../../test/factories';
import type { BillMonth } from '../../../test/generated/schema';
import { refusal } from '../../../test/shop-server';
import { aShop, button, desk, phone, show, toast } from '../../../test/show';

const route = '/admin/reports/bills';
const who = aStaffMember('ACCOUNTANT');
const taxes = { taxable: 1000, cgst: 25, sgst: 25 };
const filled = aBillMonth({
  invoices: aBillMonthSum({ count: 3, ...taxes, untaxed: -0.5, total: 1049.5 }),
  creditNotes: aBillMonthSum({ count: 1, taxable: 100, cgst: 2.5, sgst: 2.5, total: 105 }),
  rates: [{ rate: 5, taxable: 900, cgst: 22.5, sgst: 22.5 }],
  b2b: aBillMonthSum({ count: 1, ...taxes, total: 1050 }),
  b2c: [{ placeOfSupply: '29', rate: 5, ...taxes }],
  hsn: [
    {
      isRegistered: true,
      hsn: '996331',
      description: 'Restaurant service',
      uqc: 'NA',
      quantity: 0,
      rate: 5,
      ...taxes,
    },
    { isRegistered: false, hsn: '2202', description: '', uqc: 'NOS', quantity: 1240, rate: 18, ...taxes },
  ],
  nil: [{ isRegistered: false, taxable: 40 }],
  vouchers: aBillMonthSum({ count: 2, taxable: 95.22, cgst: 2.38, sgst: 2.38, untaxed: 0.02, total: 100 }),
  documents: [{ kind: 'INVOICE', from: 'C/1', to: 'C/3', total: 3, cancelled: 1, net: 2 }],
});

const aShopWith = (billMonth: BillMonth = filled) =>
  aShop({
    restaurant: aRestaurant({
      taxPositions: [{ from: '2026-04-01', mode: 'REGULAR', pricesInclude: true }],
    }),
    billBook: aBillBook([aBillBookEntry()]),
    billMonth,
  });

const table = (name: string) => page.getByRole('region', { name, exact: true });
const unfold = () => page.getByText('Tables for GSTR-1').click();

afterEach(() => vi.restoreAllMocks());

describe('the accountant’s month', () => {
  it('sums up its documents and, less credit notes, its sales by rate', async () => {
    const shop = aShopWith();
    await show(shop, route, { who, size: desk });
    await expect.element(page.getByRole('heading', { name: 'Sums of November 2026' })).toBeVisible();
    const kinds = table('Documents of the month').getByRole('row');
    await expect.element(kinds.nth(1)).toHaveTextContent('Bill3₹1,000₹25₹25-₹0.50₹1,049.50');
    await expect.element(kinds.nth(2)).toHaveTextContent('Credit note1-₹100-₹2.50-₹2.50₹0-₹105');
    await expect
      .element(page.getByRole('table').nth(1).getByRole('row').nth(1))
      .toHaveTextContent('5%₹900₹22.50₹22.50');
    // A voucher is no part of the sales.
    await expect.element(kinds).toHaveLength(4);
    await expect.element(page.getByText(/^2 refund vouchers, ₹100: money that went back/)).toBeVisible();
    await expect.element(page.getByText(/^As of 26 Nov 2026, 2:00 pm$/)).toBeVisible();
    expect(shop.sent('BillMonth')).toEqual([{ month: '2026-11' }]);
  });

  it('has the tables of GSTR-1, unfolded by keyboard', async () => {
    await show(aShopWith(), route, { who, size: phone });
    await expect.element(page.getByText('Tables for GSTR-1')).toBeVisible();
    await expect.element(page.getByText('Table 4: bills')).not.toBeVisible();
    page.getByText('Tables for GSTR-1').element().focus();
    await userEvent.keyboard('{Enter}');
    const rowsOf = (name: string) => table(name).getByRole('row');
    await expect
      .element(rowsOf('Table 4: bills to businesses with a GSTIN').nth(1))
      .toHaveTextContent('Bill1₹1,000₹25₹25₹0₹1,050');
    await expect
      .element(rowsOf('Table 7: sales to consumers').nth(1))
      .toHaveTextContent('29 Karnataka5%₹1,000₹25₹25');
    await expect.element(rowsOf('Table 8: sales at 0%').nth(1)).toHaveTextContent('Consumer₹40');
    await expect
      .element(rowsOf('Table 12: sales to businesses by HSN code').nth(1))
      .toHaveTextContent('996331Restaurant service5%₹1,000₹25₹25');
    await expect
      .element(rowsOf('Table 12: sales to consumers by HSN code').nth(1))
      .toHaveTextContent('22021,24018%₹1,000₹25₹25');
    await expect.element(page.getByText('None this month')).toBeVisible();
    await expect.element(rowsOf('Table 13: documents issued').nth(1)).toHaveTextContent('BillC/1C/3312');
  });

  it('is saved as files', async () => {
    const shop = aShopWith();
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const files = ['invoices', 'b2b', 'b2c', 'nil-rated', 'credit-notes', 'hsn-b2b', 'hsn-b2c', 'documents'];
    const pathOf = (file: string) => `GET /api/admin/bill-book/months/2026-11/${file}.csv`;
    for (const file of files)
      shop.restAnswers[pathOf(file)] = () =>
        new Response('Number', {
          headers: { 'Content-Disposition': `attachment; filename="${file}-2026-11.csv"` },
        });
    await show(shop, route, { who, size: desk });
    await unfold();
    for (const name of [
      'All documents',
      'Table 4: bills to businesses with a GSTIN',
      'Table 7: sales to consumers',
      'Table 9B: credit notes to businesses with a GSTIN',
      'Table 8: sales at 0%',
      'Table 12: sales to businesses by HSN code',
      'Table 12: sales to consumers by HSN code',
      'Table 13: documents issued',
    ])
      await button(`CSV: ${name}`).click();
    await expect.poll(() => saved.toSorted()).toEqual(files.map((file) => `${file}-2026-11.csv`).toSorted());
    shop.fails(pathOf('hsn-b2b'), 503);
    await button('CSV: Table 12: sales to businesses by HSN code').click();
    await expect.element(toast('The CSV file could not be made. Please try again.')).toBeVisible();
  });

  it('has its files if it is too long to add up', async () => {
    const shop = aShopWith();
    const message = 'This month has too many bills to add up here. Please download the CSV files.';
    shop.fails('BillMonth', refusal('CONFLICT', message));
    await show(shop, route, { who });
    await expect.element(page.getByText(message)).toBeVisible();
    await expect.element(button('CSV: Table 12: sales to businesses by HSN code')).toBeVisible();
  });

  it('that could not be added up is read again', async () => {
    const shop = aShopWith();
    shop.fails('BillMonth', 500);
    await show(shop, route, { who });
    await expect.element(page.getByText('The month could not be added up.')).toBeVisible();
    await expect.element(button('CSV: All documents')).toBeVisible();
    shop.recovers('BillMonth');
    await button('Try again').click();
    await expect.element(table('Documents of the month')).toBeVisible();
  });

  it('with bills of supply alone has no tables of GSTR-1', async () => {
    const invoices = aBillMonthSum({ count: 1, untaxed: 500, total: 500 });
    await show(aShopWith(aBillMonth({ invoices })), route, { who });
    await expect.element(table('Documents of the month')).toBeVisible();
    await expect.element(page.getByText('Tables for GSTR-1')).not.toBeInTheDocument();
    await expect.element(page.getByText('Sales by tax rate')).not.toBeInTheDocument();
  });

  it('whose bills were all cancelled has table 13', async () => {
    const documents = [{ kind: 'INVOICE' as const, from: 'C/1', to: 'C/1', total: 1, cancelled: 1, net: 0 }];
    const cancelled = aBillMonthSum({ count: 1, ...taxes, total: 1050 });
    const month = aBillMonth({ invoices: cancelled, cancellations: cancelled, documents });
    await show(aShopWith(month), route, { who });
    await unfold();
    await expect
      .element(table('Table 13: documents issued').getByRole('row').nth(1))
      .toHaveTextContent('BillC/1C/1110');
  });
});
