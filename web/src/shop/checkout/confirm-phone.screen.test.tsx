import { page, userEvent } from 'vitest/browser';
import { expect, it, vi } from 'vitest';
import {
  aCustomer,
  aDish,
  anOrder,
  aPage,
  aQuote,
  aRestaurant,
  minutesFromNow,
} from '../../../test/factories';
import type { PhoneConfirmation } from '../../../test/generated/schema';
import { refusal } from '../../../test/shop-server';
import { aShop, address, button, inCart, kept, show, toast } from '../../../test/show';

const asha = aCustomer();
const dish = aDish({ price: 250 });
const cart = [inCart(dish, 2)];
const reason = 'A first order of more than ₹400 in cash needs a phone number that is confirmed by a code.';
const right = '123456';
const phone = '+919876500001';

const panel = page.getByRole('group', { name: 'Confirm your phone number' });
const number = page.getByRole('textbox', { name: /^Phone number/ });
const code = page.getByLabelText('Code', { exact: true });
const sms = button('Send a code by SMS');
const pay = button('Pay ₹500 on delivery');
const confirmed = toast('Your phone number is confirmed.');

const aConfirmation = (change: Partial<PhoneConfirmation> = {}): PhoneConfirmation => ({
  phone,
  isConfirmed: false,
  expiresAt: minutesFromNow(10),
  ...change,
});

/** A shop that asks for a code until it has been entered. */
function aShopWithCodes() {
  let isConfirmed = false;
  const shop = aShop({
    menu: [dish],
    restaurant: aRestaurant({ phoneCodeChannels: ['WHATSAPP', 'SMS'] }),
    paymentSettings: { modes: ['COD', 'ONLINE'], testMode: true },
  });
  shop.answer({
    quote: ({ input }) =>
      aQuote({
        total: 500,
        problems:
          isConfirmed || input.paymentMode !== 'COD' ? [] : [{ code: 'PHONE_UNCONFIRMED', message: reason }],
      }),
    sendPhoneCode: ({ channel }) => aConfirmation({ channel }),
    confirmPhone: ({ digits }) => {
      const message = 'This is not the code that we sent. Please compare all six digits.';
      if (digits !== right) throw refusal('BAD_USER_INPUT', message, [{ field: 'digits', message }]);
      isConfirmed = true;
      return aConfirmation({ isConfirmed });
    },
  });
  return shop;
}

/** A checkout with address and phone number. */
async function atCheckout(shop = aShopWithCodes(), digits = '9876500001') {
  await show(shop, '/checkout', { who: asha, cart });
  await page.getByLabelText('Address').fill('12 MG Road');
  await number.fill(digits);
  await expect.element(panel.getByText(reason)).toBeVisible();
  return shop;
}

it('a code is sent, entered and used by keyboard alone', async () => {
  await atCheckout();
  await expect.element(button('Send a code by WhatsApp')).toBeVisible();
  number.element().focus();
  await userEvent.keyboard('{Tab}');
  await expect.element(button('Send a code by WhatsApp')).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(sms).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(code).toHaveFocus();
  await userEvent.keyboard(right);
  await expect.element(confirmed).toBeVisible();
  await expect.element(pay).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('alertdialog').getByRole('button').first()).toHaveFocus();
});

it('an incomplete code is refused at its field', async () => {
  const shop = await atCheckout();
  await sms.click();
  await expect.element(code).toHaveFocus();
  const message = 'Please enter the six digits of the code';
  shop.fails('ConfirmPhone', refusal('BAD_USER_INPUT', message, [{ field: 'digits', message }]));
  await userEvent.keyboard('12{Enter}');
  await expect.element(panel.getByRole('alert').getByText(message)).toBeInTheDocument();
  await expect.element(code).toHaveFocus();
});

