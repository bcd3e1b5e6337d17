import type { DataSource, EntityManager } from 'typeorm';
import type { MenuSnapshots } from '../menu/menu-snapshots.js';
import { selectPortions } from '../menu/menu.queries.js';
import type { RestaurantService } from '../restaurant/restaurant.service.js';
import type { TableCodes } from '../restaurant/table-codes.js';
import { selectTaken } from './order-slots.queries.js';
import { quote, type Quote, type QuoteRequest } from './quote.js';

export class QuotesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly restaurant: RestaurantService,
    private readonly menus: MenuSnapshots,
    private readonly clock: () => Date,
    private readonly tableCodes: TableCodes,
  ) {}

  /**
   * Prices a cart, with the problems that prevent ordering it. Uses the present record and menu, as the transaction sees
   * them if there is one. Needs no login.
   * @param at time of the order
   * @param customerId whose open payments hold portions and places that are left for this order
   */
  async quote(
    request: QuoteRequest,
    tx?: EntityManager,
    at = this.clock(),
    customerId?: string,
  ): Promise<Quote> {
    const dishIds = request.items.map(({ menuItemId }) => menuItemId);
    const manager = tx ?? this.dataSource.manager;
    const portions = await selectPortions(manager, dishIds, customerId);
    const taken = request.slot && (await selectTaken(manager, request.slot, customerId));
    return quote(await this.restaurant.present(tx), await this.menus.current(tx), request, at, portions, {
      taken,
      ...this.tableOf(request),
    });
  }

  /** Quotes from the snapshots of this process, without portions. Placing the order fails as stale if one is out of date. */
  async quoteFromSnapshots(request: QuoteRequest): Promise<Quote> {
    const restaurant = await this.restaurant.current();
    return quote(restaurant, await this.menus.get(), request, this.clock(), undefined, this.tableOf(request));
  }

  /** Drops the snapshots of a quote that was refused as stale. */
  async forget({ restaurantVersion, menuVersion }: Quote): Promise<void> {
    this.menus.drop(menuVersion);
    await this.restaurant.forget(restaurantVersion);
  }

  private tableOf({ table }: QuoteRequest): { readonly tableId: string | undefined } {
    return { tableId: table ? this.tableCodes.read(table) : undefined };
  }
}
