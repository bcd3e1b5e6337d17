import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { anOrder, aPrinter, aPrintJob, aStaffMember } from '../../../test/factories';
import type { Printer, PrintJob } from '../../../test/generated/schema';
import { OrderBook } from '../../../test/orders';
import { PrintBook } from '../../../test/print-book';
import { aShop, button, desk, phone, show, toast } from '../../../test/show';

const who = aStaffMember('KITCHEN');
const bar = page.getByRole('status');
const order = anOrder({ number: 47 });

async function open(route: string, printers: Printer[], jobs: PrintJob[] = [], isPhone = false) {
  const shop = aShop();
  const orders = new OrderBook(shop, [order]);
  const book = new PrintBook(shop, printers, jobs);
  await show(shop, route, { who, size: isPhone ? phone : desk });
  await expect.element(page.getByRole('article', { name: 'Order #47', exact: true })).toBeVisible();
  return { shop, orders, book };
}

const ofOrder = (printer: Printer, job: Partial<PrintJob> = {}) =>
  aPrintJob({ printer, orderId: order.id, orderName: '#47', ...job });

describe('the board of a shop', () => {
  it('without printers says nothing of printing, until there is one', async () => {
    const { shop } = await open('/admin/kitchen', []);
    await button(/^More: #47/).click();
    await expect.element(page.getByRole('dialog', { name: '#47' })).toBeVisible();
    expect(page.getByText(/print/i).elements()).toEqual([]);
    expect([...shop.sent('PrintJobsOfOrder'), ...shop.sent('TakePrintJob')]).toEqual([]);
    await expect.poll(() => shop.isSubscribed('printingChanged')).toBe(true);
    shop.answer({ printers: [aPrinter()] });
    shop.publish('printingChanged', aPrinter().id);
    await expect.element(button('Print ticket')).toBeVisible();
  });

  it('asks whether a ticket was printed, and takes yes for an answer', async () => {
    const kitchen = aPrinter();
    const job = ofOrder(kitchen, { state: 'UNSURE' });
    const { shop, book } = await open('/admin/kitchen', [kitchen], [job]);
    await expect.element(bar.getByText('Kitchen ticket #47 on Kitchen: printed?')).toBeVisible();
    shop.fails('SettlePrintJob', 'unreachable');
    await button('Yes: Kitchen ticket #47').click();
    await expect.element(toast('It could not be sent. Please try again.')).toBeVisible();
    await expect.element(bar.getByText(/printed\?/)).toBeVisible();
    shop.recovers('SettlePrintJob');
    await button('Yes: Kitchen ticket #47').click();
    await expect.element(bar.getByText(/printed\?/)).not.toBeInTheDocument();
    expect(book.job(job.id).state).toBe('PRINTED');
  });

  it('prints again what was not printed', async () => {
    const kitchen = aPrinter();
    const unsure = ofOrder(kitchen, { state: 'UNSURE' });
    const refused = ofOrder(kitchen, { document: 'BAG_LABEL', state: 'FAILED', error: 'Wrong paper.' });
    const { shop, book } = await open('/admin/kitchen', [kitchen], [unsure, refused]);
    await button('Print again: Kitchen ticket #47').click();
    await expect.element(bar.getByText(/printed\?/)).not.toBeInTheDocument();
    expect(book.job(unsure.id)).toMatchObject({ state: 'WAITING', isDuplicate: true });
    await expect
      .element(bar.getByText('Bag label #47 was not printed on Kitchen. Wrong paper.'))
      .toBeVisible();
    await button('Print again: Bag label #47').click();
    await expect.element(bar.getByText(/was not printed/)).not.toBeInTheDocument();
    expect(book.job(refused.id)).toMatchObject({ state: 'WAITING', isDuplicate: false });
    expect(shop.sent('PrintOrder')).toEqual([]);
  });

  it('offers no other print of a printer that was removed', async () => {
    const gone = aPrinter({ name: 'Gone' });
    const jobs = [
      ofOrder(gone, { state: 'FAILED' }),
      ofOrder(gone, { document: 'BAG_LABEL', state: 'UNSURE' }),
    ];
    await open('/admin/kitchen', [aPrinter()], jobs);
    await expect.element(button('Not needed: Kitchen ticket #47')).toBeVisible();
    await expect.element(button('No: Bag label #47')).toBeVisible();
    await expect.element(button(/^Print again/)).not.toBeInTheDocument();
  });

  it('says what holds tickets up as soon as it happens, and is quiet again', async () => {
    const kitchen = aPrinter();
    const waiting = [1, 2, 3].map(() => ofOrder(kitchen));
    const { shop, book } = await open('/admin/kitchen', [kitchen], waiting);
    await expect.poll(() => shop.isSubscribed('printingChanged')).toBe(true);
    await expect.element(bar.getByText(/wait/)).not.toBeInTheDocument();
    book.change(kitchen.id, { state: 'OUT_OF_PAPER' });
    await expect
      .element(bar.filter({ hasText: 'Kitchen' }))
      .toHaveTextContent('Kitchen: Out of paper. 3 tickets wait. Put in a new roll.');
    book.change(kitchen.id, { state: 'READY' });
    await expect.element(bar.getByText(/tickets wait/)).not.toBeInTheDocument();
  });

  it('folds all but the first on phones, beside the orders', async () => {
    const kitchen = aPrinter();
    const jobs = [1, 2].map(() => ofOrder(kitchen, { state: 'UNSURE' }));
    const { book } = await open('/admin/kitchen', [kitchen], jobs, true);
    const yes = bar.getByRole('button', { name: 'Yes: Kitchen ticket #47' });
    await expect.element(yes).toBeVisible();
    await bar.getByText('1 more note on printing').click();
    await expect.poll(() => yes.elements()).toHaveLength(2);
    await yes.last().click();
    await expect.element(bar.getByText('1 more note on printing')).not.toBeInTheDocument();
    expect(jobs.map(({ id }) => book.job(id).state).toSorted()).toEqual(['PRINTED', 'UNSURE']);
  });

  it('shows three of many, so that the orders stay in sight', async () => {
    const kitchen = aPrinter();
    const jobs = [1, 2, 3, 4, 5].map((number) =>
      aPrintJob({ printer: kitchen, state: 'EXPIRED', orderName: `#${number}` }),
    );
    await open('/admin/kitchen', [kitchen], jobs);
    await expect.element(bar.getByText('Kitchen ticket #1 was not printed on Kitchen.')).toBeVisible();
    await expect.element(bar.getByText('2 more tickets to look at')).toBeVisible();
    await button('Not needed: Kitchen ticket #1').click();
    await expect.element(bar.getByText('Kitchen ticket #4 was not printed on Kitchen.')).toBeVisible();
    await expect.element(bar.getByText('1 more ticket to look at')).toBeVisible();
  });
});

describe('an order', () => {
  it('is printed from the board, and says DUPLICATE if it was printed before', async () => {
    const kitchen = aPrinter();
    const { shop } = await open('/admin/kitchen', [kitchen], [ofOrder(kitchen, { state: 'PRINTED' })]);
    await button(/^More: #47/).click();
    const dialog = page.getByRole('dialog', { name: '#47' });
    await expect.element(dialog.getByText(/Kitchen ticket: printed .* on Kitchen\./)).toBeVisible();
    await expect.element(dialog.getByText(/says DUPLICATE when it is printed again/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Print ticket' }).click();
    await expect.element(toast('It is printed again and says DUPLICATE.')).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(shop.sent('PrintOrder')).toMatchObject([{ orderId: order.id, document: 'KITCHEN_TICKET' }]);
    expect(shop.sent('PrintOrder')[0]).not.toHaveProperty('printerId');
  });

  it('is printed from the list once, however often the press is sent', async () => {
    const [kitchen, labels] = [aPrinter(), aPrinter({ name: 'Labels', documents: ['BAG_LABEL'] })];
    const { shop, book } = await open('/admin/orders', [kitchen, labels]);
    await button('Details').click();
    shop.fails('PrintOrder', 'fault');
    await button('Print bag labels').click();
    await expect.element(toast('Something went wrong')).toBeVisible();
    shop.recovers('PrintOrder');
    await button('Print bag labels').click();
    await expect.element(toast('It is on its way to the printer.')).toBeVisible();
    await expect.element(page.getByText('Bag label: waits for Labels.')).toBeVisible();
    const keys = shop.sent('PrintOrder').map(({ idempotencyKey }) => idempotencyKey);
    expect(new Set(keys).size).toBe(1);
    book.change(labels.id, { state: 'COVER_OPEN' });
    await expect.element(bar.getByText(/^Labels: Cover is open\. 1 ticket waits\./)).toBeVisible();
  });

  it('lets people choose the printer of a document that none prints by itself', async () => {
    const printers = [aPrinter(), aPrinter({ name: 'Bar' })];
    const { shop } = await open('/admin/orders', printers);
    await button('Details').click();
    await button('Print bag labels on Bar').click();
    await expect.element(toast('It is on its way to the printer.')).toBeVisible();
    expect(shop.sent('PrintOrder')).toMatchObject([{ document: 'BAG_LABEL', printerId: printers[1]?.id }]);
  });
});
