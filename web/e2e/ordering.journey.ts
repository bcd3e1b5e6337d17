import { readFile } from 'node:fs/promises';
import { dayAhead } from '../../api/test/a-booking.js';
import { button, desk, expect, inCart, isLive, link, test, title, toast } from './journey-test';
import { aCustomer, aDish, changeRestaurant, mailTo } from './people';

test.use({ hasOwnShop: true });

test('an order that is picked up needs no address, and is followed to the counter', async ({
  shop,
  visit,
}) => {
  await changeRestaurant(shop, { orderWays: ['DELIVERY', 'PICKUP'] });
  const cart = [inCart(await aDish(shop, { price: 250 }))];
  const page = await visit('/checkout', { who: await aCustomer(shop), cart });
  const main = page.getByRole('main');
  await expect(page.getByLabel('Address')).toBeVisible();
  await page.getByRole('radio', { name: 'Pickup' }).check();
  await expect(main.getByText('12 Chowk Road, Bengaluru 560001')).toBeVisible();
  await expect(page.getByLabel('Address')).toHaveCount(0);
  await expect(main.getByText('You pay when you pick your food up.')).toBeVisible();
  await button(page, 'Pay ₹250 on pickup').click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText('Cash on Pickup. You pick it up at the restaurant.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Proceed' }).click();
  await expect(toast(page, 'Order placed successfully!')).toBeVisible();
  await expect(title(page, 'Order History')).toBeVisible();
  await page.getByRole('link', { name: /^Track/ }).click();
  await expect(title(page, 'Track Order')).toBeVisible();
  await expect(main.getByText('Pick it up at')).toBeVisible();
  await expect(main.getByText('Cash on Pickup (Pending)')).toBeVisible();
  const directions = main.getByRole('link', { name: /^Get directions/ });
  await expect(directions).toHaveAttribute('href', /google\.com\/maps\/dir\//);

  const staff = await visit('/admin/orders', { size: desk, who: shop.owner });
  const order = staff.getByRole('article').first();
  await expect(order.getByText('Pickup', { exact: true })).toBeVisible();
  await button(staff, 'Start preparing').first().click();
  await button(staff, 'Ready for pickup').first().click();
  await expect(
    main.getByText('Your food is packed and ready at the restaurant.', { exact: true }).first(),
  ).toBeVisible();
  await expect(main.locator('[data-status]').getByText('Ready for Pickup', { exact: true })).toBeVisible();
  await button(staff, 'Mark picked up').first().click();
  await expect(main.locator('[data-status]').getByText('Picked Up', { exact: true })).toBeVisible();
});

