import { page, userEvent } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { aDish, anAdmin, aRestaurant, dayAhead } from '../../../test/factories';
import type { Restaurant, TaxClass } from '../../../test/generated/schema';
import { changeRestaurant } from '../../../test/restaurant';
import { refusal, type ShopServer } from '../../../test/shop-server';
import { aShop, button, phone, show, toast } from '../../../test/show';

const gstin = '29AAPFU0939F1ZR';
const regular = { mode: 'REGULAR', pricesInclude: true } as const;
const since2025 = { ...regular, from: '2025-04-01' };
const drinks: TaxClass = {
  id: 'COLD-DRINKS',
  name: 'Cold drinks',
  hsn: '2202',
  rates: [{ from: '2025-09-22', percent: 40 }],
};

const question = page.getByRole('region', { name: 'How are you registered for GST?' });
const classes = page.getByRole('region', { name: 'Packaged and other goods' });
const field = (label: string) => page.getByLabelText(label, { exact: true });
const change = button('Change how you are registered');
const isSaved = () => expect.element(toast('Settings saved.').last()).toBeVisible();
const saves = (shop: ShopServer) => shop.sent('UpdateRestaurant').map(({ input }) => input);

/** A shop that saves the settings of bills. */
function aShopWith(first: Partial<Restaurant> = {}) {
  let restaurant = aRestaurant(first);
  const shop = aShop({ restaurant });
  const set = (changes: Partial<Restaurant>) => {
    restaurant = { ...restaurant, ...changes, version: restaurant.version + 1 };
    shop.answer({ restaurant });
    return restaurant;
  };
  shop.answer({
    updateRestaurant: ({ input, version }) => {
      if (version !== restaurant.version) throw refusal('CONFLICT', 'Someone else has changed the settings');
      const { taxPositions, taxClasses, roundsTotal } = input;
      return set({
        ...(taxPositions && { taxPositions }),
        ...(taxClasses && { taxClasses }),
        ...(typeof roundsTotal === 'boolean' && { roundsTotal }),
        ...(input.gstin != null && { gstin: input.gstin }),
      });
    },
  });
  return { shop, restaurant: () => restaurant, set };
}

const open = (shop: ShopServer) => show(shop, '/admin/settings/bill', { who: anAdmin() });

