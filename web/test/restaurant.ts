import { expect } from 'vitest';
import type { Restaurant } from './generated/schema';
import type { ShopServer } from './shop-server';

/** Changes the restaurant while a screen shows it. Its version must rise. */
export async function changeRestaurant(shop: ShopServer, restaurant: Restaurant): Promise<void> {
  await expect.poll(() => shop.isSubscribed('restaurantChanged')).toBe(true);
  shop.answer({ restaurant });
  shop.publish('restaurantChanged', restaurant);
}
