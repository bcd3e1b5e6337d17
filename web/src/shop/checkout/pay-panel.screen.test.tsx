import { page } from 'vitest/browser';
import { expect, it } from 'vitest';
import { aCustomer, aDish, aQuote, minutesFromNow } from '../../../test/factories';
import { aShop, box, inCart, narrow, phone, scrollTo, show } from '../../../test/show';

const dish = aDish({ price: 12_499.5 });
const problem = 'The kitchen is closed (Diwali). Orders are taken again tomorrow at 11:00.';
const pay = page.getByRole('main').getByRole('button', { name: /^(Pay|Enter your|डिलीवरी पर|कुल)/ });

it.each([
  [narrow, 'en', null],
  [narrow, 'hi', null],
  [phone, 'en', null],
  [narrow, 'en', 30],
  [narrow, 'hi', 30],
] as const)(
  'the pay bar of a phone is at most 80 px high, in view: %i, %s, %s',
  async (size, language, fee) => {
    const shop = aShop({
      menu: [dish],
      quote: aQuote({
        total: 12_499.5,
        deliveryFrom: fee,
        promisedFrom: minutesFromNow(30),
        promisedUntil: minutesFromNow(45),
        problems: [{ code: 'CLOSED', message: problem }],
      }),
    });
    await show(shop, '/checkout', { who: aCustomer(), cart: [inCart(dish)], size, language });
    await expect.element(page.getByText(problem)).toBeVisible();
    const bar = () => pay.element().parentElement?.getBoundingClientRect() ?? new DOMRect();
    for (const top of [0, 300]) {
      await scrollTo(top);
      await expect.poll(() => bar().height).toBeLessThanOrEqual(80);
      expect(bar().bottom).toBe(size[1]);
      expect(bar().right).toBe(size[0]);
      expect(box(pay).bottom).toBeLessThanOrEqual(size[1]);
    }
  },
);
