import type { Page, Route } from 'playwright-core';
import { twoFrames, withNetworkIdle, withoutDrawnScreens } from './browser.js';
import type { Data, Dish } from './scene-data.js';

/** One state of one screen. */
export interface Scene {
  readonly name: string;
  readonly route: string | ((data: Data) => string);
  /** Undefined for a visitor. */
  readonly who?: keyof Data['tokens'];
  readonly language?: 'hi';
  readonly cart?: (dishes: readonly Dish[]) => readonly Dish[];
  /** Setup before the screen is opened. */
  readonly before?: (page: Page) => Promise<unknown>;
  /** Whether the scene logs errors to the console. */
  readonly isFaulty?: true;
  /** Actions on the opened screen. */
  readonly act?: (page: Page) => Promise<unknown>;
}

/** Without the menu in the page. */
const bare = (before: (page: Page) => Promise<unknown>) => async (page: Page) => {
  await withoutDrawnScreens(page);
  await before(page);
};

/** Answers a GraphQL operation; `undefined` passes it on. */
const answer = (operation: string, reply: (route: Route) => Promise<unknown>) => (page: Page) =>
  page.route('**/graphql', (route) =>
    route.request().postData()?.includes(`"operationName":"${operation}"`) ? reply(route) : route.fallback(),
  );
const never = () => new Promise<never>(() => undefined);
const failed = (route: Route) =>
  route.fulfill({ status: 503, json: { errors: [{ message: 'Unavailable' }] } });

type MenuAnswer = {
  data: {
    menu: (Record<string, unknown> & { id: string; name: string })[];
    categories: Record<string, unknown>[];
    optionGroups: unknown[];
  };
};
const withMenu = (change: (menu: MenuAnswer['data']['menu']) => MenuAnswer['data']['menu']) =>
  answer('Menu', async (route) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as MenuAnswer;
    await route.fulfill({ response, json: { data: { ...data, menu: change(data.menu) } } });
  });
const guestLink = (canSignIn: boolean, order: object | null) =>
  answer('GuestLink', (route) =>
    route.fulfill({ json: { data: { guestLink: { __typename: 'GuestLink', canSignIn, order } } } }),
  );
const toMend = answer('SetupWarnings', (route) =>
  route.fulfill({ json: { data: { setupWarnings: ['NOT_PRODUCTION', 'PLAY_MONEY'] } } }),
);
const withDemoDishes = answer('DemoDishes', (route) => route.fulfill({ json: { data: { demoDishes: 3 } } }));
/** At other hours than now. */
const notNow = (() => {
  const time = (hours: number) =>
    new Date(Date.now() + (hours + 5.5) * 3600_000).toISOString().slice(11, 13).concat(':00');
  return { servedFrom: time(2), servedUntil: time(5) };
})();
/** The first category, and the first dish of another one. */
const atOtherHours = answer('Menu', async (route) => {
  const response = await route.fetch();
  const { data } = (await response.json()) as MenuAnswer;
  const [first, ...others] = data.categories;
  const later = data.menu.findIndex(({ category }) => category !== first?.['name']);
  const menu = data.menu.map((dish, index) => (index === later ? { ...dish, ...notNow } : dish));
  const categories = [{ ...first, ...notNow }, ...others];
  await route.fulfill({ response, json: { data: { ...data, menu, categories } } });
});
const hex = (number: number) => number.toString(16).padStart(24, 'f');
const attributes = [
  { hindiName: 'आलू टिक्की बर्गर', spiciness: 1, isBestseller: true, allergens: ['GLUTEN', 'MILK'], serves: 1 },
  { hindiName: 'पनीर मखनी बर्गर', spiciness: 3, isNew: true, isBestseller: true, isJain: true },
  { mark: 'EGG', spiciness: 2, allergens: ['GLUTEN', 'EGGS', 'MILK', 'NUTS'], serves: 2 },
  {},
];
const tagged = withMenu((menu) =>
  menu.map((dish, index) => ({ ...dish, ...attributes[index % attributes.length] })),
);
const longDish =
  'Thiruvananthapuramstylemalabarparottawithkuttanadan Duck Roast, Extra Spicy, for the Whole Family';
const many = withMenu((menu) =>
  Array.from({ length: 200 }, (_, index) => {
    const dish = menu[index % menu.length] as (typeof menu)[number];
    const long = index === 1 ? { name: longDish, category: 'Breads and everything that goes with them' } : {};
    return {
      ...dish,
      name: `${dish.name} ${index}`,
      id: hex(index),
      ...(index % 7 === 0 && { image: null }),
      ...long,
    };
  }),
);

