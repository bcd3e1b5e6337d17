import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { anAcceptance, aCustomer, aRestaurant, minutesFromNow } from '../../../test/factories';
import { OrderBook } from '../../../test/orders';
import { aShop, show } from '../../../test/show';

const who = aCustomer();
const waiting = page.getByText('Waiting for the restaurant to accept your order');
const accepted = page.getByText('The restaurant has accepted your order');

async function open(isAutomatic: boolean) {
  const shop = aShop({ restaurant: aRestaurant({ acceptance: anAcceptance({ isAutomatic }) }) });
  const book = new OrderBook(shop);
  const later = { isScheduled: true, slotAt: minutesFromNow(90), kitchenAt: minutesFromNow(60) };
  const { id } = book.place({ user: who, isAccepted: isAutomatic, ...later });
  await show(shop, `/track-order/${id}`, { who });
  return { book, id };
}

describe('the tracking page of an order', () => {
  it('says whether the restaurant has accepted it, if it accepts by hand', async () => {
    const { book, id } = await open(false);
    await expect.element(waiting).toBeVisible();
    await expect.poll(() => book.shop.isSubscribed('orderUpdated')).toBe(true);
    book.change(id, { isAccepted: true }, 'ACCEPTED');
    await expect.element(accepted).toBeVisible();
    book.change(id, { status: 'PREPARING' });
    await expect.element(accepted).not.toBeInTheDocument();
  });

  it('does not speak of it if orders are accepted automatically', async () => {
    await open(true);
    await expect.element(page.getByText('Pending').first()).toBeVisible();
    expect(waiting.elements().length + accepted.elements().length).toBe(0);
  });
});