describe('the registration for GST', () => {
  it('is none at first, and begins on a later day', async () => {
    const { shop } = aShopWith();
    await open(shop);
    await expect.element(question).toHaveTextContent(/Not registered.*bills show no tax/);
    await expect.element(classes).not.toBeInTheDocument();
    await expect.element(page.getByText('Round the total to the rupee')).not.toBeInTheDocument();
    await change.click();
    await expect.element(page.getByRole('radio', { name: /^Regular/ })).toBeChecked();
    await expect.element(page.getByRole('radio', { name: /^Regular/ })).toHaveFocus();
    await expect.element(field('From which day?')).toHaveValue(dayAhead(1));
    await field('GSTIN').fill(gstin);
    await expect.element(field('GSTIN')).toHaveAccessibleDescription('State: Karnataka');
    await button('Save').click();
    await isSaved();
    expect(saves(shop)).toEqual([{ gstin, taxPositions: [{ ...regular, from: dayAhead(1) }] }]);
    await expect
      .element(question.getByRole('listitem'))
      .toHaveTextContent('Regular: Prices on the menu include taxFrom 27 Nov 2026');
    await expect.element(change).toBeVisible();
  });

  it('can have tax on top, with totals that are not rounded, from today', async () => {
    const { shop } = aShopWith({ gstin });
    await open(shop);
    await change.click();
    await page.getByText('Tax is added on top').click();
    await field('From which day?').fill(dayAhead(0));
    await page.getByRole('checkbox', { name: 'Round the total to the rupee' }).click();
    await button('Save').click();
    await isSaved();
    const taxPositions = [{ mode: 'REGULAR', pricesInclude: false, from: dayAhead(0) }];
    expect(saves(shop)).toEqual([{ taxPositions, roundsTotal: false }]);
    await expect.element(question.getByRole('listitem')).toHaveTextContent(/Now, since 26 Nov 2026/);
  });

  it('can be removed as long as it has not begun before today', async () => {
    const later = { from: '2027-04-01', mode: 'COMPOSITION', pricesInclude: true } as const;
    const sinceToday = { from: dayAhead(0), mode: 'UNREGISTERED', pricesInclude: true } as const;
    const { shop } = aShopWith({ gstin, taxPositions: [since2025, sinceToday, later] });
    await open(shop);
    const positions = question.getByRole('listitem');
    await expect.element(positions.first()).toHaveTextContent('Now, since 26 Nov 2026');
    const remove = button(/^Remove the registration from/);
    expect(remove.elements()).toHaveLength(2);
    await change.click();
    await remove.first().click();
    await expect.element(positions.first()).toHaveTextContent('Now, since 1 Apr 2025');
    await button('Cancel this change').click();
    await remove.click();
    await expect.element(change).toHaveFocus();
    await button('Save').click();
    await isSaved();
    expect(saves(shop)).toEqual([{ taxPositions: [since2025] }]);
  });

  it('asks before the scheme changes in the middle of a financial year', async () => {
    const { shop } = aShopWith({ gstin, taxPositions: [since2025] });
    await open(shop);
    await change.click();
    await page.getByText('Composition scheme').click();
    await expect.element(page.getByText(/financial year begins on 1 April/)).toBeVisible();
    await button('Save').click();
    const agree = page.getByRole('checkbox', { name: 'Change it on this day' });
    await expect.element(agree).toHaveFocus();
    expect(saves(shop)).toEqual([]);
    await field('From which day?').fill('2027-04-01');
    await expect.element(agree).not.toBeInTheDocument();
    await field('From which day?').fill('2027-05-01');
    await agree.click();
    await button('Save').click();
    await isSaved();
    expect(saves(shop)).toMatchObject([{ taxPositions: [since2025, { from: '2027-05-01' }] }]);
  });

  it('shows what is wrong at its field, and keeps what was typed', async () => {
    const { shop } = aShopWith();
    const message = 'This GSTIN is not valid';
    const past = 'What held before today cannot be changed';
    shop.fails(
      'UpdateRestaurant',
      refusal('BAD_USER_INPUT', 'Invalid', [
        { field: 'gstin', message },
        { field: 'taxPositions.0.from', message: past },
      ]),
    );
    await open(shop);
    await change.click();
    await field('GSTIN').fill('29AAPFU0939F1ZX');
    await button('Save').click();
    await expect.element(field('From which day?')).toHaveAccessibleDescription(past);
    await expect.element(field('From which day?')).toHaveFocus();
    await expect.element(field('GSTIN')).toHaveAccessibleDescription(message);
    await expect.element(field('GSTIN')).toHaveValue('29AAPFU0939F1ZX');
  });

  it('asks when another admin has changed it, too', async () => {
    const { shop, set } = aShopWith({ gstin });
    await open(shop);
    await change.click();
    await changeRestaurant(shop, set({ taxPositions: [{ ...regular, from: dayAhead(5) }] }));
    const conflict = page.getByRole('alert').filter({ hasText: 'Another admin has changed the same' });
    await expect.element(conflict).toHaveTextContent('1 Dec 2026: Regular: Prices on the menu include tax');
    await conflict.getByRole('button', { name: /theirs/i }).click();
    await expect.element(conflict).not.toBeInTheDocument();
    await expect.element(question.getByRole('listitem')).toHaveTextContent('From 1 Dec 2026');
  });
});

