import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestApp } from '../app.js';
import { anAdmin, changeRestaurant } from '../factories.js';

const publicUrl = 'https://sharma.example';

let test: TestApp;
beforeAll(async () => {
  test = await TestApp.start({ PUBLIC_URL: publicUrl });
});
afterAll(() => test.close());

const page = async () => (await fetch(`${test.url}/shop/`)).text();
const structuredData = async () =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(await page())?.[1] ?? 'null') as {
    readonly openingHoursSpecification: readonly object[];
  };

const change = async (input: object) => changeRestaurant(test, await anAdmin(test), input);

async function addDish(body: object): Promise<void> {
  const { token } = await anAdmin(test);
  expect((await test.rest('POST', '/api/admin/menu', { token, body })).status).toBe(201);
}

describe('robots.txt', () => {
  it('allows everything and names the sitemap', async () => {
    const answer = await fetch(`${test.url}/robots.txt`);
    expect(answer.headers.get('content-type')).toMatch('text/plain');
    expect(await answer.text()).toBe(`User-agent: *\nDisallow:\nSitemap: ${publicUrl}/sitemap.xml\n`);
  });
});

describe('sitemap.xml', () => {
  it('names the shop', async () => {
    const answer = await fetch(`${test.url}/sitemap.xml`);
    expect(answer.headers.get('content-type')).toMatch('application/xml');
    expect(await answer.text()).toContain(`<loc>${publicUrl}/shop/</loc>`);
  });

  it('is missing without a public address, and robots.txt does not name it', async () => {
    const other = await TestApp.start();
    try {
      expect((await fetch(`${other.url}/sitemap.xml`)).status).toBe(404);
      expect(await (await fetch(`${other.url}/robots.txt`)).text()).toBe('User-agent: *\nDisallow:\n');
      expect(await (await fetch(`${other.url}/shop/`)).text()).not.toContain('og:url');
    } finally {
      await other.close();
    }
  });
});

describe('the page for crawlers', () => {
  it('has Open Graph properties with absolute addresses', async () => {
    const html = await page();
    expect(html).toContain('<meta property="og:title" content="Chowk Street Kitchen">');
    expect(html).toContain(`<meta property="og:url" content="${publicUrl}/shop/">`);
  });

  it('has the present restaurant and menu as structured data', async () => {
    await change({ name: 'Sharma’s', coordinates: { lat: 12.97, lng: 77.59 } });
    await addDish({ name: 'Poha', price: 30.5, category: 'Breakfast', description: 'Flattened rice' });
    await addDish({ name: 'Thali', price: 120, category: 'Meals' });
    await expect.poll(structuredData).toMatchObject({
      '@type': 'Restaurant',
      name: 'Sharma’s',
      url: `${publicUrl}/shop/`,
      address: { addressCountry: 'IN' },
      geo: { latitude: 12.97, longitude: 77.59 },
      hasMenu: {
        hasMenuSection: [
          {
            name: 'Breakfast',
            hasMenuItem: [
              {
                name: 'Poha',
                description: 'Flattened rice',
                offers: { price: 30.5, priceCurrency: 'INR' },
              },
            ],
          },
          { name: 'Meals', hasMenuItem: [{ name: 'Thali' }] },
        ],
      },
    });
  });

  it('has the hours of the tables while orders are taken at any hour, and those of ordering otherwise', async () => {
    const { openingHoursSpecification } = await structuredData();
    expect(openingHoursSpecification).toHaveLength(7);
    const evening = [{ opensAt: '18:00', closesAt: '01:00' }];
    await change({
      orderHours: [evening, [], [], [], [], [], [{ opensAt: '00:00', closesAt: '00:00' }]],
      specialDays: [{ date: '2099-11-08', reason: 'Diwali', orderHours: [], bookingHours: null }],
    });
    const type = 'OpeningHoursSpecification';
    await expect
      .poll(async () => (await structuredData()).openingHoursSpecification)
      .toEqual([
        { '@type': type, dayOfWeek: 'Monday', opens: '18:00', closes: '01:00' },
        { '@type': type, dayOfWeek: 'Sunday', opens: '00:00', closes: '23:59' },
        {
          '@type': type,
          validFrom: '2099-11-08',
          validThrough: '2099-11-08',
          opens: '00:00',
          closes: '00:00',
        },
      ]);
  });
});
