import { page } from 'vitest/browser';
import { expect, it } from 'vitest';
import { aDish, aRestaurant } from '../../test/factories';
import { aShop, button, desk, inCart, link, phone, show, title } from '../../test/show';

const bar = page.getByRole('navigation', { name: 'Main' });
const toggle = bar.getByRole('button', { name: 'Menu', exact: true });
const foot = page.getByRole('contentinfo');
const main = page.getByRole('main');
const aboutText = '## Quick service\nReady in minutes.';
const links = ['Instagram', 'Facebook', 'YouTube', 'X'].map((name) => ({
  name,
  url: `https://${name.toLowerCase()}.example/chowk`,
}));

it.each([
  ['a phone', phone],
  ['a desk', desk],
])('the links of the bar and the footer lead where they say on %s', async (_name, size) => {
  await show(aShop({ restaurant: aRestaurant({ links, aboutText }) }), '/', { size });
  await expect.element(title('Chowk Street Kitchen')).toBeVisible();
  await expect.element(link('Order Now')).toHaveAttribute('href', '#/menu');
  for (const [name, href] of [
    ['Home', '#/'],
    ['Menu', '#/menu'],
    ['About', '#/about'],
    ['Contact', '#/contact'],
  ] as const)
    await expect.element(foot.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);

  const unfold = async () => {
    if (size === phone) await toggle.click();
  };
  if (size === phone) {
    await expect.element(link('ABOUT')).not.toBeInTheDocument();
    await toggle.click();
    await expect.element(toggle).toHaveAttribute('aria-expanded', 'true');
  } else {
    await expect.element(toggle).not.toBeInTheDocument();
  }
  for (const name of ['MENU', 'ABOUT', 'LOGIN', 'REGISTER']) await expect.element(link(name)).toBeVisible();
  await expect.element(link('BOOK TABLE')).not.toBeInTheDocument();
  await expect.element(button('MY ACCOUNT')).not.toBeInTheDocument();

  await link('ABOUT').click();
  await expect.element(title('About Us')).toBeVisible();
  await unfold();
  await expect.element(link('ABOUT')).toHaveAttribute('aria-current', 'page');
  const shade = (name: string) => getComputedStyle(link(name).element()).backgroundColor;
  expect(shade('ABOUT')).not.toBe(shade('MENU'));
  for (const name of ['Quick service', 'Contact'])
    await expect.element(main.getByRole('heading', { name, exact: true })).toBeVisible();
  await expect
    .poll(() => document.querySelector('main address')?.textContent)
    .toMatch(/Phone: \+91[^]*Email: \S+@[^]*Bengaluru/);
  for (const place of [main, foot]) {
    const networks = place.getByRole('list', { name: 'Social networks' }).getByRole('link');
    await expect
      .poll(() => networks.elements().map((each) => [each.getAttribute('href'), each.getAttribute('target')]))
      .toEqual(links.map(({ url }) => [url, '_blank']));
  }

  await bar.getByRole('link', { name: 'Profile' }).click();
  await expect.element(title('Login')).toBeVisible();
  await expect.element(link('Register')).toHaveAttribute('href', '#/register');
  await bar.getByRole('link', { name: 'Cart, 0 items' }).click();
  await expect.element(page.getByText('Your cart is empty')).toBeVisible();
  await expect.element(link('Browse the menu')).toHaveAttribute('href', '#/menu');
  await bar.getByRole('link', { name: /home$/ }).click();
  await expect.element(title('Chowk Street Kitchen')).toBeVisible();
});

it('the badge of the cart shows the number in its name', async () => {
  const cart = [inCart(aDish(), 999), inCart(aDish(), 600)];
  await show(aShop(), '/about', { cart });
  const badge = page.getByRole('link', { name: 'Cart, 1,599 items' });
  await expect.element(badge.getByText('1,599', { exact: true })).toBeVisible();
});
