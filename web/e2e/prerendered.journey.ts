import type { Page } from '@playwright/test';
import { desk, expect, isLive, test, title } from './journey-test';
import { holdBack, untilPrerendered, withoutPrerenderedScreens } from './page-loads';
import { aCustomer, aDish, aDishWithPicture, changeDish, type Dish } from './people';
import type { Shop } from './shop';

test.use({ hasOwnShop: true });

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const picture = '/shop/icons/apple-touch-180.png';

/** The only dish of the shop. */
async function theOnlyDish(shop: Shop, image = picture): Promise<Dish> {
  await shop.sql('delete from menu_items');
  const dish = await aDishWithPicture(shop, { name: 'Vada Pav', category: 'Pav', price: 45 }, image);
  await untilPrerendered(shop, image);
  return dish;
}

/** Holds back the code of the shop. Later events than `commit` wait for modules. */
const withoutCode = () => ({ waitUntil: 'commit' as const, ...holdBack(/\.js$/) });
const graphqlClient = /\/assets\/api-[^/]*\.js$/;

const inEnglish = { heading: /Chowk Street Kitchen|Our Menu/, add: 'Add to Cart', spoken: 'en-IN' };
const inHindi = { heading: /Chowk Street Kitchen|मेन्यू/, add: 'कार्ट में डालें', spoken: 'hi-IN' };
for (const { route, chosen, languages, heading, add, spoken } of [
  { route: '/', chosen: 'en', languages: ['hi-IN', 'en'], ...inEnglish },
  { route: '/menu', chosen: 'hi', languages: ['en-US'], ...inHindi },
  { route: '/menu', chosen: '', languages: ['en-US', 'hi'], ...inEnglish },
  { route: '/', chosen: '', languages: ['hi', 'en-IN'], ...inHindi },
])
  test(`the prerendered screen at ${route} is shown in ${spoken} for "${chosen}" and ${languages.join()}, and is hydrated`, async ({
    shop,
    visit,
  }) => {
    await theOnlyDish(shop);
    const { bring, ...how } = withoutCode();
    const page = await visit(route, { size: desk, stored: { language: chosen }, languages, ...how });
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', spoken);
    await expect(card(page, 'Vada Pav').getByText('₹45')).toBeVisible();
    await card(page, 'Vada Pav').evaluate((element) => element.setAttribute('data-kept', ''));

    // Actions before hydration are replayed.
    await card(page, 'Vada Pav').getByRole('button', { name: add }).click();
    await page.getByRole('combobox').fill('vada');
    bring();
    await expect(page.locator('nav a[href="#/cart"]').filter({ hasText: '1' })).toBeVisible();
    await expect(page.getByRole('combobox')).toHaveValue('vada');
    await expect(page.getByRole('option', { name: /Vada Pav/ })).toBeVisible();
    await expect(card(page, 'Vada Pav')).toHaveAttribute('data-kept');
    await expect(page.locator('html')).toHaveAttribute('lang', spoken);
  });

