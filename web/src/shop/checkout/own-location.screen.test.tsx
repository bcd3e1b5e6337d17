import { page, userEvent } from 'vitest/browser';
import { describe, expect, it, vi } from 'vitest';
import { aCustomer, aDish } from '../../../test/factories';
import { aPosition } from '../../../test/geolocation';
import { aShop, button, inCart, show, title, twoFrames } from '../../../test/show';

const dish = aDish();
const pin = page.getByText('Pin at');
const use = button('Use my location');
const map = page.getByLabelText(/^Delivery place/);
const inaccurate = page.getByText('known only to about');

/** At the checkout. @returns answers the page's question where the device is; without an accuracy, it may not know */
async function atCheckout() {
  await show(aShop({ menu: [dish] }), '/checkout', { who: aCustomer(), cart: [inCart(dish)] });
  await expect.element(title('Checkout')).toBeVisible();
  const asked = vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockReturnValue();
  return (accuracy?: number) => {
    const [found, failed] = asked.mock.lastCall ?? [];
    const denied = {
      code: 1,
      PERMISSION_DENIED: 1,
      POSITION_UNAVAILABLE: 2,
      TIMEOUT: 3,
      message: '',
    } as const;
    if (accuracy === undefined) failed?.(denied);
    else found?.(aPosition(12.9756, 77.6066, accuracy));
  };
}
const pinText = () => pin.element().parentElement?.textContent ?? '';

describe('the location of the device', () => {
  it('moves the pin after a press on the keyboard, and not before', async () => {
    const answer = await atCheckout();
    await expect.poll(pinText).toContain('20.5900, 78.9600');
    expect(use.element().getAttribute('aria-describedby')).toBeTruthy();
    await expect.element(page.getByText('This helps the rider find your door')).toBeVisible();
    use.element().focus();
    await userEvent.keyboard('{Enter}');
    answer(20);
    await expect.poll(pinText).toContain('12.9756, 77.6066');
    await expect.element(inaccurate).not.toBeInTheDocument();
  });

  it('says how inaccurate it is beyond 200 m, until the pin is moved by hand', async () => {
    const answer = await atCheckout();
    await use.click();
    answer(1234);
    await expect.element(page.getByText('known only to about 1,230 m')).toBeVisible();
    await expect.element(map).toBeVisible();
    map.element().focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(inaccurate).not.toBeInTheDocument();
    expect(pinText()).not.toContain('12.9756,');
  });

  it('does not move a pin that was moved by hand while it was being determined', async () => {
    const answer = await atCheckout();
    await use.click();
    await expect.element(map).toBeVisible();
    map.element().focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect.poll(pinText).not.toContain('20.5900, 78.9600');
    const byHand = pinText();
    answer(1234);
    await twoFrames();
    expect(pinText()).toBe(byHand);
    await expect.element(inaccurate).not.toBeInTheDocument();
    await expect.element(use).toHaveAttribute('aria-busy', 'false');
  });

  it('shows a sentence, but no alert, if it is refused, and keeps the map', async () => {
    const answer = await atCheckout();
    await use.click();
    answer();
    await expect.element(page.getByText('Your browser does not let us see your location.')).toBeVisible();
    await expect.element(page.getByRole('alert').filter({ hasText: 'location' })).not.toBeInTheDocument();
    expect(pinText()).toContain('20.5900, 78.9600');
    await expect.element(map).toBeVisible();
  });
});
