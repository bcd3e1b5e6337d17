import { page } from 'vitest/browser';
import { expect, it } from 'vitest';
import { aRestaurant } from '../../../test/factories';
import { aShop, show } from '../../../test/show';

it('the contact page shows phone, WhatsApp, e-mail, address and hours', async () => {
  await show(aShop({ restaurant: aRestaurant({ whatsapp: '98860 12345' }) }), '/contact');
  const aside = page.getByRole('complementary', { name: 'Other ways to reach us' });
  await expect.element(aside.getByText('12 Chowk Road, Bengaluru 560001')).toBeVisible();
  const links = aside.getByRole('link').elements();
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    'tel:+919876543210',
    'https://wa.me/919886012345',
    'mailto:hello@chowk.example',
  ]);
  await expect.element(aside.getByText('At any hour')).toBeVisible();
});
