import { page } from 'vitest/browser';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aBillDocument, aCustomer, anAdmin, anOrder, aStaffMember } from '../../../test/factories';
import { refusal, type ShopServer } from '../../../test/shop-server';
import { address, aShop, box, button, desk, link, loseNetwork, phone, show, title } from '../../../test/show';

const who = aCustomer();
const order = anOrder({ user: who });
const route = `/orders/${order.id}/bill`;
const pdfRoute = `GET /api/orders/${order.id}/bill.pdf`;
const aShopWith = (bill = aBillDocument()) => aShop({ order, billDocument: bill });
const sheet = page.getByRole('article', { name: 'Tax Invoice' });
const failure = page.getByRole('alert');

/** The rules of printed pages, as the browser has read them. */
const pageRules = () =>
  document.adoptedStyleSheets.flatMap((each) => [...each.cssRules]).map(({ cssText }) => cssText);

const aPdf = () =>
  new Response('%PDF-1.3', {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': 'inline; filename="C-26-27-000123.pdf"',
    },
  });

const saved: { name: string; url: string }[] = [];
const watchDownloads = () =>
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, url: this.href });
  });
afterEach(() => {
  vi.restoreAllMocks();
  saved.length = 0;
});

describe('the bill of an order', () => {
  it('says everything that the server says', async () => {
    const bill = aBillDocument({
      remarks: ['This order was cancelled'],
      buyer: {
        name: 'Infosys',
        address: 'Electronics City',
        facts: [{ label: 'GSTIN', value: '29AAACI4798L1ZU' }],
      },
    });
    await show(aShopWith(bill), route, { who, size: desk });
    const { seller, buyer, facts, closing, remarks, sums, total, totalInWords, fssaiText } = bill;
    const party = [seller.name, seller.address, buyer?.name, buyer?.address].flatMap((each) => each ?? []);
    for (const text of [...party, ...closing, ...remarks, bill.buyerHeading, totalInWords, fssaiText])
      await expect.element(sheet).toHaveTextContent(text);
    for (const { label, value } of [...facts, ...seller.facts, ...(buyer?.facts ?? [])])
      await expect.element(sheet).toHaveTextContent(`${label}: ${value}`);
    for (const { label } of [...sums, total]) await expect.element(sheet).toHaveTextContent(label);
    await expect.element(sheet).toHaveTextContent('Total₹294.00');
    const rows = sheet.getByRole('table').first().getByRole('row');
    const cells = (index: number) =>
      [...(rows.elements()[index]?.children ?? [])].map((each) => each.textContent);
    expect(cells(0)).toEqual(['Item', 'HSN/SAC', 'Qty', 'Price', 'GST', 'Taxable value', 'Amount']);
    expect(cells(1).slice(1)).toEqual(['996331', '2', '120.00', '5%', '240.00', '240.00']);
    expect(cells(1)[0]).toContain('Masala Dosa+ Cheese × 2');
    await expect
      .element(sheet.getByRole('table').nth(1).getByRole('row').nth(1))
      .toHaveTextContent(/^996331 ?280.00 ?2.5% 7.00 ?2.5% 7.00$/);
    await expect.element(link(fssaiText)).toHaveAttribute('href', bill.fssaiLink);
    expect(document.title).toMatch(/^Tax Invoice C\/26-27\/000123 · /);
  });

  it('of a receipt without tax, number, buyer and FSSAI number has no empty place for them', async () => {
    const receipt = aBillDocument({
      kind: 'RECEIPT',
      title: 'Order Receipt',
      number: null,
      taxes: [],
      sums: [],
      fssaiLink: null,
      lines: [
        {
          name: 'Amount cancelled',
          choices: [],
          hsn: null,
          rate: null,
          quantity: null,
          unitPrice: null,
          taxable: null,
          amount: 294,
        },
      ],
    });
    await show(aShopWith(receipt), route, { who, size: desk });
    const paper = page.getByRole('article', { name: 'Order Receipt' });
    await expect.element(paper).toBeVisible();
    expect(
      paper
        .getByRole('columnheader')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['Item', 'Amount']);
    expect(paper.getByRole('table').elements()).toHaveLength(1);
    await expect.element(paper).not.toHaveTextContent('Billed to');
    await expect.element(paper.getByRole('link')).not.toBeInTheDocument();
    expect(document.title).toMatch(/^Order Receipt · /);
  });

  it('moves what columns say below the names where a paper or a screen is narrow', async () => {
    await show(aShopWith(), route, { who, size: phone });
    const dosa = sheet.getByRole('rowheader', { name: /^Masala Dosa/ });
    await expect.element(dosa.getByText('2 × 120.00 · 996331, 5%')).toBeVisible();
    await expect.element(sheet.getByText('Qty')).not.toBeVisible();
    expect(document.documentElement.scrollWidth).toBe(phone[0]);
    await page.viewport(...desk);
    await expect.element(sheet.getByText('Qty')).toBeVisible();
    await page.getByText('58 mm').click();
    await expect.element(sheet.getByText('Qty')).not.toBeVisible();
  });

  it('is printed alone, on pages of the chosen paper that are as long as a roll’s bill', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => {});
    await show(aShopWith(), route, { who, size: desk });
    await button('Print').click();
    expect(print).toHaveBeenCalledOnce();
    expect(pageRules()).toEqual([expect.stringMatching(/^@page \{.*size: a4.*\}$/i)]);
    await page.getByText('80 mm').click();
    const millimetres = () => Number(/size: 80mm (\d+)mm/.exec(pageRules().join(''))?.[1]);
    await expect.poll(millimetres).toBeGreaterThan((box(sheet).height * 25.4) / 96);
    expect(millimetres()).toBeLessThan((box(sheet).height * 25.4) / 96 + 4);
    window.location.hash = '/about';
    await expect.element(sheet).not.toBeInTheDocument();
    expect(pageRules()).toEqual([]);
  });

  it('is saved as a PDF of the chosen paper under the name that the server gives it', async () => {
    const shop = aShopWith();
    shop.restAnswers[pdfRoute] = aPdf;
    watchDownloads();
    await show(shop, route, { who, language: 'hi' });
    await page.getByText('80 मिमी').click();
    await button('PDF लें').click();
    await expect.poll(() => saved.map(({ name }) => name)).toEqual(['C-26-27-000123.pdf']);
    const blob = await (await fetch(saved[0]?.url ?? '')).blob();
    expect([blob.type, await blob.text()]).toEqual(['application/pdf', '%PDF-1.3']);
    expect(shop.requests.find(({ operationName }) => operationName === pdfRoute)).toMatchObject({
      variables: { paper: '80' },
      language: 'hi',
    });
  });

  it.each([
    ['the server’s reason', refusal('BAD_USER_INPUT', 'Too many PDFs.'), 'Too many PDFs.'],
    ['that it could not be made', 503, 'The PDF could not be made. Please try again.'],
    ['that it could not be made', 'unreachable', 'The PDF could not be made. Please try again.'],
  ] as const)('says %s if there is no PDF, and tries again', async (_, problem, sentence) => {
    const shop = aShopWith();
    shop.restAnswers[pdfRoute] = aPdf;
    shop.fails(pdfRoute, problem);
    watchDownloads();
    await show(shop, route, { who });
    await button('PDF').click();
    await expect.element(failure).toHaveTextContent(sentence);
    shop.recovers(pdfRoute);
    await button('Try again').click();
    await expect.poll(() => saved).toHaveLength(1);
    await expect.element(failure).not.toBeInTheDocument();
  });

  it('is busy while the PDF is made, which ends at a time limit', async () => {
    const shop = aShopWith();
    shop.restAnswers[pdfRoute] = aPdf;
    watchDownloads();
    shop.holds(pdfRoute);
    await show(shop, route, { who });
    await expect.element(sheet).toBeVisible();
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    await button('PDF').click();
    await expect.element(button('PDF')).toHaveAttribute('aria-busy', 'true');
    vi.advanceTimersByTime(30_000);
    vi.useRealTimers();
    await expect.element(failure).toHaveTextContent('The PDF could not be made.');
    await expect.element(button('PDF')).toHaveAttribute('aria-busy', 'false');
    expect(saved).toEqual([]);
  });

  it('of nobody’s order leads back to one’s own orders', async () => {
    const shop: ShopServer = aShop({ order });
    shop.fails('BillDocument', refusal('NOT_FOUND', 'Order not found'));
    await show(shop, route, { who });
    await expect.element(failure).toHaveTextContent('You have no order with this number.');
    await link('Your orders').click();
    await expect.poll(address).toBe('/order-history');
  });

  it('stays on the screen while the phone is offline', async () => {
    const shop = aShopWith();
    await show(shop, route, { who });
    await expect.element(sheet).toBeVisible();
    shop.disconnect();
    loseNetwork();
    await expect.element(page.getByText('No connection.')).toBeInTheDocument();
    await expect.element(sheet).toBeVisible();
  });

  it('opens for staff who see orders, too', async () => {
    await show(aShopWith(), route, { who: aStaffMember('KITCHEN') });
    await expect.element(sheet).toBeVisible();
    await show(aShopWith(), route, { who: anAdmin() });
    await expect.element(title('Bill')).toBeVisible();
  });
});
