import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { aRestaurant } from '../../../test/factories';
import { changeRestaurant } from '../../../test/restaurant';
import { aShop, button, show } from '../../../test/show';

const heading = (name: string) => page.getByRole('heading', { level: 2, name, exact: true });
const goTo = (route: string) => {
  window.location.hash = `#${route}`;
};

describe('the legal pages', () => {
  it('have default texts with names and rules of the restaurant, in English and Hindi', async () => {
    const restaurant = aRestaurant({
      name: 'Sharma’s Dhaba',
      refundHours: 6,
      bookingFee: 200,
      grievanceEmail: 'grievance@chowk.example',
    });
    await show(aShop({ restaurant }), '/refunds');
    await expect.element(page.getByText('6 hours before that time or earlier')).toBeVisible();
    await expect
      .element(page.getByText('Please write to: grievance@chowk.example, +91 98765 43210.'))
      .toBeVisible();
    goTo('/privacy');
    await expect
      .element(page.getByText('This page says what Sharma’s Dhaba does with your data'))
      .toBeVisible();
    await expect.element(heading('Your rights')).toBeVisible();
    goTo('/terms');
    await expect.element(page.getByText('costs a fee of ₹200')).toBeVisible();
    await button('हिन्दी').click();
    await expect.element(heading('शिकायतें और क़ानून')).toBeVisible();
    await expect.element(page.getByRole('main').getByText(/[{}]/)).not.toBeInTheDocument();
  });

  it('show the owner’s text, as text, and changes of it live', async () => {
    const shop = aShop({
      restaurant: aRestaurant({ termsText: '## Our rules\n\nBe <b>kind</b>.\n\nPay first.' }),
    });
    await show(shop, '/terms');
    await expect.element(heading('Our rules')).toBeVisible();
    await expect.element(page.getByText('Be <b>kind</b>.', { exact: true })).toBeVisible();
    await changeRestaurant(shop, aRestaurant({ termsText: 'Be kind.', version: 2 }));
    await expect.element(page.getByText('Be kind.', { exact: true })).toBeVisible();
    await changeRestaurant(shop, aRestaurant({ version: 3 }));
    await expect.element(heading('Complaints and law')).toBeVisible();
  });
});
