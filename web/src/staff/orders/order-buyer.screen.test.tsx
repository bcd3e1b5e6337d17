import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { anAdmin, aStaffMember, includedTaxes, type WholeOrder } from '../../../test/factories';
import { OrderBook } from '../../../test/orders';
import { aShop, button, show, toast } from '../../../test/show';

const who = anAdmin();
const buyer = { name: 'Tulsi Designs Pvt Ltd', gstin: '29AABCT1332L1ZA' };
const invoice = { number: 'C/26-27/000123', issuedAt: '2026-11-26T08:00:00.000Z', isCancelled: false };
const taxes = includedTaxes(90, 2.14);
const dialog = page.getByRole('dialog');
const name = dialog.getByLabelText('Name of the firm');
const gstin = dialog.getByLabelText('GSTIN of the firm');

async function showDetails(order: Partial<WholeOrder>, viewer = who) {
  const book = new OrderBook(aShop());
  const placed = book.place({ taxes, ...order });
  await show(book.shop, '/admin/orders', { who: viewer });
  const card = page.getByRole('article', { name: `Order ${placed.name}`, exact: true });
  await card.getByRole('button', { name: 'Details' }).click();
  return { book, placed, card };
}

describe('the firm on the bill of an order', () => {
  it('is added by staff', async () => {
    const { book, placed, card } = await showDetails({});
    await card.getByRole('button', { name: /^Bill to a firm/ }).click();
    await name.fill(buyer.name);
    await gstin.fill('29aabct1332l1za');
    await button('Save').click();
    await expect.element(toast('Firm on the bill saved')).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(card).toHaveTextContent('Billed to: Tulsi Designs Pvt Ltd, GSTIN 29AABCT1332L1ZA');
    await expect.element(card.getByText('Firm on the bill changed')).toBeVisible();
    expect(book.shop.sent('SetOrderBuyer')).toEqual([{ id: placed.id, buyer, expectedVersion: 1 }]);
  });

  it('is removed by emptying both fields', async () => {
    const { card } = await showDetails({ buyer });
    await card.getByRole('button', { name: /^Edit the firm/ }).click();
    await expect.element(gstin).toHaveValue(buyer.gstin);
    await name.fill('');
    await gstin.fill('');
    await button('Save').click();
    await expect.element(card.getByText(/^Billed to/)).not.toBeInTheDocument();
  });

  it('is saved although the kitchen has gone on, but not over what others have entered', async () => {
    const { book, placed, card } = await showDetails({ buyer });
    await card.getByRole('button', { name: /^Edit the firm/ }).click();
    await name.fill('Tulsi Studios');
    book.change(placed.id, { bags: 2 }, 'PACKED', 'Ravi', undefined, { bags: 2 });
    await expect.element(page.getByText('Packed into 2 bags')).toBeInTheDocument();
    await button('Save').click();
    await expect.element(card.getByText(/Tulsi Studios/)).toBeVisible();
    await card.getByRole('button', { name: /^Edit the firm/ }).click();
    await name.fill('Tulsi Films');
    book.change(placed.id, { buyer: { ...buyer, name: 'Umbrella' } }, 'BUYER', 'Ravi');
    await expect.element(page.getByText(/Umbrella/)).toBeInTheDocument();
    await button('Save').click();
    await expect.element(dialog.getByText(/Somebody else has just changed/)).toBeVisible();
    expect(book.find(placed.id).buyer).toMatchObject({ name: 'Umbrella' });
  });

  it('stays once the order has its bill, and can be changed again after that was cancelled', async () => {
    const { book, placed, card } = await showDetails({ buyer, invoice, status: 'DELIVERED' });
    await expect.element(card.getByText(/^Billed to/)).toBeVisible();
    const edit = card.getByRole('button', { name: /^Edit the firm/ });
    await expect.element(edit).not.toBeInTheDocument();
    book.change(placed.id, { status: 'CANCELLED', invoice: { ...invoice, isCancelled: true } });
    await expect.element(edit).toBeVisible();
  });

  it.each([
    ['there is no GST bill', { taxes: null }, who],
    ['the viewer may not change orders', {}, aStaffMember('ACCOUNTANT')],
  ])('is not asked for: %s', async (_what, order, viewer) => {
    const { card } = await showDetails(order, viewer);
    await expect
      .element(card.getByRole('button', { name: 'Details' }))
      .toHaveAttribute('aria-expanded', 'true');
    await expect.element(card.getByRole('button', { name: /^Bill to a firm/ })).not.toBeInTheDocument();
  });
});
