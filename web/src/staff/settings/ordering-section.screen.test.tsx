import { page, userEvent } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { anAcceptance, anAdmin, aCategory, aRestaurant } from '../../../test/factories';
import { aShop, button, show, toast } from '../../../test/show';
import { refusal } from '../../../test/shop-server';

const who = anAdmin();
const check = (name: string) => page.getByRole('checkbox', { name, exact: true });

/** Presses a key on it. */
async function press(what: ReturnType<typeof check>, key: string) {
  await expect.element(what).toBeVisible();
  what.element().focus();
  await userEvent.keyboard(key);
}

describe('the settings of orders', () => {
  it('can require a phone number, by keyboard', async () => {
    const restaurant = aRestaurant();
    const shop = aShop({ restaurant, updateRestaurant: { ...restaurant, phoneRequired: true, version: 2 } });
    await show(shop, '/admin/settings/ordering', { who });
    await press(check('No order without a phone number'), ' ');
    await press(button('Save'), '{Enter}');
    await expect.element(toast('Settings saved.')).toBeVisible();
    expect(shop.sent('UpdateRestaurant')).toEqual([{ input: { phoneRequired: true }, version: 1 }]);
  });

  it('must offer at least one way, by keyboard', async () => {
    const message = 'Please choose at least one way for customers to get their food';
    const restaurant = aRestaurant({ orderWays: ['DELIVERY', 'PICKUP'] });
    const shop = aShop({
      restaurant,
      updateRestaurant: ({ input: { orderWays } }) => {
        if (!orderWays?.length) throw refusal('BAD_USER_INPUT', 'Invalid', [{ field: 'orderWays', message }]);
        return { ...restaurant, orderWays, version: 2 };
      },
    });
    await show(shop, '/admin/settings/ordering', { who });
    await press(check('Pickup'), ' ');
    await press(check('Delivery'), ' ');
    await press(button('Save'), '{Enter}');
    await expect.element(page.getByText(message).first()).toBeVisible();
    await check('Delivery').click();
    await press(button('Save'), '{Enter}');
    await expect.element(toast('Settings saved.')).toBeVisible();
    expect(shop.sent('UpdateRestaurant').at(-1)).toEqual({ input: { orderWays: ['DELIVERY'] }, version: 1 });
  });

  it('can limit orders for later, by keyboard', async () => {
    const slotRules = { daysAhead: 2, leadMinutes: 45, ordersPerSlot: 1, dishesPerSlot: null };
    const changed = { ...slotRules, dishesPerSlot: 30 };
    const shop = aShop({
      restaurant: aRestaurant({ slotRules }),
      updateRestaurant: aRestaurant({ slotRules: changed, version: 2 }),
    });
    await show(shop, '/admin/settings/ordering', { who });
    await page.getByLabelText('Most dishes in 15 minutes').fill('30');
    await press(button('Save'), '{Enter}');
    await expect.element(toast('Settings saved.')).toBeVisible();
    expect(shop.sent('UpdateRestaurant')).toEqual([{ input: { slotRules: changed }, version: 1 }]);
  });

  it('can have staff accept each order, with own reasons for refusing one', async () => {
    const acceptance = anAcceptance({ reasons: ['No gas'] });
    const changed = { ...acceptance, isAutomatic: false, ownersAfter: 8, reasons: ['The tandoor is cold'] };
    const shop = aShop({
      restaurant: aRestaurant({ acceptance }),
      updateRestaurant: aRestaurant({ acceptance: changed, version: 2 }),
    });
    await show(shop, '/admin/settings/ordering', { who });
    await check('Accept orders when they are placed').click();
    await page.getByLabelText('Message the owners after (minutes)').fill('8');
    await button('Add a reason').click();
    await page.getByRole('textbox', { name: 'Reason 2' }).fill('The tandoor is cold');
    await button('Remove reason 1').click();
    await button('Save').click();
    await expect.element(toast('Settings saved.')).toBeVisible();
    expect(shop.sent('UpdateRestaurant')).toEqual([{ input: { acceptance: changed }, version: 1 }]);
  });

  it('sends the saved minutes of what it hides', async () => {
    const acceptance = anAcceptance({ isAutomatic: false });
    const changed = { ...acceptance, isAutomatic: true };
    const shop = aShop({
      restaurant: aRestaurant({ acceptance }),
      updateRestaurant: aRestaurant({ acceptance: changed, version: 2 }),
    });
    await show(shop, '/admin/settings/ordering', { who });
    await page.getByLabelText('Message the owners after (minutes)').fill('');
    await check('Accept orders when they are placed').click();
    await button('Save').click();
    await expect.element(toast('Settings saved.')).toBeVisible();
    expect(shop.sent('UpdateRestaurant')).toEqual([{ input: { acceptance: changed }, version: 1 }]);
  });

  it('says at its row what is wrong with a reason', async () => {
    const shop = aShop({ restaurant: aRestaurant({ acceptance: anAcceptance({ reasons: ['No gas'] }) }) });
    const message = 'Please enter a shorter reason';
    const fields = [{ field: 'acceptance.reasons.1', message }];
    shop.fails('UpdateRestaurant', refusal('BAD_USER_INPUT', 'Invalid', fields));
    await show(shop, '/admin/settings/ordering', { who });
    await button('Add a reason').click();
    await button('Add a reason').click();
    const reason = page.getByRole('textbox', { name: 'Reason 3' });
    await reason.fill(' no gas ');
    await button('Save').click();
    await expect.element(reason).toHaveAccessibleDescription(/This reason is there already/);
    expect(shop.sent('UpdateRestaurant')).toEqual([]);
    await reason.fill('The tandoor is cold');
    await button('Save').click();
    await expect.element(reason).toHaveAccessibleDescription(message);
  });

  it('keep what was typed about accepting if the server refuses it', async () => {
    const message = 'Please enter 1 to 60 minutes';
    const shop = aShop({ restaurant: aRestaurant({ acceptance: anAcceptance({ isAutomatic: false }) }) });
    shop.fails(
      'UpdateRestaurant',
      refusal('BAD_USER_INPUT', 'Invalid', [{ field: 'acceptance.louderAfter', message }]),
    );
    await show(shop, '/admin/settings/ordering', { who });
    const minutes = page.getByLabelText('Ring louder after (minutes)');
    await minutes.fill('59');
    await button('Save').click();
    await expect.element(page.getByText(message).first()).toBeVisible();
    await expect.element(minutes).toHaveValue('59');
    await expect.element(minutes).toHaveFocus();
  });

  it('has stations of the kitchen, and says what none of them has', async () => {
    const restaurant = aRestaurant({ stations: [{ name: 'Bar', categories: ['Cocktails'] }] });
    const stations = [
      { name: 'Bar', categories: ['Cocktails'] },
      { name: 'Tandoor', categories: ['Breads'] },
    ];
    const shop = aShop({
      restaurant,
      categories: [aCategory('Breads'), aCategory('Snacks')],
      updateRestaurant: { ...restaurant, stations, version: 2 },
    });
    await show(shop, '/admin/settings/ordering', { who });
    const section = page.getByRole('region', { name: 'Stations of the kitchen' });
    await section.getByRole('button', { name: 'Add a station' }).click();
    const added = section.getByRole('listitem').nth(1);
    await expect.element(added.getByRole('textbox')).toHaveFocus();
    await added.getByRole('textbox').fill('Tandoor ');
    await added.getByRole('checkbox', { name: 'Breads' }).click();
    await expect.element(section.getByRole('status')).toHaveTextContent(/shows them: Snacks$/);
    // It is on the menu no longer.
    await expect.element(section.getByRole('checkbox', { name: 'Cocktails' })).toBeChecked();
    await button('Save').click();
    await expect.element(toast('Settings saved.')).toBeVisible();
    expect(shop.sent('UpdateRestaurant')).toEqual([{ input: { stations }, version: 1 }]);
    await section.getByRole('button', { name: 'Remove the station Bar' }).click();
    await expect.element(section.getByRole('textbox')).toHaveValue('Tandoor');
  });

  it('loads the categories of stations again after a failure', async () => {
    const shop = aShop({ categories: [aCategory('Breads')] });
    const release = shop.holds('StationCategories');
    await show(shop, '/admin/settings/ordering', { who });
    await expect.element(page.getByText('Loading the menu’s categories')).toBeVisible();
    shop.fails('StationCategories', 500);
    release();
    const notice = page.getByRole('alert').filter({ hasText: 'The menu’s categories could not be loaded.' });
    await expect.element(notice).toBeVisible();
    await expect.element(button('Add a station')).not.toBeInTheDocument();
    shop.recovers('StationCategories');
    await notice.getByRole('button', { name: 'Try again' }).click();
    await expect.element(notice).not.toBeInTheDocument();
    await expect.element(button('Add a station')).toBeVisible();
  });

  it('leads to the categories if the menu has none for stations', async () => {
    await show(aShop({ categories: [] }), '/admin/settings/ordering', { who });
    const section = page.getByRole('region', { name: 'Stations of the kitchen' });
    await expect.element(section.getByText(/^The menu has no categories yet/)).toBeVisible();
    await expect
      .element(section.getByRole('link', { name: 'Add categories' }))
      .toHaveAttribute('href', expect.stringMatching(/admin\/menu$/));
    await expect.element(button('Add a station')).not.toBeInTheDocument();
  });

  it('says at its station what the server refuses', async () => {
    const message = 'Please choose at least one category for the station';
    const shop = aShop({ categories: [aCategory('Breads')] });
    const fields = [{ field: 'stations.0.categories', message }];
    shop.fails('UpdateRestaurant', refusal('BAD_USER_INPUT', 'Invalid', fields));
    await show(shop, '/admin/settings/ordering', { who });
    await button('Add a station').click();
    await page.getByRole('textbox', { name: 'Name of the station' }).fill('Tandoor');
    await button('Save').click();
    const group = page.getByRole('group', { name: 'What is cooked there' });
    await expect.element(group.getByRole('alert')).toHaveTextContent(message);
  });
});
