import { button, expect, inCart, link, logIn, test, title, toast } from './journey-test';
import { isFor } from './page-loads';
import { aCustomer, aDish, anOrder, password } from './people';

test('saved addresses are added and changed with the keyboard, and take an order in three presses', async ({
  shop,
  visit,
}) => {
  const who = await aCustomer(shop);
  const cart = [inCart(await aDish(shop))];
  const page = await visit('/profile', { who, cart });
  const dialog = page.getByRole('dialog');
  await button(page, 'Add an address').press('Enter');
  await dialog.getByRole('radio', { name: 'Home' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('radio', { name: 'Other' })).toBeChecked();
  for (const text of ['Aunt Meera', '12', 'Hill Road, Mumbai', '', '4000']) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Please enter a PIN code of six digits')).toBeVisible();
  await expect(page.getByLabel('PIN code')).toBeFocused();
  await page.keyboard.type('50');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'The address is saved.')).toBeVisible();
  await expect(page.getByText('12, Hill Road, Mumbai, 400050')).toBeVisible();
  await expect(button(page, 'Add an address')).toBeFocused();
  await button(page, 'Edit Aunt Meera').click();
  await page.getByLabel('Landmark').fill('Opposite the temple');
  await button(page, 'Save').click();
  await expect(page.getByText('12, Hill Road, Mumbai, Opposite the temple, 400050')).toBeVisible();

  await page.goto('./#/cart');
  await button(page, 'Proceed to Checkout').click();
  await expect(page.getByRole('radio', { name: /^Aunt Meera · 12, Hill Road/ })).toBeChecked();
  await expect(page.getByLabel('Address', { exact: true })).toHaveCount(0);
  await button(page, 'Pay ₹45 on delivery').click();
  await button(page, 'Proceed').click();
  await expect(title(page, 'Order History')).toBeVisible();
  await expect(button(page, 'Save this address')).toHaveCount(0);
  const { body } = await shop.rest('GET', '/api/orders', who);
  expect(body).toMatchObject([
    { address: '12, Hill Road, Mumbai, Opposite the temple, 400050', paymentMode: 'COD' },
  ]);

  // Another address is kept over a reload, and offered to be saved.
  const other = await visit('/checkout', { who, cart });
  await other.getByRole('radio', { name: /^Another address/ }).check();
  const typed = other.getByLabel('Address', { exact: true });
  await typed.fill('7 Park Street, Kolkata 700 016');
  await other.reload();
  await expect(typed).toHaveValue('7 Park Street, Kolkata 700 016');
  await expect(other.getByRole('radio', { name: /^Another address/ })).toBeChecked();
  await button(other, 'Pay ₹45 on delivery').click();
  await button(other, 'Proceed').click();
  await button(other, 'Save this address').click();
  await expect(other.getByLabel('Flat or house')).toHaveValue('7 Park Street');
  await expect(other.getByLabel('Street and area')).toHaveValue('Kolkata');
  await expect(other.getByLabel('PIN code')).toHaveValue('700016');
  await button(other, 'Save').click();
  await expect(toast(other, 'The address is saved.')).toBeVisible();
  await expect(button(other, 'Save this address')).toHaveCount(0);

  await page.goto('./#/profile');
  await button(page, 'Remove Aunt Meera').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(toast(page, 'The address is removed.')).toBeVisible();
  const again = await visit('/checkout', { who, cart });
  await expect(again.getByRole('radio', { name: /^Home · 7 Park Street/ })).toBeChecked();
});

test('a checkout starts with the address and pin of the last order on any device, only for that customer', async ({
  shop,
  visit,
}) => {
  const home = { address: '12 MG Road, Bengaluru', coordinates: { lat: 12.9756, lng: 77.605 } };
  const who = await aCustomer(shop);
  const dish = await aDish(shop);
  const cart = [inCart(dish)];
  await anOrder(shop, who, dish, home);
  const page = await visit('/checkout', { who, cart });
  const address = page.getByLabel('Address');
  await expect(address).toHaveValue(home.address);
  await expect(page.getByText('12.9756, 77.6050')).toBeVisible();
  await button(page, 'Pay ₹45 on delivery').click();
  await button(page, 'Proceed').click();
  await expect(title(page, 'Order History')).toBeVisible();
  const { body } = await shop.rest('GET', '/api/orders', who);
  expect(body).toMatchObject([home, home]);

  // The next customer on the same device.
  await page.goto('./#/menu');
  await button(page, `Add to Cart: ${dish.name}`).click();
  await page.goto('./#/checkout');
  await expect(address).toHaveValue(home.address);
  await address.fill('Behind 12 MG Road');
  await page.goto('./#/profile');
  await button(page, 'Logout').click();
  await expect(link(page, 'Order Now')).toBeVisible();
  await page.goto('./#/menu');
  await button(page, `Add to Cart: ${dish.name}`).click();
  await page.goto('./#/checkout');
  const answered = page.waitForResponse((response) => isFor('LastDelivery', response));
  await logIn(page, await aCustomer(shop, 'Meera Iyer'), password);
  await expect(title(page, 'Checkout')).toBeVisible();
  await answered;
  await expect(page.getByText('20.5900, 78.9600')).toBeVisible();
  await expect(address).toHaveValue('');
  await expect(page.locator('body')).not.toContainText('MG Road');
});
