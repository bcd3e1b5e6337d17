import { page, userEvent, type Locator } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { aChoice, aCustomer, aDish, anOptionGroup, aQuote, withGroup } from '../../../test/factories';
import type { OptionChoice, OptionGroup } from '../../../test/generated/schema';
import { changeGroup, totalOf } from '../../../test/menu';
import { aShop, box, button, desk, inCart, link, phone, show, title, toast } from '../../../test/show';

const regular = aChoice({ name: 'Regular', isDefault: true });
const large = aChoice({ name: 'Large', price: 60 });
const size = anOptionGroup({ name: 'Size of roll', choices: [regular, large] });
const cheese = aChoice({ name: 'Cheese', price: 30 });
const olives = aChoice({ name: 'Olives', price: 25.5 });
const extras = anOptionGroup({
  name: 'Extras',
  minChoices: 0,
  maxChoices: 3,
  maxEach: 2,
  choices: [cheese, olives],
});
/** ₹120, with a size and extras. */
const roll = aDish({
  name: 'Roll',
  price: 120,
  category: null,
  options: [size, extras].map((each) => withGroup(each)),
});

const asha = aCustomer();
const aShopWithRolls = () => aShop({ menu: [roll], optionGroups: [size, extras] });

const card = page.getByRole('article', { name: 'Roll', exact: true });
const sheet = page.getByRole('dialog', { name: 'Roll', exact: true });
const inCartOfCard = (count: string) =>
  expect.element(card.getByRole('group', { name: 'Roll in cart' }).getByText(count)).toBeVisible();
const lines = page.getByRole('main').getByRole('listitem');
const total = page.getByRole('paragraph').filter({ hasText: 'Total' });
const storedLines = (): unknown => JSON.parse(localStorage.getItem('cartItems') ?? '[]');
const isGone = (what: Locator) => expect.element(what).not.toBeInTheDocument();
const goTo = (route: string) => {
  window.location.hash = `#${route}`;
};
const soldOut = (choice: OptionChoice): OptionChoice => ({ ...choice, soldOut: { until: null } });
const withChoices = (group: OptionGroup, choices: OptionChoice[], change: Partial<OptionGroup> = {}) => ({
  ...group,
  ...change,
  choices,
  version: group.version + 1,
});

/** The sheet and cart follow the menu. */
const isLive = (shop: ReturnType<typeof aShop>) =>
  expect.poll(() => shop.isSubscribed('menuChanged')).toBe(true);

describe('a dish with options', () => {
  it.each([phone, desk])(
    'is added with its defaults at one press, and configured in its sheet: %i px',
    async (...viewport) => {
      await show(aShopWithRolls(), '/menu', { size: viewport, who: asha });
      await button('Add to Cart: Roll').click();
      await inCartOfCard('1');
      expect(storedLines()).toMatchObject([{ price: 120, qty: 1, choices: [{ name: 'Regular' }] }]);

      const customise = box(button('Customise Roll'));
      expect(customise.height).toBeGreaterThanOrEqual(44);
      expect(customise.top).toBeGreaterThanOrEqual(box(button('Add to Cart: Roll')).bottom);
      await button('Customise Roll').click();
      await expect.element(sheet.getByRole('radio', { name: 'Regular' })).toBeChecked();
      await sheet.getByRole('radio', { name: 'Large + ₹60' }).click();
      const more = sheet.getByRole('group', { name: 'Cheese', exact: true }).getByRole('button', {
        name: 'One more Cheese',
      });
      await more.click();
      await more.click();
      await expect.element(more).toHaveAttribute('aria-disabled', 'true');
      await expect.element(button('Add for ₹240')).toBeVisible();
      await sheet.getByLabelText('Note for the kitchen').fill('  Less spicy, please ');
      await sheet.getByRole('button', { name: 'One more Roll' }).click();
      await button('Add for ₹480').click();
      await isGone(sheet);
      await inCartOfCard('3');

      goTo('/cart');
      const rich = lines.filter({ hasText: 'Large' });
      await expect.element(rich.getByText('Size of roll: Large · Extras: Cheese × 2')).toBeVisible();
      await expect.element(rich.getByText('Less spicy, please')).toBeVisible();
      await expect.element(total).toHaveTextContent('₹600');
      await button('Proceed to Checkout').click();
      await expect.element(title('Checkout')).toBeVisible();
      const summary = page.getByRole('list', { name: 'Dishes' });
      await expect.element(summary.getByText('Cheese × 2')).toBeVisible();
      await expect.element(summary.getByText('Less spicy, please')).toBeVisible();
    },
  );
});

