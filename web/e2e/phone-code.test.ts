import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MenuItem } from '../../api/src/modules/menu/menu-item.entity.js';
import { TestApp } from '../../api/test/app.js';
import { aCustomer, aDish, anAdmin, changeRestaurant, type Account } from '../../api/test/factories.js';
import { startPhoneMessageServer, type PhoneMessageServer } from '../../api/test/servers/phone-messages.js';
import { closeContexts, holdBack, isFor, launchBrowser } from './browser.js';
import { arrive, button, desk, inCart, meet, phone, title, toast, type Arrival } from './page.js';

let phones: PhoneMessageServer;
let test: TestApp;
let browser: Browser;
let owner: Account;
let biryani: MenuItem;
let cart: NonNullable<Arrival['cart']>;
beforeAll(async () => {
  phones = await startPhoneMessageServer();
  test = await TestApp.start({ ...phones.environment, SEED_DEMO: 'false', RATE_LIMIT_FACTOR: '1000' });
  browser = await launchBrowser();
  owner = await anAdmin(test);
  biryani = await aDish(test, { name: 'Biryani', pricePaise: 25_000 });
  cart = [inCart(biryani, 2)];
});
beforeEach(async () => {
  phones.behaviour = 'accept';
  await changeRestaurant(test, owner, { codeAbove: 400 });
});
afterEach(() => closeContexts(browser));
afterAll(async () => {
  await browser.close();
  await test.close();
  await phones.close();
});

const at = (route: string, arrival: Arrival = {}) => arrive({ test, browser }, route, arrival);
const reason =
  'A first order of more than ₹400 in cash needs a phone number that is confirmed by a code. Please confirm yours, or pay online.';
const pay = (page: Page) => button(page, 'Pay ₹500 on delivery');
const panel = (page: Page) => page.getByRole('group', { name: 'Confirm your phone number' });
const number = (page: Page) => page.getByRole('textbox', { name: /^Phone number/ });
const code = (page: Page) => page.getByLabel('Code', { exact: true });
const isFocused = (element: Locator) =>
  expect.poll(() => element.evaluate((own) => own === document.activeElement)).toBe(true);
const wrong = (right: string) => String((Number(right) + 1) % 1_000_000).padStart(6, '0');

let numbers = 0;
/** A number that no test has used. */
const newNumber = () => `98765${String((numbers += 1)).padStart(5, '0')}`;

/** A checkout with address and phone number. */
async function atCheckout(who: Account, digits: string, size = phone) {
  const visitor = await at('/checkout', { size, who, cart });
  await visitor.page.getByLabel('Address').fill('12 MG Road');
  await number(visitor.page).fill(digits);
  await panel(visitor.page).getByText(reason).waitFor();
  return visitor;
}

