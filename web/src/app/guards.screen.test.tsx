import { page } from 'vitest/browser';
import { expect, it } from 'vitest';
import { aCustomer, aDish, aSession } from '../../test/factories';
import { address, aShop, button, inCart, show, title } from '../../test/show';

const asha = aCustomer();
const dish = aDish();

it.each(['/checkout', '/order-history', '/profile'])(
  '%s asks visitors to log in and leads back',
  async (route) => {
    const shop = aShop({ menu: [dish], login: aSession(asha) });
    await show(shop, route, { cart: [inCart(dish)] });
    await expect.element(title('Login')).toBeVisible();
    await page.getByLabelText('Email').fill(asha.email ?? '');
    await page.getByRole('textbox', { name: 'Password' }).fill('correct horse battery');
    shop.answer({ me: asha });
    await button('Login').click();
    await expect.poll(address).toBe(route);
  },
);