it('a code is sent again after a failure of the provider, and after half a minute', async () => {
  const shop = await atCheckout();
  const failure = 'The code could not be sent. Please try again, or pay online.';
  shop.fails('SendPhoneCode', refusal('UNAVAILABLE', failure));
  await sms.click();
  await expect.element(panel.getByRole('alert').getByText(failure)).toBeVisible();
  await expect.element(sms).toHaveFocus();
  shop.recovers('SendPhoneCode');
  await userEvent.keyboard('{Enter}');
  await expect.element(code).toHaveFocus();
  await expect.element(button('Send again by SMS')).not.toBeInTheDocument();

  // After a reload half a minute later.
  vi.setSystemTime(minutesFromNow(1));
  await show(shop, address(), { who: asha, cart, at: new Date(minutesFromNow(1)), ...kept() });
  const again = button('Send again by WhatsApp');
  await expect.element(again).toBeVisible();
  shop.fails('SendPhoneCode', refusal('UNAVAILABLE', failure));
  await again.click();
  await expect.element(panel.getByRole('alert').getByText(failure)).toBeInTheDocument();
  shop.recovers('SendPhoneCode');
  await again.click();
  await expect.element(code).toHaveFocus();
  expect(shop.sent('SendPhoneCode').map(({ channel }) => channel)).toEqual([
    'SMS',
    'SMS',
    'WHATSAPP',
    'WHATSAPP',
  ]);
  await userEvent.keyboard(right);
  await expect.element(confirmed).toBeVisible();
});

it('another code can be asked for half a minute after the last one, on the same page', async () => {
  const shop = await atCheckout();
  await sms.click();
  await expect.element(code).toHaveFocus();
  // A second before that.
  const at = new Date(Date.parse(minutesFromNow(0.5)) - 1_000);
  await show(shop, address(), { who: asha, cart, at, ...kept() });
  const again = button('Send again by SMS');
  await expect.element(code).toBeVisible();
  await expect.element(again).toBeVisible();
  again.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(code).toHaveFocus();
  await expect.element(again).not.toBeInTheDocument();
  expect(shop.sent('SendPhoneCode')).toHaveLength(2);
});

it('a code can be entered after a reload, as when it was looked for in another app', async () => {
  const shop = await atCheckout();
  await sms.click();
  await expect.element(code).toHaveFocus();
  await show(shop, address(), { who: asha, cart, ...kept() });
  await code.fill(right);
  await expect.element(confirmed).toBeVisible();
});

it('the page names the channel by which a code was sent, also if another device chose it', async () => {
  const shop = aShopWithCodes();
  shop.answer({ sendPhoneCode: aConfirmation({ channel: 'SMS' }) });
  await atCheckout(shop);
  await button('Send a code by WhatsApp').click();
  await expect.element(panel.getByText(/ by SMS\./)).toBeVisible();
});

it('a code can be sent after the channels could not be loaded at first', async () => {
  const shop = aShopWithCodes();
  shop.fails('PhoneCodeChannels', 'fault');
  await atCheckout(shop);
  await expect.element(panel.getByText('We could not load the ways to send you a code.')).toBeVisible();
  shop.recovers('PhoneCodeChannels');
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect.element(sms).toBeVisible();
});

it('a code can be corrected while a wrong one is being checked', async () => {
  const shop = await atCheckout();
  await sms.click();
  await expect.element(code).toHaveFocus();
  const release = shop.holds('ConfirmPhone');
  await code.fill('654321');
  await expect.poll(() => shop.sent('ConfirmPhone')).toHaveLength(1);
  await code.fill(right);
  release();
  await expect.element(confirmed).toBeVisible();
});

it('a code is refused for the number it was asked for, not for the one that is in the field by then', async () => {
  const shop = await atCheckout(aShopWithCodes(), '080 2222 3333');
  const message = 'Codes are sent to Indian mobile numbers only.';
  const release = shop.holds('SendPhoneCode');
  shop.fails('SendPhoneCode', refusal('BAD_USER_INPUT', message, [{ field: 'phone', message }]));
  await sms.click();
  await expect.poll(() => shop.sent('SendPhoneCode')).toHaveLength(1);
  await number.fill('9876500002');
  page.getByLabelText('Address').element().focus();
  release();
  await expect.poll(() => shop.isIdle).toBe(true);
  shop.recovers('SendPhoneCode');
  // The next answer is rendered after the refusal would be.
  await sms.click();
  await expect.element(code).toHaveFocus();
  await expect.element(page.getByText(message)).not.toBeInTheDocument();
});

