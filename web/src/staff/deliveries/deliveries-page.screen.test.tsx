import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { aDelivery, anAdmin, aStaffMember, minutesFromNow } from '../../../test/factories';
import type { Delivery } from '../../../test/generated/schema';
import { refusal } from '../../../test/shop-server';
import { address, aShop, button, desk, goOffline, link, phone, show, title, toast } from '../../../test/show';

const who = aStaffMember('RIDER', { name: 'Ravi Kumar' });

/** A shop whose deliveries change as the real ones do. */
function aShopWith(...first: Delivery[]) {
  let deliveries = first;
  const change = (id: string, changes: Partial<Delivery>): Delivery => {
    const before = deliveries.find((each) => each.id === id);
    if (!before) throw refusal('NOT_FOUND', 'This order is not yours to deliver.');
    const after = { ...before, statusSince: minutesFromNow(0), version: before.version + 1, ...changes };
    deliveries = deliveries.map((each) => (each.id === id ? after : each));
    return after;
  };
  const shop = aShop({
    deliveries: () => deliveries,
    pickUpOrder: ({ id }) => change(id, { status: 'OUT_FOR_DELIVERY', phone: '+919876543210' }),
    deliverOrder: ({ id }) => change(id, { status: 'DELIVERED', phone: null, due: 0 }),
  });
  /** As somebody at the restaurant does. */
  const now = (changed: Delivery[], id: string) => {
    deliveries = changed;
    shop.publish('deliveriesChanged', id);
  };
  return { shop, now };
}

const cards = page.getByRole('article');
const card = (place: string) => page.getByRole('article', { name: place });
const isReady = { status: 'PREPARING', phone: null } as const;