test('before the shop’s code has loaded a search can be sent, and links lead to their screens', async ({
  shop,
  visit,
}) => {
  await theOnlyDish(shop);
  const first = withoutCode();
  const page = await visit('/', { size: desk, ...first });
  await page.getByRole('combobox', { name: 'Search menu' }).fill('vada pav');
  await page.keyboard.press('Enter');
  first.bring();
  await expect(page.getByText('1 dish for “vada pav”')).toBeVisible();
  await expect(page).toHaveURL(/\/shop\/#\/menu\?search=vada%20pav$/);

  const second = withoutCode();
  const other = await visit('/', { size: desk, ...second });
  await other.getByRole('link', { name: 'ABOUT', exact: true }).click();
  await expect(other).toHaveURL(/#\/about$/);
  second.bring();
  await expect(title(other, 'About Us')).toBeVisible();

  // A private screen shows no prerendered one instead.
  const third = withoutCode();
  const cart = await visit('/cart', third);
  await expect.poll(() => cart.evaluate('document.readyState')).not.toBe('loading');
  await expect(cart.locator('template')).toHaveCount(0);
  await expect(cart.locator('#root')).toBeEmpty();
  third.bring();
  await expect(title(cart, 'Your Cart')).toBeVisible();
});

test('a signed-in user sees no login link before the code has loaded, and follows a link during hydration', async ({
  shop,
  visit,
}) => {
  await theOnlyDish(shop);
  const who = await aCustomer(shop);
  const first = withoutCode();
  const page = await visit('/', { who, size: desk, ...first });
  await expect(card(page, 'Vada Pav')).toBeVisible();
  await expect(page.getByRole('link', { name: 'LOGIN' })).toBeHidden();
  first.bring();
  await expect(page.getByText('My Account')).toBeVisible();

  const second = withoutCode();
  // React hydrates in slices, and the page changes in between.
  const script = `
    const { replaceState } = history;
    let begun = false;
    window.wentToLogin = false;
    history.replaceState = function (state, title, url) {
      window.wentToLogin ||= String(url).includes('#/login');
      replaceState.apply(this, begun ? [state, title, url] : [state, title, '#/order-history']);
      begun = true;
    };`;
  const other = await visit('/', { who, size: desk, script, ...second });
  await expect(card(other, 'Vada Pav')).toBeVisible();
  second.bring();
  await expect(title(other, 'Order History')).toBeVisible();
  expect(await other.evaluate('window.wentToLogin')).toBe(false);
});

test('a page with an outdated menu shows it, and then the current one', async ({ shop, visit }) => {
  const dish = await theOnlyDish(shop);
  const { bring, ...how } = withoutCode();
  const page = await visit('/menu', how);
  await expect(card(page, dish.name).getByText('₹45')).toBeVisible();
  await changeDish(shop, dish, { price: 75 });
  bring();
  await expect(card(page, dish.name).getByText('₹75')).toBeVisible();
});

test('a page that was prerendered before a sold-out mark ended is hydrated, and then shows that it has ended', async ({
  shop,
  visit,
}) => {
  const dish = await theOnlyDish(shop);
  await shop.graphql(
    'mutation ($dishIds: [ID!]!) { setSoldOut(dishIds: $dishIds, period: UNTIL_TOMORROW) { id } }',
    { dishIds: [dish.id] },
  );
  await untilPrerendered(shop, 'Sold out');
  const { bring, ...how } = withoutCode();
  const inTwoDays = 'const now = Date.now; Date.now = () => now() + 2 * 86_400_000;';
  const page = await visit('/menu', { size: desk, script: inTwoDays, ...how });
  await expect(
    card(page, 'Vada Pav')
      .getByText(/^Sold out/)
      .first(),
  ).toBeVisible();
  await card(page, 'Vada Pav').evaluate((element) => element.setAttribute('data-kept', ''));
  bring();
  await expect(card(page, 'Vada Pav').getByRole('button', { name: 'Add to Cart' })).toBeVisible();
  await expect(card(page, 'Vada Pav')).toHaveAttribute('data-kept');
});

test('a picture that failed to load before hydration is replaced by a text', async ({
  shop,
  visit,
  complaints,
}) => {
  await theOnlyDish(shop, '/uploads/menu/nothing-here.webp');
  const { bring, ...how } = withoutCode();
  const page = await visit('/menu', how);
  const image = card(page, 'Vada Pav').locator('img');
  await expect(image).toBeAttached();
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.complete)).toBe(true);
  await expect(card(page, 'Vada Pav').getByText('No Image')).toHaveCount(0);
  bring();
  await expect(card(page, 'Vada Pav').getByText('No Image')).toBeVisible();
  complaints.expect(/404 \(Not Found\)/);
});

for (const route of ['/', '/menu'])
  test(`the first view of ${route} shows the menu and fills the cart while the GraphQL client loads, and is live then`, async ({
    shop,
    visit,
  }) => {
    const dish = await theOnlyDish(shop);
    const { bring, held, prepare } = holdBack(graphqlClient);
    const page = await visit(route, { prepare });
    await expect(card(page, dish.name).getByText('₹45')).toBeVisible();
    await expect.poll(() => held.length).toBeGreaterThan(0);
    await card(page, dish.name).getByRole('button', { name: 'Add to Cart' }).click();
    await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
    await expect(page.getByRole('link', { name: /1 item · ₹45/ })).toBeVisible();
    bring();
    await isLive(page);
    await changeDish(shop, dish, { price: 60 });
    await expect(card(page, dish.name).getByText('₹60')).toBeVisible();
    await expect(page.getByRole('link', { name: /1 item · ₹60/ })).toBeVisible();
  });

