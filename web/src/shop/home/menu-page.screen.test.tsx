import { page, userEvent, type Locator } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { aCategory, aCustomer, aDish, anOrder, anOrderItem, aPage } from '../../../test/factories';
import { changeDish, removeDish } from '../../../test/menu';
import {
  address,
  aShop,
  box,
  button,
  desk,
  inCart,
  narrow,
  phone,
  scrollTo,
  show,
  title,
} from '../../../test/show';

const categories = ['Burgers', 'Rolls', 'Dosa', 'Pizza', 'Biryani', 'Sweets', 'Drinks'];
const dishesEach = 9;
const story = 'Slow-cooked overnight with whole spices, then finished over charcoal. '.repeat(6).trim();
const haleem = aDish({ name: 'Haleem', category: 'Specials', price: 1249.5, description: story });

const aFullMenu = () =>
  aShop({
    categories: [...categories, 'Specials'].map((name) => aCategory(name)),
    menu: [
      ...categories.flatMap((category) =>
        Array.from({ length: dishesEach }, (_, index) =>
          // Names of one to three lines.
          aDish({
            name: `${category} ${index + 1} ${'with butter '.repeat((index + 1) % 4)}`.trim(),
            category,
          }),
        ),
      ),
      haleem,
    ],
  });

const cards = page.getByRole('article');
const card = (name: string) => page.getByRole('article', { name, exact: true });
const tab = (name: string) => page.getByRole('tab', { name, exact: true });
const chosen = page.getByRole('tab', { selected: true });
const marked = () => document.querySelectorAll('[role=tab][aria-current]');
const hasDishes = (count: number) => expect.element(cards).toHaveLength(count);
const wholeMenu = () => hasDishes(categories.length * dishesEach + 1);

/** Pixels between the sticky tabs and an element. */
const gapBelowTabs = (what: Locator) => box(what).top - box(page.getByRole('tablist')).bottom;

async function beginsWith(category: string): Promise<void> {
  const heading = page.getByRole('main').getByRole('heading', { level: 2 }).first();
  await expect.element(heading).toHaveTextContent(category);
  await expect.poll(() => gapBelowTabs(heading)).toBeGreaterThanOrEqual(0);
  await expect.poll(() => gapBelowTabs(heading)).toBeLessThanOrEqual(40);
}

