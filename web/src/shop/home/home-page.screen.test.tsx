import { page } from 'vitest/browser';
import { expect, it } from 'vitest';
import { aRestaurant } from '../../../test/factories';
import { aShop, box, desk, link, narrow, show, title } from '../../../test/show';

const cover =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='800' height='600'%3E%3Crect width='800' height='600' fill='white'/%3E%3C/svg%3E";

it.each([narrow, desk])(
  'the cover picture is as wide as the screen, behind the text: %i px',
  async (...size) => {
    await show(aShop({ restaurant: aRestaurant({ cover }) }), '/', { size });
    const heading = title('Chowk Street Kitchen');
    await expect.element(heading).toBeVisible();
    const picture = () => document.querySelector('main img')?.getBoundingClientRect() ?? new DOMRect();
    await expect.poll(() => picture().width).toBe(size[0]);
    for (const what of [heading, link('Order Now')]) {
      const { top, bottom } = box(what);
      expect(top).toBeGreaterThan(picture().top);
      expect(bottom).toBeLessThan(picture().bottom);
    }
    await link('Order Now').click();
    await expect.element(title('Our Menu')).toBeVisible();
  },
);

it('a cover picture that cannot be loaded leaves the text alone', async () => {
  await show(aShop({ restaurant: aRestaurant({ cover: '/nothing.webp' }) }), '/');
  await expect.element(title('Chowk Street Kitchen')).toBeVisible();
  await expect.element(page.getByText('No Image')).not.toBeInTheDocument();
});
