import type { ListPage } from '../../shared/lib/list-page';

interface Placed {
  readonly id: string;
  readonly placedAt: string;
}

/**
 * Puts an order that came by a live message in its place. One that is already listed stays where it is, and one that
 * belongs behind all that is listed waits for its page.
 */
export function withOrder<Node extends Placed, Page extends ListPage<Node>>(
  page: Page,
  order: Node,
  { isOldestFirst = false } = {},
): Page {
  if (page.nodes.some(({ id }) => id === order.id)) return page;
  const index = page.nodes.findIndex(({ placedAt }) =>
    isOldestFirst ? placedAt >= order.placedAt : placedAt <= order.placedAt,
  );
  if (index === -1 && page.pageInfo.hasNextPage) return page;
  return { ...page, nodes: page.nodes.toSpliced(index === -1 ? page.nodes.length : index, 0, order) };
}
