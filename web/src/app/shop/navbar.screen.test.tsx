import { page, userEvent } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { aCustomer, aDish, aRestaurant } from '../../../test/factories';
import { address, aShop, button, desk, inCart, link, narrow, phone, show, title } from '../../../test/show';

const box = page.getByPlaceholder('Search menu...');
const toggle = page
  .getByRole('navigation', { name: 'Main' })
  .getByRole('button', { name: 'Menu', exact: true });

/** What is higher than one line, cut, covered, or beside the screen. */
function faultsOfHeader(width: number, mayCutName = false): string[] {
  const header = document.querySelector('header');
  const controls = [...(header?.querySelectorAll('a, button, input') ?? [])].filter((each) =>
    each.checkVisibility(),
  );
  const name = header?.querySelector('a span');
  const isNameCut = (name?.scrollWidth ?? 0) > (name?.clientWidth ?? 0);
  const boxes = controls.map((each) => each.getBoundingClientRect());
  return [
    ...((header?.offsetHeight ?? Infinity) > 58 ? ['high'] : []),
    ...((boxes.at(-1)?.right ?? Infinity) > width ? ['beside the screen'] : []),
    ...(document.documentElement.scrollWidth > width ? ['wide'] : []),
    // On phones the icon of the search lies below its box.
    ...boxes.flatMap(({ left }, n) =>
      left < (boxes[n - 1]?.right ?? 0) && left !== boxes[n - 1]?.left ? [`covered: ${n}`] : [],
    ),
    ...(isNameCut && !mayCutName ? ['cut: logo'] : []),
    ...controls
      .slice(1)
      .flatMap(({ scrollWidth, clientWidth, textContent }) =>
        scrollWidth > clientWidth ? [`cut: ${textContent}`] : [],
      ),
  ];
}

describe('the header of customers', () => {
  const longName = 'Sri Annapurna Veg and Sweets';
  it.each([
    ['en', undefined, {}],
    ['hi', undefined, { shortName: longName, name: longName }],
    ['en', aCustomer(), { shortName: longName, name: longName }],
    ['hi', aCustomer(), {}],
  ] as const)('stays one line at every width, %#', async (language, who, restaurant) => {
    const shop = aShop({ restaurant: aRestaurant(restaurant) });
    await show(shop, '/about', {
      size: desk,
      language,
      cart: [inCart(aDish(), 99)],
      ...(who && { who }),
    });
    // The parts that are loaded later.
    if (who) await expect.poll(() => document.querySelectorAll('header [aria-haspopup]')).toHaveLength(2);
    for (const width of [360, 375, 639, 640, 768, 1023, 1024, 1280, 1920]) {
      await page.viewport(width, 800);
      await expect
        .poll(() => faultsOfHeader(width, 'name' in restaurant), { message: `at ${width} px` })
        .toEqual([]);
    }
    // A phone with text at 200 %.
    await page.viewport(180, 370);
    await expect.poll(() => faultsOfHeader(180, true).filter((fault) => fault !== 'wide')).toEqual([]);
  });

  it('unfolds its links over a phone’s screen, until something else is pressed', async () => {
    await show(aShop(), '/about', { size: narrow });
    await toggle.click();
    await expect.element(link('LOGIN')).toBeVisible();
    expect(faultsOfHeader(narrow[0])).not.toContain('high');
    await page.getByRole('main').click({ position: { x: 5, y: 600 } });
    expect(address()).toBe('/about');
    await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect.element(link('LOGIN')).not.toBeInTheDocument();
  });

  it('folds its links by Escape, and when the focus leaves them', async () => {
    await show(aShop(), '/about', { size: narrow });
    await toggle.click();
    await expect.element(toggle).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect.element(toggle).toHaveFocus();
    await toggle.click();
    await userEvent.tab();
    await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
  });

  it('has its search behind an icon on phones, which opens over the whole line', async () => {
    const dish = aDish({ name: 'Rava Dosa' });
    await show(aShop({ menu: [dish] }), '/about', { size: phone });
    await expect.element(title('About Us')).toBeVisible();
    const width = () => box.element().getBoundingClientRect().width;
    expect(width()).toBe(44);
    await box.click();
    await expect.poll(width).toBeGreaterThan(250);
    await box.fill('rava');
    await page.getByRole('option', { name: /Rava Dosa/ }).click();
    await expect.element(title('Our Menu')).toBeVisible();
    await expect.poll(width).toBe(44);
    await expect.element(page.getByRole('main')).toHaveFocus();
  });

  it('has no search during the checkout', async () => {
    const dish = aDish();
    await show(aShop({ menu: [dish] }), '/checkout', { who: aCustomer(), cart: [inCart(dish)] });
    await expect.element(title('Checkout')).toBeVisible();
    await expect.element(box).not.toBeInTheDocument();
  });
});

it('the search box has the text of the search, and forgets it on other screens', async () => {
  await show(aShop({ menu: [aDish({ name: 'Rava Dosa' })] }), '/menu?search=dosa', { size: desk });
  await expect.element(box).toHaveValue('dosa');
  await box.fill('something else');
  await link('ABOUT').click();
  await expect.element(title('About Us')).toBeVisible();
  await expect.element(box).toHaveValue('');
  await box.fill('rava');
  await userEvent.keyboard('{Enter}');
  await expect.poll(address).toBe('/menu?search=rava');
  await expect.element(box).toHaveValue('rava');
  await page
    .getByRole('main')
    .getByRole('link', { name: /whole menu/ })
    .click();
  await expect.element(box).toHaveValue('');
  window.history.back();
  await expect.element(box).toHaveValue('rava');
  await expect.element(button('Search')).toBeVisible();
});