const savedAddresses = [
  {
    label: 'HOME',
    name: null,
    flat: 'Flat 3',
    street: 'MG Road, Bengaluru',
    landmark: null,
    pinCode: '560001',
  },
  {
    label: 'OTHER',
    name: 'Aunt Meera, who lives beyond the river',
    flat: '12, Krishnarajendra Apartments, second floor',
    street: 'Sri Krishnadevaraya Road, Basavanagudi, Bengaluru',
    landmark: 'Opposite the temple',
    pinCode: '560004',
    coordinates: { __typename: 'Coordinates', lat: 12.9421, lng: 77.5754 },
  },
].map((address, index) => ({
  __typename: 'SavedAddress',
  id: hex(index),
  coordinates: null,
  savedAt: '2026-11-21T10:00:00.000Z',
  ...address,
}));
const withAddresses = async (page: Page) => {
  const add = async (route: Route) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: object };
    await route.fulfill({ response, json: { data: { ...data, myOrders: { nodes: [] }, savedAddresses } } });
  };
  await answer('SavedAddresses', add)(page);
  await answer('LastDelivery', add)(page);
};

/** Several devices, one of them unknown, and an address that is not confirmed. */
const manySessions = answer('AccountSafety', async (route) => {
  const response = await route.fetch();
  type Safety = { data: { me: object; sessions: Record<string, unknown>[] } };
  const { data } = (await response.json()) as Safety;
  const devices = [
    ['Chrome', 'Android'],
    ['Microsoft Edge', 'Windows'],
    ['Samsung Internet', 'Android'],
    [null, null],
  ];
  const others = devices.map(([browser, system], index) => ({
    ...data.sessions[0],
    id: hex(index),
    browser,
    system,
    isCurrent: false,
  }));
  const sessions = [...data.sessions.slice(0, 1), ...others];
  await route.fulfill({
    response,
    json: { data: { ...data, me: { ...data.me, isEmailConfirmed: false }, sessions } },
  });
});

const hoursAway = (hours: number) => new Date(Date.now() + hours * 3600_000).toISOString();
const takingOrders = {
  takesOrders: true,
  pausedUntil: null as string | null,
  busyMinutes: 0,
  periods: [{ from: hoursAway(-1), until: null as string | null }],
};
const closed = { ...takingOrders, periods: [{ from: hoursAway(60), until: hoursAway(70) }] };
const pausedUntil = hoursAway(0.5);
const paused = { ...takingOrders, pausedUntil, periods: [{ from: pausedUntil, until: null }] };

/** A page with these changes of the restaurant, at a higher version than any live message. */
const withRestaurant = (changes: object) => (page: Page) =>
  page.route(/\/shop\/$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replaceAll(/<template data-path.*?<\/template>/gs, '')
      .replace(/(<script type="application\/json" id="drawn-restaurant">)(.*?)(<\/script>)/s, (...found) => {
        const [, tag = '', json = '', end = ''] = found as string[];
        const drawn = { ...(JSON.parse(json) as object), version: 1e6, ...changes };
        return tag + JSON.stringify(drawn) + end;
      });
    await route.fulfill({ response, body });
  });
const dayAhead = (days: number) =>
  new Date(Date.now() + 330 * 60_000 + days * 24 * 3600_000).toISOString().slice(0, 10);
const withOrdering = (ordering: typeof takingOrders, reason?: string) =>
  withRestaurant({
    ordering,
    specialDays: reason ? [{ date: dayAhead(0), reason, orderHours: [], bookingHours: null }] : [],
  });
const lunch = { opensAt: '11:00', closesAt: '15:00' };
const dinner = { opensAt: '18:30', closesAt: '02:00' };
const week = [[], [lunch, dinner], [lunch, dinner], [lunch, dinner], [lunch, dinner], [dinner], [dinner]];
/** As an owner fills in every field, with the longest texts that are allowed. */
const everything = {
  name: 'Shri Venkateshwara Bhavan & Thiruvananthapuram Parotta Stall, since 1962 (Branch)',
  address: 'Shop 14 and 15, Ground Floor, Sri Lakshmi Narasimha Commercial Complex, '.repeat(4).slice(0, 300),
  state: 'Karnataka',
  whatsapp: '98860 12345',
  fssai: '10012345678901',
  gstin: '29AAPFU0939F1ZR',
  grievanceName: 'Srinivasaraghavan Venkataramanan',
  grievanceEmail: 'complaints.and.grievances@shri-venkateshwara-bhavan.example',
  grievancePhone: '+91 80 4000 0000',
  coordinates: { lat: 12.9716, lng: 77.5946 },
  orderHours: week,
  bookingHours: Array.from({ length: 7 }, () => [{ opensAt: '12:00', closesAt: '22:00' }]),
  specialDays: [
    { date: dayAhead(6), reason: 'Diwali', orderHours: [], bookingHours: [] },
    {
      date: dayAhead(40),
      reason: '',
      orderHours: [{ opensAt: '00:00', closesAt: '00:00' }],
      bookingHours: null,
    },
  ],
  ordering: { ...takingOrders, periods: [{ from: hoursAway(-1), until: hoursAway(3) }] },
};
const filledIn = withRestaurant(everything);
const refused = answer('Quote', (route) =>
  route.fulfill({
    json: {
      data: {
        quote: {
          __typename: 'Quote',
          total: 240,
          problems: [
            {
              __typename: 'QuoteProblem',
              code: 'CLOSED',
              message: 'The kitchen is closed (Diwali). Orders are taken again tomorrow at 11:00.',
            },
          ],
        },
      },
    },
  }),
);
const closedForDiwali = async (page: Page) => {
  await withOrdering(closed, 'Diwali')(page);
  await refused(page);
};

