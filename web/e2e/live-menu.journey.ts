import type { Page } from '@playwright/test';
import {
  button,
  desk,
  expect,
  inCart,
  isLive,
  link,
  lossOfServer,
  phone,
  test,
  title,
  toast,
} from './journey-test';
import { holdBack, untilPrerendered } from './page-loads';
import { aCustomer, aDish, anOrder, changeCategory, changeDish } from './people';

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const headings = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });

test('an open menu shows changes, and those made while the server was away', async ({
  ownShop,
  visit,
  complaints,
}) => {
  const { shop } = ownShop;
  const dish = await aDish(shop, { name: 'Kothimbir Vadi', price: 60 });
  const page = await visit('/menu', { at: shop });
  await isLive(page);
  await changeDish(shop, dish, { price: 65 });
  await expect(card(page, dish.name)).toContainText('₹65');

  await ownShop.kill();
  await shop.sql(`update menu_items set name = 'Alu Vadi' where id = $1`, [dish.id]);
  await ownShop.restart();
  await expect(card(page, 'Alu Vadi')).toBeVisible();
  await isLive(page);
  await shop.rest('DELETE', `/api/admin/menu/${dish.id}`, shop.owner);
  await expect(card(page, 'Alu Vadi')).toHaveCount(0);
  complaints.expect(...lossOfServer);
});

test('a page whose token the socket refuses becomes a visitor’s, and follows the menu with one more connection', async ({
  shop,
  visit,
}) => {
  const dish = await aDish(shop, { price: 60 });
  let sockets = 0;
  const answers = holdBack(/\/graphql$/, 'Me');
  const page = await visit('/menu', {
    who: { token: 'not.a.token' },
    prepare: async (opened) => {
      // The socket must be the first to notice.
      await answers.prepare(opened);
      opened.on('websocket', () => (sockets += 1));
    },
  });
  await expect.poll(() => page.evaluate("localStorage.getItem('token')")).toBeNull();
  answers.bring();
  await isLive(page);
  await changeDish(shop, dish, { price: 65 });
  await expect(card(page, dish.name)).toContainText('₹65');
  await page.goto('./#/profile');
  await expect(page.getByText('You are not logged in.')).toBeVisible();
  expect(sockets).toBe(2);
});

