import { page } from 'vitest/browser';
import { expect, it } from 'vitest';
import { aCustomer, aMessage, aRestaurant } from '../../../test/factories';
import { refusal } from '../../../test/shop-server';
import { aShop, button, show } from '../../../test/show';

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
  await expect.element(aside.getByText('At any time')).toBeVisible();
});

it('a message is sent, kept when that fails, and the page says why', async () => {
  const asha = aCustomer();
  const thanks = 'Thank you! Your message has reached us.';
  const shop = aShop({ sendContactMessage: aMessage({ acknowledgement: thanks }) });
  await show(shop, '/contact', { who: asha });
  const [name, email, message] = ['Name', 'Email', 'Message'].map((label) =>
    page.getByLabelText(label, { exact: true }),
  );
  if (!name || !email || !message) throw new Error('no fields');
  await expect.element(name).toHaveValue(asha.name);
  await expect.element(email).toHaveValue(asha.email ?? '');

  // Accepted by the browser and refused by the server.
  await message.fill('   ');
  await name.fill('  ');
  const missing = 'Please enter your name';
  shop.fails('SendContactMessage', refusal('BAD_USER_INPUT', missing, [{ field: 'name', message: missing }]));
  await button('Send Message').click();
  await expect.element(page.getByText('Failed to send message')).toBeVisible();
  await expect.element(page.getByText(missing)).toBeVisible();
  await expect.element(name).toHaveFocus();

  await name.fill('Asha & Ravi');
  await message.fill('Do you cater?');
  shop.recovers('SendContactMessage');
  await button('Send Message').click();
  await expect.element(page.getByText(thanks)).toBeVisible();
  await expect.element(message).toHaveValue('');

  const limit = 'You have sent several messages already. Please try again in 9 minutes.';
  shop.fails('SendContactMessage', refusal('TOO_MANY_REQUESTS', limit));
  await message.fill('A second one');
  await button('Send Message').click();
  await expect.element(page.getByText(limit)).toBeVisible();
  await expect.element(message).toHaveValue('A second one');
});