const ownRefundText = answer('LegalTexts', async (route) => {
  const response = await route.fetch();
  const { data } = (await response.json()) as { data: { restaurant: object } };
  const refundText = `We refund what we got wrong.\nAsk us.\n\n## When\n\n${'Sevendays'.repeat(30)}`;
  await route.fulfill({ response, json: { data: { restaurant: { ...data.restaurant, refundText } } } });
});

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();
/** Hours for lunch and dinner, closed at Diwali. */
const severalHours = async (page: Page) => {
  await page.getByRole('checkbox', { name: 'Take orders at any hour' }).uncheck();
  const orders = page.getByRole('region', { name: 'Hours for orders' });
  const monday = orders.getByRole('group', { name: 'Monday' });
  await monday.getByRole('button', { name: 'Add hours' }).click();
  await monday.getByLabel('Closes').nth(1).fill('02:00');
  await orders.getByRole('checkbox', { name: 'Tuesday' }).uncheck();
  await press('Add a special day')(page);
  const special = page.getByRole('region', { name: 'Special days' });
  await special.getByLabel('Date').fill('2027-10-29');
  await special.getByLabel('Reason').fill('Diwali');
  await special.getByLabel('Tables').selectOption('hours');
};
/** The form is collapsed on a phone. */
const addNothing = async (page: Page) => {
  const fold = page.getByRole('button', { name: 'Add a dish', expanded: false });
  if ((await fold.count()) > 0) await fold.click();
  await press('Add Item')(page);
};
const fewDishes = (dishes: readonly Dish[]) => dishes.slice(0, 3);
const gone = (dishes: readonly Dish[]) => [
  ...dishes.slice(0, 2),
  { _id: hex(1), name: 'Misal Pav', price: 90, image: null },
  { ...(dishes[4] as Dish), price: 1 },
];
/** A dish with its defaults, and with a choice that is gone. */
const configured = (dishes: readonly Dish[]) => {
  const dish = { ...(dishes.at(-1) as Dish), packing: 12.5 };
  const choices = [{ choiceId: hex(3), group: 'Extras', name: 'Avocado', price: 50, quantity: 2 }];
  const choosy = {
    ...dish,
    price: dish.price + 100,
    choices,
    note: 'Less spicy, and no onions at all. '.repeat(5),
  };
  return [dish, choosy];
};
const longCart = (dishes: readonly Dish[]) => [
  { ...(dishes[0] as Dish), _id: hex(2), name: longDish },
  ...dishes.slice(0, 9),
];
/** The phone number must be confirmed, and no code is right. */
const unconfirmed = async (page: Page) => {
  const reply = (operation: string, data: object) =>
    answer(operation, (route) => route.fulfill({ json: { data } }))(page);
  const phoneCodeChannels = ['SMS', 'WHATSAPP'];
  await reply('PhoneCodeChannels', { restaurant: { __typename: 'Restaurant', phoneCodeChannels } });
  const sent = {
    __typename: 'PhoneConfirmation',
    phone: '+919876543210',
    isConfirmed: false,
    channel: 'SMS',
  };
  await reply('SendPhoneCode', { sendPhoneCode: sent });
  const wrong = 'This is not the code that we sent. Please compare all six digits.';
  await answer('ConfirmPhone', (route) =>
    route.fulfill({ json: { errors: [{ message: wrong, extensions: { code: 'BAD_USER_INPUT' } }] } }),
  )(page);
  await answer('Quote', async (route) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: { quote: { problems: object[] } } };
    const problem = {
      __typename: 'QuoteProblem',
      code: 'PHONE_UNCONFIRMED',
      line: null,
      message:
        'A first order of more than ₹400 in cash needs a phone number that is confirmed by a code. Please confirm yours, or pay online.',
    };
    const quote = { ...data.quote, problems: [...data.quote.problems, problem] };
    await route.fulfill({ response, json: { data: { quote } } });
  })(page);
};
const address = (page: Page) =>
  page
    .getByLabel(/address/i)
    .first()
    .fill('12 MG Road, Bengaluru 560001');
