import { page, userEvent } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import {
  aChoice,
  aCustomer,
  aDish,
  anOptionGroup,
  anOrder,
  anOrdering,
  aQuote,
  aRestaurant,
  dayAhead,
  minutesFromNow,
  withGroup,
  type SomeProblem,
} from '../../../test/factories';
import type { MenuItem, Restaurant } from '../../../test/generated/schema';
import { totalOf } from '../../../test/menu';
import { aShop, button, inCart, link, show, title, toast } from '../../../test/show';

const who = aCustomer();
const biryani = aDish({ name: 'Biryani', price: 250 });
const cart = [inCart(biryani)];
const slotRules = { daysAhead: 2, leadMinutes: 45, ordersPerSlot: 1 };

/** A shop that takes orders for later in slots that begin at these times. @param problems of an order for now */
function aShopForLater(
  restaurant: Partial<Restaurant>,
  slots: readonly string[],
  problems: readonly SomeProblem[] = [],
  menu: MenuItem[] = [biryani],
) {
  const shop = aShop({
    menu,
    restaurant: aRestaurant({ slotRules, ...restaurant }),
    orderSlots: slots.map((startsAt) => ({ startsAt, isFull: false })),
    quote: ({ input: { slot, items } }) =>
      aQuote({ total: totalOf(shop, items), problems: slot ? [] : problems }),
    placeOrder: anOrder(),
  });
  return shop;
}

const radio = (name: string) => page.getByRole('radio', { name });
const addressField = page.getByLabelText('Address');
const dialog = page.getByRole('alertdialog');
const none = page.getByText('No times for later orders are free at the moment.');