describe('the tabs of the menu', () => {
  it.each([narrow, desk])(
    'scroll to the head of their dishes from far down the page: %i px',
    async (...size) => {
      await show(aFullMenu(), '/menu', { size });
      await wholeMenu();
      await scrollTo(4000);
      await tab('Pizza').click();
      await hasDishes(dishesEach);
      await beginsWith('Pizza');
      // A category with a single dish does not scroll the tabs.
      const before = box(page.getByRole('tablist')).top;
      await tab('Specials').click();
      await hasDishes(1);
      await beginsWith('Specials');
      expect(box(page.getByRole('tablist')).top).toBe(before);

      await tab('All').click();
      await wholeMenu();
      await beginsWith('Burgers');
      await scrollTo(4000);
      await tab('All').click();
      await beginsWith('Burgers');
      // By keyboard as by touch.
      await scrollTo(4000);
      await userEvent.keyboard('{ArrowRight}');
      await hasDishes(dishesEach);
      await beginsWith('Burgers');
    },
  );

  it('are moved through by arrows, Home and End, which are the browser’s with Alt', async () => {
    await show(aFullMenu(), '/menu', { size: desk });
    await tab('All').click();
    await userEvent.keyboard('{End}');
    await expect.element(tab('Specials')).toHaveFocus();
    await expect.element(chosen).toHaveTextContent('Specials');
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(chosen).toHaveTextContent('All');
    await userEvent.keyboard('{ArrowLeft}{Home}{ArrowRight}');
    await expect.element(chosen).toHaveTextContent('Burgers');
    const back = new KeyboardEvent('keydown', {
      key: 'ArrowLeft',
      altKey: true,
      bubbles: true,
      cancelable: true,
    });
    tab('Burgers').element().dispatchEvent(back);
    expect(back.defaultPrevented).toBe(false);
    await expect.element(chosen).toHaveTextContent('Burgers');
  });

  it('do not scroll while their dishes begin in view', async () => {
    await show(aFullMenu(), '/menu', { size: narrow });
    await wholeMenu();
    await tab('Rolls').click();
    await hasDishes(dishesEach);
    expect(window.scrollY).toBe(0);
  });

  it('mark the visible category while All stays selected', async () => {
    await show(aFullMenu(), '/menu', { size: narrow });
    await wholeMenu();
    for (const category of ['Sweets', 'Dosa', 'Drinks']) {
      page.getByRole('region', { name: category }).element().scrollIntoView({ behavior: 'instant' });
      await expect.poll(() => [...marked()].map(({ textContent }) => textContent)).toEqual([category]);
      const row = box(page.getByRole('tablist'));
      await expect.poll(() => marked()[0]?.getBoundingClientRect().left).toBeGreaterThanOrEqual(row.left);
      await expect.poll(() => marked()[0]?.getBoundingClientRect().right).toBeLessThanOrEqual(row.right);
      await expect.element(chosen).toHaveTextContent('All');
    }
    await wholeMenu();
    await tab('Drinks').click();
    await hasDishes(dishesEach);
    await expect.poll(() => marked()).toHaveLength(0);
  });

  it('keep the chosen one in the address', async () => {
    const shop = aFullMenu();
    const isPizza = async () => {
      await expect.element(chosen).toHaveTextContent('Pizza');
      await hasDishes(dishesEach);
    };
    await show(shop, '/menu', { size: narrow });
    await wholeMenu();
    await tab('Pizza').click();
    await isPizza();
    expect(address()).toBe('/menu?category=Pizza');
    await page.getByRole('link', { name: 'Cart, 0 items' }).click();
    await expect.element(title('Your Cart')).toBeVisible();
    window.history.back();
    await isPizza();
    await tab('All').click();
    await wholeMenu();
    expect(address()).toBe('/menu');
    window.location.hash = '#/menu?category=Nowhere';
    await expect.element(chosen).toHaveTextContent('All');
    await wholeMenu();
    window.location.hash = '#/menu?search=pizza&category=Pizza';
    await isPizza();
    await tab('All').click();
    await expect.poll(address).toBe('/menu?search=pizza');

    // A link that was shared.
    await show(shop, '/menu?category=Pizza', { size: narrow });
    await isPizza();
    await expect.poll(() => box(chosen).left).toBeLessThan(box(page.getByRole('tablist')).right);
  });
});

it('a search from far down the menu shows its results from the top', async () => {
  await show(aFullMenu(), '/menu', { size: narrow });
  await wholeMenu();
  await scrollTo(5000);
  await page.getByPlaceholder('Search menu...').fill('butter');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('status').filter({ hasText: 'for “butter”' })).toBeVisible();
  await expect.poll(() => window.scrollY).toBe(0);
});

describe('the scroll position', () => {
  it('is kept on the menu for back and forward', async () => {
    const place = 3000;
    await show(aFullMenu(), '/menu', { size: narrow });
    await wholeMenu();
    await scrollTo(place);
    const seen = cards.elements().map((each) => each.getBoundingClientRect().top);
    await page.getByRole('link', { name: 'Cart, 0 items' }).click();
    await expect.element(title('Your Cart')).toBeVisible();
    await expect.poll(() => window.scrollY).toBe(0);
    window.history.back();
    await expect.poll(() => window.scrollY).toBe(place);
    await wholeMenu();
    expect(cards.elements().map((each) => each.getBoundingClientRect().top)).toEqual(seen);
    window.history.forward();
    await expect.element(title('Your Cart')).toBeVisible();
    await expect.poll(() => window.scrollY).toBe(0);
    window.history.back();
    await expect.poll(() => window.scrollY).toBe(place);
    // A new visit to the same screen starts at the top.
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: 'About', exact: true }).click();
    await expect.element(title('About Us')).toBeVisible();
    await footer.getByRole('link', { name: 'Menu', exact: true }).click();
    await expect.element(title('Our Menu')).toBeVisible();
    await expect.poll(() => window.scrollY).toBe(0);
  });

  it('is kept in a paged list, too', async () => {
    const orders = Array.from({ length: 12 }, () => anOrder({ items: [anOrderItem({ name: 'Haleem' })] }));
    const shop = aShop({ myOrders: aPage(orders) });
    await show(shop, '/order-history', { who: aCustomer(), size: narrow });
    await expect.element(cards).toHaveLength(orders.length);
    await scrollTo(1500);
    await page.getByRole('link', { name: 'Cart, 0 items' }).click();
    await expect.element(title('Your Cart')).toBeVisible();
    window.history.back();
    await expect.poll(() => window.scrollY).toBe(1500);
  });
});

