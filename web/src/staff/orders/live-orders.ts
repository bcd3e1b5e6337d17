import type { ApolloClient } from '@apollo/client';
import { InMemoryCache } from '@apollo/client/cache';
import { graphql } from '../../gql';
import type {
  AdminOrdersQuery as AdminOrders,
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
        slotAt
        status
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

export const pageSize = 20;
/** The server's maximum of orders per page, and of ids. */
const maxPageSize = 100;
/** A longer list loses its end when an order enters it. */
const maxListed = 100;
const listedAfterCut = 2 * pageSize;
/** Orders that are read before the cache forgets those that are no longer listed. */
const maxRead = 200;
/** Far more than are listed. */
const maxVerdicts = 1000;

type Pages = AdminOrders['orders'];
type Listed = Pages['nodes'][number];
type Later = LaterOrders['laterOrders'];

interface Verdict {
  readonly isMatching: boolean;
  /** Number of the request that answered: of two answers, that of the later request is valid. */
  readonly request: number;
}

const withOne = (later: Later, order: Later[number]) =>
  later.some(({ id }) => id === order.id) ? later : [...later, order];

/**
 * The orders that match a filter, and of those the open ones for later, both listed in the cache. The server says which
 * ones match. An order that no longer does stays listed with its present status until it is forgotten, so that the screen
 * decides when it leaves.
 */
export class LiveOrders {
  readonly variables;
  readonly laterQuery;
  readonly isOldestFirst: boolean;
  private readonly verdicts = new Map<string, Verdict>();
  private unmatchedIds: ReadonlySet<string> = new Set();
  private readonly changed = new Set<string>();
  private readonly listeners = new Set<() => void>();
  private requests = 0;
  private readSince: number | undefined;
  private isHolding = false;
  private readCount = 0;

  constructor(
    private readonly client: ApolloClient,
    { filter, isOldestFirst }: { readonly filter: OrderFilter | undefined; readonly isOldestFirst: boolean },
  ) {
    this.isOldestFirst = isOldestFirst;
    this.laterQuery = { query: LaterOrdersQuery, variables: { filter } };
    this.variables = { first: pageSize, filter, ...(isOldestFirst && { sort: 'OLDEST_FIRST' as const }) };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Ids of orders that do not match the filter, among those that were listed or have changed. */
  readonly unmatched = (): ReadonlySet<string> => this.unmatchedIds;

  /** @param isHolding whether nothing may leave the end of the list, which may be on the screen */
  hold(isHolding: boolean): void {
    this.isHolding = isHolding;
  }

  /** Reads orders of which there is news. */
  async read(ids: readonly string[]): Promise<void> {
    for (const id of ids) this.changed.add(id);
    await this.readOneAfterAnother();
  }

  /** Reads both lists again, as news may have been missed. */
  async refresh(context: object = {}): Promise<void> {
    await Promise.all([this.refreshPages(context), this.refreshLater(context)]);
  }

  /** Refreshes lists that are in the cache already. */
  async refreshListed(): Promise<void> {
    if (this.pages()) await this.refresh();
  }

  /** Takes orders off the lists. */
  forget(ids: readonly string[]): void {
    const stays = ({ id }: { readonly id: string }) => !ids.includes(id);
    this.updatePages((orders) => ({ ...orders, nodes: orders.nodes.filter(stays) }));
    this.updateLater((later) => later.filter(stays));
  }

  private readonly readOneAfterAnother = oneAfterAnother(() => this.readChanged());

  private async readChanged(): Promise<void> {
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
    const { client } = this;
    const request = this.begin();
    const ofIds = { ids };
    const filter = { ...this.variables.filter, ids };
    const { data } = await client.query({
      query: ChangedOrdersQuery,
      variables: { first: ids.length, ofIds, filter },
      fetchPolicy: 'network-only',
      context: { queryDeduplication: false },
    });
    if (!data) return;
    const matching = new Set(data.matching.nodes.map(({ id }) => id));
    client.cache.batch({
      update: (cache) => {
        for (const order of data.orders.nodes) {
          if (!matching.has(order.id)) continue;
          this.updatePages((orders) => this.shortened(withOrder<Listed, Pages>(orders, order, this)));
          if (order.slotAt && isOpen(order.status)) this.updateLater((later) => withOne(later, order));
        }
        // The orders are kept by the lists.
        for (const args of [{ filter: ofIds }, { filter }])
          cache.evict({ id: 'ROOT_QUERY', fieldName: 'orders', args });
      },
    });
    this.judge(request, ids, (id) => matching.has(id));
    this.collectGarbage(ids.length);
  }

  private async refreshPages(context: object): Promise<void> {
    const { client } = this;
    const listed = this.pages()?.orders.nodes ?? [];
    const { since } = liveConnection.current();
    // After a disconnection anything may have changed; otherwise the newest page is enough.
    const count = this.readSince === since ? Math.min(listed.length, maxPageSize) : listed.length;
    this.readSince = since;

    const request = this.begin();
    const read = new Set<string>();
    let after: string | undefined;
    let last: string | undefined;
    do {
      const first = Math.min(Math.max(count - read.size, pageSize), maxPageSize);
      const page = {
        query: AdminOrdersQuery,
        variables: { ...this.variables, first, ...(after && { after }) },
      };
      // Written to the cache by hand, which would otherwise answer with the whole list.
      const { data } = await client.query({ ...page, fetchPolicy: 'no-cache', context });
      if (!data) return;
      client.writeQuery({ ...page, data });
      const { nodes, pageInfo } = data.orders;
      for (const { id } of nodes) read.add(id);
      after = (pageInfo.hasNextPage && pageInfo.endCursor) || undefined;
      last = after && nodes.at(-1)?.placedAt;
    } while (after && read.size < count);
    this.judge(request, [...read], () => true);

    const isBefore = (placedAt: string, end: string) =>
      this.isOldestFirst ? placedAt < end : placedAt > end;
    const lost = listed.filter(
      ({ id, placedAt }) =>
        !read.has(id) && !this.unmatchedIds.has(id) && (!last || isBefore(placedAt, last)),
    );
    await this.read(lost.map(({ id }) => id));
  }

  private async refreshLater(context: object): Promise<void> {
    const listed = this.later();
    const request = this.begin();
    // Written to the cache by hand, as the last finished orders stay listed.
    const { data } = await this.client.query({ ...this.laterQuery, fetchPolicy: 'no-cache', context });
    if (!data || !listed) return;
    const found = new Set(data.laterOrders.map(({ id }) => id));
    this.updateLater((later) => [
      ...data.laterOrders,
      ...later.filter(({ id }) => !found.has(id)).slice(0, pageSize),
    ]);
    this.judge(request, [...found], () => true);
    await this.read(listed.filter(({ id, status }) => !found.has(id) && isOpen(status)).map(({ id }) => id));
  }

  private begin(): number {
    this.requests += 1;
    return this.requests;
  }

  private judge(request: number, ids: readonly string[], isMatching: (id: string) => boolean): void {
    for (const id of ids) {
      const known = this.verdicts.get(id);
      if (known && known.request > request) continue;
      this.verdicts.delete(id);
      this.verdicts.set(id, { isMatching: isMatching(id), request });
    }
    for (const id of this.verdicts.keys()) {
      if (this.verdicts.size <= maxVerdicts) break;
      this.verdicts.delete(id);
    }
    const unmatched = [...this.verdicts].filter(([, verdict]) => !verdict.isMatching).map(([id]) => id);
    const isSame =
      unmatched.length === this.unmatchedIds.size && unmatched.every((id) => this.unmatchedIds.has(id));
    if (isSame) return;
    this.unmatchedIds = new Set(unmatched);
    for (const listener of this.listeners) listener();
  }

  /** The list without its end, unless that may be on the screen. The server's cursors are ids. */
  private shortened(orders: Pages): Pages {
    if (this.isHolding || orders.nodes.length <= maxListed) return orders;
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