describe('the deliveries of a rider', () => {
  it('are the start page, the next one first, with what the way needs', async () => {
    const soon = aDelivery({ address: '1 Soon Street', coordinates: null });
    const later = aDelivery({
      address: '2 Later Street',
      due: 0,
      phone: null,
      status: 'PENDING',
      note: null,
    });
    const { shop } = aShopWith(soon, later);
    await show(shop, '/admin', { who });
    await expect.element(title('My deliveries')).toBeVisible();
    expect(address()).toBe('/admin/deliveries');
    const [first, second] = [cards.nth(0), cards.nth(1)];
    for (const text of ['1 Soon Street', 'Blue gate', 'Asha', '2 × Vada Pav, 1 × Masala Chai', 'Collect ₹90'])
      await expect.element(first).toHaveTextContent(text);
    await expect
      .element(first.getByRole('link', { name: 'Call Asha' }))
      .toHaveAttribute('href', 'tel:+919876543210');
    await expect
      .element(first.getByRole('link', { name: 'Open map' }))
      .toHaveAttribute('href', expect.stringContaining('destination=1+Soon+Street'));
    for (const text of ['Paid: nothing to collect', 'The kitchen has not started'])
      await expect.element(second).toHaveTextContent(text);
    expect(second.getByRole('button').elements()).toEqual([]);
    expect(second.getByRole('link', { name: /Call/ }).elements()).toEqual([]);
    const sections = page.getByRole('navigation', { name: 'Admin', exact: true }).getByRole('link');
    expect(sections.elements().map(({ textContent }) => textContent)).toEqual(['My deliveries']);
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });

  it('go from “Picked up” to “Delivered”, with the phone number only on the way', async () => {
    const { shop } = aShopWith(aDelivery({ ...isReady, address: '12 MG Road' }));
    await show(shop, '/admin/deliveries', { who });
    expect(link(/Call/).elements()).toEqual([]);
    await button('Picked up').click();
    await expect.element(link('Call Asha')).toBeVisible();
    const cash = button('Delivered, ₹90 in cash');
    await expect.element(cash).toHaveAttribute('aria-disabled', 'false');
    await cash.click();
    await expect.element(page.getByRole('region', { name: 'Done (1)' })).toHaveTextContent('12 MG Road');
    expect(shop.sent('DeliverOrder')).toMatchObject([{ due: 90, received: { method: 'CASH', amount: 90 } }]);
    await expect.element(page.getByText('Nothing to deliver')).toBeVisible();
    expect(link(/Call/).elements()).toEqual([]);
  });

  it('take money by UPI, and none for what is paid', async () => {
    const [unpaid, paid] = [aDelivery({ address: 'Unpaid' }), aDelivery({ address: 'Paid before', due: 0 })];
    const { shop } = aShopWith(unpaid, paid);
    await show(shop, '/admin/deliveries', { who });
    await card('Unpaid').getByRole('button', { name: 'Delivered, ₹90 by UPI' }).click();
    await expect.element(card('Unpaid')).not.toBeInTheDocument();
    await card('Paid before').getByRole('button', { name: 'Delivered', exact: true }).click();
    await expect.element(page.getByText('Done (2)')).toBeVisible();
    expect(shop.sent('DeliverOrder')).toEqual([
      { id: unpaid.id, due: 90, received: { method: 'UPI', amount: 90 } },
      { id: paid.id, due: 0 },
    ]);
  });

  it('do not take a double press of “Picked up” for “Delivered”', async () => {
    const { shop } = aShopWith(aDelivery({ ...isReady, due: 0 }));
    await show(shop, '/admin/deliveries', { who });
    await button('Picked up').click();
    const next = button('Delivered');
    await next.click({ force: true });
    await expect.element(next).toHaveAttribute('aria-disabled', 'false');
    expect(shop.sent('DeliverOrder')).toEqual([]);
  });

  it('say that a press was not sent, and can be pressed again', async () => {
    const { shop } = aShopWith(aDelivery({ ...isReady }));
    await show(shop, '/admin/deliveries', { who });
    await expect.element(button('Picked up')).toBeVisible();
    shop.fails('PickUpOrder', 'unreachable');
    await button('Picked up').click();
    await expect.element(cards.getByRole('alert')).toHaveTextContent('Not sent: there is no connection.');
    shop.recovers('PickUpOrder');
    await button('Picked up').click();
    await expect.element(link('Call Asha')).toBeVisible();
    await expect.element(cards.getByRole('alert')).not.toBeInTheDocument();
  });

  it('stay readable without a connection', async () => {
    const { shop } = aShopWith(aDelivery({ address: '12 MG Road' }));
    await show(shop, '/admin/deliveries', { who });
    await expect.element(card('12 MG Road')).toBeVisible();
    await goOffline();
    await expect.element(card('12 MG Road')).toBeVisible();
    await expect.element(button('Delivered, ₹90 in cash')).toBeVisible();
  });

  it('say in the server’s words why a press was refused, and read the list again', async () => {
    const delivery = aDelivery({ address: '12 MG Road' });
    const { shop } = aShopWith(delivery);
    shop.answer({
      deliverOrder: () => {
        shop.answer({ deliveries: [{ ...delivery, due: 0, version: 4 }] });
        throw refusal('CONFLICT', 'This order has been paid already: do not take any money.');
      },
    });
    await show(shop, '/admin/deliveries', { who });
    await button('Delivered, ₹90 in cash').click();
    await expect.element(cards.getByRole('alert')).toHaveTextContent('do not take any money');
    await expect.element(card('12 MG Road')).toHaveTextContent('Paid: nothing to collect');
  });

  it('come, change and go by themselves, and say so when they come', async () => {
    const first = aDelivery({ address: '1 First Street' });
    const { shop, now } = aShopWith(first);
    await show(shop, '/admin/deliveries', { who });
    await expect.element(card('1 First Street')).toBeVisible();
    await expect.poll(() => shop.isSubscribed('deliveriesChanged')).toBe(true);
    const second = aDelivery({ ...isReady, address: '2 Second Street' });
    now([first, second], second.id);
    await expect.element(card('2 Second Street')).toBeVisible();
    await expect.element(toast('New delivery: 2 Second Street')).toBeVisible();
    expect(toast('1 First Street').elements()).toEqual([]);
    const cancelled = { ...first, status: 'CANCELLED', due: 0, phone: null, version: 4 } as const;
    now([cancelled], second.id);
    await expect.element(card('2 Second Street')).not.toBeInTheDocument();
    const done = page.getByRole('region', { name: 'Done (1)' });
    await expect.element(done).toHaveTextContent('1 First Street');
    await expect.element(done).not.toHaveTextContent('Bring the food back');
    now([{ ...cancelled, isToBringBack: true, version: 5 }], first.id);
    await expect.element(done).toHaveTextContent('Bring the food back to the restaurant.');
  });

  it('are empty with a sentence', async () => {
    const { shop } = aShopWith();
    await show(shop, '/admin/deliveries', { who });
    await expect.element(page.getByText('Nothing to deliver')).toBeVisible();
    expect(document.title).toMatch(/^My deliveries/);
  });

  it.each([phone, desk])('have presses of at least 44 px at %i × %i', async (...size) => {
    const { shop } = aShopWith(aDelivery());
    await show(shop, '/admin/deliveries', { who, size });
    await expect.element(link('Call Asha')).toBeVisible();
    const small = [...document.querySelectorAll('main a, main button')].filter(
      (each) => each.getBoundingClientRect().height < 44,
    );
    expect(small).toEqual([]);
  });
});

it('owners reach their own deliveries, which are no section of theirs', async () => {
  const { shop } = aShopWith(aDelivery({ address: '12 MG Road' }));
  await show(shop, '/admin/deliveries', { who: anAdmin(), size: desk });
  await expect.element(card('12 MG Road')).toBeVisible();
  expect(link('My deliveries').elements()).toEqual([]);
});