const remove = async (page: Page) => {
  await press(/^Remove/)(page);
  await page.getByRole('alert').waitFor();
};
const openReport = (opener: string, reason: string) => async (page: Page) => {
  await page.getByRole('button', { name: opener }).click();
  await page.getByRole('radio', { name: reason }).check();
};
const track = (status: string) => (data: Data) => `/track-order/${data.orders[status]}`;

const customer: readonly Scene[] = [
  { name: 'home', route: '/', cart: fewDishes },
  {
    name: 'home-visitor-menu',
    route: '/',
    act: (page) => page.locator('[aria-controls="nav-links"]').click(),
  },
  {
    name: 'home-signed-in',
    route: '/',
    who: 'customer',
    act: (page) => page.locator('[aria-controls="nav-links"]').click(),
  },
  {
    name: 'account-menu',
    route: '/about',
    who: 'customer',
    act: async (page) => {
      const toggle = page.locator('[aria-controls="nav-links"]');
      if (await toggle.isVisible()) await toggle.click();
      await press('MY ACCOUNT')(page);
      await page.getByRole('menu').waitFor();
    },
  },
  {
    name: 'search',
    route: '/',
    act: async (page) => {
      await page.getByPlaceholder('Search menu...').fill('pa');
      await page.getByRole('option').first().waitFor();
    },
  },
  { name: 'menu', route: '/menu', cart: fewDishes },
  { name: 'home-closed', route: '/', isFaulty: true, before: withOrdering(closed) },
  {
    name: 'home-stopped',
    route: '/',
    isFaulty: true,
    before: withOrdering({ ...takingOrders, takesOrders: false, periods: [] }),
  },
  { name: 'menu-paused', route: '/menu', isFaulty: true, before: withOrdering(paused), cart: fewDishes },
  {
    name: 'menu-busy',
    route: '/menu',
    isFaulty: true,
    before: withOrdering({ ...takingOrders, busyMinutes: 20 }),
  },
  { name: 'menu-closed-hi', route: '/menu', language: 'hi', isFaulty: true, before: closedForDiwali },
  { name: 'cart-closed', route: '/cart', isFaulty: true, before: closedForDiwali, cart: fewDishes },
  {
    name: 'checkout-closed',
    route: '/checkout',
    who: 'customer',
    isFaulty: true,
    before: closedForDiwali,
    cart: fewDishes,
  },
  { name: 'menu-200', route: '/menu', before: many, cart: fewDishes },
  { name: 'menu-scrolled', route: '/menu', cart: fewDishes, act: (page) => page.mouse.wheel(0, 900) },
  { name: 'menu-tags', route: '/menu', before: bare(tagged), cart: fewDishes },
  { name: 'menu-tags-hi', route: '/menu', language: 'hi', before: bare(tagged), cart: fewDishes },
  { name: 'menu-filtered', route: '/menu?veg=1&tag=bestseller', before: bare(tagged) },
  { name: 'menu-filtered-none', route: '/menu?veg=1&tag=jain&tag=mild', before: bare(tagged) },
  {
    name: 'menu-dish-tags',
    route: '/menu',
    before: bare(tagged),
    act: (page) => page.getByRole('article').nth(2).getByRole('heading').getByRole('button').click(),
  },
  { name: 'menu-none', route: '/menu', before: withMenu(() => []) },
  { name: 'menu-search', route: '/menu?search=paneer' },
  { name: 'menu-mistyped', route: '/menu?search=panner' },
  { name: 'menu-not-found', route: '/menu?search=sushi' },
  {
    name: 'menu-no-pictures',
    isFaulty: true,
    route: '/menu',
    before: (page) => page.route('**/uploads/**', (route) => route.abort()),
  },
  // Chromium lets a page that was tampered with open no sockets.
  { name: 'menu-loading', isFaulty: true, route: '/menu', before: bare(answer('Menu', never)) },
  { name: 'menu-failed', isFaulty: true, route: '/menu', before: bare(answer('Menu', failed)) },
  {
    name: 'menu-dish',
    route: '/menu',
    act: (page) => page.getByRole('heading', { level: 3 }).getByRole('button').first().click(),
  },
  { name: 'menu-hours', route: '/menu', before: bare(atOtherHours), isFaulty: true, cart: fewDishes },
  {
    name: 'menu-customise',
    route: '/menu',
    act: (page) => page.getByRole('button', { name: /^Customise/ }).click(),
  },
  { name: 'menu-category', route: '/menu', act: (page) => page.getByRole('tab').nth(2).click() },
  { name: 'cart', route: '/cart', cart: fewDishes },
  { name: 'cart-long', route: '/cart', cart: longCart },
  { name: 'cart-choices', route: '/cart', cart: configured },
  { name: 'cart-empty', route: '/cart' },
  { name: 'cart-dish-gone', route: '/cart', cart: gone },
  { name: 'checkout-cash', route: '/checkout', who: 'customer', cart: fewDishes, act: address },
  {
    name: 'checkout-online',
    route: '/checkout',
    who: 'customer',
    cart: fewDishes,
    act: async (page) => {
      await address(page);
      await page
        .getByLabel(/payment/i)
        .first()
        .selectOption('ONLINE');
    },
  },
  { name: 'checkout-errors', route: '/checkout', who: 'customer', cart: fewDishes, act: press(/^Pay/) },
  {
    name: 'checkout-confirm',
    route: '/checkout',
    who: 'customer',
    cart: fewDishes,
    act: async (page) => {
      await address(page);
      await press(/^Pay/)(page);
    },
  },
  {
    name: 'checkout-phone-unconfirmed',
    route: '/checkout',
    who: 'customer',
    cart: fewDishes,
    before: unconfirmed,
    act: (page) => page.getByRole('button', { name: 'Send a code by SMS' }).waitFor(),
  },
  {
    name: 'checkout-phone-code',
    route: '/checkout',
    who: 'customer',
    cart: fewDishes,
    before: unconfirmed,
    act: async (page) => {
      await page.getByRole('textbox', { name: /^Phone number/ }).fill('98765 43210');
      await press(/by SMS$/)(page);
      await page.getByLabel('Code', { exact: true }).fill('123456');
      await page.getByRole('alert').getByText('This is not the code').waitFor();
    },
  },
  { name: 'checkout-choices', route: '/checkout', who: 'customer', cart: configured },
  {
    name: 'checkout-ways',
    route: '/checkout',
    who: 'customer',
    cart: fewDishes,
    before: withRestaurant({ orderWays: ['DELIVERY', 'PICKUP'] }),
  },
  {
    name: 'checkout-later',
    route: '/checkout',
    who: 'customer',
    cart: fewDishes,
    before: async (page) => {
      await withRestaurant({ slotRules: { daysAhead: 1 } })(page);
      const startsAt = (minutes: number) =>
        new Date(Math.ceil(Date.now() / 900_000) * 900_000 + minutes * 60_000).toISOString();
      const orderSlots = [60, 75, 24 * 60].map((minutes, index) => ({
        __typename: 'OrderSlot',
        startsAt: startsAt(minutes),
        isFull: index === 1,
      }));
      await answer('OrderSlots', (route) => route.fulfill({ json: { data: { orderSlots } } }))(page);
    },
    act: (page) => page.getByRole('radio', { name: 'Later' }).check(),
  },
  { name: 'checkout-addresses', route: '/checkout', who: 'customer', cart: fewDishes, before: withAddresses },
  {
    name: 'checkout-addresses-hi',
    route: '/checkout',
    who: 'customer',
    language: 'hi',
    cart: fewDishes,
    before: withAddresses,
  },
  { name: 'checkout-empty', route: '/checkout', who: 'customer' },
  { name: 'orders', route: '/order-history', who: 'customer' },
  { name: 'orders-long', route: '/order-history', who: 'long' },
  { name: 'orders-none', route: '/order-history', who: 'newcomer' },
  { name: 'orders-loading', route: '/order-history', who: 'customer', before: answer('MyOrders', never) },
  { name: 'track-pending', route: track('Pending'), who: 'customer' },
  { name: 'track-out', route: track('Out for Delivery'), who: 'customer' },
  { name: 'track-delivered', route: track('Delivered'), who: 'customer' },
  { name: 'track-cancelled', route: track('Cancelled'), who: 'customer' },
  { name: 'track-paid', route: track('paid'), who: 'customer' },
  {
    name: 'track-report',
    route: track('Delivered'),
    who: 'customer',
    act: openReport('Something is wrong', 'A dish is missing'),
  },
  {
    name: 'track-report-hi',
    route: track('Delivered'),
    who: 'customer',
    language: 'hi',
    act: openReport('कुछ गड़बड़ है', 'कोई डिश नहीं आई'),
  },
  { name: 'track-long', route: track('long'), who: 'long' },
  { name: 'track-unknown', route: `/track-order/${hex(1)}`, who: 'customer' },
  { name: 'book', route: '/book', who: 'customer' },
  {
    name: 'book-times',
    route: '/book',
    who: 'customer',
    act: async (page) => {
      const date = page.getByLabel('Date');
      await date.fill((await date.getAttribute('max')) ?? '');
      await page.getByRole('button', { name: '19:30' }).waitFor();
    },
  },
  { name: 'book-errors', route: '/book', who: 'customer', act: press(/Pay at Restaurant/) },
  { name: 'bookings', route: '/booking-details', who: 'customer' },
  { name: 'bookings-none', route: '/booking-details', who: 'newcomer' },
  { name: 'bookings-edit', route: '/booking-details', who: 'customer', act: press('Edit') },
  { name: 'bookings-cancel', route: '/booking-details', who: 'customer', act: press('Cancel') },
  { name: 'contact', route: '/contact' },
  { name: 'contact-errors', route: '/contact', act: press('Send Message') },
  { name: 'about', route: '/about' },
  { name: 'home-filled-in', route: '/', isFaulty: true, before: filledIn },
  { name: 'about-filled-in', route: '/about', isFaulty: true, before: filledIn },
  { name: 'about-filled-in-hi', route: '/about', language: 'hi', isFaulty: true, before: filledIn },
  {
    name: 'about-closed',
    route: '/about',
    isFaulty: true,
    before: withRestaurant({ ...everything, ordering: closed }),
  },
  { name: 'contact-filled-in', route: '/contact', isFaulty: true, before: filledIn },
  {
    name: 'checkout-restaurant-on-map',
    route: '/checkout',
    who: 'customer',
    isFaulty: true,
    before: filledIn,
    cart: fewDishes,
  },
  { name: 'privacy', route: '/privacy' },
  { name: 'privacy-hi', route: '/privacy', language: 'hi' },
  { name: 'terms', route: '/terms' },
  { name: 'refunds', route: '/refunds' },
  { name: 'refunds-own', route: '/refunds', before: ownRefundText },
  { name: 'privacy-failed', route: '/privacy', isFaulty: true, before: answer('LegalTexts', failed) },
  { name: 'login', route: '/login' },
  {
    name: 'login-failed',
    isFaulty: true,
    route: '/login',
    act: async (page) => {
      await page.getByLabel('Email').fill('asha@example.in');
      await page.getByRole('textbox', { name: 'Password' }).fill('not this one');
      await page.getByRole('button', { name: 'Login', exact: true }).click();
      await page.getByRole('alert').first().waitFor();
    },
  },
  { name: 'guest', route: '/guest', before: withRestaurant({ guestsAllowed: true }) },
  { name: 'guest-link', route: '/guest/a-link', before: guestLink(true, null) },
  {
    name: 'guest-link-unconfirmed',
    route: '/guest/a-link/an-order',
    before: guestLink(false, {
      __typename: 'OrderState',
      way: 'DELIVERY',
      status: 'PREPARING',
      slotAt: null,
      promisedFrom: '2026-11-26T14:10:00.000Z',
      promisedUntil: '2026-11-26T14:25:00.000Z',
    }),
  },
  { name: 'guest-link-expired', route: '/guest/a-link' },
  { name: 'table-unknown', route: '/table/no-code' },
  { name: 'forgot-password', route: '/forgot-password' },
  {
    name: 'forgot-password-sent',
    route: '/forgot-password',
    act: async (page) => {
      await page.getByLabel('Email').fill('asha@example.in');
      await press('Send the link')(page);
      await page.getByText('If there is an account with this address').waitFor();
    },
  },
  { name: 'reset-password', route: '/reset-password/link' },
  {
    name: 'reset-password-expired',
    isFaulty: true,
    route: '/reset-password/used',
    act: async (page) => {
      await page.getByRole('textbox', { name: 'New password' }).fill('filter coffee 11');
      await press('Save and log in')(page);
      await page.getByRole('link', { name: 'Ask for a new link' }).waitFor();
    },
  },
  { name: 'register', route: '/register' },
  {
    name: 'register-errors',
    route: '/register',
    act: (page) => page.getByRole('button', { name: 'Register', exact: true }).click(),
  },
  {
    name: 'register-password',
    route: '/register',
    act: (page) => page.getByRole('textbox', { name: 'Password' }).fill('password123'),
  },
  {
    name: 'register-password-hi',
    route: '/register',
    language: 'hi',
    act: async (page) => {
      // The page comes in English; the words of the other language come a moment later.
      await page.getByText('कम से कम 8 अक्षर').waitFor();
      await page.getByRole('textbox', { name: 'पासवर्ड' }).fill('mango lassi 42');
    },
  },
  { name: 'profile', route: '/profile', who: 'customer' },
  { name: 'profile-long', route: '/profile', who: 'long' },
  { name: 'profile-addresses', route: '/profile', who: 'customer', before: withAddresses },
  {
    name: 'profile-addresses-hi',
    route: '/profile',
    who: 'customer',
    language: 'hi',
    before: withAddresses,
  },
  {
    name: 'profile-address',
    route: '/profile',
    who: 'customer',
    before: withAddresses,
    act: press(/^Edit Aunt Meera/),
  },
  { name: 'profile-sessions', route: '/profile', who: 'customer', before: manySessions },
  {
    name: 'profile-sessions-hindi',
    route: '/profile',
    who: 'customer',
    language: 'hi',
    before: manySessions,
  },
  {
    name: 'profile-sessions-failed',
    route: '/profile',
    who: 'customer',
    before: answer('AccountSafety', (route) =>
      route.fulfill({ json: { errors: [{ message: 'Something went wrong on our side.' }] } }),
    ),
    act: (page) => page.getByText('The list could not be loaded.').waitFor(),
  },
  {
    name: 'profile-sessions-loading',
    route: '/profile',
    who: 'customer',
    before: answer('AccountSafety', never),
  },
  {
    name: 'edit-profile-password',
    route: '/edit-profile',
    who: 'customer',
    before: answer('UpdateProfile', (route) => {
      const message =
        'Please enter your current password to change your e-mail address or password: you logged in more than 15 minutes ago.';
      const extensions = { code: 'REAUTHENTICATE', fields: [{ field: 'currentPassword', message }] };
      return route.fulfill({ json: { errors: [{ message, extensions }] } });
    }),
    act: press('Save'),
  },
  { name: 'confirm-email', route: '/confirm-email/a-link' },
  { name: 'confirm-email-expired', route: '/confirm-email/a-link', act: press('Confirm this address') },
  {
    name: 'confirm-email-done',
    route: '/confirm-email/a-link',
    before: answer('ConfirmEmail', (route) =>
      route.fulfill({ json: { data: { confirmEmail: 'asha@example.in' } } }),
    ),
    act: press('Confirm this address'),
  },
  { name: 'undo-change', route: '/undo-change/a-link' },
  { name: 'undo-change-hindi', route: '/undo-change/a-link', language: 'hi' },
  { name: 'undo-change-expired', route: '/undo-change/a-link', act: press('This was not me') },
  { name: 'edit-profile', route: '/edit-profile', who: 'customer' },
  {
    name: 'edit-profile-password',
    route: '/edit-profile',
    who: 'customer',
    act: (page) => page.getByRole('textbox', { name: 'New password' }).fill('a chowk of mangoes'),
  },
  { name: 'notifications', route: '/', who: 'customer', act: press(/^Notifications/) },
  {
    name: 'notifications-many',
    route: '/',
    who: 'customer',
    isFaulty: true,
    before: answer('Notifications', async (route) => {
      const response = await route.fetch();
      const { data } = (await response.json()) as { data: { notifications: object } };
      await route.fulfill({
        response,
        json: { data: { notifications: { ...data.notifications, unreadCount: 1234 } } },
      });
    }),
    act: press(/^Notifications/),
  },
  { name: 'notifications-none', route: '/', who: 'newcomer', act: press(/^Notifications/) },
  { name: 'not-found', route: '/nowhere' },
  { name: 'toasts', route: '/cart', cart: fewDishes, act: remove },
  {
    name: 'toasts-long',
    route: '/cart',
    cart: fewDishes,
    act: async (page) => {
      await press('Proceed to Checkout')(page);
      await page.getByRole('alert').waitFor();
    },
  },
  { name: 'orders-hi', route: '/order-history', who: 'customer', language: 'hi' },
  {
    name: 'error',
    isFaulty: true,
    route: '/',
    before: (page) => page.route('**/about-page-*.js', (route) => route.abort()),
    act: (page) => page.evaluate(`location.hash = '#/about'`),
  },
  { name: 'offline', isFaulty: true, route: '/menu', act: (page) => page.context().setOffline(true) },
  { name: 'home-hi', route: '/', language: 'hi', cart: fewDishes },
  { name: 'menu-hi', route: '/menu', language: 'hi', cart: fewDishes },
  { name: 'checkout-hi', route: '/checkout', who: 'customer', language: 'hi', cart: fewDishes },
  { name: 'track-hi', route: track('Preparing'), who: 'customer', language: 'hi' },
  { name: 'book-hi', route: '/book', who: 'customer', language: 'hi' },
];

