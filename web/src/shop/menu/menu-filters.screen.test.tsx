import { page, userEvent } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { aCategory, aDish } from '../../../test/factories';
import { hasName } from '../../domain/menu/search';
import { address, aShop, button, link, show, title } from '../../../test/show';

const menu = [
  aDish({
    name: 'Paneer Tikka',
    hindiName: 'पनीर टिक्का',
    description: 'Charred on skewers.',
    hindiDescription: 'सीख पर भुना हुआ।',
    category: 'Tandoor',
    mark: 'VEGETARIAN',
    isVegetarian: true,
    spiciness: 2,
    isNew: true,
    allergens: ['MILK', 'NUTS'],
    serves: 2,
    isPackaged: true,
  }),
  aDish({
    name: 'Chicken Tikka',
    category: 'Tandoor',
    mark: 'NON_VEGETARIAN',
    isVegetarian: false,
    isBestseller: true,
  }),
  aDish({
    name: 'Kolkata Egg Roll',
    category: 'Rolls',
    mark: 'EGG',
    isVegetarian: false,
    description: 'A fried egg on a paratha.',
  }),
  aDish({
    name: 'Jeera Aloo',
    category: 'Curries',
    mark: 'VEGETARIAN',
    isVegetarian: true,
    isBestseller: true,
  }),
  aDish({ name: 'Moong Dal', category: 'Curries', mark: 'VEGETARIAN', isVegetarian: true, isJain: true }),
];
const everything = menu.map(({ name }) => name);
const aMarkedShop = () =>
  aShop({
    menu: ({ search }) => menu.filter(({ name }) => !search || hasName({ name }, search)),
    similarDishes: ({ search }) => menu.filter(({ name }) => search === 'panner' && name === 'Paneer Tikka'),
    categories: [aCategory('Tandoor', { hindiName: 'तंदूर' }), aCategory('Rolls'), aCategory('Curries')],
  });

const card = (name: string) => page.getByRole('article', { name, exact: true });
const shows = (names: readonly string[]) =>
  expect
    .poll(() =>
      page
        .getByRole('article')
        .elements()
        .map((each) => each.ariaLabel),
    )
    .toEqual(names);
const tagsOf = (name: string) =>
  card(name)
    .getByRole('listitem')
    .elements()
    .map((each) => each.textContent);
const vegOnly = page.getByRole('switch', { name: 'Veg only', exact: true });

it('a dish on the menu bears its mark and tags, and its sheet says the rest', async () => {
  await show(aMarkedShop(), '/menu');
  for (const [name, mark] of [
    ['Paneer Tikka', 'Vegetarian'],
    ['Kolkata Egg Roll', 'Contains egg'],
    ['Chicken Tikka', 'Non-vegetarian'],
  ] as const)
    await expect.element(card(name).getByRole('img', { name: mark, exact: true })).toBeVisible();
  expect(tagsOf('Paneer Tikka')).toEqual(['New', 'Spicy']);
  expect(tagsOf('Jeera Aloo')).toEqual(['Bestseller']);
  await button('Paneer Tikka').click();
  const sheet = page.getByRole('dialog', { name: 'Paneer Tikka' });
  for (const text of ['Serves 2', 'MRP, including all taxes', 'Contains: milk, peanuts or tree nuts'])
    await expect.element(sheet.getByText(text, { exact: true })).toBeVisible();
});

it('a dish has its Hindi name in Hindi, in the cart too', async () => {
  await show(aMarkedShop(), '/menu');
  await button('हिन्दी').click();
  await expect.element(title('हमारा मेन्यू')).toBeVisible();
  await expect.element(card('पनीर टिक्का').getByText('Paneer Tikka', { exact: true })).toBeVisible();
  await button('कार्ट में डालें: पनीर टिक्का').click();
  window.location.hash = '/cart';
  await expect.element(page.getByText('पनीर टिक्का', { exact: true }).first()).toBeVisible();
  await button('English').click();
  await expect.element(page.getByText('Paneer Tikka', { exact: true }).first()).toBeVisible();
});

it('the menu is in Hindi as far as the owner has translated it, and else as it was typed, once', async () => {
  await show(aMarkedShop(), '/menu', { language: 'hi' });
  for (const name of ['तंदूर', 'Rolls']) {
    await expect.element(page.getByRole('tab', { name, exact: true })).toBeVisible();
    await expect.element(page.getByRole('heading', { name, exact: true, level: 2 })).toBeVisible();
  }
  expect(page.getByText('Tandoor').elements()).toEqual([]);
  await expect.element(card('पनीर टिक्का').getByText('सीख पर भुना हुआ।', { exact: true })).toBeVisible();
  expect(page.getByText('Charred on skewers.').elements()).toEqual([]);
  expect(card('Kolkata Egg Roll').getByText('A fried egg on a paratha.').elements()).toHaveLength(1);
  expect(card('Kolkata Egg Roll').getByText('Kolkata Egg Roll', { exact: true }).elements()).toHaveLength(1);
  await page.getByRole('tab', { name: 'तंदूर', exact: true }).click();
  expect(address()).toBe('/menu?category=Tandoor');
  await button('पनीर टिक्का').click();
  const sheet = page.getByRole('dialog', { name: 'पनीर टिक्का' });
  await expect.element(sheet.getByText('सीख पर भुना हुआ।', { exact: true })).toBeVisible();
});

