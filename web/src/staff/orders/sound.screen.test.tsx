import { page } from 'vitest/browser';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeAudio } from '../../../test/audio';
import { anAcceptance, anOrder, aRestaurant, aStaffMember, minutesFromNow } from '../../../test/factories';
import { OrderBook } from '../../../test/orders';
import { aShop, button, desk, show } from '../../../test/show';

const who = aStaffMember('KITCHEN');
const bar = page.getByText('The browser has blocked sound. Press to turn it on.');
const speak = vi.fn<(utterance: SpeechSynthesisUtterance) => void>((utterance) => {
  queueMicrotask(() => utterance.dispatchEvent(new Event('end')));
});
const cancel = vi.fn<() => void>();
const voices = [
  { lang: 'en-IN', name: 'Veena' },
  { lang: 'hi-IN', name: 'Lekha' },
];

beforeAll(() => {
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class extends EventTarget {
      constructor(readonly text: string) {
        super();
      }
    },
  );
  vi.stubGlobal('speechSynthesis', { getVoices: () => voices, speak, cancel });
});
beforeEach(() => void vi.clearAllMocks());
afterAll(() => void vi.unstubAllGlobals());

const isLooping = () => FakeAudio.all.at(-1)?.isLooping ?? false;

/** Opens a screen of a restaurant that accepts orders by hand, with its sound on. */
async function open(route: '/admin/kitchen' | '/admin/orders', stored: Record<string, string> = {}) {
  const restaurant = aRestaurant({ acceptance: anAcceptance({ isAutomatic: false }) });
  const shop = aShop({ restaurant });
  const book = new OrderBook(shop, [anOrder({ number: 1, status: 'PREPARING' })]);
  await show(shop, route, { who, size: desk, stored });
  await button('Turn sound on').click();
  await expect.poll(() => shop.subscribersOf('orderFeed')).toBe(1);
  await expect.poll(() => shop.sent('NewestOrders').length > 0 && shop.isIdle).toBe(true);
  return { shop, book };
}

const unaccepted = { number: 47, isAccepted: false };

