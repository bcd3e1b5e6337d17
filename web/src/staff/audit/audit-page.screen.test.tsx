import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { anAdmin, anAuditEntry, aPage } from '../../../test/factories';
import { address, aShop, show } from '../../../test/show';

const who = anAdmin();
const entry = (name: string) => page.getByRole('article', { name });
const search = page.getByRole('searchbox', { name: 'Search' });
const subject = page.getByRole('combobox', { name: 'What was changed' });

const paneer = anAuditEntry({ subjectName: 'Palak Paneer', actorName: 'Ravi Menon' });
const lassi = anAuditEntry({
  act: 'ADDED',
  subjectName: 'Lassi',
  changes: [
    { field: 'pricePaise', before: null, after: '6050' },
    { field: 'servedFrom', before: null, after: '425' },
  ],
});
const settings = anAuditEntry({
  subject: 'RESTAURANT',
  subjectName: 'Rasoi',
  changes: [
    { field: 'takesOrders', before: 'true', after: 'false' },
    { field: 'stoppedAt', before: 'null', after: '"2026-11-28T06:30:00.000Z"' },
    // As older entries name it.
    { field: 'mostCashPaise', before: 'null', after: '250000' },
    { field: 'orderWays', before: '["DELIVERY"]', after: '["DELIVERY","PICKUP"]' },
    {
      field: 'deliveryZones',
      before: JSON.stringify([{ name: 'Near', feePaise: 2000 }, { name: 'Far' }]),
      after: JSON.stringify([{ name: 'Near', feePaise: 3000 }, { name: 'Far' }]),
    },
    {
      field: 'orderHours',
      before: '[[],[]]',
      after: JSON.stringify([[], [{ opensAt: 600, closesAt: 1500 }]]),
    },
    { field: 'somethingNew', before: '1', after: '2' },
  ],
});

describe('the audit log', () => {
  it('says who changed what, from what to what, and when, in the words of the forms', async () => {
    await show(aShop({ auditEntries: aPage([paneer, settings, lassi]) }), '/admin/audit', { who });
    await expect.element(entry('Palak Paneer, Changed')).toHaveTextContent('Price₹180 →to ₹200.50');
    await expect.element(entry('Palak Paneer, Changed')).toHaveTextContent('By Ravi Menon');
    const saved = entry('Rasoi, Changed');
    await expect.element(saved).toHaveTextContent('Taking ordersYes →to No');
    await expect.element(saved).toHaveTextContent('Stopped atnothing →to 28 Nov 2026, 12:00 pm');
    await expect.element(saved).toHaveTextContent('Most for an order in cashnothing →to ₹2,500');
    await expect.element(saved).toHaveTextContent('DELIVERY →to DELIVERY, PICKUP');
    await expect.element(saved).toHaveTextContent('somethingNew1 →to 2');
    await expect
      .element(saved)
      .toHaveTextContent('Delivery zonesBefore: Near, Delivery fee ₹20Now: Near, Delivery fee ₹30');
    await expect
      .element(saved)
      .toHaveTextContent('Hours for ordersBefore: Tuesday: nothingNow: Tuesday: Opens 10:00 am');
    await entry('Lassi, Added').getByText('Show the values').click();
    await expect.element(page.getByText('₹60.50')).toBeVisible();
    await expect.element(page.getByText('7:05 am')).toBeVisible();
  });

  it('is searched and filtered, with both in the address', async () => {
    const shop = aShop({
      auditEntries: ({ search: requested, subject: kind }) =>
        aPage(requested === 'lassi' ? [lassi] : kind === 'CATEGORY' ? [] : [paneer, lassi]),
    });
    await show(shop, '/admin/audit', { who });
    await expect.element(entry('Palak Paneer, Changed')).toBeVisible();
    await search.fill('lassi');
    await expect.element(entry('Palak Paneer, Changed')).not.toBeInTheDocument();
    await expect.element(entry('Lassi, Added')).toBeVisible();
    expect(address()).toBe('/admin/audit?search=lassi');
    await search.fill('');
    await subject.selectOptions('Category');
    await expect.element(page.getByText('No such changes.')).toBeVisible();
    expect(address()).toBe('/admin/audit?subject=CATEGORY');
    expect(shop.sent('Audit').at(-1)).toEqual({ first: 20, subject: 'CATEGORY' });
  });

  it('says that nothing was changed yet', async () => {
    await show(aShop(), '/admin/audit', { who });
    await expect.element(page.getByText('No changes yet.')).toBeVisible();
  });
});
