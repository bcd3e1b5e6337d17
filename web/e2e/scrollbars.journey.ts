import type { Page } from '@playwright/test';
import { expect, test } from './journey-test';
import { aDishWithPicture } from './people';

test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
});

const widthOf = (page: Page, selector: string, part: 'clientWidth' | 'offsetWidth') =>
  page.evaluate<number>(`document.querySelector('${selector}').${part}`);

test('with scrollbars that take room, a dialog keeps the page in its place and reaches the edge of the window', async ({
  shop,
  visit,
}) => {
  const description = 'Fluffy, with two chutneys.\n'.repeat(40);
  const dish = await aDishWithPicture(shop, { description }, '/shop/icons/apple-touch-180.png');
  const page = await visit('/menu', { size: { width: 600, height: 500 } });
  const more = page.getByRole('button', { name: dish.name, exact: true });
  await expect(more).toBeVisible();
  const before = await widthOf(page, 'main', 'offsetWidth');
  expect(before).toBeLessThan(600);

  await more.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await widthOf(page, 'main', 'offsetWidth')).toBe(before);
  expect(await widthOf(page, 'dialog', 'offsetWidth')).toBe(600);
  // Its own scrollbar would be a strip beside the picture.
  expect(await widthOf(page, 'dialog', 'clientWidth')).toBe(600);

  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await widthOf(page, 'main', 'offsetWidth')).toBe(before);
});
