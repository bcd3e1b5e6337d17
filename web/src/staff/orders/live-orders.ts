import type { ApolloClient } from '@apollo/client';
import { InMemoryCache } from '@apollo/client/cache';
import { graphql, readFragment } from '../../gql';
import type {
  AdminOrdersQuery as AdminOrders,
  ChangedOrdersQuery as ChangedOrders,
  LaterOrdersQuery as LaterOrders,
  OrderFilter,
} from '../../gql/graphql';
import { withOrder } from '../../domain/orders/order-list';
import { isOpen } from '../../domain/orders/order-status';
import { liveConnection } from '../../shared/live/live-connection';
import { oneAfterAnother } from '../../shared/live/one-after-another';

export const ListedOrderFragment = graphql(`
  fragment ListedOrder on Order {
    id
    placedAt
    slotAt
    kitchenAt
    isScheduled
    status
    ...AdminOrderCard
  }
`);

export const AdminOrdersQuery = graphql(`
  query AdminOrders($first: Int!, $after: String, $filter: OrderFilter, $sort: OrderSort) {
    orders(first: $first, after: $after, filter: $filter, sort: $sort) {
      nodes {
        id
        placedAt
        ...ListedOrder
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

export const LaterOrdersQuery = graphql(`
  query LaterOrders($filter: OrderFilter) {
    laterOrders(filter: $filter) {
      id
      status
      ...ListedOrder
    }
  }
`);

/** Some orders as they are now, and which of them match the filter. */
const ChangedOrdersQuery = graphql(`
  query ChangedOrders($first: Int!, $ofIds: OrderFilter!, $filter: OrderFilter!) {
    orders(first: $first, filter: $ofIds) {
      nodes {
        id
        placedAt
        ...ListedOrder
      }
    }
    matching: orders(first: $first, filter: $filter) {
      nodes {
        id
      }
    }
  }
`);

export const orderPageSize = 20;
/** The server's maximum of orders per page, and of ids. */
const maxPageSize = 100;
/** A longer list loses its end when an order enters it. */
const maxListed = 100;
const listedAfterCut = 2 * orderPageSize;
/** Orders that are read before the cache forgets those that are no longer listed. */
const maxRead = 200;
/** Far more than are listed. */
const maxUnmatched = 1000;

type Pages = AdminOrders['orders'];
type Listed = Pages['nodes'][number];
type Later = LaterOrders['laterOrders'];
type Changed = ChangedOrders['orders']['nodes'][number];

/**
 * The orders that match a filter, and of those the open ones for later, both listed in the cache. The server says which
 * ones match: those of its lists, until news of an order, or its absence from a list that is read again, has it read by
 * its id. An order that no longer matches stays listed with its present status until it is forgotten, so that the screen
 * decides when it leaves.
 */
export class LiveOrders {
  readonly variables;
  readonly laterQuery;
  readonly isOldestFirst: boolean;
  private readonly listeners = new Set<() => void>();
  private readonly changed = new Set<string>();
  /** Orders for later that were read before their list. */
  private readonly early = new Set<string>();
  private unseen: ReadonlySet<string> = new Set();
  private readonly notMatching = new Set<string>();
  /** Those of them that are listed or unseen. */
  private shownUnmatched: ReadonlySet<string> = new Set();
  private readSince: number | undefined;
  private isHolding = false;
  private isShared = true;
  private pagesInFlight = 0;
  private readCount = 0;

  constructor(
    private readonly client: ApolloClient,
    { filter, isOldestFirst }: { readonly filter: OrderFilter | undefined; readonly isOldestFirst: boolean },
  ) {
    this.isOldestFirst = isOldestFirst;
    this.laterQuery = { query: LaterOrdersQuery, variables: { filter } };
    this.variables = {
      first: orderPageSize,
      filter,
      ...(isOldestFirst && { sort: 'OLDEST_FIRST' as const }),
    };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Ids of listed and unseen orders that do not match the filter. */
  readonly unmatched = (): ReadonlySet<string> => this.shownUnmatched;

  /** @param isHolding whether nothing may leave the end of the list, which may be on the screen */
  hold(isHolding: boolean): void {
    this.isHolding = isHolding;
  }

  /** Reads orders of which there is news, and those whose news could not be listed or read before. */
  async read(ids: readonly string[] = []): Promise<void> {
    for (const id of ids) this.changed.add(id);
    await this.readOneAfterAnother();
  }

  /** Learns which of the new orders match the filter. */
  async loadUnseen(unseen: readonly string[]): Promise<void> {
    const fresh = unseen.filter((id) => !this.unseen.has(id));
    this.unseen = new Set(unseen);
    await this.read(this.variables.filter ? fresh : []);
  }

  /** Keeps the list uncut while a page of it is in flight. */
  async whilePaging<T>(read: () => Promise<T>): Promise<T> {
    this.pagesInFlight += 1;
    try {
      return await read();
    } finally {
      this.pagesInFlight -= 1;
    }
  }

  /**
   * Reads both lists again, as news may have been missed.
   * @param isShared whether an answer serves that was asked for before the call
   */
  async refresh({ isShared = true } = {}): Promise<void> {
    this.isShared &&= isShared;
    await this.refreshOneAfterAnother();
  }

  /** Takes orders off the lists. */
  forget(ids: readonly string[]): void {
    const stays = ({ id }: { readonly id: string }) => !ids.includes(id);
    this.updatePages((orders) => ({ ...orders, nodes: orders.nodes.filter(stays) }));
    this.updateLater((later) => later.filter(stays));
  }

  /** Takes filtered lists from the cache: only lists that are shown are kept right. */
  clear(): void {
    const { filter, sort } = this.variables;
    if (!filter) return;
    const { cache } = this.client;
    cache.evict({ id: 'ROOT_QUERY', fieldName: 'orders', args: { filter, sort } });
    cache.evict({ id: 'ROOT_QUERY', fieldName: 'laterOrders', args: { filter } });
  }

  private readonly readOneAfterAnother = oneAfterAnother(() => this.readChanged());
  private readonly refreshOneAfterAnother = oneAfterAnother(async () => {
    const context = { queryDeduplication: this.isShared };
    this.isShared = true;
    await Promise.all([this.whilePaging(() => this.refreshPages(context)), this.refreshLater(context)]);
  });

  private async readChanged(): Promise<void> {
    if (this.later()) {
      for (const id of this.early) this.changed.add(id);
      this.early.clear();
    }
    // An answer to the first page that is still in flight may be older: the orders are inserted after it.
    while (this.changed.size > 0 && this.pages()) {
      const ids = [...this.changed].slice(0, maxPageSize);
      for (const id of ids) this.changed.delete(id);
      try {
        await this.readOrders(ids);
      } catch (error) {
        for (const id of ids) this.changed.add(id);
        throw error;
      }
    }
  }

  private async readOrders(ids: string[]): Promise<void> {
    const { cache } = this.client;
    const ofIds = { ids };
    const filter = { ...this.variables.filter, ids };
    const { data } = await this.client.query({
      query: ChangedOrdersQuery,
      variables: { first: ids.length, ofIds, filter },
      fetchPolicy: 'network-only',
      context: { queryDeduplication: false },
    });
    if (!data) return;
    const matching = new Set(data.matching.nodes.map(({ id }) => id));
    cache.batch({
      update: () => {
        for (const order of data.orders.nodes) if (matching.has(order.id)) this.list(order);
        // Only the lists keep the orders.
        for (const args of [{ filter: ofIds }, { filter }])
          cache.evict({ id: 'ROOT_QUERY', fieldName: 'orders', args });
      },
    });
    for (const id of ids) {
      this.notMatching.delete(id);
      if (!matching.has(id)) this.notMatching.add(id);
    }
    this.showUnmatched();
    this.collectGarbage(ids.length);
  }

  private list(order: Changed): void {
    this.updatePages((orders) => {
      const longer = withOrder<Listed, Pages>(orders, order, this);
      return longer === orders ? orders : this.shortened(longer);
    });
    const { slotAt, status } = readFragment(ListedOrderFragment, order);
    if (!slotAt || !isOpen(status)) return;
    if (!this.later()) this.early.add(order.id);
    this.updateLater((later) =>
      later.some(({ id }) => id === order.id) ? later : [...later, { ...order, status }],
    );
  }

  private async refreshPages(context: object): Promise<void> {
    const { client } = this;
    const listed = this.pages()?.orders.nodes ?? [];
    const { since } = liveConnection.current();
    // After a disconnection anything may have changed; otherwise the newest page is enough.
    const count = this.readSince === since ? Math.min(listed.length, maxPageSize) : listed.length;
    this.readSince = since;

    const found = new Set<string>();
    let after: string | undefined;
    let last: string | undefined;
    do {
      const first = Math.min(Math.max(count - found.size, orderPageSize), maxPageSize);
      const page = {
        query: AdminOrdersQuery,
        variables: { ...this.variables, first, ...(after && { after }) },
      };
      // Written to the cache by hand, which would otherwise answer with the whole list.
      const { data } = await client.query({ ...page, fetchPolicy: 'no-cache', context });
      if (!data) return;
      client.writeQuery({ ...page, data });
      const { nodes, pageInfo } = data.orders;
      for (const { id } of nodes) found.add(id);
      after = (pageInfo.hasNextPage && pageInfo.endCursor) || undefined;
      last = after && nodes.at(-1)?.placedAt;
    } while (after && found.size < count);

    const isBefore = (placedAt: string, end: string) =>
      this.isOldestFirst ? placedAt < end : placedAt > end;
    const lost = listed.filter(({ id, placedAt }) => !found.has(id) && (!last || isBefore(placedAt, last)));
    await this.readUncertain(found, lost);
  }

  private async refreshLater(context: object): Promise<void> {
    const listed = this.later() ?? [];
    // Written to the cache by hand, as the last finished orders stay listed.
    const { data } = await this.client.query({ ...this.laterQuery, fetchPolicy: 'no-cache', context });
    if (!data) return;
    const found = new Set(data.laterOrders.map(({ id }) => id));
    const rest = (this.later() ?? []).filter(({ id }) => !found.has(id)).slice(0, orderPageSize);
    this.client.writeQuery({ ...this.laterQuery, data: { laterOrders: [...data.laterOrders, ...rest] } });
    const lost = listed.filter(
      ({ id, status }) => !found.has(id) && (this.variables.filter || isOpen(status)),
    );
    await this.readUncertain(found, lost);
  }

  /**
   * Reads orders that a list has although they did not match before, as the answer may be old, and listed ones that it
   * lacks.
   */
  private async readUncertain(
    found: ReadonlySet<string>,
    lost: readonly { readonly id: string }[],
  ): Promise<void> {
    const again = [...this.notMatching].filter((id) => found.has(id));
    const missing = lost.map(({ id }) => id).filter((id) => !this.notMatching.has(id));
    this.showUnmatched();
    await this.read([...again, ...missing]);
  }

  private showUnmatched(): void {
    const listed = [...(this.pages()?.orders.nodes ?? []), ...(this.later() ?? [])];
    const shown = new Set([...this.unseen, ...listed.map(({ id }) => id)]);
    const others = [...this.notMatching].filter((id) => !shown.has(id));
    for (const id of others.slice(0, Math.max(0, others.length - maxUnmatched))) this.notMatching.delete(id);

    const unmatched = new Set([...this.notMatching].filter((id) => shown.has(id)));
    const isSame =
      unmatched.size === this.shownUnmatched.size &&
      [...unmatched].every((id) => this.shownUnmatched.has(id));
    if (isSame) return;
    this.shownUnmatched = unmatched;
    for (const listener of this.listeners) listener();
  }

  /** The list without its end, unless that may be on the screen. The server's cursors are ids. */
  private shortened(orders: Pages): Pages {
    if (this.isHolding || this.pagesInFlight > 0 || orders.nodes.length <= maxListed) return orders;
    const nodes = orders.nodes.slice(0, listedAfterCut);
    const pageInfo = { ...orders.pageInfo, hasNextPage: true, endCursor: nodes.at(-1)?.id ?? null };
    return { ...orders, nodes, pageInfo };
  }

  /** Seldom, as it renders the list again. @param count of orders that were read */
  private collectGarbage(count: number): void {
    this.readCount += count;
    if (this.readCount < maxRead) return;
    this.readCount = 0;
    const { cache } = this.client;
    if (cache instanceof InMemoryCache) cache.gc({ resetResultCache: true });
  }

  private pages(): AdminOrders | null {
    return this.client.readQuery({ query: AdminOrdersQuery, variables: this.variables });
  }

  private updatePages(change: (orders: Pages) => Pages): void {
    const { variables } = this;
    // Otherwise the cache would merge the list with itself.
    const options = { query: AdminOrdersQuery, variables, overwrite: true };
    this.client.cache.updateQuery(options, (listed) => {
      const orders = listed ? change(listed.orders) : undefined;
      return orders && orders !== listed?.orders ? { ...listed, orders } : undefined;
    });
  }

  private later(): Later | undefined {
    return this.client.readQuery(this.laterQuery)?.laterOrders;
  }

  private updateLater(change: (later: Later) => Later): void {
    this.client.cache.updateQuery(this.laterQuery, (listed) => {
      const laterOrders = listed ? change(listed.laterOrders) : undefined;
      return laterOrders && laterOrders !== listed?.laterOrders ? { ...listed, laterOrders } : undefined;
    });
  }
}