describe.each([phone, desk])('the code of a first order in cash at $width px', (size) => {
  it('is asked for above the amount that the owner sets, and only once', async () => {
    await changeRestaurant(test, owner, { codeAbove: null });
    const settings = await at('/admin/settings/payments', { size, who: owner });
    await settings.page.getByText('The code comes by SMS or WhatsApp.').waitFor();
    await settings.page.getByLabel('Code for a first cash order of more than').fill('400');
    await button(settings.page, 'Save').click();
    await toast(settings.page, 'Settings saved.');

    const who = await aCustomer(test);
    const digits = newNumber();
    const { page, complaints } = await at('/checkout', { size, who, cart });
    await page.getByLabel('Address').fill('12 MG Road');
    await panel(page).getByText(reason).waitFor();
    await page.getByLabel('Phone number', { exact: true }).waitFor();
    await pay(page).click();
    await toast(page, reason);
    await isFocused(number(page));
    await number(page).fill(digits);
    await pay(page).click();
    await isFocused(panel(page));
    await button(page, 'Send a code by WhatsApp').waitFor();
    await button(page, 'Send a code by SMS').click();
    await isFocused(code(page));
    await page
      .getByText(`The six digits that we sent to +91 ${digits.slice(0, 5)} ${digits.slice(5)} by SMS.`)
      .waitFor();
    expect(phones.sent.at(-1)?.channel).toBe('SMS');
    const right = phones.codeFor(`+91${digits}`);
    await code(page).fill(wrong(right));
    await panel(page)
      .getByRole('alert')
      .getByText('This is not the code that we sent. Please compare all six digits.')
      .waitFor();
    await isFocused(code(page));
    await code(page).fill(right);
    await toast(page, 'Your phone number is confirmed.');
    await panel(page).waitFor({ state: 'detached' });
    await isFocused(pay(page));
    await pay(page).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Proceed' }).click();
    await toast(page, 'Order placed successfully!');
    await title(page, 'Order History');

    const again = await at('/checkout', { size, who, cart });
    await expect.poll(() => number(again.page).inputValue()).toContain(digits.slice(5));
    await pay(again.page).click();
    await again.page.getByRole('alertdialog').waitFor();
    expect(await panel(again.page).count()).toBe(0);
    // The console names each refused request.
    const own = [...settings.complaints, ...complaints, ...again.complaints];
    expect(own.filter((complaint) => !complaint.includes('400 (Bad Request)'))).toEqual([]);
  });

  it('is sent again after a failure of the provider, and after half a minute', async () => {
    const digits = newNumber();
    const { page } = await atCheckout(await aCustomer(test), digits, size);
    await page.clock.install();
    phones.behaviour = 'fail';
    const send = button(page, 'Send a code by SMS');
    await send.press('Enter');
    const failure = 'The code could not be sent. Please try again, or pay online.';
    await panel(page).getByRole('alert').getByText(failure).waitFor();
    await isFocused(send);
    phones.behaviour = 'accept';
    await page.keyboard.press('Enter');
    await isFocused(code(page));
    expect(await button(page, 'Send again by SMS').count()).toBe(0);

    await page.clock.fastForward(30_000);
    phones.behaviour = 'fail';
    await test.app.dataSource.query(
      `update phone_confirmations set sent_at = sent_at - interval '31 seconds' where phone = $1`,
      [`+91${digits}`],
    );
    const again = button(page, 'Send again by WhatsApp');
    await again.press('Enter');
    await panel(page).getByRole('alert').getByText(failure).waitFor();
    await isFocused(again);
    phones.behaviour = 'accept';
    await page.keyboard.press('Enter');
    await isFocused(code(page));
    await again.waitFor({ state: 'detached' });
    expect(phones.sent.at(-1)?.channel).toBe('WHATSAPP');
    await page.keyboard.type(phones.codeFor(`+91${digits}`));
    await toast(page, 'Your phone number is confirmed.');
  });
});