describe('the sound of staff', () => {
  it.each(['/admin/kitchen', '/admin/orders'] as const)(
    'rings on %s from an order until somebody accepts it',
    async (route) => {
      const { book } = await open(route);
      const { id } = book.place(unaccepted);
      await expect.poll(isLooping).toBe(true);
      book.change(id, { isAccepted: true }, 'ACCEPTED');
      await expect.poll(isLooping).toBe(false);
    },
  );

  it('rings for an order that came without a connection, and not for one that was accepted meanwhile', async () => {
    const { shop, book } = await open('/admin/kitchen');
    const { id } = book.place(unaccepted);
    await expect.poll(isLooping).toBe(true);
    shop.disconnect();
    await expect.element(page.getByText(/^Offline\. The board shows/)).toBeVisible();
    book.change(id, { isAccepted: true }, 'ACCEPTED');
    shop.connect();
    await expect.poll(isLooping).toBe(false);
    shop.disconnect();
    await expect.element(page.getByText(/^Offline\. The board shows/)).toBeVisible();
    book.place({ ...unaccepted, number: 48 });
    shop.connect();
    await expect.poll(isLooping).toBe(true);
  });

  it('rings from the opening on for an order that was placed before it', async () => {
    const { book } = await open('/admin/kitchen');
    const opening = Date.now() + 5000;
    book.place({ ...unaccepted, placedAt: minutesFromNow(-5), waitsSince: new Date(opening).toISOString() });
    await expect.element(page.getByRole('article', { name: 'Order #47', exact: true })).toBeVisible();
    expect(isLooping()).toBe(false);
    await expect.poll(isLooping, { timeout: 12_000 }).toBe(true);
  });

  it('says while the browser plays none, starts with one press, and follows an interruption', async () => {
    const { book } = await open('/admin/kitchen');
    book.place(unaccepted);
    await expect.poll(isLooping).toBe(true);
    await expect.element(bar).not.toBeInTheDocument();
    FakeAudio.all.at(-1)?.become('interrupted');
    await expect.element(bar).toBeVisible();
    expect(isLooping()).toBe(false);
    await bar.click();
    await expect.element(bar).not.toBeInTheDocument();
    await expect.poll(isLooping).toBe(true);
  });

  it('is silent and says so once it is turned off', async () => {
    const { book } = await open('/admin/kitchen');
    book.place(unaccepted);
    await expect.poll(isLooping).toBe(true);
    await page.getByRole('button', { name: /^Sound on/ }).click();
    await expect.element(page.getByRole('button', { name: /^Sound off/ })).toBeVisible();
    await expect.poll(isLooping).toBe(false);
    await expect.element(bar).not.toBeInTheDocument();
  });

  it('is silent and says so once another tab turns it off', async () => {
    const { book } = await open('/admin/kitchen');
    book.place(unaccepted);
    await expect.poll(isLooping).toBe(true);
    localStorage.setItem('adminOrderSound', 'off');
    window.dispatchEvent(new StorageEvent('storage', { key: 'adminOrderSound', storageArea: localStorage }));
    await expect.element(page.getByRole('button', { name: /^Sound off/ })).toBeVisible();
    await expect.poll(isLooping).toBe(false);
    expect(cancel).toHaveBeenCalled();
  });

  it('rings on other screens with a switch and a link to the order, also once it was seen', async () => {
    const { book } = await open('/admin/kitchen');
    await page.getByRole('link', { name: 'Menu', exact: true }).first().click();
    book.place(unaccepted);
    await expect.poll(isLooping).toBe(true);
    await expect.element(page.getByRole('link', { name: /^1 new order/ })).toBeVisible();
    await page.getByRole('button', { name: /^Sound on/ }).click();
    await expect.poll(isLooping).toBe(false);
    await expect.element(page.getByRole('button', { name: /^Sound off/ })).toBeVisible();
  });

  it('does not ring for those who may not accept an order', async () => {
    const restaurant = aRestaurant({ acceptance: anAcceptance({ isAutomatic: false }) });
    const shop = aShop({ restaurant });
    const book = new OrderBook(shop, [anOrder(unaccepted)]);
    await show(shop, '/admin/orders', {
      who: aStaffMember('ACCOUNTANT'),
      size: desk,
      stored: { adminOrderSound: 'on' },
    });
    await page.getByRole('heading', { level: 1 }).click();
    await expect.poll(() => shop.sent('NewestOrders').length > 0 && shop.isIdle).toBe(true);
    book.place({ ...unaccepted, number: 48 });
    await expect.element(page.getByText('#48').first()).toBeVisible();
    expect(isLooping()).toBe(false);
  });

  it('says at most five numbers, and how many more there are', async () => {
    const { shop, book } = await open('/admin/kitchen', { 'orders:spoken': 'en' });
    shop.disconnect();
    await expect.element(page.getByText(/^Offline\. The board shows/)).toBeVisible();
    for (let number = 50; number < 57; number += 1) book.place({ number, placedAt: minutesFromNow(0) });
    shop.connect();
    await expect
      .poll(() => speak.mock.calls.map(([{ text }]) => text))
      .toEqual([expect.stringMatching(/^New order: (?:5\d, ){4}5\d and 2 more$/)]);
  });

  it('says the number of a new order, in the language of the tablet', async () => {
    const { book } = await open('/admin/kitchen');
    await button('Read out numbers: off').click();
    await button('Read out numbers: English').click();
    await expect.element(button('Read out numbers: हिन्दी')).toBeVisible();
    book.place(unaccepted);
    await expect
      .poll(() => speak.mock.calls.map(([{ text, lang }]) => [text, lang]))
      .toEqual([['नया ऑर्डर: 47', 'hi-IN']]);
    await button('Read out numbers: हिन्दी').click();
    await expect.element(button('Read out numbers: off')).toBeVisible();
  });
});