describe('a card of the menu', () => {
  it.each([
    ['en', 'Add to Cart: Haleem'],
    ['hi', 'कार्ट में डालें: Haleem'],
  ] as const)('says ‘Add to Cart’ before and after its dish is in the cart: %s', async (language, add) => {
    await show(aFullMenu(), '/menu', { language });
    for (const count of ['1', '2']) {
      await card('Haleem').getByRole('button', { name: add, exact: true }).click();
      await expect
        .poll(() => card('Haleem').element().querySelector('[aria-live]')?.textContent)
        .toContain(count);
    }
    await expect.element(card('Haleem').getByRole('button', { name: add, exact: true })).toBeVisible();
  });

  it.each(
    [320, 360, 375, 768, 1280].flatMap((width) => [
      { width, language: 'en' as const },
      { width, language: 'hi' as const },
    ]),
  )(
    'keeps price and button in one row, and the button’s text in one line: $width px, $language',
    async ({ width, language }) => {
      await show(aShop({ menu: [haleem] }), '/menu', { size: [width, 800], language });
      const add = card('Haleem').getByRole('button', { name: /Cart|कार्ट/ });
      const price = card('Haleem').getByText('₹1,249.50');
      await expect.element(add).toBeVisible();
      await expect
        .poll(() => {
          const [control, text] = [box(add), box(price)];
          return {
            height: control.height,
            isOneRow: Math.abs(control.top + 22 - text.top - text.height / 2) < 3,
            isPriceFirst: text.right < control.left,
          };
        })
        .toEqual({ height: 44, isOneRow: true, isPriceFirst: true });
    },
  );
});

describe('the place of a dish', () => {
  it.each([narrow, phone, desk])('is one line without a picture: %i px', async (...size) => {
    await show(aShop({ menu: [haleem] }), '/menu', { size });
    const placeholder = card('Haleem').getByText('No Image');
    await expect.element(placeholder).toBeVisible();
    expect(box(placeholder).height).toBeLessThan(30);
    const heading = card('Haleem').getByRole('heading');
    expect(box(heading).left - box(card('Haleem')).left).toBeLessThan(40);
    expect(box(placeholder).bottom).toBeLessThanOrEqual(box(heading).top);
  });

  it('is at the end if it was sold out when the menu was opened, and does not change meanwhile', async () => {
    const [idli, vada, upma] = ['Idli', 'Vada', 'Upma'].map((name) => aDish({ name, category: 'South' }));
    if (!idli || !vada || !upma) throw new Error('no dishes');
    const shop = aShop({ menu: [{ ...idli, soldOut: { until: null } }, vada, upma, haleem] });
    const names = () => cards.elements().map((each) => each.getAttribute('aria-label'));
    await show(shop, '/menu');
    await expect.poll(names).toEqual(['Vada', 'Upma', 'Idli', 'Haleem']);
    await expect.poll(() => shop.isSubscribed('menuChanged')).toBe(true);
    changeDish(shop, { ...vada, version: 2, soldOut: { until: null } });
    await expect.element(card('Vada').getByText('Sold out')).toBeVisible();
    expect(names()).toEqual(['Vada', 'Upma', 'Idli', 'Haleem']);
    await page.getByRole('link', { name: 'Cart, 0 items' }).click();
    await expect.element(title('Your Cart')).toBeVisible();
    window.history.back();
    await expect.poll(names).toEqual(['Upma', 'Idli', 'Vada', 'Haleem']);
  });
});