it('a code can still be entered after a new quote', async () => {
  const shop = await atCheckout();
  shop.answer({ portionsChanged: [{ dishId: dish.id, left: 60 }] });
  await sms.click();
  await expect.element(code).toHaveFocus();
  await userEvent.keyboard('12');
  const asked = shop.sent('Quote').length;
  await expect.poll(() => shop.isSubscribed('portionsChanged')).toBe(true);
  shop.publish('portionsChanged', [{ dishId: dish.id, left: 50 }]);
  await expect.poll(() => shop.sent('Quote').length).toBeGreaterThan(asked);
  await expect.element(code).toHaveValue('12');
  await expect.element(code).toHaveFocus();
});

it('an online payment requires no code', async () => {
  await atCheckout();
  await page.getByLabelText('Payment mode').selectOptions('ONLINE');
  await expect.element(panel).not.toBeInTheDocument();
  await button('Pay ₹500 online').click();
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await page.getByLabelText('Payment mode').selectOptions('COD');
  await expect.element(panel).toBeVisible();
});

it('a number that cannot get a code is refused at its field', async () => {
  const shop = await atCheckout(aShopWithCodes(), '+1 212 555 2368');
  const message = 'Codes are sent to Indian mobile numbers only. Please enter one, or pay online';
  shop.fails('SendPhoneCode', refusal('BAD_USER_INPUT', message, [{ field: 'phone', message }]));
  await sms.click();
  await expect.element(page.getByText(message).first()).toBeVisible();
  await expect.element(number).toHaveFocus();
  await expect.element(number).toHaveAttribute('aria-invalid', 'true');
  // Online it is good enough.
  await page.getByLabelText('Payment mode').selectOptions('ONLINE');
  await expect.element(number).not.toHaveAttribute('aria-invalid');
});

it('no code is asked for while the server looks up whether the number is confirmed', async () => {
  const shop = aShopWithCodes();
  let sendAnswer = () => {};
  const answered = new Promise<void>((resolve) => (sendAnswer = resolve));
  shop.answer({
    quote: async ({ input }) => {
      if (input.paymentMode === 'COD' && input.phone) await answered;
      const isAsked = input.paymentMode === 'COD' && !input.phone;
      return aQuote({
        total: 500,
        problems: isAsked ? [{ code: 'PHONE_UNCONFIRMED', message: reason }] : [],
      });
    },
  });
  await show(shop, '/checkout', { who: asha, cart });
  await page.getByLabelText('Payment mode').selectOptions('ONLINE');
  await number.fill('9876500001');
  await expect.poll(() => JSON.stringify(kept())).toContain('9876500001');
  await show(shop, '/checkout', { who: asha, cart, ...kept() });
  await expect.element(number).toHaveValue('9876500001');
  await page.getByLabelText('Payment mode').selectOptions('COD');
  await expect
    .poll(() => shop.sent('Quote').at(-1))
    .toMatchObject({ input: { phone: expect.any(String) as string } });
  await expect.element(panel).not.toBeInTheDocument();
  sendAnswer();
  await expect.poll(() => shop.isIdle).toBe(true);
  await expect.element(panel).not.toBeInTheDocument();
});

it('no code is asked for while the number of the last order, which is confirmed, is being read', async () => {
  const shop = aShopWithCodes();
  const last = anOrder({ phone: '+919876500001', address: '12 MG Road' });
  let sendAnswer = () => {};
  const answered = new Promise<void>((resolve) => (sendAnswer = resolve));
  shop.answer({
    myOrders: aPage([last]),
    quote: async ({ input }) => {
      if (input.phone) await answered;
      const problems = input.phone ? [] : [{ code: 'PHONE_UNCONFIRMED' as const, message: reason }];
      return aQuote({ total: 500, problems });
    },
  });
  const release = shop.holds('LastDelivery');
  await show(shop, '/checkout', { who: asha, cart });
  await expect.poll(() => shop.sent('Quote').length).toBeGreaterThan(0);
  // The first quote is answered before the number is known.
  await expect.element(button('Pay ₹500 on delivery')).toBeVisible();
  release();
  await expect.element(number).toHaveValue('+91 98765 00001');
  await expect
    .poll(() => shop.sent('Quote').at(-1))
    .toMatchObject({ input: { phone: expect.any(String) as string } });
  await expect.element(panel).not.toBeInTheDocument();
  await button('Pay ₹500 on delivery').click();
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  sendAnswer();
  await expect.poll(() => shop.isIdle).toBe(true);
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
});