test('a customer learns in the cart what was repriced or deleted, and orders at the new price', async ({
  shop,
  visit,
}) => {
  const asha = await aCustomer(shop);
  const samosa = await aDish(shop, { name: 'Samosa of today', price: 20 });
  const lassi = await aDish(shop, { name: 'Lassi of today', price: 50 });
  const page = await visit('/menu', { who: asha });
  await button(page, 'Add to Cart: Samosa of today').click();
  await button(page, 'Add to Cart: Lassi of today').click();
  await expect(link(page, 'Cart, 2 items')).toBeVisible();
  await page.goto('./#/cart');
  const total = page.locator('p', { hasText: 'Total' });
  await expect(total).toContainText('₹70');
  await isLive(page);

  await changeDish(shop, samosa, { price: 25 });
  await expect(page.getByText('Samosa of today now costs ₹25 (was ₹20).')).toBeVisible();
  await expect(total).toContainText('₹75');
  await shop.rest('DELETE', `/api/admin/menu/${lassi.id}`, shop.owner);
  await expect(page.getByText('Lassi of today is not on the menu any more.')).toBeVisible();
  await expect(total).toContainText('₹25');

  // The checkout would fail, so the remove button is highlighted.
  await button(page, 'Proceed to Checkout').click();
  await expect(
    toast(page, 'Lassi of today is not on the menu any more. Please remove it to continue.'),
  ).toBeVisible();
  await button(page, 'Remove it').click();
  await button(page, 'Proceed to Checkout').click();
  await expect(title(page, 'Checkout')).toBeVisible();
  await expect(page.getByText('The menu has changed')).toHaveCount(0);

  // The price changes again, while the dialog asks to confirm the old total.
  await page.getByLabel('Address').fill('12 MG Road, Bengaluru');
  await page.getByRole('button', { name: /^Pay ₹25/ }).click();
  await expect(page.getByRole('alertdialog').getByText('₹25')).toBeVisible();
  await changeDish(shop, samosa, { price: 30, name: 'Samosa of tomorrow' });
  await expect(page.getByText('Samosa of tomorrow now costs ₹30 (was ₹25).')).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.getByRole('button', { name: /^Pay ₹30/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Proceed' }).click();
  await expect(toast(page, 'Order placed successfully!')).toBeVisible();
  const { body } = await shop.rest('GET', '/api/orders', asha);
  expect(body).toMatchObject([
    { total: 30, items: [{ menuItem: { name: 'Samosa of tomorrow', price: 30 }, qty: 1 }] },
  ]);
});

test('portions count down on the open menu and in the cart while others order', async ({ shop, visit }) => {
  const dish = await aDish(shop, { name: 'Sitaphal Basundi' });
  const chai = await aDish(shop, { name: 'Cutting Chai' });
  const asha = await aCustomer(shop);
  const order = (qty: number) => anOrder(shop, asha, dish, { items: [{ menuItem: dish.id, qty }] });
  await shop.graphql('mutation ($id: ID!) { setPortions(dishId: $id, left: 7) { id } }', { id: dish.id });
  const page = await visit('/menu');
  await isLive(page);
  await expect(card(page, dish.name).getByText(/^Only/)).toHaveCount(0);
  await order(4);
  await expect(card(page, dish.name).getByText('Only 3 left')).toBeVisible();

  const cart = await visit('/cart', { who: asha, cart: [inCart(dish, 2), inCart(chai)] });
  const line = cart.getByRole('listitem').filter({ hasText: dish.name });
  await expect(line.getByText('Only 3 left')).toBeVisible();
  await isLive(cart);
  await order(2);
  await expect(line.getByText('Only 1 left')).toBeVisible();
  const sentence = 'Only 1 portion of Sitaphal Basundi is left. Please order no more.';
  await expect(cart.getByText(sentence)).toBeVisible();
  await button(cart, 'One Sitaphal Basundi less').click();
  await expect(cart.getByText(sentence)).toHaveCount(0);

  await order(1);
  await expect(card(page, dish.name).getByText('Sold out', { exact: true })).toBeVisible();
  await expect(line.getByText('Sold out', { exact: true })).toBeVisible();
});

test('an admin sets the attributes of a dish, and open menus show them', async ({ shop, visit }) => {
  const dish = await aDish(shop, { name: 'Moong Dal', category: 'Curries' });
  const menu = await visit('/menu', { size: desk });
  await isLive(menu);
  const page = await visit('/admin/menu', { who: shop.owner, size: desk });
  await button(page, 'Edit Moong Dal').click();
  await page.getByRole('radio', { name: 'Contains egg' }).check();
  await page.getByText('More about this dish').click();
  await page.getByLabel('In Hindi', { exact: true }).fill('मूंग दाल');
  await page.getByLabel('Spice').selectOption('Very spicy');
  await page.getByLabel('Serves').fill('3');
  await page.getByRole('checkbox', { name: 'New' }).check();
  await page.getByRole('checkbox', { name: 'eggs' }).check();
  await button(page, 'Update Item').click();
  await expect(toast(page, '✅ Item updated!')).toBeVisible();
  await expect(card(menu, 'Moong Dal').getByRole('img', { name: 'Contains egg' })).toBeVisible();
  await expect(card(menu, 'Moong Dal').getByRole('listitem')).toHaveText(['New', 'Very spicy']);
  const said = await shop.graphql<{ menu: object[] }>(
    '{ menu { id mark hindiName serves allergens isJain } }',
  );
  expect(said.menu).toContainEqual({
    id: dish.id,
    mark: 'EGG',
    hindiName: 'मूंग दाल',
    serves: 3,
    allergens: ['EGGS'],
    isJain: false,
  });
});

test.describe('categories and dishes', () => {
  test.use({ hasOwnShop: true });

  test('are updated on the open menu when they are renamed, hidden or reordered', async ({ shop, visit }) => {
    await shop.sql('delete from menu_items');
    await shop.sql('delete from categories');
    const dishes = [
      await aDish(shop, { name: 'Idli', category: 'Brekfast' }),
      await aDish(shop, { name: 'Dosa', category: 'Brekfast' }),
      await aDish(shop, { name: 'Chai', category: 'Drinks' }),
    ];
    await untilPrerendered(shop, 'Chai');
    const page = await visit('/menu', { size: desk });
    await expect(headings(page)).toHaveText(['Brekfast', 'Drinks']);
    await isLive(page);

    await changeCategory(shop, 'Brekfast', { name: 'Breakfast' });
    await expect(headings(page)).toHaveText(['Breakfast', 'Drinks']);
    const { categories } = await shop.graphql<{ categories: { id: string }[] }>('{ categories { id } }');
    await shop.graphql('mutation ($ids: [ID!]!) { reorderCategories(ids: $ids) { id } }', {
      ids: categories.map(({ id }) => id).toReversed(),
    });
    await expect(headings(page)).toHaveText(['Drinks', 'Breakfast']);
    await shop.graphql('mutation ($ids: [ID!]!) { reorderDishes(ids: $ids) { id } }', {
      ids: dishes.map(({ id }) => id).toReversed(),
    });
    await expect
      .poll(() => page.getByRole('article').evaluateAll((all) => all.map((each) => each.ariaLabel)))
      .toEqual(['Chai', 'Dosa', 'Idli']);
    await changeCategory(shop, 'Breakfast', { isHidden: true });
    await expect(headings(page)).toHaveText(['Drinks']);
    await changeCategory(shop, 'Breakfast', { isHidden: false });
    await expect(headings(page)).toHaveText(['Drinks', 'Breakfast']);
  });
});

test('a dish with options is configured, ordered, seen by staff and ordered again', async ({
  shop,
  visit,
}) => {
  const name = 'Soya Chaap Roll';
  const roll = await aDish(shop, { name, price: 120, category: 'Rolls of today' });
  const groups: { groupId: string }[] = [];
  for (const input of [
    {
      name: 'Size of roll',
      minChoices: 1,
      maxChoices: 1,
      maxEach: 1,
      choices: [
        { name: 'Regular', price: 0, isDefault: true },
        { name: 'Large', price: 60 },
      ],
    },
    {
      name: 'Extras of roll',
      minChoices: 0,
      maxChoices: 3,
      maxEach: 2,
      choices: [
        { name: 'Cheese', price: 30 },
        { name: 'Olives', price: 25.5 },
      ],
    },
  ]) {
    const { addOptionGroup } = await shop.graphql<{ addOptionGroup: { id: string } }>(
      'mutation ($input: OptionGroupInput!) { addOptionGroup(input: $input) { id } }',
      { input },
    );
    groups.push({ groupId: addOptionGroup.id });
  }
  await shop.graphql(
    `mutation ($id: ID!, $input: MenuItemInput!) { updateMenuItem(id: $id, input: $input, version: 1) { id } }`,
    { id: roll.id, input: { name, price: 120, options: groups } },
  );

  const page = await visit('/menu', { who: await aCustomer(shop), size: phone });
  await button(page, `Add to Cart: ${name}`).click();
  const stepper = card(page, name).getByRole('group', { name: `${name} in cart` });
  await expect(stepper.getByText('1')).toBeVisible();
  await button(page, `Customise ${name}`).click();
  const form = page.getByRole('dialog', { name, exact: true });
  await form.getByRole('radio', { name: 'Large + ₹60' }).check();
  const cheese = form.getByRole('group', { name: 'Cheese', exact: true });
  await cheese.getByRole('button', { name: 'One more Cheese' }).click();
  await cheese.getByRole('button', { name: 'One more Cheese' }).click();
  await form.getByLabel('Note for the kitchen').fill('  Less spicy, please ');
  await form.getByRole('button', { name: `One more ${name}` }).click();
  await button(page, 'Add for ₹480').click();
  await expect(form).toHaveCount(0);
  await expect(stepper.getByText('3')).toBeVisible();

  await page.goto('./#/cart');
  const lines = page.getByRole('main').getByRole('listitem');
  const total = page.locator('p', { hasText: 'Total' });
  const rich = lines.filter({ hasText: 'Large' });
  await expect(rich.getByText('Size of roll: Large · Extras of roll: Cheese × 2')).toBeVisible();
  await expect(rich.getByText('Less spicy, please')).toBeVisible();
  await expect(total).toContainText('₹600');

  await button(page, 'Proceed to Checkout').click();
  await expect(title(page, 'Checkout')).toBeVisible();
  const summary = page.getByRole('list', { name: 'Dishes' });
  await expect(summary.getByText('Cheese × 2')).toBeVisible();
  await expect(summary.getByText('Less spicy, please')).toBeVisible();
  await page.getByLabel('Address').fill('12 MG Road, Bengaluru');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Pay ₹600/ })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Proceed' }).click();
  await expect(toast(page, 'Order placed successfully!')).toBeVisible();
  await expect(title(page, 'Order History')).toBeVisible();
  const order = page.getByRole('article').first();
  await expect(order.getByText('Cheese × 2')).toBeVisible();
  await expect(order.getByText('Less spicy, please')).toBeVisible();
  await order.getByRole('button', { name: 'Order again' }).click();
  await expect(title(page, 'Your Cart')).toBeVisible();
  await expect(lines).toHaveCount(2);
  await expect(total).toContainText('₹600');

  const staff = await visit('/admin/orders', { who: shop.owner });
  await expect(staff.getByText('Cheese × 2').first()).toBeVisible();
  await expect(staff.getByText('Less spicy, please').first()).toBeVisible();
});
