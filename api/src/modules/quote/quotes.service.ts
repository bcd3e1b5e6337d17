import type { DataSource, EntityManager } from 'typeorm';
import type { Viewer } from '../auth/viewer.js';
import { dishIdsOf, selectPortions } from '../holds/holds.queries.js';
import type { MenuSnapshots } from '../menu/menu-snapshots.js';
import type { PhonesService } from '../phones/phones.service.js';
import type { OrderWay } from '../restaurant/order-ways.js';
import type { Restaurant, RestaurantService } from '../restaurant/restaurant.service.js';
import type { TableCodes } from '../restaurant/table-codes.js';
import type { KitchenTimes } from './kitchen-times.service.js';
import { selectTaken } from './quote.queries.js';
import { promisedTime, type PromisedTime } from './promised-times.js';
import { withGuestPhone, type QuotedSlot } from './quote-order.js';
import { quoteChange, type ChangeQuote, type ContentChange, type QuotedOrderRow } from './quote-change.js';
import { quote, type Quote, type QuoteRequest } from './quote.js';

/** What was quoted for an order. */
interface QuotedContent {
  readonly way: OrderWay;
  /** Name of the zone. */
  readonly deliveryZone: string | null;
  readonly slot: Pick<QuotedSlot, 'startsAt'> | null;
}

interface Circumstances {
  /** Whose open payments hold portions and places that are left for this order. */
  readonly viewer?: Viewer | null;
  readonly tx?: EntityManager;
  /** Time of the order. */
  readonly at?: Date;
}

interface Dependencies {
  readonly dataSource: DataSource;
  readonly restaurant: RestaurantService;
  readonly menus: MenuSnapshots;
  readonly clock: () => Date;
  readonly tableCodes: TableCodes;
  readonly kitchenTimes: KitchenTimes;
  readonly phones: Pick<PhonesService, 'isConfirmed'>;
}

export class QuotesService {
  constructor(private readonly use: Dependencies) {}

  /**
   * Prices a cart, with the problems that prevent ordering it. Uses the present record and menu, as the transaction sees
   * them if there is one. Needs no login.
   */
  async quote(
    asked: QuoteRequest,
    { viewer = null, tx, at = this.use.clock() }: Circumstances = {},
  ): Promise<Quote> {
    const request = withGuestPhone(asked, viewer);
    const dishIds = dishIdsOf(request.items);
    const manager = tx ?? this.use.dataSource.manager;
    const restaurant = await this.use.restaurant.verified(tx);
    const menu = await this.use.menus.verified(tx);
    const portions = await selectPortions(manager, dishIds, viewer?.id);
    const taken = request.slot && (await selectTaken(manager, request.slot, viewer?.id));
    const needsNoCode = request.paymentMode !== 'COD' || restaurant.codeAbovePaise === null;
    const isPhoneConfirmed = needsNoCode || (await this.use.phones.isConfirmed(viewer, request.phone));
    return quote(restaurant, menu, request, at, portions, {
      taken,
      isPhoneConfirmed,
      ...(await this.checked(restaurant, request, viewer, tx)),
    });
  }

  /**
   * Quotes from the snapshots of this process, without portions and confirmed phone numbers. Placing the order fails as
   * stale if a snapshot is out of date.
   */
  async quoteFromSnapshots(request: QuoteRequest, viewer: Viewer | null): Promise<Quote> {
    const restaurant = await this.use.restaurant.latest();
    return quote(
      restaurant,
      await this.use.menus.latest(),
      request,
      this.use.clock(),
      undefined,
      await this.checked(restaurant, request, viewer),
    );
  }

  /** Drops the snapshots of a quote that was refused as stale. */
  dropStale({ restaurantVersion, menuVersion }: Quote): void {
    this.use.menus.drop(menuVersion);
    this.use.restaurant.dropVersion(restaurantVersion);
  }

  /**
   * Prices a change of an order, with the problems that prevent it.
   * @throws {DomainError} as `quoteChange`
   */
  async quoteChange(order: QuotedOrderRow, change: ContentChange, tx?: EntityManager): Promise<ChangeQuote> {
    const manager = tx ?? this.use.dataSource.manager;
    const slot = change.slot ?? order.slotAt;
    const dishIds = dishIdsOf([...order.bill.lines, ...(change.added ?? [])]);
    return quoteChange(order, change, {
      restaurant: await this.use.restaurant.verified(tx),
      menu: await this.use.menus.verified(tx),
      now: this.use.clock(),
      portions: await selectPortions(manager, dishIds),
      taken: slot ? await selectTaken(manager, slot, undefined) : undefined,
    });
  }

  /** The time to promise for an order that is written later than it was quoted. */
  async promise(
    tx: EntityManager,
    { way, deliveryZone, slot }: QuotedContent,
    now: Date,
  ): Promise<PromisedTime | null> {
    const restaurant = await this.use.restaurant.latest();
    const zone = restaurant.deliveryZones.find(({ name }) => name === deliveryZone);
    const order = { way, extraMinutes: zone?.extraMinutes ?? 0, slotAt: slot?.startsAt ?? null };
    return promisedTime(restaurant, await this.use.kitchenTimes.current(tx), order, now);
  }

  private async checked(
    { tables }: Restaurant,
    { table: code }: QuoteRequest,
    viewer: Viewer | null,
    tx?: EntityManager,
  ) {
    return {
      isGuest: viewer?.isGuest,
      table: code ? this.use.tableCodes.find(tables, code) : undefined,
      kitchen: await this.use.kitchenTimes.current(tx),
    };
  }
}
