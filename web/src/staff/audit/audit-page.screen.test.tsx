import { page } from 'vitest/browser';
import { describe, expect, it, vi } from 'vitest';
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
    {
      field: 'taxPositions',
      before: '[]',
      after: JSON.stringify([{ from: '2026-12-01', mode: 'REGULAR', pricesInclude: false }]),
    },
    {
      field: 'taxClasses',
      before: '[]',
      after: JSON.stringify([
        { id: 'ICE', name: 'Ice cream', hsn: '2105', rates: [{ from: '2026-12-01', percent: 18 }] },
      ]),
    },
    { field: 'somethingNew', before: '1', after: '2' },
  ],
});
const cook = anAuditEntry({
  subject: 'PERSON',
  subjectName: 'Sunita Devi',
  changes: [{ field: 'staffRole', before: 'null', after: '"KITCHEN"' }],
});

describe('the audit log', () => {
  it('says who changed what, from what to what, and when, in the words of the forms', async () => {
    await show(aShop({ auditEntries: aPage([paneer, settings, lassi, cook]) }), '/admin/audit', { who });
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
      .toHaveTextContent('GST registrationBefore: nothingNow: From 2026-12-01, Registration Regular');
    await expect
      .element(saved)
      .toHaveTextContent('Now: Ice cream, HSN code 2105, Rates From 2026-12-01, Percent 18');
    await expect
      .element(saved)
      .toHaveTextContent('Hours for ordersBefore: Tuesday: nothingNow: Tuesday: Opens 10:00 am');
    await expect.element(entry('Sunita Devi, Changed')).toHaveTextContent('Rolenothing →to Kitchen');
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
    // Not the last one: a list is read again once it is live.
    expect(shop.sent('Audit')).toContainEqual({ first: 20, subject: 'CATEGORY' });
  });

  it('says what staff did with orders and money, and leads to the order', async () => {
    const ordered = anAuditEntry({
      subject: 'ORDER',
      subjectName: '',
      changes: [
        { field: 'status', before: '"Pending"', after: '"Cancelled"' },
        { field: 'change', before: null, after: '"status"' },
        { field: 'cancelReason', before: 'null', after: '"DISH_SOLD_OUT"' },
      ],
    });
    const refunded = anAuditEntry({
      act: 'ADDED',
      subject: 'REFUND',
      subjectName: '',
      changes: [{ field: 'amountPaise', before: null, after: '4500' }],
    });
    await show(aShop({ auditEntries: aPage([ordered, refunded]) }), '/admin/audit', { who });
    const card = entry('Order, Changed');
    await expect.element(card).toHaveTextContent('StatusPending →to Cancelled');
    await expect.element(card).toHaveTextContent('Reasonnothing →to Dish sold out');
    const link = card.getByRole('link', { name: `Order ${ordered.subjectId}`, exact: true });
    await expect.element(link).toBeVisible();
    await entry('Refund, Added').getByText('Show the values').click();
    await expect.element(entry('Refund, Added')).toHaveTextContent('Amount₹45');
    await link.click();
    await expect.poll(address).toBe(`/admin/orders?search=${ordered.subjectId}`);
  });

  it('says in words what happened to tablets', async () => {
    const tablet = anAuditEntry({
      act: 'ADDED',
      subject: 'DEVICE',
      subjectName: 'Till',
      changes: [
        { field: 'place', before: null, after: '"COUNTER"' },
        { field: 'demandsPerson', before: null, after: 'true' },
        { field: 'lockMinutes', before: null, after: '5' },
      ],
    });
    const given = anAuditEntry({
      act: 'ADDED',
      subject: 'APPROVAL',
      subjectName: '',
      changes: [
        { field: 'act', before: null, after: '"UNDO_TAKING"' },
        { field: 'askedBy', before: null, after: '"Ravi Menon"' },
      ],
    });
    await show(aShop({ auditEntries: aPage([tablet, given]) }), '/admin/audit', { who });
    await entry('Till, Added').getByText('Show the values').click();
    await expect
      .element(entry('Till, Added'))
      .toHaveTextContent(/Stands atCounter.*Needs a PINYes.*Locks after \(minutes\)5/);
    await entry('Approval, Added').getByText('Show the values').click();
    await expect
      .element(entry('Approval, Added'))
      .toHaveTextContent(/What was approvedUndo money that was entered.*Asked byRavi Menon/);
  });

  it('names the tablet and who approved it', async () => {
    const cancelled = anAuditEntry({
      subject: 'ORDER',
      subjectName: '',
      actorName: 'Asha Rao',
      device: 'Counter',
      approvedBy: 'Meera Nair',
    });
    const alone = anAuditEntry({ subjectName: 'Lassi', actorName: 'Kitchen', device: 'Kitchen' });
    await show(aShop({ auditEntries: aPage([cancelled, alone]) }), '/admin/audit', { who });
    await expect
      .element(entry('Order, Changed'))
      .toHaveTextContent('By Asha Rao on Counter, approved by Meera Nair ·');
    await expect.element(entry('Lassi, Changed')).toHaveTextContent('By Kitchen ·');
  });

  it('is filtered by person and days, and by the record whose id is searched for', async () => {
    const ravi = { id: 'a'.repeat(24), name: 'Ravi Menon' };
    const shop = aShop({ auditEntries: aPage([paneer]), auditActors: [ravi] });
    await show(shop, `/admin/audit`, { who });
    await page.getByRole('combobox', { name: 'Person' }).selectOptions('Ravi Menon');
    await page.getByLabelText('From day').fill('2026-11-01');
    await expect.poll(address).toMatch(/from=2026-11-01/);
    await page.getByLabelText('To day').fill('2026-11-28');
    await expect
      .poll(() => shop.sent('Audit'))
      .toContainEqual({ first: 20, actorId: ravi.id, fromDay: '2026-11-01', untilDay: '2026-11-28' });
    expect(address()).toBe(`/admin/audit?person=${ravi.id}&from=2026-11-01&until=2026-11-28`);
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await search.fill(paneer.subjectId.toUpperCase());
    await expect.poll(() => shop.sent('Audit')).toContainEqual({ first: 20, subjectId: paneer.subjectId });
  });

  it('keeps both of two filters that are chosen before the screen follows', async () => {
    const ravi = { id: 'a'.repeat(24), name: 'Ravi Menon' };
    await show(aShop({ auditEntries: aPage([paneer]), auditActors: [ravi] }), '/admin/audit', { who });
    const person = page.getByRole('combobox', { name: 'Person' });
    await expect.element(person.getByRole('option', { name: 'Ravi Menon' })).toBeInTheDocument();
    for (const [filter, value] of [
      [subject, 'ORDER'],
      [person, ravi.id],
    ] as const) {
      const select = filter.element() as HTMLSelectElement;
      select.value = value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    }
    await expect.poll(address).toBe(`/admin/audit?subject=ORDER&person=${ravi.id}`);
  });

  it('is saved as a CSV file with one row for each changed field, whatever page it is on', async () => {
    const formula = anAuditEntry({ actorName: '=1+1', subjectName: 'Papad' });
    const shop = aShop({
      auditEntries: ({ after }) =>
        after ? aPage([formula]) : aPage([settings, paneer], { hasNextPage: true, endCursor: paneer.id }),
    });
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob);
      return '#';
    });
    await show(shop, '/admin/audit', { who });
    await page.getByRole('button', { name: 'Download as CSV' }).click();
    await expect.poll(() => files).toHaveLength(1);
    const lines = (await files[0]!.text()).split('\r\n');
    expect(lines[0]).toContain(
      'When,Person,What was changed,Name,Act,Field,Before,After,Record id,Request id',
    );
    expect(lines.filter((line) => line.includes(',Rasoi,'))).toHaveLength(settings.changes.length);
    expect(lines.find((line) => line.includes('Palak Paneer'))).toMatch(
      /,Ravi Menon,Dish,Palak Paneer,Changed,Price,₹180,₹200.50,/,
    );
    expect(lines.find((line) => line.includes('Papad'))).toContain(`,"'=1+1",`);
    const read = shop.sent('Audit').filter(({ first }) => first === 100);
    expect(read).toEqual([{ first: 100 }, { first: 100, after: paneer.id }]);
  });

  it('keeps the list when the file cannot be read', async () => {
    const shop = aShop({ auditEntries: aPage([paneer]) });
    await show(shop, '/admin/audit', { who });
    await expect.element(entry('Palak Paneer, Changed')).toBeVisible();
    shop.fails('Audit', 'unreachable');
    await page.getByRole('button', { name: 'Download as CSV' }).click();
    await expect.element(page.getByText('The changes could not be read. Please try again.')).toBeVisible();
    await expect.element(entry('Palak Paneer, Changed')).toBeVisible();
  });

  it('says that nothing was changed yet', async () => {
    await show(aShop(), '/admin/audit', { who });
    await expect.element(page.getByText('No changes yet.')).toBeVisible();
  });
});
