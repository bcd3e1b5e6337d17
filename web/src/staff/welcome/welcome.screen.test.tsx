import { page } from 'vitest/browser';
import { expect, it } from 'vitest';
import { anAdmin, aRestaurant } from '../../../test/factories';
import { changeRestaurant } from '../../../test/restaurant';
import { refusal } from '../../../test/shop-server';
import { aShop, button, desk, link, show, title } from '../../../test/show';

const who = anAdmin();
const step = (name: string) => page.getByRole('heading', { name });
const name = page.getByLabelText('Name', { exact: true });

it('the welcome checks a step, and continues, if one admin overrides another, too', async () => {
  const restaurant = aRestaurant();
  const shop = aShop({ restaurant, finishWelcomeStep: { isDue: true, done: ['WHO'] } });
  shop.answer({
    updateRestaurant: ({ input }) => aRestaurant({ ...(input.name && { name: input.name }), version: 3 }),
  });
  await show(shop, '/admin/welcome?step=who', { who, size: desk });
  await name.fill('');
  await changeRestaurant(shop, { ...restaurant, name: 'Meera’s Dhaba', version: 2 });
  const saveMine = button('Save mine anyway');
  await saveMine.click();
  await expect.element(name).toHaveFocus();
  expect(shop.sent('UpdateRestaurant')).toEqual([]);
  await name.fill('Sharma’s Kitchen');
  await saveMine.click();
  await expect.element(step('When are you open?')).toBeVisible();
  expect(shop.sent('UpdateRestaurant')).toMatchObject([{ input: { name: 'Sharma’s Kitchen' }, version: 2 }]);
});

it('the welcome asks once for a name, not for the short one that it makes from it', async () => {
  const missing = 'Please enter the name of the restaurant';
  const shop = aShop();
  shop.fails('UpdateRestaurant', refusal('BAD_USER_INPUT', missing, [{ field: 'name', message: missing }]));
  await show(shop, '/admin/welcome?step=who', { who, size: desk });
  await name.fill('   ');
  await button('Save and continue').click();
  await expect.element(page.getByText(missing)).toBeVisible();
  expect(shop.sent('UpdateRestaurant')).toMatchObject([{ input: { name: '' } }]);
  expect(shop.sent('UpdateRestaurant')[0]?.['input']).not.toHaveProperty('shortName');
});

it('the welcome can be skipped step by step, changes nothing then, and is not offered again', async () => {
  const done = { isDue: false, done: [] };
  const shop = aShop({ welcome: { isDue: true, done: [] }, finishWelcomeStep: { isDue: true, done: [] } });
  shop.answer({
    endWelcome: () => {
      shop.answer({ welcome: done });
      return done;
    },
  });
  await show(shop, '/admin/welcome', { who, size: desk });
  await name.fill('Typed and left');
  for (const heading of ['Who are you?', 'When are you open?', 'Where are you?', 'What do you cook?']) {
    await expect.element(step(heading)).toBeVisible();
    await button('Skip').click();
  }
  await expect.element(step('How do customers pay?')).toBeVisible();
  await button('Back').click();
  await expect.element(step('What do you cook?')).toBeVisible();
  await button('Skip').click();
  await button('Skip and finish').click();
  await expect.element(title('Admin Dashboard')).toBeVisible();
  await expect.element(link('Set up your shop')).not.toBeInTheDocument();
  expect(shop.sent('UpdateRestaurant')).toEqual([]);
});
