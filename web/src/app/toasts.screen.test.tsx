import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { aDish } from '../../test/factories';
import { aShop, button, desk, inCart, phone, show, title, toast } from '../../test/show';

const dish = aDish({ name: 'Paneer Makhani Burger with Extra Cheese and Fries' });

const showCart = async (size: typeof phone | typeof desk) => {
  await show(aShop({ menu: [dish] }), '/cart', { cart: [inCart(dish)], size });
  await expect.element(title('Your Cart')).toBeVisible();
};

const toastElement = () => document.querySelector('.Toastify__toast');

const textOf = (element: Element | null) => {
  const text = document.createRange();
  if (element) text.selectNodeContents(element);
  return text;
};

/** The number of lines of the toast's text. */
const lines = () =>
  new Set([...textOf(toastElement()).getClientRects()].map(({ bottom }) => Math.round(bottom))).size;

/** The parts of the heading and of the header's links that a toast covers. */
async function covered(): Promise<string[]> {
  // The animation has ended.
  await expect.poll(toastElement).not.toHaveClass('Toastify--animate');
  const over = toastElement()?.getBoundingClientRect() ?? new DOMRect();
  return ['h1', 'header a[href="#/"]', 'header a[href="#/cart"]'].filter((selector) => {
    const element = document.querySelector(selector);
    const { left, right } = textOf(element).getBoundingClientRect();
    const { top, bottom } = element?.getBoundingClientRect() ?? new DOMRect();
    return left < over.right && right > over.left && top < over.bottom && bottom > over.top;
  });
}

describe('a toast', () => {
  it('with two lines leaves the heading of a phone’s screen visible', async () => {
    await showCart(phone);
    await button(`Remove ${dish.name}`).click();
    await expect.element(toast(`${dish.name} removed from cart.`)).toBeVisible();
    expect(lines()).toBeGreaterThan(1);
    expect(await covered()).toEqual([]);
  });

  it('leaves the heading in the middle of a desktop screen visible', async () => {
    await showCart(desk);
    await button('Proceed to Checkout').click();
    await expect.element(title('Login')).toBeVisible();
    await expect.element(toast('You must be logged in to proceed to checkout.')).toBeVisible();
    expect(await covered()).toEqual([]);
  });

  it('has no animation with reduced motion, and closes automatically', async () => {
    await showCart(phone);
    await button(`Remove ${dish.name}`).click();
    const shown = page.getByRole('alert').getByText('removed from cart.');
    await expect.element(shown).toBeVisible();
    const bar = document.querySelector('.Toastify__progress-bar--animated');
    expect(bar?.checkVisibility({ visibilityProperty: true })).toBe(false);
    expect(bar && getComputedStyle(bar).animationTimingFunction).toBe('steps(1)');
    for (const animation of bar?.getAnimations() ?? []) animation.finish();
    await expect.element(shown).not.toBeInTheDocument();
  });
});
