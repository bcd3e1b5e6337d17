import { page } from 'vitest/browser';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeAudio, FakeGain, FakeSource } from '../../../test/audio';
import { anAcceptance, anOrder, aRestaurant, aStaffMember } from '../../../test/factories';
import { OrderBook } from '../../../test/orders';
import { aShop, button, desk, show } from '../../../test/show';

const who = aStaffMember('KITCHEN');
const bar = page.getByText('Sound is off: this browser plays none. Press here to turn it on.');
const speak = vi.fn<(utterance: SpeechSynthesisUtterance) => void>();
const voices = [
  { lang: 'en-IN', name: 'Veena' },
  { lang: 'hi-IN', name: 'Lekha' },
];

beforeAll(() => {
  FakeAudio.isWilling = true;
  vi.stubGlobal('AudioContext', FakeAudio);
  vi.stubGlobal('AudioBufferSourceNode', FakeSource);
  vi.stubGlobal('GainNode', FakeGain);
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      constructor(readonly text: string) {}
    },
  );
  vi.stubGlobal('speechSynthesis', { getVoices: () => voices, speak });
});
beforeEach(() => speak.mockClear());
afterAll(() => void vi.unstubAllGlobals());

const isLooping = () => FakeAudio.all.at(-1)?.isLooping ?? false;

/** Opens a screen of a restaurant that accepts orders by hand, with its sound on. */
async function open(route: '/admin/kitchen' | '/admin/orders') {
  const restaurant = aRestaurant({ acceptance: anAcceptance({ isAutomatic: false }) });
  const shop = aShop({ restaurant });
  const book = new OrderBook(shop, [anOrder({ number: 1, status: 'PREPARING' })]);
  await show(shop, route, { who, size: desk });
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

  it('says the number of a new order, in the language of the tablet', async () => {
    const { book } = await open('/admin/kitchen');
    await button('Numbers: silent').click();
    await button('Numbers: English').click();
    await expect.element(button('Numbers: हिन्दी')).toBeVisible();
    book.place(unaccepted);
    await expect
      .poll(() => speak.mock.calls.map(([{ text, lang }]) => [text, lang]))
      .toEqual([['नया ऑर्डर: 47', 'hi-IN']]);
    await button('Numbers: हिन्दी').click();
    await expect.element(button('Numbers: silent')).toBeVisible();
  });
});
