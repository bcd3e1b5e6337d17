import { page, userEvent } from 'vitest/browser';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  aCustomer,
  aDish,
  anOrder,
  aPage,
  aQuote,
  aRestaurant,
  aSavedAddress,
  aSession,
  aZone,
} from '../../../test/factories';
import type { AddressFact, Order, QuoteProblemCode, SavedAddress } from '../../../test/generated/schema';
import { aPosition } from '../../../test/geolocation';
import { refusal } from '../../../test/shop-server';
import { address as route, aShop, button, inCart, kept, link, show, title, toast } from '../../../test/show';

afterEach(() => void vi.restoreAllMocks());

const asha = aCustomer();
const dish = aDish({ name: 'Misal Pav' });
const cart = [inCart(dish)];
const home = { address: '12 MG Road, Bengaluru', coordinates: { lat: 12.9756, lng: 77.605 } };
const middle = '20.5900, 78.9600';

const typed = page.getByLabelText('Address', { exact: true });
const mode = page.getByLabelText('Payment mode');
const pay = page.getByRole('main').getByRole('button', { name: /^Pay/ });
const proceed = page.getByRole('alertdialog').getByRole('button', { name: 'Proceed' });
const card = (name: RegExp) => page.getByRole('radio', { name });
const isAt = (place: string) => expect.element(page.getByText(place)).toBeVisible();
const drafts = () => Object.keys(sessionStorage).filter((key) => key.endsWith('Draft'));

/** A shop that knows the customer's orders and addresses. */
const aShopFor = (orders: Order[] = [], savedAddresses: SavedAddress[] = []) =>
  aShop({
    menu: [dish],
    myOrders: aPage(orders),
    savedAddresses,
    paymentSettings: { modes: ['COD', 'ONLINE'], testMode: true },
    placeOrder: anOrder(),
  });

const open = (shop: ReturnType<typeof aShop>, at = '/checkout') => show(shop, at, { who: asha, cart });

/** Places the order. @returns what was sent */
async function order(shop: ReturnType<typeof aShop>) {
  await pay.click();
  await proceed.click();
  await expect.element(title('Order History')).toBeVisible();
  return shop.sent('PlaceOrder').at(-1)?.['input'];
}

/** Whether the pin is in the centre of the map. */
function isCentred(): boolean {
  const pin = document.querySelector('.leaflet-marker-draggable')?.getBoundingClientRect();
  const map = document.querySelector('.leaflet-container')?.getBoundingClientRect();
  return Boolean(pin && map && Math.abs(pin.x + pin.width / 2 - (map.x + map.width / 2)) < 2);
}