describe('the tax classes', () => {
  it('have a rate from a day, and another one from a later day', async () => {
    const { shop } = aShopWith({ gstin, taxPositions: [since2025] });
    await open(shop);
    await expect.element(classes).toHaveTextContent(/Restaurant service.*SAC 996331, 5 %/);
    await button('Add a tax class').click();
    await expect.element(field('Name')).toHaveFocus();
    await userEvent.keyboard('Cold drinks');
    await field('HSN code').fill('2202');
    await field('GST rate (%)').fill('40');
    await expect.element(field('GST rate (%)')).toHaveAccessibleDescription('CGST 20 % and SGST 20 %');
    await button('Add a rate from a later day').click();
    await field('GST rate (%)').nth(1).fill('18%');
    await field('From which day?').nth(1).fill('2027-04-01');
    await button('Save').click();
    await isSaved();
    const rates = [
      { from: dayAhead(0), percent: 40 },
      { from: '2027-04-01', percent: 18 },
    ];
    expect(saves(shop)).toEqual([{ taxClasses: [{ ...drinks, rates }] }]);
  });

  it('say at its field that an HSN has three digits', async () => {
    const { shop } = aShopWith({ taxClasses: [drinks] });
    const message = 'An HSN or SAC code has 4, 6 or 8 digits';
    shop.fails(
      'UpdateRestaurant',
      refusal('BAD_USER_INPUT', 'Invalid', [{ field: 'taxClasses.0.hsn', message }]),
    );
    await open(shop);
    await field('HSN code').fill('220');
    await button('Save').click();
    await expect.element(field('HSN code')).toHaveAccessibleDescription(message);
    await expect.element(field('HSN code')).toHaveFocus();
  });

  it('cannot go as long as dishes have them', async () => {
    const { shop } = aShopWith({ taxClasses: [drinks] });
    const message = 'Dishes in the tax class Cold drinks: 2. Please give them another class first';
    shop.fails('UpdateRestaurant', refusal('BAD_USER_INPUT', message, [{ field: 'taxClasses', message }]));
    await open(shop);
    await button('Remove the class Cold drinks').click();
    await button('Save').click();
    await expect.element(page.getByText(message)).toBeVisible();
    await expect.element(button('Add a tax class')).toBeVisible();
    await button('Discard changes').click();
    await expect.element(field('Name')).toHaveValue('Cold drinks');
  });
});

it('a dish gets its tax class in its form, which has none in a shop without classes', async () => {
  const cola = aDish({ name: 'Cola', isPackaged: true });
  const shop = aShop({
    restaurant: aRestaurant({ taxClasses: [drinks] }),
    menu: [cola],
    updateMenuItem: ({ input, version }) => ({ ...cola, taxClass: input.taxClass, version: version + 1 }),
  });
  const openDish = async () => {
    await show(shop, '/admin/menu', { who: anAdmin(), size: phone });
    await button('Edit Cola').click();
    await page.getByText('More about this dish', { exact: true }).click();
  };
  await openDish();
  await expect.element(field('Tax class')).toHaveDisplayValue('Restaurant service');
  await field('Tax class').selectOptions('Cold drinks');
  await button('Update Item').click();
  await expect.element(toast('✅ Item updated!')).toBeVisible();
  expect(shop.sent('UpdateMenuItem')).toMatchObject([{ input: { taxClass: 'COLD-DRINKS' } }]);
  shop.answer({ restaurant: aRestaurant() });
  await openDish();
  await expect.element(field('Packing charge')).toBeVisible();
  await expect.element(field('Tax class')).not.toBeInTheDocument();
});

it('the menu is neither written to a file nor read from one before its tax classes are known', async () => {
  const shop = aShop({ restaurant: aRestaurant({ taxClasses: [drinks] }), menu: [aDish()] });
  shop.fails('TaxClasses', 500);
  await show(shop, '/admin/menu/table', { who: anAdmin(), size: phone });
  await expect.element(button('Try again')).toBeVisible();
  await expect.element(button('Download CSV')).toBeDisabled();
  await expect.element(field('Choose a CSV file')).toBeDisabled();
  shop.recovers('TaxClasses');
  await button('Try again').click();
  await expect.element(button('Download CSV')).toBeEnabled();
  await expect.element(field('Choose a CSV file')).toBeEnabled();
});
