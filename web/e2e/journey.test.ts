import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestApp } from '../../api/test/app.js';
import { launchBrowser, visitor, withoutDrawnScreens } from './browser.js';
import { logIn, toast } from './page.js';
import { aCustomer, aDish, anAdmin } from '../../api/test/factories.js';

let test: TestApp;
let browser: Browser;
beforeAll(async () => {
  test = await TestApp.start({ SEED_DEMO: 'true' });
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await test.close();
});

const steps = (page: Page) => page.locator('[aria-current="step"]');

describe('the main job', () => {
  it('leads a visitor from the menu to a tracked order, and an admin moves it live', async () => {
    const customer = await visitor(browser, `${test.url}/shop/`);
    const { page } = customer;
    await page.goto('./');
    await page.getByRole('link', { name: 'Order Now' }).click();
    await page.getByRole('heading', { name: 'Our Menu' }).waitFor();
    await page.getByRole('button', { name: 'Add to Cart: Aloo Tikki Burger' }).click();
    await page.getByRole('button', { name: 'Add to Cart: Aloo Tikki Burger' }).click();
    await page.getByRole('group', { name: 'Aloo Tikki Burger in cart' }).getByText('2').waitFor();

    // The search has suggestions and leads to the filtered menu.
    await page.getByPlaceholder('Search menu...').fill('masala chai');
    await page.getByRole('option', { name: /Masala Chai/ }).click();
    await expect.poll(() => page.url()).toContain('search=Masala%20Chai');
    await page.getByRole('button', { name: 'Add to Cart: Masala Chai' }).click();
    await page.getByRole('link', { name: /View cart/ }).click();

    await page.getByRole('heading', { name: 'Your Cart' }).waitFor();
    await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
    await toast(page, 'You must be logged in to proceed to checkout.');
    await page.getByRole('main').getByRole('link', { name: 'Register' }).click();
    const person = { name: 'Kavya Nair', email: 'kavya@example.in', secret: 'filter coffee 11' };
    await page.getByLabel('Name').fill(person.name);
    await page.getByLabel('Email').fill(person.email);
    await page.getByRole('textbox', { name: 'Password' }).fill(person.secret);
    await page.getByRole('button', { name: 'Register', exact: true }).click();
    await page.getByText('Registered successfully. Now login.').waitFor();
    await logIn(page, person, person.secret);

    // The cart survives the redirect.
    await page.getByRole('heading', { name: 'Checkout' }).waitFor();
    const pay = page.getByRole('button', { name: /^Pay/ });
    await pay.click();
    await page.getByText('Please enter your address').first().waitFor();
    await page.getByLabel('Address').fill('4B, Lake View, Koramangala, Bengaluru 560034');
    await pay.click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Proceed' }).click();
    await toast(page, 'Order placed successfully!');
    await page.getByRole('link', { name: 'Track Order' }).click();
    await page.getByRole('heading', { name: 'Track Order' }).waitFor();
    await expect.poll(() => steps(page).textContent()).toContain('Pending');

    const boss = await visitor(browser, `${test.url}/shop/`, { width: 1280, height: 800 });
    await boss.page.goto('./#/login');
    await logIn(boss.page, await anAdmin(test));
    await boss.page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor();
    await boss.page.goto('./#/admin/orders');
    await boss.page.getByRole('heading', { name: 'All Orders' }).waitFor();
    const id = page.url().split('/').at(-1) ?? '';
    const card = boss.page.getByRole('article').filter({ hasText: id });
    for (const status of ['Preparing', 'Out for Delivery', 'Delivered']) {
      await card.getByRole('combobox').selectOption({ label: status });
      await card.getByRole('button', { name: 'Update' }).click();
      await toast(boss.page, '✅ Order status updated');
      await expect.poll(() => steps(page).textContent()).toContain(status);
    }
    await card.getByRole('combobox').selectOption({ label: 'Cancelled' });
    await card.getByRole('button', { name: 'Update' }).click();
    await page.getByText('This order was cancelled.').first().waitFor();

    expect([...customer.complaints, ...boss.complaints]).toEqual([]);
  }, 120_000);

  it('shows an admin new orders immediately', async () => {
    const boss = await visitor(browser, `${test.url}/shop/`, { width: 1280, height: 800 });
    await boss.page.goto('./#/login');
    await logIn(boss.page, await anAdmin(test));
    await boss.page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor();
    await boss.page.goto('./#/admin/orders');
    await boss.page.getByRole('heading', { name: 'All Orders' }).waitFor();
    await boss.page.getByText('Live', { exact: true }).waitFor();
    const dish = await aDish(test, { name: 'Rabri Jalebi' });
    const { body } = await test.rest<{ _id: string }>('POST', '/api/orders', {
      token: (await aCustomer(test)).token,
      body: { items: [{ menuItem: dish.id, qty: 1 }], address: '1 MG Road', paymentMode: 'COD' },
    });
    await expect.poll(() => boss.page.getByRole('article').first().textContent()).toContain(body._id);
  });
});

