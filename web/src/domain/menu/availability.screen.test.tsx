import { page } from 'vitest/browser';
import { describe, expect, it, vi } from 'vitest';
import { aCategory, aDish, aQuote, minutesFromNow } from '../../../test/factories';
import { changeCategory, changeDish } from '../../../test/menu';
import { aShop, box, button, inCart, show, title, toast } from '../../../test/show';

const card = (name: string) => page.getByRole('article', { name, exact: true });
const add = (name: string) => card(name).getByRole('button', { name: `Add to Cart: ${name}` });
const isLive = (shop: ReturnType<typeof aShop>) =>
  expect.poll(() => shop.isSubscribed('menuChanged')).toBe(true);

describe('a sold-out dish', () => {
  it('loses its button on the open menu, and gets it back when its time comes', async () => {
    const dish = aDish({ name: 'Undhiyu' });
    const shop = aShop({ menu: [dish] });
    await show(shop, '/menu');
    await expect.element(add('Undhiyu')).toBeVisible();
    await isLive(shop);
    // A second of the clock, which the page then waits for.
    changeDish(shop, { ...dish, version: 2, soldOut: { until: minutesFromNow(1 / 60) } });
    await expect.element(card('Undhiyu').getByText(/^Sold out · back at 2:00 pm$/)).toBeVisible();
    await expect.element(add('Undhiyu')).not.toBeInTheDocument();
    vi.setSystemTime(minutesFromNow(1));
    await expect.element(add('Undhiyu')).toBeVisible();
    await expect.element(card('Undhiyu').getByText(/Sold out/)).not.toBeInTheDocument();
  });

  it('is shown in the cart, from where checkout begins once it was removed', async () => {
    const [undhiyu, chai] = [aDish({ name: 'Surti Undhiyu' }), aDish({ name: 'Adrak Chai' })];
    const shop = aShop({ menu: [undhiyu, chai] });
    await show(shop, '/cart', { cart: [inCart(undhiyu), inCart(chai)] });
    await expect.element(button('Proceed to Checkout')).toBeVisible();
    await isLive(shop);
    const sentence = 'Surti Undhiyu is sold out. Remove it to continue.';
    shop.answer({
      quote: ({ input }) => {
        const line = input.items.findIndex(({ menuItemId }) => menuItemId === undhiyu.id);
        return aQuote({
          total: 45 * input.items.length,
          problems: line === -1 ? [] : [{ code: 'SOLD_OUT', message: sentence, line }],
        });
      },
    });
    changeDish(shop, { ...undhiyu, version: 2, soldOut: {} });
    const line = page.getByRole('listitem').filter({ hasText: 'Surti Undhiyu' });
    await expect.element(line.getByText('Sold out', { exact: true })).toBeVisible();
    await expect.element(page.getByRole('main').getByText(sentence)).toBeVisible();
    await button('Proceed to Checkout').click();
    await expect.element(toast(sentence)).toBeVisible();
    await button('Remove Surti Undhiyu').click();
    await expect.element(page.getByRole('main').getByText(sentence)).not.toBeInTheDocument();
    await button('Proceed to Checkout').click();
    await expect.element(title('Login')).toBeVisible();
  });
});

describe('hours of categories and dishes', () => {
  const breakfast = aCategory('Breakfast', { servedFrom: '07:00', servedUntil: '11:00' });
  const dosa = aDish({ name: 'Masala Dosa', category: 'Breakfast', price: 90 });

  it('are shown in place of the button outside of them, by the device’s clock', async () => {
    const kulfi = aDish({
      name: 'Late Kulfi',
      category: 'Sweets',
      servedFrom: '22:00',
      servedUntil: '02:00',
    });
    const shop = aShop({
      menu: [dosa, kulfi, aDish({ name: 'Chai', category: 'Drinks' })],
      categories: [breakfast, aCategory('Sweets'), aCategory('Drinks')],
    });
    for (const [time, isBreakfast, isLate] of [
      ['10:59:30', true, false],
      ['11:00:30', false, false],
      ['22:00:30', false, true],
      ['07:00:30', true, false],
    ] as const) {
      await show(shop, '/menu', { at: new Date(`2026-11-23T${time}+05:30`) });
      await expect.element(page.getByRole('heading', { name: 'Breakfast · 7:00–11:00 am' })).toBeVisible();
      await expect.element(add('Chai')).toBeInTheDocument();
      for (const [name, isServed, hours] of [
        ['Masala Dosa', isBreakfast, 'Breakfast · 7:00–11:00 am'],
        ['Late Kulfi', isLate, 'Served 10:00 pm–2:00 am'],
      ] as const) {
        if (isServed) await expect.element(add(name)).toBeInTheDocument();
        else {
          await expect.element(card(name).getByText(hours)).toBeInTheDocument();
          await expect.element(add(name)).not.toBeInTheDocument();
        }
      }
    }
  });

  it('remove the button from an open menu when they end', async () => {
    const shop = aShop({ menu: [dosa], categories: [breakfast] });
    await show(shop, '/menu', { at: new Date('2026-11-23T10:59:59+05:30') });
    await expect.element(add('Masala Dosa')).toBeVisible();
    vi.setSystemTime(new Date('2026-11-23T11:00:01+05:30'));
    await expect.element(card('Masala Dosa').getByText('Breakfast · 7:00–11:00 am')).toBeVisible();
    await expect.element(add('Masala Dosa')).not.toBeInTheDocument();
  });

  it('are shown in the cart until the dish is served', async () => {
    const shop = aShop({ menu: [dosa], categories: [breakfast] });
    const refusal = 'Masala Dosa is served from 7:00–11:00 am. Remove it, or order again then.';
    shop.answer({ quote: aQuote({ problems: [{ code: 'NOT_SERVED_NOW', message: refusal, line: 0 }] }) });
    await show(shop, '/cart', { cart: [inCart(dosa)] });
    await expect.element(page.getByRole('main').getByText(refusal).first()).toBeVisible();
    await button('Proceed to Checkout').click();
    await expect.element(toast(refusal)).toBeVisible();
    await isLive(shop);
    shop.answer({ quote: aQuote({ total: 90 }) });
    changeCategory(shop, { ...breakfast, version: 2, servedUntil: '15:00' });
    await expect.element(page.getByRole('main').getByText(refusal)).not.toBeInTheDocument();
  });
});

it('a dish with a very long name stays inside a narrow phone, on the menu and in the cart', async () => {
  const name = 'Donaudampfschifffahrts'.repeat(5);
  const dish = aDish({ name, price: 40 });
  const shop = aShop({ menu: [dish] });
  await show(shop, '/menu', { size: [320, 640] });
  await button(`Add to Cart: ${name}`).click();
  const noImage = card(name).getByText('No Image');
  await expect.element(noImage).toBeVisible();
  expect(box(noImage).right).toBeLessThanOrEqual(320);
  const bar = page.getByRole('link', { name: 'View cart' });
  await expect.element(bar).toHaveTextContent('₹40');
  await isLive(shop);
  changeDish(shop, { ...dish, version: 2, price: 55 });
  await expect.element(bar).toHaveTextContent('₹55');
  await bar.click();
  await expect.element(title('Your Cart')).toBeVisible();
  await expect.element(page.getByText('Total')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(320);
});