const admin: readonly Scene[] = [
  { name: 'admin-dashboard', route: '/admin/dashboard' },
  { name: 'admin-orders', route: '/admin/orders' },
  { name: 'admin-orders-details', route: '/admin/orders', act: press('Details') },
  { name: 'admin-orders-no-match', route: '/admin/orders?search=nobody' },
  { name: 'admin-menu', route: '/admin/menu' },
  { name: 'admin-menu-edit', route: '/admin/menu', act: press('Edit') },
  { name: 'admin-options', route: '/admin/menu/options' },
  { name: 'admin-options-edit', route: '/admin/menu/options', act: press('New options') },
  { name: 'admin-menu-table', route: '/admin/menu/table' },
  { name: 'admin-menu-order', route: '/admin/menu', act: press('Reorder') },
  { name: 'admin-category', route: '/admin/menu', act: press('Add a category') },
  { name: 'admin-category-edit', route: '/admin/menu', act: press(/^Change/) },
  {
    name: 'admin-menu-more',
    route: '/admin/menu',
    act: async (page: Page) => {
      await press('Edit')(page);
      await page.getByText('More about this dish').click();
    },
  },
  { name: 'admin-menu-errors', route: '/admin/menu', act: addNothing },
  { name: 'admin-menu-sold-out', route: '/admin/menu', act: press(/^Sold out/) },
  { name: 'admin-menu-delete', route: '/admin/menu', act: press(/^Delete/) },
  { name: 'admin-bookings', route: '/admin/booking' },
  { name: 'admin-payments', route: '/admin/payments' },
  { name: 'admin-messages', route: '/admin/messages' },
  { name: 'admin-mails', route: '/admin/mails' },
  { name: 'admin-settings', route: '/admin/settings' },
  {
    name: 'admin-settings-legal',
    route: '/admin/settings/legal',
    act: press('Edit the standard text: Privacy'),
  },
  { name: 'admin-settings-hours', route: '/admin/settings/hours', act: severalHours },
  { name: 'admin-settings-ordering', route: '/admin/settings/ordering' },
  { name: 'admin-table-codes', route: '/admin/table-codes' },
  {
    name: 'admin-settings-delivery',
    route: '/admin/settings/delivery',
    act: async (page: Page) => {
      for (const kind of ['CIRCLE', 'PIN_CODES', 'POLYGON']) {
        await press('Add a zone')(page);
        await page.getByLabel('Area').last().selectOption(kind);
      }
    },
  },
  { name: 'admin-settings-tables', route: '/admin/settings/tables' },
  { name: 'admin-settings-payments', route: '/admin/settings/payments' },
  { name: 'admin-settings-messages', route: '/admin/settings/messages' },
  { name: 'admin-settings-hi', route: '/admin/settings/payments', language: 'hi' },
  { name: 'admin-orders-paused', route: '/admin/orders', isFaulty: true, before: withOrdering(paused) },
  { name: 'admin-orders-pausing', route: '/admin/orders', act: press('Pause · busy') },
  { name: 'admin-not-found', route: '/admin/nowhere' },
  { name: 'admin-orders-hi', route: '/admin/orders', language: 'hi' },
  {
    name: 'admin-menu-demo',
    route: '/admin/menu',
    before: withDemoDishes,
    act: press('Remove the demo dishes'),
  },
  { name: 'admin-welcome-who', route: '/admin/welcome?step=who' },
  { name: 'admin-welcome-when', route: '/admin/welcome?step=when' },
  { name: 'admin-welcome-where', route: '/admin/welcome?step=where-to' },
  { name: 'admin-welcome-menu', route: '/admin/welcome?step=menu' },
  { name: 'admin-welcome-payments', route: '/admin/welcome?step=payments' },
  { name: 'admin-welcome-hi', route: '/admin/welcome?step=who', language: 'hi' },
  { name: 'admin-setup-warnings', route: '/admin/dashboard', before: toMend },
  { name: 'admin-setup-warnings-hi', route: '/admin/orders', language: 'hi', before: toMend },
].map((scene) => ({ ...scene, who: 'admin' }) as Scene);

