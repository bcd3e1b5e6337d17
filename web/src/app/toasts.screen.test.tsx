import { page, userEvent } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { aDish } from '../../test/factories';
import { aShop, button, desk, inCart, phone, scrollTo, show, title, toast, twoFrames } from '../../test/show';

const dish = aDish({ name: 'Paneer Makhani Burger with Extra Cheese and Fries' });

const showCart = async (size: readonly [number, number]) => {
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

/** The parts of the heading and of the header that a toast covers. */
async function covered(): Promise<string[]> {
  // The animation has ended.
  await expect.poll(toastElement).not.toHaveClass('Toastify--animate');
  const over = toastElement()?.getBoundingClientRect() ?? new DOMRect();
  return ['h1', 'header form', 'header a[href="#/"]', 'header a[href="#/cart"]'].filter((selector) => {
    const element = document.querySelector(selector);
    const text = selector === 'h1' ? textOf(element) : element;
    const { left, right } = text?.getBoundingClientRect() ?? new DOMRect();
    const { top, bottom } = element?.getBoundingClientRect() ?? new DOMRect();
    return left < over.right && right > over.left && top < over.bottom && bottom > over.top;
  });
}

describe('a toast', () => {
  it('leaves the heading of a phone’s screen visible even with two lines', async () => {
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

  it('leaves the heading visible while the screen scrolls', async () => {
    await showCart([375, 400]);
    await scrollTo(150);
    await button(`Remove ${dish.name}`).click();
    await expect.element(toast(`${dish.name} removed from cart.`)).toBeVisible();
    expect(await covered()).toEqual([]);
    await scrollTo(0);
    await expect.poll(covered).toEqual([]);
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

it('a toast is at the top, lasts five seconds, is reached by its hotkey, and closes when it is dragged away', async () => {
  await showCart(phone);
  await button(`Remove ${dish.name}`).click();
  await expect.element(toast(`${dish.name} removed from cart.`)).toBeVisible();
  await expect.poll(toastElement).not.toHaveClass('Toastify--animate');
  expect(toastElement()?.className).toContain('Toastify__toast--info');
  expect(document.querySelector('.Toastify__toast-container--top-center')).not.toBeNull();
  const bar = document.querySelector<HTMLElement>('.Toastify__progress-bar--animated');
  expect(bar?.style.animationDuration).toBe('5000ms');
  if (bar) bar.style.animationPlayState = 'paused';
  await userEvent.keyboard('{Alt>}t{/Alt}');
  await expect.poll(() => document.activeElement?.closest('.Toastify')).not.toBeNull();

  // Dragged by half of its width it returns; by nine tenths it closes.
  const restsAt = Math.round(toastElement()?.getBoundingClientRect().x ?? NaN);
  const pull = async (part: number) => {
    const element = toastElement();
    if (!element) throw new Error('no toast');
    const { x, y, width, height } = element.getBoundingClientRect();
    const at = (left: number) => ({ clientX: left, clientY: y + height / 2, bubbles: true, pointerId: 1 });
    element.dispatchEvent(new PointerEvent('pointerdown', at(x + 20)));
    for (let step = 1; step <= 3; step += 1)
      document.dispatchEvent(new PointerEvent('pointermove', at(x + 20 + (width * part * step) / 3)));
    document.dispatchEvent(new PointerEvent('pointerup', at(x + 20 + width * part)));
    await twoFrames();
  };
  await pull(0.5);
  await expect.poll(() => Math.round(toastElement()?.getBoundingClientRect().x ?? NaN)).toBe(restsAt);
  await pull(0.9);
  await expect.poll(toastElement).toBeNull();
});
