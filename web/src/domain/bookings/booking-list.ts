import type { ListPage } from '../../shared/live/list-page';

/**
 * Appends a page to the listed ones. Bookings move and leave, so a list that is read from its beginning replaces the old
 * one.
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

const pageSize = { first: 20, max: 100 };

export const firstBookingPage = { first: pageSize.first };

/** The shown length of a list, with room for new entries at its end, up to the maximum of one request. */
export function pageAgain(shown: ListPage<unknown> | undefined): { first: number } {
  const { nodes = [], pageInfo } = shown ?? {};
  const room = pageInfo?.hasNextPage ? 0 : pageSize.first;
  return { first: Math.min(pageSize.max, Math.max(pageSize.first, nodes.length + room)) };
}