describe('the filters of the menu', () => {
  it('are kept in the address, alone or with a category', async () => {
    await show(aMarkedShop(), '/menu');
    await shows(everything);
    await vegOnly.click();
    await shows(['Paneer Tikka', 'Jeera Aloo', 'Moong Dal']);
    await expect.element(vegOnly).toBeChecked();
    await button('Bestseller').click();
    await shows(['Jeera Aloo']);
    expect(address()).toBe('/menu?veg=1&tag=bestseller');
    await show(aMarkedShop(), address());
    await shows(['Jeera Aloo']);
    await expect.element(button('Bestseller')).toHaveAttribute('aria-pressed', 'true');
    await vegOnly.click();
    await shows(['Chicken Tikka', 'Jeera Aloo']);
    await page.getByRole('tab', { name: 'Tandoor', exact: true }).click();
    await shows(['Chicken Tikka']);
    expect(address()).toBe('/menu?tag=bestseller&category=Tandoor');
    await button('Bestseller').click();
    await shows(['Paneer Tikka', 'Chicken Tikka']);
  });

  it('keep both of two quick choices', async () => {
    await show(aMarkedShop(), '/menu');
    await expect.element(vegOnly).toBeVisible();
    // In one task: the screen is not rendered between them.
    for (const choice of [
      vegOnly,
      button('Bestseller'),
      page.getByRole('tab', { name: 'Tandoor', exact: true }),
    ])
      (choice.element() as HTMLElement).click();
    await expect.poll(address).toBe('/menu?veg=1&tag=bestseller&category=Tandoor');
  });

  it('narrow a search', async () => {
    await show(aMarkedShop(), '/menu?search=tikka');
    await shows(['Paneer Tikka', 'Chicken Tikka']);
    await vegOnly.click();
    await shows(['Paneer Tikka']);
    await expect
      .element(page.getByRole('status').filter({ hasText: '1 dish for “tikka”' }))
      .toBeInTheDocument();
  });

  it('offer all dishes if none is left', async () => {
    await show(aMarkedShop(), '/menu?veg=1&tag=jain&tag=bestseller&tag=nonsense');
    await expect.element(page.getByText('No dish matches all these filters')).toBeVisible();
    await button('Show all dishes').click();
    await shows(everything);
    expect(address()).toBe('/menu');
  });

  it('work by keyboard', async () => {
    await show(aMarkedShop(), '/menu');
    await expect.element(vegOnly).toBeVisible();
    vegOnly.element().focus();
    await userEvent.keyboard(' ');
    await shows(['Paneer Tikka', 'Jeera Aloo', 'Moong Dal']);
    await userEvent.keyboard('{Tab}{Enter}');
    await shows(['Jeera Aloo']);
    await expect.element(button('Bestseller')).toHaveFocus();
  });
});

describe('a search on the menu', () => {
  it('suggests a dish for a typing mistake, by the name in the present language', async () => {
    await show(aMarkedShop(), '/menu', { language: 'hi' });
    await page.getByRole('combobox').fill('panner');
    await expect.element(page.getByRole('option')).toHaveTextContent('पनीर टिक्का');
    await page.getByRole('option').click();
    await shows(['पनीर टिक्का']);
  });

  it('offers the names that may be meant, each of which one press searches for', async () => {
    await show(aMarkedShop(), '/menu?search=panner');
    await expect.element(page.getByText('Nothing called “panner”')).toBeVisible();
    await expect.element(page.getByText('Did you mean …')).toBeVisible();
    await shows([]);
    await link('Paneer Tikka').click();
    await shows(everything.filter((name) => name.includes('Paneer Tikka')));
    expect(address()).toBe('/menu?search=Paneer%20Tikka');
  });

  it('counts neither punctuation at its ends nor the kind of its spaces', async () => {
    await show(aMarkedShop(), `/menu?search=${encodeURIComponent('“paneer\u00a0tikka”,')}`);
    await expect.element(card('Paneer Tikka')).toBeVisible();
  });

  it('finds nothing where the server finds nothing, or cannot be asked', async () => {
    const shop = aMarkedShop();
    await show(shop, '/menu?search=sushi');
    await expect.element(page.getByText('Nothing called “sushi”')).toBeVisible();
    await link('See the whole menu').click();
    await shows(everything);
    shop.fails('*', 'unreachable');
    window.location.hash = '/menu?search=ramen';
    await expect.element(page.getByText('Nothing called “ramen”')).toBeVisible();
  });
});
