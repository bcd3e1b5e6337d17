import { LiveSource, type Follower } from '../../platform/live-source.js';
import type { Restaurant, RestaurantService } from '../restaurant/restaurant.service.js';
import { whenAvailable } from './when-available.js';

/** In an API process: the restaurant for subscriptions, as it is and then in rising versions. */
export class LiveRestaurant {
  /** With the last version that each was given. */
  private readonly followers = new Map<Follower<Restaurant>, number>();
  private queue = Promise.resolve();
  private isDue = false;

  constructor(private readonly restaurant: RestaurantService) {
    restaurant.onChange(() => this.deliverSoon());
  }

  /** The restaurant as it is now, then after each change. */
  watch(): LiveSource<Restaurant> {
    return new LiveSource<Restaurant>('restaurant', (follower) => {
      this.followers.set(follower, 0);
      this.deliverSoon();
      return () => this.followers.delete(follower);
    });
  }

  /** How many subscriptions of this process listen. */
  listeners(): number {
    return this.followers.size;
  }

  /** Once for all who have come since the last time. */
  private deliverSoon(): void {
    if (this.isDue) return;
    this.isDue = true;
    this.queue = this.queue.then(() => this.deliver());
  }

  private async deliver(): Promise<void> {
    this.isDue = false;
    if (this.listeners() === 0) return;
    try {
      const now = await whenAvailable(() => this.restaurant.current());
      for (const [follower, version] of this.followers) {
        if (version >= now.version) continue;
        this.followers.set(follower, now.version);
        follower.take(now);
      }
    } catch (error) {
      // Ends the subscriptions, which clients open again.
      const all = [...this.followers.keys()];
      this.followers.clear();
      for (const follower of all) follower.end(error);
    }
  }
}