describe('a sold-out choice', () => {
  it('cannot be chosen, and the sheet asks what to take in place of a default', async () => {
    const shop = aShopWithRolls();
    await show(shop, '/menu');
    await button('Add to Cart: Roll').click();
    await inCartOfCard('1');
    goTo('/cart');
    await isLive(shop);
    const sentence = 'Regular is sold out. Choose something else for Roll.';
    shop.answer({
      quote: ({ input: { items } }) => {
        const line = items.findIndex(({ choices }) => choices?.includes(regular.id));
        const problems = [{ code: 'CHOICE_SOLD_OUT' as const, message: sentence, line }];
        return aQuote({ total: totalOf(shop, items), problems: line === -1 ? [] : problems });
      },
    });
    changeGroup(shop, withChoices(size, [soldOut(regular), large]));
    changeGroup(shop, withChoices(extras, [soldOut(cheese), olives]));
    const line = lines.filter({ hasText: 'Roll' });
    await expect.element(line.getByText(sentence)).toBeVisible();
    await line.getByRole('button', { name: 'Choose again' }).click();
    await expect.element(sheet.getByRole('radio', { name: /Regular.*Sold out/ })).toBeDisabled();
    await expect
      .element(sheet.getByRole('button', { name: 'One more Cheese' }))
      .toHaveAttribute('aria-disabled', 'true');
    await button('Update for ₹120').click();
    await expect.element(sheet.getByText('Choose 1 more')).toBeVisible();
    await sheet.getByRole('radio', { name: /Large/ }).click();
    await button('Update for ₹180').click();
    await isGone(sheet);
    await isGone(line.getByText('Regular is sold out.'));
    await line.getByRole('button', { name: 'Remove Roll' }).click();

    goTo('/menu');
    await button('Add to Cart: Roll').click();
    await expect.element(sheet.getByRole('radio', { name: /Regular/ })).toBeDisabled();
    changeGroup(shop, size);
    await expect.element(sheet.getByRole('radio', { name: /Regular/ })).toBeChecked();
    await button('Add for ₹120').click();
    await isGone(sheet);
  });
});

describe('a line of the cart', () => {
  it('is changed in the sheet, and merged with an equal line', async () => {
    await show(aShopWithRolls(), '/menu');
    await button('Add to Cart: Roll').click();
    await button('Customise Roll').click();
    await sheet.getByRole('radio', { name: /Large/ }).click();
    await button('Add for ₹180').click();
    goTo('/cart');
    await expect.element(lines).toHaveLength(2);

    const changed = lines.filter({ hasText: 'Large' });
    await changed.getByRole('button', { name: 'Change Roll' }).click();
    await expect.element(sheet.getByRole('radio', { name: /Large/ })).toBeChecked();
    await sheet.getByLabelText('Note for the kitchen').fill('No onions');
    await button('Update for ₹180').click();
    await isGone(sheet);
    await expect.element(changed.getByText('No onions')).toBeVisible();

    await changed.getByRole('button', { name: 'Change Roll' }).click();
    await sheet.getByRole('radio', { name: 'Regular' }).click();
    await sheet.getByLabelText('Note for the kitchen').fill('');
    await button('Update for ₹120').click();
    await expect.element(lines).toHaveLength(1);
    await expect.element(page.getByLabelText('Quantity of Roll')).toHaveValue(2);
    await expect.element(total).toHaveTextContent('₹240');
  });

  it('takes a note for a dish without options', async () => {
    const vada = aDish({ name: 'Vada Pav with a note', category: null });
    await show(aShop({ menu: [vada] }), '/cart', { cart: [inCart(vada, 2)] });
    await button('Add a note: Vada Pav with a note').click();
    await page.getByRole('dialog').getByLabelText('Note for the kitchen').fill('No chutney');
    await button('Update for ₹90').click();
    await expect.element(lines.getByText('No chutney')).toBeVisible();
    expect(storedLines()).toMatchObject([{ price: 45, qty: 2, note: 'No chutney' }]);
  });

  it('is chosen in a dialog of the card if its dish has several lines', async () => {
    await show(aShopWithRolls(), '/menu');
    await button('Add to Cart: Roll').click();
    await button('Customise Roll').click();
    await sheet.getByRole('radio', { name: /Large/ }).click();
    await button('Add for ₹180').click();
    await inCartOfCard('2');
    await card.getByRole('button', { name: 'One Roll less' }).click();
    const dialog = page.getByRole('dialog', { name: 'Which one?' });
    const one = dialog.getByRole('listitem').filter({ hasText: 'Large' });
    await one.getByRole('button', { name: 'One Roll less' }).click();
    await isGone(one);
    await expect.element(dialog.getByText('Size of roll: Regular')).toBeVisible();
    await button('Done').click();
    await isGone(dialog);
    await inCartOfCard('1');
  });

  it('stands for the defaults if it is older than the options', async () => {
    await show(aShopWithRolls(), '/cart', { who: asha, cart: [inCart(roll, 2)] });
    await expect.element(lines.getByText('Size of roll: Regular')).toBeVisible();
    await expect.element(total).toHaveTextContent('₹240');
    expect(storedLines()).toEqual([inCart(roll, 2)]);
    await button('Proceed to Checkout').click();
    await expect.element(title('Checkout')).toBeVisible();
  });

  it('names choices that cost more or are no longer offered, and must be configured again', async () => {
    const shop = aShopWithRolls();
    await show(shop, '/menu', { who: asha });
    await button('Customise Roll').click();
    await sheet.getByRole('button', { name: 'One more Cheese', exact: true }).click();
    await sheet.getByRole('button', { name: 'One more Olives' }).click();
    await button('Add for ₹175.50').click();
    goTo('/cart');
    await isLive(shop);
    const dearer = withChoices(extras, [{ ...cheese, price: 40 }, olives]);
    changeGroup(shop, dearer);
    await expect.element(page.getByText('Cheese in Roll now costs ₹40 (was ₹30).')).toBeVisible();
    await expect.element(total).toHaveTextContent('₹185.50');
    await button('OK').click();
    await isGone(page.getByText('The menu has changed'));

    changeGroup(shop, withChoices(dearer, dearer.choices.slice(0, 1)));
    const gone = 'Olives in Roll is no longer offered. Please choose again.';
    await expect.element(lines.filter({ hasText: gone }).first()).toBeVisible();
    await button('Proceed to Checkout').click();
    await expect.element(toast(gone)).toBeVisible();
    await button('Choose again: Roll').click();
    await button('Update for ₹160').click();
    await isGone(lines.filter({ hasText: gone }));
    await button('Proceed to Checkout').click();
    await expect.element(title('Checkout')).toBeVisible();
  });
});

