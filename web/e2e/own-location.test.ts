import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { MenuItem } from '../../api/src/modules/menu/menu-item.entity.js';
import { TestApp } from '../../api/test/app.js';
import { aCustomer, aDish } from '../../api/test/factories.js';
import { closeContexts, launchBrowser, twoFrames } from './browser.js';
import { arrive, button, desk, inCart, phone, title, type Size } from './page.js';

const bengaluru = { latitude: 12.9756, longitude: 77.6066 };

let test: TestApp;
let browser: Browser;
let dish: MenuItem;
beforeAll(async () => {
  test = await TestApp.start({ SEED_DEMO: 'false' });
  browser = await launchBrowser();
  dish = await aDish(test);
});
afterEach(() => closeContexts(browser));
afterAll(async () => {
  await browser.close();
  await test.close();
});

/** A customer at the checkout, whose browser knows where it is; `isAllowed` is the answer to its question. */
async function atCheckout(size: Size, isAllowed: boolean, accuracy = 20) {
  const { page, complaints } = await arrive({ test, browser }, '/checkout', {
    size,
    who: await aCustomer(test),
    cart: [inCart(dish)],
  });
  await page.context().setGeolocation({ ...bengaluru, accuracy });
  if (isAllowed) await page.context().grantPermissions(['geolocation']);
  await title(page, 'Checkout');
  return { page, complaints, pin: page.getByText('Pin at').locator('..') };
}

describe.each([phone, desk])('own location at $width px', (size) => {
  it('moves the pin after a press on the keyboard, and not before', async () => {
    const { page, complaints, pin } = await atCheckout(size, true);
    const use = button(page, 'Use my location');
    await expect.poll(() => pin.textContent()).toContain('20.5900, 78.9600');
    expect(await use.getAttribute('aria-describedby')).toBeTruthy();
    await page.getByText('So that the rider finds your door').waitFor();

    await use.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => pin.textContent()).toContain('12.9756, 77.6066');
    expect(await page.getByText('known only to about').count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it('says how inaccurate it is beyond 200 m, until the pin is moved by hand', async () => {
    const { page, pin } = await atCheckout(size, true, 1234);
    await button(page, 'Use my location').click();
    await page.getByText('known only to about 1,230 m').waitFor();
    const map = page.getByLabel(/^Delivery place/);
    await map.focus();
    await page.keyboard.press('ArrowUp');
    await page.getByText('known only to about').waitFor({ state: 'detached' });
    expect(await pin.textContent()).not.toContain('12.9756,');
  });

  it('does not move a pin that was moved by hand while it was searched', async () => {
    const { page, pin } = await atCheckout(size, true);
    await page.evaluate(`navigator.geolocation.getCurrentPosition = (found) => { window.answer = found; }`);
    await button(page, 'Use my location').click();
    await page.getByLabel(/^Delivery place/).focus();
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => pin.textContent()).not.toContain('20.5900, 78.9600');
    const byHand = await pin.textContent();
    await page.evaluate(
      `window.answer({ coords: { latitude: 12.9756, longitude: 77.6066, accuracy: 1234 } })`,
    );
    await twoFrames(page);
    expect(await pin.textContent()).toBe(byHand);
    expect(await page.getByText('known only to about').count()).toBe(0);
    expect(await button(page, 'Use my location').getAttribute('aria-busy')).toBe('false');
  });

  it('is a quiet sentence if refused, and the map stays', async () => {
    const { page, pin } = await atCheckout(size, false);
    await button(page, 'Use my location').click();
    const sentence = page.getByText('Your browser does not let us see your location.');
    await sentence.waitFor();
    expect(await page.getByRole('alert').filter({ hasText: 'location' }).count()).toBe(0);
    expect(await pin.textContent()).toContain('20.5900, 78.9600');
    await page.getByLabel(/^Delivery place/).waitFor();
  });
});
