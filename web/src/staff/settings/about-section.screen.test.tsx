import { page } from 'vitest/browser';
import { expect, it } from 'vitest';
import { anAdmin, aRestaurant } from '../../../test/factories';
import { aShop, button, desk, show, toast } from '../../../test/show';
import { refusal } from '../../../test/shop-server';

const who = anAdmin();
const field = (name: string) => page.getByLabelText(name, { exact: true });

it('the settings save what the owner writes, and show the refusal of a link beside it', async () => {
  const facebook = { name: 'Facebook', url: 'https://www.facebook.com/sharma' };
  const shop = aShop({ restaurant: aRestaurant({ links: [facebook] }) });
  await show(shop, '/admin/settings/about', { who, size: desk });
  await field('Heading').fill('Since 1984');
  await field('Text').fill('Three generations.');
  await field('Google Maps').fill('sharma.example/map');
  await field('Instagram').fill('https://www.instagram.com/sharma/');
  const message = 'Please enter a link to Google Maps, such as https://maps.app.goo.gl/…';
  shop.fails('UpdateRestaurant', refusal('BAD_USER_INPUT', message, [{ field: 'links.2.url', message }]));
  await button('Save').click();
  await expect.element(field('Google Maps')).toHaveFocus();
  await expect.element(field('Google Maps')).toHaveAccessibleDescription(message);

  const links = [
    { name: 'Instagram', url: 'https://www.instagram.com/sharma/' },
    facebook,
    { name: 'Google Maps', url: 'https://maps.app.goo.gl/sharma' },
  ];
  const input = { aboutHeading: 'Since 1984', aboutText: 'Three generations.', links };
  shop.recovers('UpdateRestaurant');
  shop.answer({ updateRestaurant: aRestaurant({ ...input, version: 2 }) });
  await field('Google Maps').fill('maps.app.goo.gl/sharma');
  await button('Save').click();
  await expect.element(toast('Settings saved.')).toBeVisible();
  expect(shop.sent('UpdateRestaurant').at(-1)).toEqual({ input, version: 1 });
});