describe('a cart', () => {
  it('refuses dishes that cannot be this shop’s, and says so', async () => {
    const { page } = await visitor(browser, `${test.url}/shop/`);
    // The prerendered dishes are those of this shop.
    await withoutDrawnScreens(page);
    await page.route('**/graphql', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({
        response: answer,
        body: (await answer.text()).replaceAll(/"id":"\w{24}"/g, '"id":"7"'),
      });
    });
    await page.goto('./#/menu');
    await page
      .getByRole('button', { name: /^Add to Cart/ })
      .first()
      .click();
    await page.getByRole('alertdialog').getByText('Invalid menu item cannot be added to cart.').waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    await expect
      .poll(() => page.evaluate('document.activeElement.getAttribute("aria-label")'))
      .toMatch(/^Add to Cart/);
    await page.getByRole('link', { name: 'Cart, 0 items' }).waitFor();
  });

  it('makes one order of two tabs that both send it', async () => {
    const asha = await aCustomer(test);
    const { page } = await visitor(browser, `${test.url}/shop/`);
    await page.goto('./#/login');
    await logIn(page, asha);
    await page.getByRole('link', { name: 'Order Now' }).click();
    await page
      .getByRole('button', { name: /^Add to Cart/ })
      .first()
      .click();
    const tabs = [page, await page.context().newPage()];
    for (const tab of tabs) {
      await tab.goto('./#/checkout');
      await tab.getByLabel('Address').fill('7 Church Street, Bengaluru');
      await tab.getByRole('button', { name: /^Pay/ }).click();
      await tab.getByRole('alertdialog').getByRole('button', { name: 'Proceed' }).waitFor();
    }
    // The first tab may empty the cart before the second one presses: then there is no button.
    await Promise.all(
      tabs.map(async (tab) => {
        await tab
          .getByRole('alertdialog')
          .getByRole('button', { name: 'Proceed' })
          .evaluateAll((buttons) => {
            for (const button of buttons) (button as unknown as { click: () => void }).click();
          });
        await tab
          .getByText(/Track Order|Your cart is empty/i)
          .first()
          .waitFor();
      }),
    );
    const { body } = await test.rest<unknown[]>('GET', '/api/orders', { token: asha.token });
    expect(body).toHaveLength(1);
  });

  it('is cleared by a login that was not on the way to checkout', async () => {
    const { page } = await visitor(browser, `${test.url}/shop/`);
    await page.goto('./#/menu');
    await page
      .getByRole('button', { name: /^Add to Cart/ })
      .first()
      .click();
    await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor();
    await page.goto('./#/login');
    await logIn(page, await aCustomer(test));
    await page.getByRole('link', { name: 'Cart, 0 items' }).waitFor();
  });

  it('says when something was removed, and where to go when it is empty', async () => {
    const { page } = await visitor(browser, `${test.url}/shop/`);
    await page.goto('./#/menu');
    await page.getByRole('button', { name: 'Add to Cart: Aloo Tikki Burger' }).click();
    await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor();
    await page.goto('./#/cart');
    await page.getByRole('button', { name: 'Remove Aloo Tikki Burger' }).click();
    await toast(page, 'Aloo Tikki Burger removed from cart.');
    await page.getByRole('link', { name: 'Browse the menu' }).click();
    await page.getByRole('heading', { name: 'Our Menu' }).waitFor();
  });
});

describe('restricted screens', () => {
  it.each(['/checkout', '/order-history', '/profile'])(
    '%s asks visitors to log in and leads back',
    async (route) => {
      const { page } = await visitor(browser, `${test.url}/shop/`);
      await page.goto(`./#${route}`);
      await page.getByRole('heading', { name: 'Login' }).waitFor();
      await logIn(page, await aCustomer(test));
      await expect.poll(() => page.url()).toContain(`#${route}`);
    },
  );

  it('the admin’s orders send customers home', async () => {
    const { page } = await visitor(browser, `${test.url}/shop/`);
    await page.goto('./#/login');
    await logIn(page, await aCustomer(test));
    await page.getByRole('link', { name: 'Order Now' }).waitFor();
    await page.goto('./#/admin/orders');
    await expect.poll(() => page.url()).toMatch(/#\/$/);
  });

  it('a refused token logs out silently', async () => {
    const { page } = await visitor(browser, `${test.url}/shop/`);
    await page.goto('./');
    await page.evaluate("localStorage.setItem('token', 'not.a.token')");
    await page.reload();
    await expect.poll(() => page.evaluate("localStorage.getItem('token')")).toBeNull();
    await page.getByRole('link', { name: 'Order Now' }).waitFor();
  });

  it('a wrong password is reported', async () => {
    const { page } = await visitor(browser, `${test.url}/shop/`);
    await page.goto('./#/login');
    await logIn(page, await aCustomer(test), 'not the password');
    await page.getByText('The e-mail address or the password is not right.').waitFor();
  });
});

describe('a tracking page whose server goes away', () => {
  it('says that it is offline and catches up automatically', async () => {
    const first = await TestApp.start({ DATABASE_URL: test.databaseUrl });
    const port = new URL(first.url).port;
    const asha = await aCustomer(test);
    const dish = await aDish(test);
    const { body } = await test.rest<{ _id: string }>('POST', '/api/orders', {
      token: asha.token,
      body: { items: [{ menuItem: dish.id, qty: 1 }], address: '1 MG Road', paymentMode: 'COD' },
    });
    const { page } = await visitor(browser, `${first.url}/shop/`);
    await page.goto('./#/login');
    await logIn(page, asha);
    await page.getByRole('link', { name: 'Order Now' }).waitFor();
    await page.goto(`./#/track-order/${body._id}`);
    await page.getByText('Live', { exact: true }).waitFor();
    await first.close();
    await page
      .getByText(/offline/i)
      .first()
      .waitFor();

    const token = (await anAdmin(test)).token;
    await test.rest('PUT', `/api/admin/orders/${body._id}/status`, { token, body: { status: 'Preparing' } });
    const second = await TestApp.start({ DATABASE_URL: test.databaseUrl, PORT: port });
    await expect.poll(() => steps(page).textContent()).toContain('Preparing');
    await page.getByText('Live', { exact: true }).waitFor();
    await page.close();
    await second.close();
  });
});
