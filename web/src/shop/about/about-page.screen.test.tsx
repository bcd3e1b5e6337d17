import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { anOrdering, aRestaurant, dayAhead, minutesFromNow } from '../../../test/factories';
import { changeRestaurant } from '../../../test/restaurant';
import { aShop, button, show, title } from '../../../test/show';

const friday = [
  { opensAt: '11:00', closesAt: '15:00' },
  { opensAt: '18:00', closesAt: '02:00' },
];
const allDay = [{ opensAt: '00:00', closesAt: '00:00' }];
const everyDay = <Hours,>(hours: Hours) => Array.from({ length: 7 }, () => hours);
const bookingHours = everyDay([{ opensAt: '11:00', closesAt: '23:00' }]);

describe('the about page', () => {
  it('shows hours and special days, and whether the restaurant is open', async () => {
    const restaurant = aRestaurant({
      bookingHours,
      orderHours: [[], [], [], [], friday, friday, friday],
      specialDays: [
        { date: dayAhead(0), reason: 'Diwali', orderHours: [] },
        { date: dayAhead(7), reason: '', bookingHours: [{ opensAt: '12:00', closesAt: '22:00' }] },
      ],
      ordering: anOrdering({ periods: [{ from: minutesFromNow(21 * 60) }] }),
    });
    const shop = aShop({ restaurant });
    await show(shop, '/about');
    const hours = page.getByRole('region', { name: 'Hours' });
    await expect.element(hours.getByText('Closed: Diwali · opens tomorrow 11:00 am')).toBeVisible();
    const rows = [...hours.element().querySelectorAll<HTMLElement>('dl > div')];
    expect(rows.map(({ innerText }) => innerText.split(/\s*\n\s*/))).toEqual([
      ['Monday to Thursday', 'Closed'],
      ['Friday to Sunday', '11:00 am–3:00 pm', '6:00 pm–2:00 am'],
      ['Every day', '11:00 am–11:00 pm'],
      [expect.stringMatching(/26 November 2026$/), 'Diwali', 'Orders: Closed'],
      [expect.stringMatching(/3 December 2026$/), 'Tables: 12:00–10:00 pm'],
    ]);
    await changeRestaurant(shop, aRestaurant({ bookingHours, orderHours: everyDay(allDay), version: 2 }));
    await expect.element(hours.getByText('Open now', { exact: true })).toBeVisible();
    await expect.element(hours.getByText('24 hours')).toBeVisible();
  });

  it('shows what the owner writes, in both languages, live, and nothing as long as that is nothing', async () => {
    const shop = aShop();
    await show(shop, '/about');
    await expect.element(page.getByRole('heading', { name: 'Contact' })).toBeVisible();
    const headings = () =>
      page
        .getByRole('main')
        .getByRole('heading', { level: 2 })
        .elements()
        .map(({ textContent }) => textContent);
    await expect.poll(headings).toEqual(['Contact', 'Hours']);
    const aboutText = 'Three <b>generations</b>.\n\nOne oven.\n\n## Our oven\nIt burns wood.';
    await changeRestaurant(shop, aRestaurant({ aboutHeading: 'Since 1984', aboutText, version: 2 }));
    await expect.poll(headings).toEqual(['Since 1984', 'Our oven', 'Contact', 'Hours']);
    await expect.element(page.getByText('Three <b>generations</b>.', { exact: true })).toBeVisible();
    await expect
      .element(page.getByRole('listitem').filter({ hasText: 'Our oven' }))
      .toHaveTextContent('It burns wood.');
    await button('हिन्दी').click();
    await expect.element(page.getByRole('heading', { name: 'Since 1984' })).toBeVisible();
    await changeRestaurant(
      shop,
      aRestaurant({ aboutHeading: 'Since 1984', aboutText, hindiAboutText: 'एक तंदूर।', version: 3 }),
    );
    await expect.element(page.getByText('एक तंदूर।')).toBeVisible();
    await expect.element(page.getByText('One oven.')).not.toBeInTheDocument();
  });

  it('says that the text could not be loaded, and loads it again', async () => {
    const shop = aShop({ restaurant: aRestaurant({ aboutHeading: 'Since 1984' }) });
    shop.fails('AboutText', 503);
    await show(shop, '/about');
    await expect.element(page.getByRole('heading', { name: 'Contact' })).toBeVisible();
    const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
    await expect.element(retry).toBeVisible();
    shop.recovers('AboutText');
    await retry.click();
    await expect.element(page.getByRole('heading', { name: 'Since 1984' })).toBeVisible();
  });

  it('shows a map and the way there once the restaurant has its place', async () => {
    const shop = aShop();
    await show(shop, '/about');
    await expect.element(title('About Us')).toBeVisible();
    const map = page.getByRole('region', { name: 'Chowk Street Kitchen on the map' });
    await expect.element(map).not.toBeInTheDocument();
    await changeRestaurant(shop, aRestaurant({ coordinates: { lat: 12.9716, lng: 77.5946 }, version: 2 }));
    await expect.element(map.getByRole('button', { name: 'Zoom out' })).toBeVisible();
    await expect
      .element(page.getByRole('main').getByRole('link', { name: 'Get directions' }))
      .toHaveAttribute('href', 'https://www.google.com/maps/dir/?api=1&destination=12.9716%2C77.5946');
  });
});
