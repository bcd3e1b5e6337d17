import type { ListPage } from '../../shared/lib/list-page';

/**
 * Joins a page with what is already listed. Bookings move and leave, so a list that is read from its beginning takes
 * the place of the old one.
 */
export function mergeBookingPages<Node>(
  existing: ListPage<Node> | undefined,
  incoming: ListPage<Node>,
  { isContinuation, keyOf }: { readonly isContinuation: boolean; readonly keyOf: (node: Node) => string },
): ListPage<Node> {
  if (!existing || !isContinuation) return incoming;
  const byKey = new Map([...existing.nodes, ...incoming.nodes].map((node) => [keyOf(node), node]));
  return { ...incoming, nodes: [...byKey.values()] };
}

const pageSize = { first: 20, most: 100 };

export const firstPage = { first: pageSize.first };

/** As much of a list as is shown, and room for what may be new at its end; as far as one request may ask for it. */
export function pageAgain(shown: ListPage<unknown> | undefined): { first: number } {
  const { nodes = [], pageInfo } = shown ?? {};
  const room = pageInfo?.hasNextPage ? 0 : pageSize.first;
  return { first: Math.min(pageSize.most, Math.max(pageSize.first, nodes.length + room)) };
}