describe('the checkout', () => {
  it('is empty for a first-time customer, with the map at the middle of India', async () => {
    await open(aShopFor());
    await isAt(middle);
    await expect.poll(isCentred).toBe(true);
    await expect.element(typed).toHaveValue('');
    await expect.element(page.getByRole('radio')).not.toBeInTheDocument();
  });

  it('starts with the address of the last order, with the default pin if it had that', async () => {
    await open(aShopFor([anOrder(home)]));
    await expect.element(typed).toHaveValue(home.address);
    await isAt('12.9756, 77.6050');
    await expect.poll(isCentred).toBe(true);
    await open(aShopFor([anOrder({ ...home, coordinates: { lat: 20.59, lng: 78.96 } })]));
    await expect.element(typed).toHaveValue(home.address);
    await isAt(middle);
    await expect.poll(isCentred).toBe(true);
  });

  it('prefers typed input, even before the last order is known', async () => {
    const shop = aShopFor([anOrder(home)]);
    const release = shop.holds('LastDelivery');
    await open(shop);
    await typed.fill('7 Hill Road, Mumbai');
    await expect.poll(() => shop.sent('LastDelivery')).toHaveLength(1);
    release();
    await expect.poll(() => shop.isIdle).toBe(true);
    await show(shop, route(), { who: asha, cart, ...kept() });
    await expect.element(title('Checkout')).toBeVisible();
    await expect.element(typed).toHaveValue('7 Hill Road, Mumbai');
    await isAt(middle);
  });

  it('drops the pin of the last order with its address, and keeps one that was moved', async () => {
    const shop = aShopFor([anOrder(home)]);
    await open(shop);
    await isAt('12.9756, 77.6050');
    await typed.fill('7 Hill Road, Mumbai');
    await isAt(middle);
    await show(shop, route(), { who: asha, cart, ...kept() });
    await expect.element(typed).toHaveValue('7 Hill Road, Mumbai');
    await isAt(middle);

    document.querySelector<HTMLElement>('.leaflet-marker-draggable')?.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(page.getByText(middle)).not.toBeInTheDocument();
    const [moved = ''] =
      /\d+\.\d{4}, \d+\.\d{4}/.exec(document.querySelector('main')?.textContent ?? '') ?? [];
    expect(moved).not.toBe('');
    await typed.fill('8 Hill Road, Mumbai');
    await show(shop, route(), { who: asha, cart, ...kept() });
    await expect.element(typed).toHaveValue('8 Hill Road, Mumbai');
    await isAt(moved);
  });

  it('shows why cash is refused at the payment mode, until another one is chosen', async () => {
    const shop = aShopFor([anOrder(home)]);
    const message = 'An earlier order was not taken, so please pay online.';
    shop.fails('PlaceOrder', refusal('BAD_USER_INPUT', message, [{ field: 'paymentMode', message }]));
    await open(shop);
    await expect.element(typed).toHaveValue(home.address);
    await pay.click();
    await proceed.click();
    await expect.element(toast(message)).toBeVisible();
    await expect.element(mode).toHaveFocus();
    const section = page.getByRole('region', { name: 'How to pay?' });
    await expect.element(section.getByText(message)).toBeVisible();
    await mode.selectOptions('ONLINE');
    await expect.element(section.getByText(message)).not.toBeInTheDocument();
  });

  it('starts with the payment mode of the last order on the device', async () => {
    for (const [paymentMode, shown] of [
      ['ONLINE', 'ONLINE'],
      ['GOLD', 'COD'],
    ] as const) {
      await show(aShopFor(), '/checkout', { who: asha, cart, stored: { paymentMode } });
      await expect.element(mode).toHaveValue(shown);
    }
    const shop = aShopFor();
    await open(shop);
    await expect.element(mode).toHaveValue('COD');
    await typed.fill('12 MG Road');
    expect(await order(shop)).toMatchObject({ address: '12 MG Road', paymentMode: 'COD' });
    expect(localStorage.getItem('paymentMode')).toBe('COD');
  });

  it('gives way to the cart with the back button after an order', async () => {
    const shop = aShopFor();
    await open(shop, '/cart');
    await button('Proceed to Checkout').click();
    await typed.fill(home.address);
    await order(shop);
    window.history.back();
    await expect.element(title('Your Cart')).toBeVisible();
  });

  it('shows errors, and keeps the input through every failure and a reload until the order', async () => {
    const shop = aShopFor();
    const odd = { ...inCart(dish), _id: 'x7', name: 'Odd' };
    await show(shop, '/checkout', { who: asha, cart: [...cart, odd] });
    await typed.fill('   ');
    await pay.click();
    await expect.element(toast('Please enter your address')).toBeVisible();
    await expect.element(typed).toHaveAttribute('aria-invalid', 'true');
    await typed.fill('4B, Lake View, Bengaluru');
    await pay.click();
    await expect
      .element(toast('Cart contains invalid items. Please remove them before checkout.'))
      .toBeVisible();
    await page.getByRole('region', { name: 'Your order' }).getByRole('button', { name: 'Remove' }).click();
    const methods = [...(mode.element().querySelectorAll('option') ?? [])].map(({ value }) => value);
    expect(methods).toEqual(['COD', 'ONLINE']);

    expect(document.querySelector('.leaflet-container')?.getBoundingClientRect().height).toBe(300);
    const pin = page.getByRole('button', { name: /^Delivery place/ });
    await userEvent.dragAndDrop(pin, page.elementLocator(document.querySelector('.leaflet-container')!), {
      targetPosition: { x: 220, y: 200 },
      steps: 4,
    });
    await expect.element(page.getByText(middle)).not.toBeInTheDocument();
    const place = () =>
      [...document.querySelectorAll('output')].find(({ innerText }) => innerText.includes('Pin at'))
        ?.innerText;
    const moved = place();
    expect(moved).toMatch(/Pin at \d+\.\d{4}, \d+\.\d{4}$/);

    const fails = async (sentence: string) => {
      await pay.click();
      await proceed.click();
      await expect.element(toast(sentence)).toBeVisible();
    };
    shop.fails('PlaceOrder', 'unreachable');
    await fails('Something went wrong. Please try again later.');
    shop.fails('PlaceOrder', 'fault');
    await fails('Failed to place order. Please try again.');
    shop.fails('StartOrderPayment', 'unreachable');
    await mode.selectOptions('ONLINE');
    await fails('Failed to initiate payment.');
    shop.recovers('PlaceOrder');

    await show(shop, route(), { who: asha, cart, ...kept() });
    await expect.element(typed).toHaveValue('4B, Lake View, Bengaluru');
    await expect.poll(place).toBe(moved);
    expect(drafts()).toEqual(['checkoutDraft']);
    await mode.selectOptions('COD');
    await order(shop);
    await expect.element(toast('Order placed successfully!')).toBeVisible();
    await expect.element(link('Cart, 0 items')).toBeInTheDocument();
    await expect.poll(drafts).toEqual([]);
  });
});