describe('the code of a first order in cash', () => {
  it('is sent, entered and used by keyboard alone', async () => {
    const digits = newNumber();
    const { page } = await atCheckout(await aCustomer(test), digits);
    await button(page, 'Send a code by SMS').waitFor();
    await number(page).focus();
    await page.keyboard.press('Tab');
    await isFocused(button(page, 'Send a code by SMS'));
    await page.keyboard.press('Enter');
    await isFocused(code(page));
    await page.keyboard.type('12');
    await page.keyboard.press('Enter');
    await panel(page).getByRole('alert').getByText('Please enter the six digits of the code').waitFor();
    await isFocused(code(page));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(phones.codeFor(`+91${digits}`));
    await toast(page, 'Your phone number is confirmed.');
    await isFocused(pay(page));
    await page.keyboard.press('Enter');
    await isFocused(page.getByRole('alertdialog').getByRole('button').first());
  });

  it('can be entered after a reload, as when it was looked for in another app', async () => {
    const digits = newNumber();
    const { page } = await atCheckout(await aCustomer(test), digits);
    await button(page, 'Send a code by SMS').click();
    await isFocused(code(page));
    await page.reload();
    await code(page).fill(phones.codeFor(`+91${digits}`));
    await toast(page, 'Your phone number is confirmed.');
  });

  it('is on its way by the channel that the page names, whatever another device asks for', async () => {
    const digits = newNumber();
    const who = await aCustomer(test);
    const first = await atCheckout(who, digits);
    await button(first.page, 'Send a code by SMS').click();
    await isFocused(code(first.page));
    const { page } = await atCheckout(who, digits);
    await button(page, 'Send a code by WhatsApp').click();
    await panel(page)
      .getByText(/ by SMS\./)
      .waitFor();
    expect(phones.sent.filter(({ to }) => to === `91${digits}`)).toHaveLength(1);
    await isFocused(code(page));
    await page.keyboard.type(phones.codeFor(`+91${digits}`));
    await toast(page, 'Your phone number is confirmed.');
  });

  it('can be sent after the channels could not be loaded at first', async () => {
    const { page } = await at('/', { who: await aCustomer(test), cart });
    await meet(page, 'PhoneCodeChannels', 'fault');
    await page.goto('./#/checkout');
    await page.getByLabel('Address').fill('12 MG Road');
    await number(page).fill(newNumber());
    await panel(page).getByText('We could not find out how to send you a code.').waitFor();
    await page.unroute('**/graphql');
    await panel(page).getByRole('button', { name: 'Try again' }).click();
    await button(page, 'Send a code by SMS').waitFor();
  });

  it('can be corrected while a wrong one is being checked', async () => {
    const digits = newNumber();
    const { page } = await atCheckout(await aCustomer(test), digits);
    await button(page, 'Send a code by SMS').click();
    await isFocused(code(page));
    const right = phones.codeFor(`+91${digits}`);
    const answers = await holdBack(page, /\/graphql$/, 'ConfirmPhone');
    await code(page).fill(wrong(right));
    await expect.poll(answers.held).toBe(1);
    await code(page).fill(right);
    answers.bring();
    await toast(page, 'Your phone number is confirmed.');
  });

  it('is refused for the number it was asked for, not for the one that is in the field by then', async () => {
    const { page } = await atCheckout(await aCustomer(test), '080 2222 3333');
    const answers = await holdBack(page, /\/graphql$/, 'SendPhoneCode');
    await button(page, 'Send a code by SMS').click();
    await expect.poll(answers.held).toBe(1);
    await number(page).fill(newNumber());
    await page.getByLabel('Address').focus();
    const answered = page.waitForResponse((response) => isFor('SendPhoneCode', response));
    answers.bring();
    await answered;
    // The next answer is rendered after the refusal would be.
    await button(page, 'Send a code by SMS').click();
    await isFocused(code(page));
    expect(await page.getByText('Codes are sent to Indian mobile numbers only.').count()).toBe(0);
  });

  it('can still be entered after a new quote', async () => {
    const digits = newNumber();
    const { page } = await atCheckout(await aCustomer(test), digits);
    await button(page, 'Send a code by SMS').click();
    await isFocused(code(page));
    await page.keyboard.type('12');
    const quoted = page.waitForResponse((response) => isFor('Quote', response));
    await test.graphql(
      'mutation ($dishId: ID!) { setPortions(dishId: $dishId, left: 50) { id } }',
      { dishId: biryani.id },
      owner.token,
    );
    await quoted;
    await expect.poll(() => code(page).inputValue()).toBe('12');
    await isFocused(code(page));
  });

  it('is not asked for online, nor up to the amount', async () => {
    const { page } = await atCheckout(await aCustomer(test), newNumber());
    await page.getByLabel('Payment mode').selectOption('ONLINE');
    await panel(page).waitFor({ state: 'detached' });
    await button(page, 'Pay ₹500 online').click();
    await page.getByRole('alertdialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByLabel('Payment mode').selectOption('COD');
    await panel(page).waitFor();
    await changeRestaurant(test, owner, { codeAbove: 500 });
    await page.reload();
    await pay(page).click();
    await page.getByRole('alertdialog').waitFor();
    expect(await panel(page).count()).toBe(0);
  });

  it('is not sent to a number that cannot get it, which the field says', async () => {
    const { page } = await atCheckout(await aCustomer(test), '+1 212 555 2368');
    await button(page, 'Send a code by SMS').click();
    await page
      .getByText('Codes are sent to Indian mobile numbers only. Please enter one, or pay online')
      .waitFor();
    await isFocused(number(page));
    expect(await number(page).getAttribute('aria-invalid')).toBe('true');
    // Online it is good enough.
    await page.getByLabel('Payment mode').selectOption('ONLINE');
    await expect.poll(() => number(page).getAttribute('aria-invalid')).toBeNull();
    await page.getByLabel('Payment mode').selectOption('COD');
    await number(page).fill('123');
    await pay(page).click();
    await toast(page, 'Please enter a phone number such as 98765 43210');
    await isFocused(number(page));
  });
});