describe('the sheet of a dish', () => {
  it('follows the menu while it is open', async () => {
    const shop = aShopWithRolls();
    await show(shop, '/menu');
    await isLive(shop);
    await button('Customise Roll').click();
    await sheet.getByRole('radio', { name: /Large/ }).click();
    await sheet.getByRole('button', { name: 'One more Olives' }).click();
    await expect.element(button('Add for ₹205.50')).toBeVisible();
    changeGroup(shop, withChoices(size, [regular, { ...large, price: 70 }], { name: 'Portion' }));
    await expect.element(button('Add for ₹215.50')).toBeVisible();
    await expect.element(sheet.getByRole('group', { name: 'Portion' })).toBeVisible();
    changeGroup(shop, withChoices(extras, [cheese]));
    await expect.element(sheet.getByText('Olives is no longer offered.')).toBeVisible();
    await button('Add for ₹190').click();
    await isGone(sheet);
  });

  it('works by keyboard, says what is missing and moves the focus there', async () => {
    const breads = anOptionGroup({
      name: 'Breads',
      minChoices: 2,
      maxChoices: 2,
      choices: ['Roti', 'Naan', 'Paratha'].map((name, index) => aChoice({ name, isDefault: index < 2 })),
    });
    const thali = aDish({ name: 'Thali', price: 200, category: null, options: [withGroup(breads)] });
    await show(aShop({ menu: [thali], optionGroups: [breads] }), '/menu', { size: desk });
    const press = async (what: Locator, key: string) => {
      (what.element() as HTMLElement).focus();
      await userEvent.keyboard(key);
    };
    await expect.element(button('Customise Thali')).toBeVisible();
    await press(button('Customise Thali'), '{Enter}');
    const form = page.getByRole('dialog', { name: 'Thali', exact: true });
    await expect.element(form.getByText('Choose 2', { exact: true })).toBeVisible();
    await expect.poll(() => form.element().contains(document.activeElement)).toBe(true);
    await press(form.getByRole('checkbox', { name: 'Roti' }), ' ');
    await expect.element(form.getByRole('checkbox', { name: 'Roti' })).not.toBeChecked();
    await press(button('Add for ₹200'), '{Enter}');
    await expect.element(form.getByText('Please choose 1 more.')).toBeVisible();
    await expect.poll(() => document.activeElement?.closest('fieldset')?.textContent).toContain('Breads');
    await press(form.getByRole('checkbox', { name: 'Paratha' }), ' ');
    await press(button('Add for ₹200'), '{Enter}');
    await isGone(form);
    await expect.element(link('Cart, 1 item')).toBeVisible();
    expect(storedLines()).toMatchObject([{ choices: [{ name: 'Naan' }, { name: 'Paratha' }] }]);
  });
});
