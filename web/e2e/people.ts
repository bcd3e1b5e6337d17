import { newId } from '../../api/src/platform/ids.js';
import type { Shop } from './shop';

export const password = 'correct horse battery';
/** Of the password, by bcrypt with its lowest cost, for speed. */
const passwordHash = '$2b$04$B3QSkBGvBmH4ehZknQZ5a.61KFKPdnfEV5Hzamb0HwV.MHbDqXE.2';

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly token: string;
}

async function aPerson(shop: Shop, role: 'customer' | 'admin', name: string): Promise<Person> {
  const id = newId();
  const email = `${id}@example.in`;
  await shop.sql(
    `insert into users (id, name, email, email_confirmed_at, password_hash, role) values ($1, $2, $3, now(), $4, $5)`,
    [id, name, email, passwordHash, role],
  );
  const { body } = await shop.rest<{ token: string }>('POST', '/api/auth/login', {
    body: { email, password },
  });
  return { id, name, email, token: body.token };
}

export const aCustomer = (shop: Shop, name = 'Asha Rao') => aPerson(shop, 'customer', name);
export const anAdmin = (shop: Shop, name = 'Vikram Shetty') => aPerson(shop, 'admin', name);

export interface Dish {
  readonly id: string;
  readonly name: string;
  readonly price: number;
}

let count = 0;

export async function aDish(shop: Shop, dish: object = {}): Promise<Dish> {
  count += 1;
  const input = {
    name: `Vada Pav ${process.pid}-${count}`,
    price: 45,
    description: 'Spiced potato in a soft bun.',
    category: 'Burgers',
    ...dish,
  };
  const { addMenuItem } = await shop.graphql<{ addMenuItem: Dish }>(
    'mutation ($input: MenuItemInput!) { addMenuItem(input: $input) { id name price } }',
    { input },
  );
  return addMenuItem;
}

/** Changes a dish as another admin does. */
export const changeDish = (shop: Shop, { id }: Pick<Dish, 'id'>, change: object) =>
  shop.rest('PUT', `/api/admin/menu/${id}`, { ...shop.owner, body: change });

/** A dish with the picture at this address. */
export async function aDishWithPicture(shop: Shop, dish: object, image: string): Promise<Dish> {
  const made = await aDish(shop, dish);
  await shop.sql('update menu_items set image = $2 where id = $1', [made.id, image]);
  // The server reads it with the next change.
  await changeDish(shop, made, { price: made.price + 1 });
  await changeDish(shop, made, { price: made.price });
  return made;
}

/** Changes a category as another admin does. */
export async function changeCategory(shop: Shop, name: string, input: object): Promise<void> {
  type Categories = { allCategories: { id: string; name: string; version: number }[] };
  const { allCategories } = await shop.graphql<Categories>('{ allCategories { id name version } }');
  const category = allCategories.find((each) => each.name === name);
  await shop.graphql(
    `mutation ($id: ID!, $version: Int!, $input: CategoryInput!) {
       updateCategory(id: $id, version: $version, input: $input) { id }
     }`,
    { ...category, input: { name, ...input } },
  );
}

/** Changes the settings of the restaurant as they are now. Only for a shop of the test's own. */
export async function changeRestaurant(shop: Shop, input: object): Promise<void> {
  const { restaurant } = await shop.graphql<{ restaurant: { version: number } }>(
    '{ restaurant { version } }',
  );
  await shop.graphql(
    `mutation ($input: RestaurantInput!, $version: Int!) {
       updateRestaurant(input: $input, version: $version) { version }
     }`,
    { input, version: restaurant.version },
  );
}

/** Places an order in cash. @returns its id */
export async function anOrder(
  shop: Shop,
  { token }: Person,
  { id }: Dish,
  more: object = {},
): Promise<string> {
  const body = { items: [{ menuItem: id, qty: 1 }], address: '1 MG Road', paymentMode: 'COD', ...more };
  return (await shop.rest<{ _id: string }>('POST', '/api/orders', { token, body })).body._id;
}

/** The text of the newest mail to an address that contains `part`; undefined until it is made. */
export async function mailTo(shop: Shop, address: string, part = ''): Promise<string | undefined> {
  type Mails = { mailDeliveries: { nodes: { text: string; address: string }[] } };
  const { mailDeliveries } = await shop.graphql<Mails>('{ mailDeliveries { nodes { text address } } }');
  return mailDeliveries.nodes.find((mail) => mail.address === address && mail.text.includes(part))?.text;
}

/** Ends all sessions of a person, as on another device. */
export const logOutElsewhere = (shop: Shop, { token }: Person) =>
  shop.graphql('mutation { logoutEverywhere }', {}, token);

/** What the checkout window does when the customer pays. */
export const payAtProvider = (shop: Shop, razorpayOrderId: string) =>
  shop.rest('POST', '/sandbox/razorpay/v1/checkout/pay', {
    body: { order_id: razorpayOrderId, outcome: 'success', method: 'upi' },
  });
