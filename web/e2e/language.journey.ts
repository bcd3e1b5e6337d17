import { button, expect, test, title, toast } from './journey-test';
import { untilPrerendered } from './page-loads';
import { aDish } from './people';

test('English loads neither the Hindi texts nor their font; Hindi that cannot be loaded leaves everything as it is', async ({
  visit,
  complaints,
}) => {
  const fetched: string[] = [];
  const page = await visit('/about', {
    prepare: (opened) =>
      Promise.resolve(opened.on('request', (request) => fetched.push(new URL(request.url()).pathname))),
  });
  await expect(title(page, 'About Us')).toBeVisible();
  await page.route(/\/hi-/, (route) => route.abort());
  expect(fetched.filter((path) => /\/hi-|devanagari/.test(path))).toEqual([]);
  await button(page, 'हिन्दी').click();
  await expect(toast(page, 'This language could not be loaded.')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');

  // As a browser that prefers Hindi.
  await page.unroute(/\/hi-/);
  const hindi = await visit('/contact', { languages: ['hi-IN', 'en'] });
  await expect(title(hindi, 'संपर्क')).toBeVisible();
  await expect(hindi.locator('html')).toHaveAttribute('lang', 'hi-IN');
  complaints.expect(/net::ERR_FAILED/);
});

test('a menu that was prerendered in Hindi is English if the Hindi texts cannot be loaded', async ({
  shop,
  visit,
  complaints,
}) => {
  const dish = await aDish(shop, { name: 'Misal Pav' });
  await untilPrerendered(shop, dish.name);
  const page = await visit('/menu', {
    languages: ['hi-IN', 'en'],
    prepare: (opened) => opened.route(/\/hi-/, (route) => route.abort()),
  });
  await expect(page.getByRole('link', { name: /^Cart/ })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');
  await expect(page.getByRole('article', { name: dish.name }).getByText('₹45')).toBeVisible();
  complaints.expect(/net::ERR_FAILED/);
});