export const scenes: readonly Scene[] = [...customer, ...admin];

/** Some scenes never answer a request. */
const longestHeldBackMilliseconds = 1500;

/** Shows a scene in a reused page. */
export async function show(page: Page, scene: Scene, data: Data): Promise<void> {
  const stored = {
    ...(scene.who && { token: data.tokens[scene.who] }),
    ...(scene.language && { language: scene.language }),
    ...(scene.cart && {
      cartItems: JSON.stringify(
        scene.cart(data.dishes).map((dish, index) => ({ ...dish, qty: 1 + (index % 2) })),
      ),
    }),
  };
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().setOffline(false);
  // A page of the shop without its code.
  await page.goto('./favicon.svg');
  await page.evaluate(`
    sessionStorage.clear();
    localStorage.clear();
    Object.assign(localStorage, ${JSON.stringify(stored)});
  `);
  await scene.before?.(page);
  const open = async (networkIdle: () => Promise<void>) => {
    await page.goto(`./#${typeof scene.route === 'string' ? scene.route : scene.route(data)}`);
    await page.locator('h1, h2').first().waitFor();
    await networkIdle();
    await scene.act?.(page);
    await networkIdle();
  };
  await withNetworkIdle(page, open, longestHeldBackMilliseconds);
}

/** Changes the colour scheme and waits until it is applied. */
export async function paint(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await twoFrames(page);
}
