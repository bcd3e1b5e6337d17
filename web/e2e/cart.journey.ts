import { expect, logIn, test, title } from './journey-test';
import { aCustomer, password } from './people';

test('two tabs that both send a cart make one order', async ({ shop, visit }) => {
  const asha = await aCustomer(shop);
  const page = await visit('/menu', { who: asha });
  await page
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .click();
  const tabs = [page, await page.context().newPage()];
  for (const tab of tabs) {
    await tab.goto('./#/checkout');
    await tab.getByLabel('Address').fill('7 Church Street, Bengaluru');
    await tab.getByRole('button', { name: /^Pay/ }).click();
    await expect(tab.getByRole('alertdialog').getByRole('button', { name: 'Proceed' })).toBeVisible();
  }
  // The first tab may empty the cart before the second one presses: then there is no button.
  await Promise.all(
    tabs.map(async (tab) => {
      await tab
        .getByRole('alertdialog')
        .getByRole('button', { name: 'Proceed' })
        .evaluateAll((buttons) => {
          for (const each of buttons) (each as HTMLElement).click();
        });
      await expect(tab.getByText(/Track Order|Your cart is empty/i).first()).toBeVisible();
    }),
  );
  const { body } = await shop.rest<unknown[]>('GET', '/api/orders', { token: asha.token });
  expect(body).toHaveLength(1);
});

test('a login that was not on the way to checkout clears the cart', async ({ shop, visit }) => {
  const page = await visit('/menu');
  await page
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .click();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await page.goto('./#/login');
  await expect(title(page, 'Login')).toBeVisible();
  await logIn(page, await aCustomer(shop), password);
  await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
});