describe('the time of an order', () => {
  it('is not asked for unless the owner offers it', async () => {
    const shop = aShopForLater({ slotRules: null }, [minutesFromNow(60)]);
    await show(shop, '/checkout', { who, cart });
    await expect.element(addressField).toBeVisible();
    await expect.poll(() => shop.sent('Quote')).not.toEqual([]);
    await expect.poll(() => shop.isIdle).toBe(true);
    await expect.element(page.getByRole('radio')).not.toBeInTheDocument();
    expect(shop.sent('OrderSlots')).toEqual([]);
  });

  it('can be chosen while the kitchen is closed', async () => {
    const opensAt = minutesFromNow(240);
    const message = 'The kitchen is closed. Orders are taken again today at 18:00.';
    const shop = aShopForLater(
      { ordering: anOrdering({ periods: [{ from: opensAt, until: minutesFromNow(360) }] }) },
      [opensAt, minutesFromNow(255)],
      [{ code: 'CLOSED', message }],
    );
    await show(shop, '/cart', { who, cart });
    await expect
      .element(page.getByText('You can order for later: choose the time at checkout.'))
      .toBeVisible();
    await button('Proceed to Checkout').click();
    await expect.element(title('Checkout')).toBeVisible();
    await addressField.fill('12 MG Road');
    await expect.element(radio('As soon as possible')).toBeDisabled();
    radio('Later').element().focus();
    await userEvent.keyboard(' ');
    await button('Pay ₹250 on delivery').click();
    await dialog.getByRole('button', { name: 'Proceed' }).click();
    await expect.element(toast('Order placed successfully!')).toBeVisible();
    expect(shop.sent('PlaceOrder')).toMatchObject([{ input: { slot: opensAt } }]);
  });

  it('is reported as missing if none is free while the kitchen is closed', async () => {
    const periods = [{ from: minutesFromNow(4 * 24 * 60), until: minutesFromNow(4 * 24 * 60 + 60) }];
    const shop = aShopForLater({ ordering: anOrdering({ periods }) }, []);
    await show(shop, '/checkout', { who, cart });
    await expect.element(none).toBeVisible();
    await expect.element(radio('Later')).not.toBeInTheDocument();
    shop.fails('OrderSlots', 'fault');
    await show(shop, '/checkout', { who, cart });
    await expect.element(page.getByText('The times for later orders could not be loaded.')).toBeVisible();
    shop.recovers('OrderSlots');
    await button('Try again').click();
    await expect.element(none).toBeVisible();
  });

  it('can be chosen for a dish that is sold out until then, with what to take in place of a choice', async () => {
    const size = anOptionGroup({
      choices: [aChoice({ name: 'Half', isDefault: true, soldOut: {} }), aChoice({ name: 'Full' })],
    });
    const soldOut = { until: minutesFromNow(6 * 60) };
    const pulao = aDish({ name: 'Pulao', price: 123.45, options: [withGroup(size)], soldOut });
    const shop = aShopForLater({}, [minutesFromNow(7 * 60)], [], [pulao]);
    shop.answer({ optionGroups: [size] });
    await show(shop, '/menu');
    await button('Add to Cart: Pulao').click();
    const sheet = page.getByRole('dialog', { name: 'Pulao' });
    await expect.element(sheet.getByText('Sold out · back at 8:00 pm')).toBeVisible();
    await sheet.getByRole('radio', { name: 'Full' }).click();
    await button('Add for ₹123.45').click();
    await expect.element(link('Cart, 1 item')).toBeVisible();
  });

  it('can be tomorrow morning for a breakfast dish that is out of its hours, or sold out until then', async () => {
    const requested = `${dayAhead(1)}T09:00:00+05:30`;
    const served = { servedFrom: '08:45', servedUntil: '10:00' };
    const dosa = aDish({ name: 'Masala Dosa', price: 90, ...served });
    const kulfi = aDish({ name: 'Kulfi', price: 60, soldOut: { until: `${dayAhead(1)}T08:59:00+05:30` } });
    const notServed = 'Masala Dosa is served from 08:45 to 10:00. Remove it, or order again then.';
    const shop = aShopForLater(
      {},
      [minutesFromNow(60), requested],
      [
        { code: 'NOT_SERVED_NOW', message: notServed, line: 0 },
        {
          code: 'SOLD_OUT',
          message: 'Kulfi is sold out and will be back tomorrow at 08:59. Remove it to continue.',
          line: 1,
        },
      ],
      [dosa, kulfi],
    );
    await show(shop, '/menu', { who });
    await expect.element(page.getByText('Served 8:45–10:00 am')).toBeVisible();
    await button('Add to Cart: Masala Dosa').click();
    await button('Add to Cart: Kulfi').click();
    window.location.hash = '#/cart';
    await expect
      .element(page.getByText('You can order for later: choose the time at checkout.'))
      .toBeVisible();
    await button('Proceed to Checkout').click();
    await expect.element(title('Checkout')).toBeVisible();
    await addressField.fill('12 MG Road');
    const problem = page.getByRole('main').getByText(notServed);
    await expect.element(problem.first()).toBeVisible();
    await button('Pay ₹150 on delivery').click();
    await expect.element(toast(notServed)).toBeVisible();
    await radio('Later').click();
    await page.getByLabelText('Day').selectOptions(dayAhead(1));
    await page.getByLabelText('Time', { exact: true }).selectOptions(requested);
    await expect.element(problem).not.toBeInTheDocument();
    await button('Pay ₹150 on delivery').click();
    await expect.element(dialog.getByText(/^For .*, 9:00–9:15 am\.$/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Proceed' }).click();
    await expect.element(toast('Order placed successfully!')).toBeVisible();
    expect(shop.sent('PlaceOrder')).toMatchObject([{ input: { slot: requested } }]);

    // Not without orders for later.
    await show(aShop({ menu: [dosa, kulfi] }), '/menu', { who });
    await expect.element(page.getByText('Served 8:45–10:00 am')).toBeVisible();
    await expect.element(button('Add to Cart: Masala Dosa')).not.toBeInTheDocument();
  });
});