describe('the bar of the cart', () => {
  const bar = page.getByRole('link', { name: 'View cart' });

  it('does not cover the button that has just been pressed, or takes the focus', async () => {
    await show(aFullMenu(), '/menu', { size: narrow });
    await wholeMenu();
    const first = cards.nth(3);
    const add = first.getByRole('button', { name: /^Add to Cart/ });
    // At the lower edge of the screen.
    await scrollTo(box(add).bottom - narrow[1] + 4);
    await add.click();
    await expect.element(bar).toBeVisible();
    await expect.element(add).toHaveFocus();
    await expect.poll(() => box(add).bottom).toBeLessThanOrEqual(box(bar).top);
    for (let presses = 0; presses < 6; presses += 1) {
      await userEvent.keyboard('{Tab}');
      await expect
        .poll(() => document.activeElement?.getBoundingClientRect().bottom)
        .toBeLessThanOrEqual(box(bar).top);
    }
  });

  it('leaves the last dish of the menu uncovered', async () => {
    await show(aFullMenu(), '/menu', { size: narrow, cart: [inCart(haleem)] });
    await wholeMenu();
    await scrollTo(document.documentElement.scrollHeight);
    expect(box(card('Haleem')).bottom).toBeLessThanOrEqual(box(bar).top);
  });
});

describe('the sheet of a dish', () => {
  const sheet = page.getByRole('dialog', { name: 'Haleem' });

  it.each([phone, desk])(
    'shows the dish with its whole description, and adds it to the cart: %i px',
    async (...size) => {
      await show(aFullMenu(), '/menu?category=Specials', { size });
      // By a tap anywhere except on the cart's buttons.
      await card('Haleem').getByText('No Image').click();
      await expect.element(sheet.getByText(story)).toBeVisible();
      await expect
        .poll(() => sheet.getByText(story).element())
        .toSatisfy(({ scrollHeight, clientHeight }: Element) => scrollHeight <= clientHeight);
      await expect.element(sheet.getByText('₹1,249.50')).toBeVisible();
      await sheet.getByRole('button', { name: 'Add to Cart: Haleem' }).click();
      const counted = { name: 'Haleem in cart' };
      await expect.element(sheet.getByRole('group', counted).getByText('1')).toBeVisible();
      await button('Close').click();
      await expect.element(sheet).not.toBeInTheDocument();
      await expect.element(card('Haleem').getByRole('group', counted).getByText('1')).toBeVisible();
      await button('Add to Cart: Haleem').click();
      await expect.element(card('Haleem').getByRole('group', counted).getByText('2')).toBeVisible();
      await expect.element(sheet).not.toBeInTheDocument();
    },
  );

  it('opens and closes by keyboard, and returns the focus', async () => {
    await show(aFullMenu(), '/menu');
    await wholeMenu();
    const opener = card('Haleem').getByRole('button', { name: 'Haleem', exact: true });
    (opener.element() as HTMLElement).focus();
    const before = window.scrollY;
    await userEvent.keyboard('{Enter}');
    await expect.element(sheet).toBeVisible();
    await expect.poll(() => document.activeElement?.closest('dialog')).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect.element(sheet).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
    expect(window.scrollY).toBe(before);
    expect(address()).toBe('/menu');
  });

  it('is closed by Back, and can be shared', async () => {
    const shop = aFullMenu();
    await show(shop, '/');
    window.location.hash = '#/menu';
    await wholeMenu();
    await card('Haleem').getByText('Haleem').click();
    await expect.element(sheet).toBeVisible();
    const shared = address();
    window.history.back();
    await expect.element(sheet).not.toBeInTheDocument();
    await expect.element(title('Our Menu')).toBeVisible();

    await show(shop, '/about');
    window.location.hash = `#${shared}`;
    await expect.element(sheet).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(sheet).not.toBeInTheDocument();
    expect(address()).toBe('/menu');
  });
});

it('the open menu follows changes, also those made while the connection was lost', async () => {
  const shop = aShop({ menu: [haleem] });
  await show(shop, '/menu');
  await expect.poll(() => shop.isSubscribed('menuChanged')).toBe(true);
  changeDish(shop, { ...haleem, price: 1300 });
  await expect.element(card('Haleem').getByText('₹1,300')).toBeVisible();

  shop.disconnect();
  changeDish(shop, { ...haleem, name: 'Mutton Haleem' });
  shop.connect();
  await expect.element(card('Mutton Haleem')).toBeVisible();
  await expect.poll(() => shop.isSubscribed('menuChanged')).toBe(true);
  removeDish(shop, haleem);
  await expect.element(cards).not.toBeInTheDocument();
});