test('an order at a table begins with the scanned code and is brought to the table', async ({
  shop,
  visit,
}) => {
  await changeRestaurant(shop, {
    orderWays: ['DELIVERY', 'TABLE'],
    tables: [{ name: 'Garden 4', seats: 4 }],
  });
  const { tableCodes } = await shop.graphql<{ tableCodes: readonly { url: string }[] }>(
    '{ tableCodes { url } }',
  );
  const [code] = tableCodes;
  const page = await visit(new URL(code?.url ?? '').hash.slice(1), {
    who: await aCustomer(shop),
    cart: [inCart(await aDish(shop, { price: 250 }))],
  });
  await expect(title(page, 'Our Menu')).toBeVisible();
  await expect(page.getByText('You are ordering at Garden 4. We bring it to you.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('You are ordering at Garden 4. We bring it to you.')).toBeVisible();
  await page.goto('./#/checkout');
  await expect(page.getByRole('radio', { name: 'At the table' })).toBeVisible();
  await expect(page.getByLabel('Address')).toHaveCount(0);
  await expect(page.getByText('You pay in cash, by card or UPI when we come to your table.')).toBeVisible();
  await button(page, 'Order for ₹250').click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText('We bring it to Garden 4.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Proceed' }).click();
  await expect(toast(page, 'Order placed successfully!')).toBeVisible();
  await page.getByRole('link', { name: /^Track/ }).click();
  const main = page.getByRole('main');
  await expect(main.getByText('Garden 4')).toBeVisible();
  await isLive(page);

  const staff = await visit('/admin/orders', { who: shop.owner });
  await expect(staff.getByRole('article').first().getByText('Garden 4', { exact: true })).toBeVisible();
  await button(staff, 'Start preparing').first().click();
  await button(staff, 'Ready to serve').first().click();
  await expect(main.locator('[data-status]').getByText('Ready', { exact: true })).toBeVisible();
  await button(staff, 'Mark served').first().click();
  await expect(main.locator('[data-status]').getByText('Served', { exact: true })).toBeVisible();
});

test('an owner registers for GST, and a customer sees the same bill in checkout, tracking and mail', async ({
  shop,
  visit,
}) => {
  const owner = await visit('/admin/settings/bill', { who: shop.owner });
  await button(owner, 'Change how you are registered').click();
  await owner.getByText('Tax is added on top').click();
  await owner.getByLabel('From which day?').fill(dayAhead(0));
  await owner.getByLabel('GSTIN').fill('29AAPFU0939F1ZR');
  await button(owner, 'Add a tax class').click();
  await owner.getByLabel('Name', { exact: true }).fill('Cold drinks');
  await owner.getByLabel('HSN code').fill('2202');
  await owner.getByLabel('GST rate (%)').fill('40');
  await button(owner, 'Save').click();
  await expect(toast(owner, 'Settings saved.')).toBeVisible();

  const asha = await aCustomer(shop);
  const thali = await aDish(shop, { price: 248 });
  const cola = await aDish(shop, { price: 40, isPackaged: true, taxClass: 'COLD-DRINKS' });
  const page = await visit('/checkout', { who: asha, cart: [inCart(thali), inCart(cola)] });
  const lines = ['CGST ₹6.20', 'SGST ₹6.20', 'Round off −₹0.40', /^Total ?₹300$/];
  const shown = page
    .getByRole('main')
    .getByRole('paragraph')
    .filter({ hasText: /^(CGST|SGST|Round off|Total)/ });
  await expect(shown).toHaveText(lines);
  await page.getByLabel('Address').fill('12 MG Road, Bengaluru 560001');
  await button(page, 'Pay ₹300 on delivery').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Proceed' }).click();
  await expect(toast(page, 'Order placed successfully!')).toBeVisible();
  await page.getByRole('link', { name: /^Track/ }).click();
  await expect(title(page, 'Track Order')).toBeVisible();
  await expect(shown).toHaveText(lines);
  await expect
    .poll(() => mailTo(shop, asha.email))
    .toMatch(/CGST:? ₹6\.20\s+SGST:? ₹6\.20\s+Round off:? .₹0\.40\s+Total:? ₹300/);

  const staff = await visit('/admin/orders', { who: shop.owner });
  await button(staff, 'Start preparing').first().click();
  await button(staff, 'Send out').first().click();
  const bill = page.getByText(/^Bill C\/\d\d-\d\d\/\d{6}$/);
  await expect(bill).toBeVisible();
  const number = (await bill.innerText()).replace('Bill ', '');
  const book = await visit('/admin/reports/bills', { who: shop.owner });
  await expect(book.getByRole('article', { name: `Bill ${number}` })).toBeVisible();
  await button(book, 'Check the book').click();
  await expect(book.getByText(/the book holds/i)).toBeVisible();
  const saved = book.waitForEvent('download');
  await button(book, 'CSV: All documents').click();
  expect(await readFile(await (await saved).path(), 'utf8')).toMatch(
    new RegExp(`\n${number},.*,300,Invoice,`),
  );

  await page.getByRole('link', { name: `Bill ${number}` }).click();
  const sheet = page.getByRole('article', { name: 'Tax Invoice' });
  await expect(sheet).toContainText(`No.: ${number}`);
  await expect(sheet).toContainText('Total₹300.00');
  const answered = page.waitForResponse(/\/bill\.pdf/);
  const download = page.waitForEvent('download');
  await button(page, 'PDF').click();
  expect((await answered).headers()['content-type']).toBe('application/pdf');
  expect((await download).suggestedFilename()).toBe(`${number.replaceAll('/', '-')}.pdf`);
});

test('an order for later is placed for a day and a time, and is listed with its time', async ({
  shop,
  visit,
}) => {
  const slotRules = { daysAhead: 2, leadMinutes: 45, ordersPerSlot: 1, dishesPerSlot: null };
  await changeRestaurant(shop, { slotRules });
  const cart = [inCart(await aDish(shop, { price: 250 }))];
  const page = await visit('/checkout', { who: await aCustomer(shop), cart });
  await page.getByRole('radio', { name: 'Later' }).check();
  await page.getByLabel('Day').selectOption(dayAhead(1));
  const time = page.getByLabel('Time');
  const option = time.locator('option:not([disabled])').nth(3);
  await expect(option).toBeAttached();
  const slot = (await option.textContent()) ?? '';
  // Of a range in one half of the day: `7:30–7:45 pm`.
  const start = slot.replace(/ .*/, '');
  await time.selectOption(slot);
  await page.getByLabel('Address').fill('12 MG Road');
  await button(page, 'Pay ₹250 on delivery').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Proceed' }).click();
  await expect(toast(page, 'Order placed successfully!')).toBeVisible();
  await expect(page.getByRole('article').getByText(`, ${start}`)).toBeVisible();
  await page.getByRole('link', { name: /^Track/ }).click();
  await expect(title(page, 'Track Order')).toBeVisible();
  await expect(page.getByRole('main').getByText(`, ${start}`).first()).toBeVisible();

  const staff = await visit('/admin/orders', { who: shop.owner });
  const later = staff.getByRole('article').filter({ hasText: `, ${start}` });
  await expect(later.getByText(`, ${start}`).first()).toBeVisible();
  await expect(later.getByText(/^Waiting/)).toHaveCount(0);

  // Its slot is full for the next customer.
  const next = await visit('/checkout', { who: await aCustomer(shop), cart });
  await next.getByRole('radio', { name: 'Later' }).check();
  await next.getByLabel('Day').selectOption(dayAhead(1));
  await expect(
    next.getByLabel('Time').locator('option[disabled]', { hasText: `${slot} (full)` }),
  ).toBeAttached();
});

test('a promised time is set up by the owner, shown to the customer, and changed by staff with the keyboard', async ({
  shop,
  visit,
}) => {
  const expected = /^Expected (.*, )?[\d:]+( [ap]m)?–[\d:]+ [ap]m$/;
  await changeRestaurant(shop, { prepMinutes: null });
  const staff = await visit('/admin/settings/ordering', { size: desk, who: shop.owner });
  await staff.getByLabel('Usual minutes from order to food').fill('35');
  await button(staff, 'Save').click();
  await expect(toast(staff, 'Settings saved.')).toBeVisible();

  const cart = [inCart(await aDish(shop, { price: 250 }))];
  const page = await visit('/checkout', { who: await aCustomer(shop), cart });
  await expect(page.getByText(expected)).toBeVisible();
  await page.getByLabel('Address').fill('12 MG Road');
  await button(page, 'Pay ₹250 on delivery').click();
  const confirmation = page.getByRole('alertdialog');
  await expect(confirmation.getByText(expected)).toBeVisible();
  await confirmation.getByRole('button', { name: 'Proceed' }).click();
  await expect(toast(page, 'Order placed successfully!')).toBeVisible();
  await expect(page.getByRole('article').getByText(expected)).toBeVisible();
  await link(page, 'Track Order').click();
  await expect(title(page, 'Track Order')).toBeVisible();
  const time = page.getByRole('region', { name: 'Status' }).getByText(expected);
  await expect(time).toBeVisible();
  const first = (await time.textContent()) ?? '';
  await isLive(page);

  await staff.goto('./#/admin/orders');
  const row = staff.getByRole('article').first();
  await expect(row.getByText(/· by [\d:]+ [ap]m$/)).toBeVisible();
  await row.getByRole('button', { name: 'Details' }).click();
  await button(staff, 'Change the time').press('Enter');
  const dialog = staff.getByRole('dialog', { name: 'Change the time' });
  await dialog.getByRole('radio', { name: '90', exact: true }).press('Space');
  await dialog.getByRole('radio', { name: 'Another reason' }).press('Space');
  await dialog.getByLabel('The reason in your words').fill('The tandoor had to be lit again.');
  await staff.keyboard.press('Enter');
  await expect(toast(staff, 'The customer has been notified.')).toBeVisible();
  await expect(row.getByText(/^Promised: .* The tandoor had to be lit again\.$/)).toBeVisible();
  await expect(row.getByText(/^New time: .*: The tandoor had to be lit again\.$/)).toBeVisible();

  await expect(page.getByRole('main').getByText('The tandoor had to be lit again.')).toBeVisible();
  await expect(time).not.toHaveText(first);
  await expect(time).toHaveText(expected);
});

test('a shop that stops taking orders says so live, keeps the cart, and takes the order once it resumes', async ({
  shop,
  visit,
}) => {
  const setOrdering = (body: object) =>
    shop.rest('PATCH', '/api/admin/ordering', { token: shop.adminToken, body });
  const page = await visit('/cart', { who: await aCustomer(shop), cart: [inCart(await aDish(shop))] });
  await expect(title(page, 'Your Cart')).toBeVisible();
  await isLive(page);
  await setOrdering({ takesOrders: false });
  const closed = page.getByText('Not taking orders right now', { exact: true });
  await expect(closed).toBeVisible();
  const refusal = 'The restaurant is not taking orders right now. Please check again later.';
  const refusals = page.getByRole('main').getByText(refusal);
  await expect(refusals).toBeVisible();
  await button(page, 'Proceed to Checkout').click();
  await expect(toast(page, refusal)).toBeVisible();
  await expect(title(page, 'Your Cart')).toBeVisible();

  await setOrdering({ takesOrders: true });
  await expect(closed).toHaveCount(0);
  await expect(refusals).toHaveCount(0);
  await button(page, 'Proceed to Checkout').click();
  await expect(title(page, 'Checkout')).toBeVisible();
  await page.getByLabel('Address').fill('12 MG Road');
  await page.getByRole('button', { name: /^Pay .* on delivery$/ }).click();
  await button(page, 'Proceed').click();
  await expect(toast(page, /success/i)).toBeVisible();
});
