import type { TestApp } from '../app.js';
import { graphqlCaller, restCaller, type Outcome, type Token } from './doors.js';

export interface OrderQuery {
  /** In REST's spelling: `Out for Delivery`. */
  readonly status?: string;
  readonly way?: string;
  readonly day?: string;
  readonly search?: string;
  readonly limit?: number;
  /** Only orders placed before this one. */
  readonly before?: string | undefined;
}

/** The admin's order list through GraphQL and REST: ids, newest first. */
export function orderListDoors(test: () => TestApp) {
  const viaGraphql = graphqlCaller(test);
  const viaRest = restCaller(test);
  return [
    {
      name: 'GraphQL',
      list: (
        token: Token,
        { limit = 100, before, status, way, day, search }: OrderQuery,
      ): Promise<Outcome<string[]>> =>
        viaGraphql<{ nodes: { id: string }[] }, string[]>(
          `query ($first: Int, $after: String, $filter: OrderFilter) {
            orders(first: $first, after: $after, filter: $filter) { nodes { id } }
          }`,
          'orders',
          ({ nodes }) => nodes.map(({ id }) => id),
          {
            first: limit,
            after: before,
            filter: { way, day, search, status: status?.toUpperCase().replaceAll(' ', '_') },
          },
          token,
        ),
    },
    {
      name: 'REST',
      list: (token: Token, { limit = 100, ...query }: OrderQuery): Promise<Outcome<string[]>> => {
        const given = new URLSearchParams({ limit: `${limit}` });
        for (const [name, requested] of Object.entries(query))
          if (requested !== undefined) given.set(name, requested);
        return viaRest<{ _id: string }[], string[]>(
          'GET',
          `/api/admin/orders?${given.toString()}`,
          (orders) => orders.map(({ _id }) => _id).toReversed(),
          { token },
        );
      },
    },
  ];
}
