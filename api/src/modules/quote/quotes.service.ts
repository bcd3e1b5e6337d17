import type { EntityManager } from 'typeorm';
import type { MenuSnapshots } from '../menu/menu-snapshots.js';
import type { RestaurantService } from '../restaurant/restaurant.service.js';
import { quote, type Quote, type QuoteRequest } from './quote.js';

export class QuotesService {
  constructor(
    private readonly restaurant: RestaurantService,
    private readonly menus: MenuSnapshots,
    private readonly clock: () => Date,
  ) {}

  /**
   * What a cart costs, and what speaks against ordering it, by the record and the menu that are the present ones inside a
   * transaction or, without one, now. Needs no login.
   * @param at when it is ordered
   */
  async quote(request: QuoteRequest, tx?: EntityManager, at = this.clock()): Promise<Quote> {
    return quote(await this.restaurant.present(tx), await this.menus.current(tx), request, at);
  }

  /** Likewise by what this process holds in memory. An order of it is refused where that is no longer the present. */
  async quoteFromMemory(request: QuoteRequest): Promise<Quote> {
    return quote(await this.restaurant.current(), await this.menus.get(), request, this.clock());
  }

  /** A quote was refused because it is out of date: what it was made of is not used again. */
  async forget({ restaurantVersion, menuVersion }: Quote): Promise<void> {
    this.menus.drop(menuVersion);
    await this.restaurant.forget(restaurantVersion);
  }
}
