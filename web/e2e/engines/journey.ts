import type { Shop } from '../../../api/bench/shop.js';
import type { Visitor } from './visitor.js';

export interface Step {
  readonly name: string;
  readonly work: () => Promise<void>;
}

const dish = 'Aloo Tikki Burger';
const password = 'correct horse battery';

/** Lets guests order. */
export async function prepareShop(shop: Shop): Promise<void> {
  const token = await shop.login();
  const { restaurant } = await shop.graphql<{ restaurant: { version: number } }>(
    '{ restaurant { version } }',
  );
  await shop.graphql(
    `mutation ($version: Int!) {
      updateRestaurant(input: { guestsAllowed: true }, version: $version) { version }
    }`,
    restaurant,
    token,
  );
}

async function prepareOrder(shop: Shop, id: string | undefined): Promise<void> {
  await shop.graphql(
    'mutation ($id: ID!) { updateOrderStatus(id: $id, status: PREPARING) { id } }',
    { id },
    await shop.login(),
  );
}

/** A guest who orders, and a customer who books. */
export function journey(visitor: Visitor, shop: Shop, email: string): readonly Step[] {
  return [
    {
      name: 'shows the menu',
      work: async () => {
        await visitor.open('/menu');
        await visitor.see('button', `Add to Cart: ${dish}`);
      },
    },
    {
      name: 'customises a dish',
      work: async () => {
        await visitor.press('button', `Customise ${dish}`);
        await visitor.seeDialog(dish);
        await visitor.fill('Note for the kitchen', 'Less spicy, please');
        await visitor.press('button', `One more ${dish}`);
        await visitor.press('button', /^Add for/);
        await visitor.press('link', /View cart/);
        await visitor.seeText(/Less spicy, please/);
      },
    },
    {
      name: 'orders without an account, in cash',
      work: async () => {
        await visitor.press('button', 'Proceed to Checkout');
        await visitor.press('link', 'Continue without an account');
        await visitor.fill('Name', 'Asha Rao');
        await visitor.fill('Phone number', '98765 43210');
        await visitor.press('button', 'Continue');
        await visitor.fill(/Address/, '12 MG Road, Bengaluru');
        await visitor.press('button', /^Pay .* on delivery$/);
        await visitor.seeDialog('Confirm your order');
        await visitor.press('button', 'Proceed');
        await visitor.press('link', /^Track/);
        await visitor.see('heading', 'Track Order');
        await visitor.seeIn('[aria-current=step]', /Pending/);
      },
    },
    {
      name: 'follows the order live',
      work: async () => {
        await visitor.seeText(/\bLive\b/);
        await prepareOrder(shop, (await visitor.route()).split('/').at(-1));
        await visitor.seeIn('[aria-current=step]', /Preparing/);
      },
    },
    {
      name: 'registers and logs in',
      work: async () => {
        await visitor.open('/register');
        await visitor.fill('Name', 'Ravi Menon');
        await visitor.fill('Email', email);
        await visitor.fill('Password', password);
        await visitor.press('button', 'Register');
        await visitor.see('heading', 'Login');
        await visitor.fill('Email', email);
        await visitor.fill('Password', password);
        await visitor.press('button', 'Login');
        await visitor.see('link', 'Order Now');
      },
    },
    {
      name: 'books a table',
      work: async () => {
        await visitor.open('/book');
        await visitor.seeText(/Yours is kept for 90 minutes/);
        await visitor.fill('Phone', '98765 43210');
        await visitor.press('button', 'Tomorrow');
        await visitor.press('button', '7:30 pm');
        await visitor.press('button', 'Book & Pay at Restaurant');
        await visitor.seeText(/Your table for 2 is booked for .* at 7:30 pm\./);
      },
    },
  ];
}
