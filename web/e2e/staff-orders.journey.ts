import type { Page } from '@playwright/test';
import { desk, expect, isLive, phone, test, title, toast } from './journey-test';
import { aCustomer, aDish, anAdmin, anOrder, type Person } from './people';

test.use({ hasOwnShop: true });

/** In a page: counts the sounds that it plays, and lets only presses count as gestures, unlike Playwright's calls. */
const listen = `
  window.sounds = 0;
  const start = AudioBufferSourceNode.prototype.start;
  AudioBufferSourceNode.prototype.start = function (...when) { window.sounds += 1; return start.apply(this, when); };
  let isActive = false;
  for (const gesture of ['pointerup', 'keydown']) addEventListener(gesture, () => { isActive = true; }, true);
  Object.defineProperty(Navigator.prototype, 'userActivation', { get: () => ({ hasBeenActive: isActive }) });`;

const sounds = (page: Page) => page.evaluate<number>('window.sounds');
const cardOf = (page: Page, id: string) => page.getByRole('article').filter({ hasText: id });

test('new orders are announced on every screen of staff, across a reload, and by one tab only', async ({
  shop,
  visit,
}) => {
  const asha = await aCustomer(shop);
  const dish = await aDish(shop);
  const page = await visit('/admin/orders', { who: shop.owner, size: desk, script: listen });
  await page.getByRole('button', { name: 'Turn sound on' }).click();
  await expect.poll(() => sounds(page)).toBe(1);
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(title(page, 'Admin Dashboard')).toBeVisible();
  await isLive(page);
  const id = await anOrder(shop, asha, dish);
  await expect(page).toHaveTitle(/^\(1\) Admin Dashboard/);
  await expect.poll(() => sounds(page)).toBe(2);
  await page.reload();
  await isLive(page);
  await expect(page).toHaveTitle(/^\(1\) Admin Dashboard/);
  await page.keyboard.press('Shift');

  const other = await page.context().newPage();
  await other.goto('./#/admin/dashboard');
  await expect(other.getByRole('link', { name: '1 new order' })).toBeVisible();
  await isLive(other);
  await other.keyboard.press('Shift');
  await anOrder(shop, asha, dish);
  await expect(page).toHaveTitle(/^\(2\)/);
  await expect(other).toHaveTitle(/^\(2\)/);
  const inBoth = async () => (await sounds(page)) + (await sounds(other));
  await expect.poll(inBoth).toBe(1);

  await other.getByRole('link', { name: '2 new orders' }).click();
  await expect(cardOf(other, id).getByText('New', { exact: true })).toBeVisible();
  await other.getByRole('button', { name: 'Mark 2 as seen' }).click();
  await expect(other).toHaveTitle(/^All Orders/);
  await expect(page).toHaveTitle(/^Admin Dashboard/);
  await expect.poll(inBoth).toBe(1);
  await other.reload();
  await isLive(other);
  await expect(other.getByRole('article')).toHaveCount(2);
  await expect(other).toHaveTitle(/^All Orders/);
  // After a reload the browser refuses sound until something is pressed, and the page says so.
  const silent = other.getByText('The browser has blocked sound');
  await expect(silent).toBeVisible();
  await expect(other.getByRole('button', { name: 'Turn sound on' })).toHaveCount(0);
  await other.keyboard.press('Shift');
  await expect(silent).toHaveCount(0);
});

test('two admins see each other’s changes, and are asked before one is overwritten', async ({
  shop,
  visit,
}) => {
  const asha = await aCustomer(shop);
  const dish = await aDish(shop);
  const id = await anOrder(shop, asha, dish);
  const open = (who: Person, size: typeof desk) => visit('/admin/orders', { who, size });
  const one = await open(await anAdmin(shop), desk);
  const other = await open(await anAdmin(shop, 'Leela Das'), phone);
  for (const page of [one, other]) await isLive(page);
  const [mine, hers] = [cardOf(one, id), cardOf(other, id)];
  const [myStatus, herStatus] = [mine, hers].map((card) =>
    card.getByRole('combobox', { name: 'Change status' }),
  );
  if (!myStatus || !herStatus) throw new Error('no status');
  await herStatus.selectOption('Preparing');
  await hers.getByRole('button', { name: 'Update' }).click();
  // The text has the sign.
  const updated = toast(other, '✅ Order status updated');
  await expect(updated).toBeVisible();
  await expect(updated.locator('.Toastify__toast-icon')).toHaveCount(0);
  await expect(myStatus).toHaveValue('PREPARING');

  await myStatus.selectOption('Cancelled');
  await herStatus.selectOption('Out for Delivery');
  await hers.getByRole('button', { name: 'Update' }).click();
  await expect(mine.getByText('Leela Das has set this order to Out for Delivery.')).toBeVisible();
  await expect(myStatus).toHaveValue('CANCELLED');
  await mine.getByRole('button', { name: 'Keep Out for Delivery' }).click();
  await expect(myStatus).toHaveValue('OUT_FOR_DELIVERY');

  await mine.getByRole('button', { name: 'Details' }).click();
  await expect(mine.getByText('History (3)')).toBeVisible();
  await expect(mine.getByRole('list').last().getByRole('listitem')).toHaveText([
    /^\d+ \w+ \d{4}, .*Placed by Asha Rao$/,
    /Pending →\s*to\s*Preparing by Leela Das$/,
    /Preparing →\s*to\s*Out for Delivery by Leela Das$/,
  ]);
});

test('staff change an order in cash, which its customer and the kitchen see live', async ({
  shop,
  visit,
}) => {
  const asha = await aCustomer(shop);
  const dish = await aDish(shop, { name: 'Masala Dosa', price: 90 });
  const id = await anOrder(shop, asha, dish);
  const customer = await visit(`/track-order/${id}`, { who: asha, size: phone });
  const kitchen = await visit('/admin/kitchen', { who: await anAdmin(shop, 'Sunita Devi'), size: desk });
  for (const page of [customer, kitchen]) await isLive(page);
  await kitchen.getByRole('button', { name: 'Start', exact: true }).click();
  const staff = await visit('/admin/orders', { who: shop.owner, size: desk });
  const card = cardOf(staff, id);
  await card.getByRole('button', { name: 'Details' }).click();
  await card.getByRole('link', { name: /^Change order/ }).click();
  await staff.getByRole('button', { name: 'One more Masala Dosa' }).click();
  await staff.getByRole('button', { name: 'Change order · ₹90 more' }).click();
  await expect(toast(staff, 'Order changed')).toBeVisible();
  const changed = customer.getByRole('region', { name: 'The restaurant has changed your order' });
  await expect(changed).toContainText('Your total is ₹180 now, instead of ₹90.');
  const seen = kitchen.getByRole('button', { name: /^Change of #\d+ seen$/ });
  await seen.click();
  await expect(seen).toHaveCount(0);
});