it('the checkout keeps the input when the session has ended, for the next login of the same customer', async () => {
  const shop = aShopFor();
  await open(shop);
  await typed.fill('4B, Lake View, Bengaluru');
  await page.getByLabelText('Note for the rider (optional)').fill('Blue gate');
  shop.fails('PlaceOrder', refusal('UNAUTHENTICATED', 'Please log in again.'));
  await pay.click();
  await proceed.click();
  await expect.element(title('Login')).toBeVisible();
  shop.recovers('PlaceOrder');
  shop.answer({ login: aSession(asha) });
  await page.getByLabelText('Email').fill(asha.email ?? '');
  await page.getByRole('textbox', { name: 'Password' }).fill('correct horse battery');
  await button('Login').click();
  await expect.element(typed).toHaveValue('4B, Lake View, Bengaluru');
  expect(await order(shop)).toMatchObject({
    address: '4B, Lake View, Bengaluru',
    deliveryNote: 'Blue gate',
  });
});

/** A quote of a restaurant with zones: without a zone, with this problem. */
const quoted = (
  fee: number | undefined,
  code: QuoteProblemCode,
  message: string,
  needs: AddressFact | null = null,
) =>
  aQuote({
    total: 45 + (fee ?? 0),
    deliveryFee: fee ?? 0,
    deliveryFrom: 30,
    ...(fee ? { zone: aZone() } : { problems: [{ code, message, needs }] }),
  });

