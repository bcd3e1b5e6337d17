import { page, userEvent } from 'vitest/browser';
import { expect, it } from 'vitest';
import { aDish } from '../../../test/factories';
import { changeDish } from '../../../test/menu';
import { address, aShop, show, title } from '../../../test/show';

const south = ['Masala', 'Rava', 'Set', 'Onion', 'Ghee', 'Paper'].map((kind) =>
  aDish({ name: `${kind} Dosa`, category: 'South' }),
);
const chai = aDish({ name: 'Cutting Chai', price: 12.5, category: undefined });
const dishes = [chai, ...south, aDish({ name: 'Vada Pav', category: 'Street' })];

/** A shop that searches by names. */
const aShopToSearch = () =>
  aShop({
    menu: ({ search }) => {
      const words = search?.trim().toLowerCase() ?? '';
      return dishes.filter(({ name }) => name.toLowerCase().includes(words));
    },
  });

const box = page.getByPlaceholder('Search menu...');
const suggested = page.getByRole('option');
const articles = page.getByRole('article');
const texts = (elements: Element[]) => elements.map(({ textContent }) => textContent);

it('the search suggests at most five dishes, and leads to its results', async () => {
  const shop = aShopToSearch();
  await show(shop, '/about');
  await box.fill('   ');
  await userEvent.keyboard('{Enter}');
  await box.fill(' dosa ');
  await expect.element(suggested).toHaveLength(5);
  expect(address()).toBe('/about');
  // The list closes when the box loses the focus.
  await userEvent.keyboard('{Tab}');
  await expect.element(suggested.first()).not.toBeInTheDocument();
  await box.fill('rava');
  await page.getByRole('option', { name: /Rava Dosa/ }).click();
  await expect.element(title('Our Menu')).toBeVisible();
  await expect.element(box).toHaveValue('Rava Dosa');
  expect(address()).toBe('/menu?search=Rava%20Dosa');
  await expect.element(articles).toHaveLength(1);
});

it('suggestions match the text in the box before the server has answered', async () => {
  const shop = aShopToSearch();
  await show(shop, '/menu');
  await box.fill('dos');
  await expect.element(suggested).toHaveLength(5);
  const release = shop.holds('MenuSuggestions');
  await box.fill('rava dos');
  await expect.poll(() => texts(suggested.elements())).toEqual([expect.stringContaining('Rava Dosa')]);
  await box.fill('chai');
  await expect.element(suggested).not.toBeInTheDocument();
  await expect.poll(() => shop.sent('MenuSuggestions').at(-1)).toMatchObject({ search: 'chai' });
  release();
  await expect.element(suggested.filter({ hasText: 'Cutting Chai' })).toBeVisible();
});

it('suggestions follow the prices of the menu', async () => {
  const dosa = aDish({ name: 'Rava Dosa', price: 45 });
  const shop = aShop({ menu: [dosa] });
  await show(shop, '/menu');
  await box.fill('rava');
  await expect.element(suggested.filter({ hasText: '₹45' })).toBeVisible();
  await expect.poll(() => shop.isSubscribed('menuChanged')).toBe(true);
  changeDish(shop, { ...dosa, price: 60, version: 2 });
  await expect.element(suggested.filter({ hasText: '₹60' })).toBeVisible();
});

it('the menu shows all dishes by category, or those of one', async () => {
  await show(aShopToSearch(), '/menu');
  await expect.element(articles).toHaveLength(8);
  const card = page.getByRole('article', { name: 'Cutting Chai' });
  for (const text of ['No Image', 'Cutting Chai', '₹12.50', 'Add to Cart'])
    await expect.element(card.getByText(text, { exact: true })).toBeInTheDocument();
  const tabs = page.getByRole('tab');
  expect(texts(tabs.elements()).toSorted()).toEqual(['All', 'South', 'Street', 'Uncategorized']);
  const groups = page.getByRole('main').getByRole('heading', { level: 2 });
  expect(texts(groups.elements()).toSorted()).toEqual(['South', 'Street', 'Uncategorized']);
  await tabs.filter({ hasText: 'South' }).click();
  await expect.poll(() => texts(groups.elements())).toEqual(['South']);
  await tabs.filter({ hasText: 'Uncategorized' }).click();
  await expect.element(articles).toHaveLength(1);
  await tabs.filter({ hasText: 'All' }).click();
  await expect.element(articles).toHaveLength(8);
});
