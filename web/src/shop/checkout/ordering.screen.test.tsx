import { page, userEvent, type Locator } from 'vitest/browser';
import { describe, expect, it, vi } from 'vitest';
import {
  aCustomer,
  aDish,
  anAdmin,
  anOrdering,
  aPause,
  aQuote,
  aRestaurant,
  dayAhead,
  minutesFromNow,
} from '../../../test/factories';
import type { Restaurant } from '../../../test/generated/schema';
import { aShop, button, desk, inCart, phone, show, toast } from '../../../test/show';

const dish = aDish();
const cart = [inCart(dish)];
const who = aCustomer();
const diwali: Partial<Restaurant> = {
  ordering: anOrdering({ periods: [{ from: `${dayAhead(1)}T00:00:00+05:30` }] }),
  specialDays: [{ date: dayAhead(0), reason: 'Diwali', orderHours: [] }],
};
let version = 1;
const aShopThatIs = (restaurant: Partial<Restaurant>) =>
  aShop({ menu: [dish], restaurant: aRestaurant({ version, ...restaurant }) });

describe('the shop', () => {
  it.each(['/', '/menu', '/cart', '/checkout'])(
    'says that it is closed, and until when: %s',
    async (route) => {
      await show(aShopThatIs(diwali), route, { who, cart });
      await expect.element(page.getByText('Closed: Diwali · opens tomorrow 12:00 am')).toBeVisible();
    },
  );

  it('explains at the button of the checkout why it places no order', async () => {
    const message = 'The kitchen is taking a break. Orders are taken again in 30 minutes.';
    const shop = aShopThatIs({ ordering: aPause(30) });
    shop.answer({ quote: aQuote({ total: 45, problems: [{ code: 'PAUSED', message }] }) });
    await show(shop, '/checkout', { who, cart });
    await expect.element(page.getByText(/^Paused · back (at|tomorrow) \d+:\d\d [ap]m$/)).toBeVisible();
    await page.getByLabelText('Address').fill('12 MG Road');
    const pay = page.getByRole('button', { name: /^Pay .* on delivery$/ });
    await expect.element(pay).toHaveAttribute('aria-describedby', 'checkout-ordering');
    await pay.click();
    await expect.element(toast(message)).toBeVisible();
    await expect.element(button('Proceed')).not.toBeInTheDocument();
  });

  it('takes orders again when a pause ends, without a message', async () => {
    await show(aShopThatIs({ ordering: aPause(1 / 60) }), '/menu');
    const paused = page.getByText(/^Paused · back/);
    await expect.element(paused).toBeVisible();
    vi.setSystemTime(minutesFromNow(1));
    await expect.element(paused).not.toBeInTheDocument();
  });

  it('says how busy the kitchen is', async () => {
    await show(aShopThatIs({ ordering: anOrdering({ busyMinutes: 20 }) }), '/');
    await expect.element(page.getByText('Busy: about 20 minutes more')).toBeVisible();
  });
});

describe.each([
  ['a phone', phone],
  ['a desk', desk],
])('the staff on %s', (_where, size) => {
  const boss = anAdmin();
  const banner = page.getByRole('banner');

  it('stop and resume orders with one press on every screen', async () => {
    const shop = aShopThatIs({});
    await show(shop, '/admin/menu', { who: boss, size });
    shop.answer({
      setOrdering: aRestaurant({ version: ++version, ordering: anOrdering({ takesOrders: false }) }),
    });
    await button('Stop').click();
    await expect.element(banner.getByText('Not taking orders right now', { exact: true })).toBeVisible();
    shop.answer({ setOrdering: aRestaurant({ version: ++version, ordering: anOrdering() }) });
    await button('Resume').click();
    await expect.element(banner.getByText('Taking orders')).toBeVisible();
    expect(shop.sent('SetOrdering')).toMatchObject([
      { input: { takesOrders: false } },
      { input: { takesOrders: true } },
    ]);
  });

  it('are asked until when once they have stopped orders', async () => {
    const shop = aShopThatIs({});
    await show(shop, '/admin/orders', { who: boss, size });
    const stopped = anOrdering({ takesOrders: false, periods: [] });
    shop.answer({ setOrdering: aRestaurant({ version: ++version, ordering: stopped }) });
    await button('Stop').click();
    const asked = page.getByRole('dialog', { name: 'Taking orders' });
    const until = asked.getByRole('group', { name: 'No orders until when?' });
    await expect
      .element(until.getByRole('button', { name: 'Until I resume' }))
      .toHaveAttribute('aria-pressed', 'true');
    shop.answer({ setOrdering: aRestaurant({ version: ++version, ordering: aPause(600) }) });
    await until.getByRole('button', { name: 'Until tomorrow' }).click();
    await expect.element(asked).not.toBeInTheDocument();
    await expect.element(banner.getByText(/^Paused · back/).first()).toBeVisible();
    expect(shop.sent('SetOrdering')).toEqual([
      { input: { takesOrders: false } },
      { input: { takesOrders: true, pause: 'UNTIL_TOMORROW' } },
    ]);
    // Orders are taken again by one press, without a question.
    shop.answer({ setOrdering: aRestaurant({ version: ++version, ordering: anOrdering() }) });
    await button('Resume').click();
    await expect.element(banner.getByText('Taking orders')).toBeVisible();
    await expect.element(asked).not.toBeInTheDocument();
  });

  it('are asked nothing if stopping fails', async () => {
    const shop = aShopThatIs({});
    await show(shop, '/admin/orders', { who: boss, size });
    shop.fails('SetOrdering', 'unreachable');
    await button('Stop').click();
    await expect.element(page.getByText('This could not be saved. Please try again.')).toBeVisible();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  it('pause orders with a countdown by keyboard, and say how busy the kitchen is', async () => {
    const shop = aShopThatIs({});
    await show(shop, '/admin/orders', { who: boss, size });
    const state = banner.getByRole('button', { name: /Pause · busy$/ });
    const press = async (what: Locator) => {
      await expect.element(what).toBeVisible();
      what.element().focus();
      await userEvent.keyboard('{Enter}');
    };
    shop.answer({ setOrdering: aRestaurant({ version: ++version, ordering: aPause(30) }) });
    await press(state);
    await press(button('30 min'));
    await expect.element(state).toHaveTextContent('30:00');
    await press(state);
    await expect.element(page.getByRole('dialog').getByText(/^Paused · back/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(button('30 min')).not.toBeInTheDocument();
    await expect.element(state).toHaveFocus();
    await state.click();
    const busy = anOrdering({ busyMinutes: 20 });
    shop.answer({
      setOrdering: aRestaurant({ version: ++version, ordering: { ...aPause(30), busyMinutes: 20 } }),
    });
    await button('+20 min').click();
    await expect.poll(() => shop.sent('SetOrdering').at(-1)).toMatchObject({ input: { busyMinutes: 20 } });
    shop.answer({ setOrdering: aRestaurant({ version: ++version, ordering: busy }) });
    await button('Resume').click();
    await expect.element(banner.getByText('Busy: about 20 minutes more')).toBeVisible();
    await expect.element(state).toHaveTextContent(/^Busy \+20 min/);
  });
});
