import { page } from 'vitest/browser';
import { aCategory, anOrdering, aPause, minutesFromNow } from '../factories';
import type { MenuItem } from '../generated/schema';
import type { ShopServer } from '../shop-server';
import { goOffline, inCart, scrollTo } from '../show';
import { dishes, fewDishes, longDish, withRestaurant } from './filled-shop';
import { openDialog, see, unfold, type Scene } from './scene';

const withMenu = (change: (menu: readonly MenuItem[]) => MenuItem[]) => (shop: ShopServer) =>
  shop.answer({ menu: change(dishes) });

const attributes: readonly Partial<MenuItem>[] = [
  { hindiName: 'आलू टिक्की बर्गर', spiciness: 1, isBestseller: true, allergens: ['GLUTEN', 'MILK'], serves: 1 },
  { hindiName: 'पनीर मखनी बर्गर', spiciness: 3, isNew: true, isBestseller: true, isJain: true },
  {
    mark: 'EGG',
    isVegetarian: false,
    spiciness: 2,
    allergens: ['GLUTEN', 'EGGS', 'MILK', 'NUTS'],
    serves: 2,
  },
  { mark: 'VEGETARIAN', isVegetarian: true },
];
const tagged = withMenu((menu) =>
  menu.map((dish, index) => ({ ...dish, ...attributes[index % attributes.length] })),
);
const many = withMenu((menu) =>
  Array.from({ length: 200 }, (_, index) => ({
    ...(menu[index % menu.length] as MenuItem),
    id: index.toString(16).padStart(24, 'f'),
    name: index === 1 ? longDish : `Dish ${index}`,
    ...(index % 7 === 0 && { image: null }),
    ...(index === 1 && { category: 'Breads and everything that goes with them' }),
  })),
);
/** The first category and a dish of another one are served later today. */
const atOtherHours = (shop: ShopServer) => {
  const later = { servedFrom: '16:00:00', servedUntil: '19:00:00' };
  shop.answer({
    categories: [aCategory('Burgers', later), aCategory('Rolls & Wraps'), aCategory('Drinks')],
    menu: dishes.map((dish, index) => (index === 1 ? { ...dish, ...later } : dish)),
  });
};

export const closed = anOrdering({
  periods: [{ from: minutesFromNow(60 * 60), until: minutesFromNow(70 * 60) }],
});
const cart = fewDishes;

export const menuScenes: readonly Scene[] = [
  { name: 'home', route: '/', cart, hasDeskLayout: true },
  { name: 'home-visitor-menu', route: '/', act: () => unfold('Menu') },
  { name: 'home-signed-in', route: '/', who: 'customer', act: () => unfold('Menu') },
  {
    name: 'search',
    route: '/',
    act: async () => {
      await page.getByPlaceholder('Search menu...').fill('pa');
      await see(page.getByRole('option').first());
    },
  },
  { name: 'home-closed', route: '/', shop: withRestaurant({ ordering: closed }) },
  {
    name: 'home-stopped',
    route: '/',
    shop: withRestaurant({ ordering: anOrdering({ takesOrders: false, periods: [] }) }),
  },
  { name: 'home-hi', route: '/', language: 'hi', cart },
  { name: 'menu', route: '/menu', cart, hasDeskLayout: true },
  { name: 'menu-paused', route: '/menu', shop: withRestaurant({ ordering: aPause(30) }), cart },
  {
    name: 'menu-busy',
    route: '/menu',
    shop: withRestaurant({ ordering: anOrdering({ busyMinutes: 20 }) }),
  },
  { name: 'menu-200', route: '/menu', shop: many, cart },
  { name: 'menu-scrolled', route: '/menu', cart, act: () => scrollTo(900) },
  { name: 'menu-tags', route: '/menu', shop: tagged, cart, hasDeskLayout: true },
  { name: 'menu-tags-hi', route: '/menu', language: 'hi', shop: tagged, cart },
  { name: 'menu-filtered', route: '/menu?veg=1&tag=bestseller', shop: tagged },
  { name: 'menu-filtered-none', route: '/menu?veg=1&tag=jain&tag=mild', shop: tagged },
  {
    name: 'menu-dish-tags',
    route: '/menu',
    shop: tagged,
    act: openDialog(dishes[2]?.name ?? ''),
  },
  { name: 'menu-none', route: '/menu', shop: withMenu(() => []) },
  { name: 'menu-search', route: '/menu?search=paneer' },
  {
    name: 'menu-not-found',
    route: '/menu?search=sushi',
    shop: (shop) => shop.answer({ menu: ({ search }) => (search ? [] : [...dishes]) }),
  },
  {
    name: 'menu-did-you-mean',
    route: '/menu?search=pannier',
    shop: (shop) => shop.answer({ similarDishes: dishes.slice(0, 6) }),
    act: () => see(page.getByText('Did you mean …')),
  },
  {
    name: 'menu-no-pictures',
    route: '/menu',
    shop: withMenu((menu) => menu.map((dish) => ({ ...dish, image: '/nothing.webp' }))),
    isFaulty: true,
  },
  { name: 'menu-loading', route: '/menu', isBare: true, isLoading: true, shop: (shop) => shop.holds('Menu') },
  {
    name: 'menu-failed',
    route: '/menu',
    isBare: true,
    shop: (shop) => {
      shop.ignoreSockets();
      shop.fails('Menu', 503);
    },
  },
  {
    name: 'menu-dish',
    route: '/menu',
    hasDeskLayout: true,
    act: openDialog(dishes[0]?.name ?? ''),
  },
  {
    name: 'menu-sold-out',
    route: '/menu',
    cart,
    hasDeskLayout: true,
    shop: withMenu((menu) =>
      menu.map((dish, index) => ({
        ...dish,
        ...(index % 3 === 0 && { soldOut: { until: null } }),
        ...(index % 2 === 1 && { image: null }),
      })),
    ),
  },
  { name: 'menu-hours', route: '/menu', shop: atOtherHours, cart },
  { name: 'menu-customise', route: '/menu', hasDeskLayout: true, act: openDialog(/^Customise/) },
  { name: 'menu-category', route: '/menu', act: () => page.getByRole('tab').nth(2).click() },
  { name: 'menu-hi', route: '/menu', language: 'hi', cart: [inCart(dishes[0] as MenuItem)] },
  { name: 'offline', route: '/menu', act: goOffline },
];