describe('a checkout with delivery zones', () => {
  const unasked = aQuote({ total: 45, deliveryFrom: 30 });
  const pinCode = page.getByLabelText('PIN code');
  const addPinCode = 'Please add your PIN code to the address, so that we know whether we deliver there.';
  const useLocation = 'Please use your location, or move the pin on the map to your door.';

  it('asks for the PIN code in a field of its own, and keeps it', async () => {
    const shop = aShopFor();
    shop.answer({
      quote: ({ input: { address, pinCode: given } }) =>
        address
          ? quoted(
              given?.replaceAll(/\D/g, '') === '560001' ? 30 : undefined,
              'ADDRESS_NEEDED',
              addPinCode,
              'PIN_CODE',
            )
          : unasked,
    });
    await open(shop);
    await button('Enter your address to see the total').click();
    await expect.element(typed).toHaveFocus();
    const sum = page.getByRole('main').getByText('Without delivery');
    await expect.element(sum).toBeVisible();
    await userEvent.keyboard('12 MG Road, Bengaluru');
    await expect.element(page.getByRole('main').getByText(addPinCode)).toBeVisible();
    await expect.element(pay).not.toBeInTheDocument();
    await button('Enter your PIN code to see the total').click();
    await expect.element(pinCode).toHaveFocus();
    await userEvent.keyboard('56000');
    await button('Enter your PIN code to see the total').click();
    await expect.element(toast('Please enter the six digits of your PIN code')).toBeVisible();
    await expect.element(pinCode).toHaveFocus();
    await expect.element(pinCode).toHaveAttribute('aria-invalid', 'true');
    await pinCode.fill('560 001');
    await expect.element(button('Pay ₹75 on delivery')).toBeVisible();
    await expect.element(sum).not.toBeInTheDocument();
    await show(shop, route(), { who: asha, cart, ...kept() });
    await expect.element(pinCode).toHaveValue('560 001');
    await expect.element(button('Pay ₹75 on delivery')).toBeVisible();
    await pay.click();
    await expect
      .element(page.getByRole('alertdialog').getByText('12 MG Road, Bengaluru, 560001'))
      .toBeVisible();
    await proceed.click();
    await expect.element(title('Order History')).toBeVisible();
    expect(shop.sent('PlaceOrder')).toMatchObject([
      { input: { address: '12 MG Road, Bengaluru', pinCode: '560 001' } },
    ]);
  });

  it('promises no total before it is known whether the delivery costs something', async () => {
    const shop = aShopFor();
    const release = shop.holds('Quote');
    await open(shop);
    await expect.element(button('Checking the total…')).toBeVisible();
    await expect.element(pay).not.toBeInTheDocument();
    release();
    await expect.element(button('Pay ₹45 on delivery')).toBeVisible();
  });

  it('offers the location of the device first, if a zone is drawn on the map', async () => {
    const shop = aShopFor();
    shop.answer({
      quote: ({ input: { address, coordinates } }) =>
        address ? quoted(coordinates ? 30 : undefined, 'ADDRESS_NEEDED', useLocation, 'LOCATION') : unasked,
    });
    vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((found) =>
      found(aPosition(12.9, 77.59, 20)),
    );
    await open(shop);
    await typed.fill('12 MG Road, Bengaluru');
    await expect.element(page.getByRole('main').getByText(useLocation)).toBeVisible();
    const locate = button('Use my location');
    const map = document.querySelector('.leaflet-container');
    expect(locate.element().compareDocumentPosition(map ?? document)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await button('Set your location to see the total').click();
    await expect.element(locate).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(button('Pay ₹75 on delivery')).toBeVisible();
    await expect.element(page.getByRole('main').getByText(useLocation)).not.toBeInTheDocument();
    expect(await order(shop)).toMatchObject({ coordinates: { lat: 12.9, lng: 77.59 } });
  });
});

describe('saved addresses at the checkout', () => {
  const work = aSavedAddress({
    label: 'WORK',
    flat: '12',
    street: 'Hill Road, Mumbai',
    pinCode: '400050',
    coordinates: { lat: 19.0544, lng: 72.8402 },
  });
  const house = aSavedAddress();
  const lastToWork = anOrder({ address: '12, Hill Road, Mumbai, 400050' });

  it('take an order in three presses from the cart, to the address of the last one', async () => {
    const shop = aShopFor([lastToWork], [house, work]);
    await open(shop, '/cart');
    await button('Proceed to Checkout').click();
    await expect.element(card(/^Work · 12, Hill Road/)).toBeChecked();
    await expect.element(typed).not.toBeInTheDocument();
    // The others are reached by the arrow keys.
    card(/^Work/).element().focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(card(/^Home/)).toBeChecked();
    await expect.element(card(/^Home/)).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(card(/^Work/)).toBeChecked();
    expect(await order(shop)).toMatchObject({
      address: '12, Hill Road, Mumbai, 400050',
      coordinates: { lat: 19.0544, lng: 72.8402 },
    });
  });

  it('remove the error about a missing address once they are loaded', async () => {
    const shop = aShopFor([lastToWork], [house, work]);
    const release = shop.holds('LastDelivery');
    await open(shop);
    await expect.poll(() => shop.sent('LastDelivery')).toHaveLength(1);
    await pay.click();
    const complaint = page.getByRole('main').getByText('Please enter your address');
    await expect.element(complaint).toBeVisible();
    release();
    await expect.element(card(/^Work/)).toBeChecked();
    await expect.element(complaint).not.toBeInTheDocument();
  });

  it('have the fee of their zone, and are refused with an error beside them outside the zones', async () => {
    const shop = aShopFor([lastToWork], [house, work]);
    shop.answer({
      quote: ({ input }) =>
        quoted(
          input.address?.includes('400050') ? 30 : undefined,
          'OUTSIDE_ZONES',
          'We don’t deliver there yet.',
        ),
    });
    await open(shop);
    await expect.element(button('Pay ₹75 on delivery')).toBeVisible();
    await card(/^Home/).click();
    const refused = page.getByRole('main').getByText('We don’t deliver there yet').first();
    await expect.element(refused).toBeVisible();
    await button('Choose another address to see the total').click();
    await expect.element(card(/^Home/)).toHaveFocus();
    await card(/^Work/).click();
    await expect.element(refused).not.toBeInTheDocument();
    await expect.element(button('Pay ₹75 on delivery')).toBeVisible();
  });

  it('can get a pin and a corrected text if the zones need them', async () => {
    const shop = aShopFor([], [aSavedAddress({ street: 'MG Road, Bengaluru 560002' })]);
    const movePin =
      'Please use your location, or move the pin on the map to your door, so that we know whether we deliver there.';
    const several = 'This address has several PIN codes: 560002, 560001.';
    shop.answer({
      restaurant: aRestaurant({ deliveryZones: [aZone()] }),
      quote: ({ input }) =>
        quoted(
          input.coordinates && !input.address?.includes('560002') ? 30 : undefined,
          'ADDRESS_NEEDED',
          input.coordinates ? several : movePin,
          input.coordinates ? null : 'LOCATION',
        ),
    });
    vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((found) =>
      found(aPosition(12.9, 77.59, 20)),
    );
    await open(shop);
    await expect.element(page.getByText(movePin).first()).toBeVisible();
    await expect.element(typed).toHaveValue('Flat 3, MG Road, Bengaluru 560002, 560001');
    await button('Use my location').click();
    await expect.element(page.getByText(several).first()).toBeVisible();
    await expect.element(card(/^Another address/)).toBeChecked();
    // The saved one is as it was.
    await card(/^Home/).click();
    await expect.element(page.getByText(movePin).first()).toBeVisible();
    await expect.element(typed).toHaveValue('Flat 3, MG Road, Bengaluru 560002, 560001');
    await button('Use my location').click();
    await expect.element(page.getByText(several).first()).toBeVisible();
    await typed.fill('Flat 3, MG Road, Bengaluru, 560001');
    await expect.element(button('Pay ₹75 on delivery')).toBeVisible();
    expect(await order(shop)).toMatchObject({
      address: 'Flat 3, MG Road, Bengaluru, 560001',
      coordinates: { lat: 12.9, lng: 77.59 },
    });
  });
});
