import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestApp } from '../../api/test/app.js';
import { launchBrowser, visitor, withNetworkIdle } from './browser.js';
import { desk } from './page.js';
import { aCustomer, aDish, anAdmin, type Account } from '../../api/test/factories.js';

let test: TestApp;
let browser: Browser;
let asha: Account;
let boss: Account;
let dish: string;
let order: string;
beforeAll(async () => {
  test = await TestApp.start();
  browser = await launchBrowser();
  [asha, boss] = await Promise.all([aCustomer(test), anAdmin(test)]);
  dish = (await aDish(test, { name: 'Pav Bhaji' })).id;
  const placed = await test.rest<{ _id: string }>('POST', '/api/orders', {
    token: asha.token,
    body: { items: [{ menuItem: dish, qty: 2 }], address: '12 MG Road', paymentMode: 'COD' },
  });
  order = placed.body._id;
});
afterAll(async () => {
  await browser.close();
  await test.close();
});

async function open(account?: Account) {
  const person = await visitor(browser, `${test.url}/shop/`, desk);
  if (account) {
    await person.page.addInitScript(`localStorage.setItem('token', ${JSON.stringify(account.token)})`);
  }
  return person;
}

describe('the server’s content security policy', () => {
  it.each([
    [
      'visitor',
      (): Account | undefined => undefined,
      ['/', '/menu', '/cart', '/login', '/register', '/about', '/contact', '/nowhere'],
    ],
    [
      'customer',
      (): Account | undefined => asha,
      ['/profile', '/edit-profile', '/book', '/booking-details', '/order-history', '/track-order/'],
    ],
    [
      'admin',
      (): Account | undefined => boss,
      [
        '/admin/dashboard',
        '/admin/menu',
        '/admin/orders',
        '/admin/booking',
        '/admin/payments',
        '/admin/messages',
        '/admin/mails',
      ],
    ],
  ] as const)('is kept by every screen of a %s', async (_who, account, routes) => {
    const { page, complaints } = await open(account());
    await withNetworkIdle(page, async (networkIdle) => {
      for (const route of routes) {
        await page.goto(`./#${route.endsWith('track-order/') ? route + order : route}`);
        await page.getByRole('heading').first().waitFor();
        await networkIdle();
        expect([route, complaints]).toEqual([route, []]);
      }
    });
    await page.context().close();
  });

  it('is kept by the cart and the checkout with its map', async () => {
    const { page, complaints } = await open(asha);
    await withNetworkIdle(page, async (networkIdle) => {
      await page.goto('./#/menu');
      await page.getByRole('button', { name: /^Add/ }).first().click();
      await page.goto('./#/cart');
      await page.getByText('Pav Bhaji').first().waitFor();
      await page.goto('./#/checkout');
      await page.locator('.leaflet-container').waitFor();
      await networkIdle();
    });
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('blocks foreign scripts', async () => {
    const { page, complaints } = await open();
    await page.goto('./#/menu');
    await page.getByRole('heading').first().waitFor();
    const isRun = await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.wasRun = true';
      document.body.append(script);
      return 'wasRun' in window;
    });
    expect(isRun).toBe(false);
    await expect.poll(() => complaints.join()).toMatch(/Content Security Policy/);
    await page.context().close();
  });
});

describe('a browser beyond the limit of connections', () => {
  it('reconnects after a while, not immediately', async () => {
    // One connection per address.
    const small = await TestApp.start({
      DATABASE_URL: test.databaseUrl,
      ROLE: 'api',
      RATE_LIMIT_FACTOR: '0.002',
    });
    const holder = small.live();
    void holder.iterate({ query: 'subscription { menuChanged { id } }' }).next();
    // Answered after the subscription has begun, on the same connection.
    await holder.iterate({ query: '{ menu { id } }' }).next();

    const { page } = await visitor(browser, `${small.url}/shop/`, desk);
    await page.clock.install();
    const heard: string[] = [];
    page.on('websocket', (socket) => {
      heard.push('opened');
      socket.on('close', () => heard.push('closed'));
      socket.on('framereceived', ({ payload }) => String(payload).includes('ack') && heard.push('welcome'));
    });
    await page.goto('./#/menu');
    await page.getByText('Pav Bhaji').first().waitFor();
    await expect.poll(() => heard).toContain('closed');
    // Without real time, which may be long on a busy machine.
    await page.clock.pauseAt((await page.evaluate<number>('Date.now()')) + 1000);
    await page.clock.runFor(24_000);
    expect(heard.filter((word) => word === 'opened')).toHaveLength(1);

    await holder.dispose();
    const waitOn = async () => {
      await page.clock.runFor(3000);
      return heard.filter((word) => word === 'opened').length;
    };
    await expect.poll(waitOn).toBe(2);
    await expect.poll(() => heard.at(-1)).toBe('welcome');
    await page.context().close();
    await small.close();
  });
});