test('while the GraphQL client loads a search works, suggestions wait, and a screen that needs it opens then', async ({
  shop,
  visit,
}) => {
  await theOnlyDish(shop);
  const first = holdBack(graphqlClient);
  const page = await visit('/', first);
  const search = page.getByRole('combobox', { name: 'Search menu' });
  await search.fill('vada pav');
  await expect.poll(() => first.held.length).toBeGreaterThan(0);
  await search.press('End');
  await expect(page.getByRole('option')).toHaveCount(0);
  await search.press('Enter');
  await expect(page.getByText('1 dish for “vada pav”')).toBeVisible();
  await expect(card(page, 'Vada Pav')).toBeVisible();
  await search.fill('vada');
  first.bring();
  await page.getByRole('option', { name: /Vada Pav/ }).click();
  await expect(page.getByText('for “Vada Pav”')).toBeVisible();
  await expect(search).toHaveValue('Vada Pav');

  const second = holdBack(graphqlClient);
  const other = await visit('/', second);
  await other.getByRole('link', { name: 'Profile' }).click();
  await expect(other).toHaveURL(/#\/login/);
  second.bring();
  await expect(title(other, 'Login')).toBeVisible();
});

test('the menu is requested again if the first request failed', async ({ shop, visit, complaints }) => {
  const dish = await aDish(shop);
  let asked = 0;
  const page = await visit('/menu', {
    prepare: async (opened) => {
      await withoutPrerenderedScreens(opened);
      await opened.route('**/graphql', async (request) => {
        asked += 1;
        await (asked === 1 ? request.abort() : request.continue());
      });
    },
  });
  await expect(card(page, dish.name)).toBeVisible();
  expect(asked).toBeGreaterThan(1);
  complaints.expect(/net::ERR_FAILED/);
});

test('a menu that an older version stored on the device is not shown, and is removed', async ({
  shop,
  visit,
}) => {
  const dish = await aDish(shop);
  const old = { __typename: 'MenuItem', id: dish.id, name: 'Old', price: 1, description: '' };
  const lastMenu = JSON.stringify({
    menu: [{ ...old, category: 'Old', image: null, isVegetarian: true }, { id: 'a' }],
  });
  for (const prepare of [undefined, withoutPrerenderedScreens]) {
    const page = await visit('/menu', { stored: { lastMenu }, ...(prepare && { prepare }) });
    await expect(card(page, dish.name)).toBeVisible();
    await expect.poll(() => page.evaluate("localStorage.getItem('lastMenu')")).toBeNull();
    await expect(card(page, 'Old')).toHaveCount(0);
  }
});

test('the page contains the stylesheet of the first view, and requests the first pictures before the code', async ({
  shop,
  visit,
}) => {
  await theOnlyDish(shop);
  const styles: string[] = [];
  const requested: string[] = [];
  const page = await visit('/', {
    prepare: (opened) =>
      Promise.resolve(
        opened.on('request', (asked) => {
          requested.push(new URL(asked.url()).pathname);
          if (asked.resourceType() === 'stylesheet') styles.push(asked.url());
        }),
      ),
  });
  const code = requested.findIndex((path) => path.endsWith('.js'));
  expect(requested.slice(0, code)).toContain(picture);
  const inlined = await page.evaluate<string>("document.querySelector('link[rel=stylesheet]').href");
  // This screen needs it too.
  await page.goto('./#/about');
  await expect(title(page, 'About Us')).toBeVisible();
  expect(styles).toContainEqual(expect.stringMatching(/\/about-page-/));
  expect(styles).not.toContain(inlined);
});

test('the first view follows a navigation while it renders', async ({ visit }) => {
  const page = await visit('/', {
    // After the router has read the address and before it listens.
    script: `
      const { replaceState } = history;
      history.replaceState = function (...state) {
        history.replaceState = replaceState;
        // As a link does: setting location.hash before the load event would replace the history entry.
        queueMicrotask(() => history.pushState(null, '', '#/about?by=link'));
        return replaceState.apply(this, state);
      };`,
  });
  await expect(title(page, 'About Us')).toBeVisible();
  await expect(page).toHaveURL(/#\/about\?by=link$/);
  await page.goBack();
  await expect(title(page, 'Chowk Street Kitchen')).toBeVisible();
});
