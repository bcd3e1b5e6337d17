import type { ListPage } from '../../shared/live/list-page';

interface PlacedOrder {
  readonly id: string;
  readonly placedAt: string;
}

/** Inserts an order from a live message. A listed one keeps its place, and one older than the list is left to its page. */
export function withOrder<Node extends PlacedOrder, Page extends ListPage<Node>>(
  page: Page,
  order: Node,
): Page {
  if (page.nodes.some(({ id }) => id === order.id)) return page;
  const index = page.nodes.findIndex(({ placedAt }) => placedAt <= order.placedAt);
  if (index === -1 && page.pageInfo.hasNextPage) return page;
  return { ...page, nodes: page.nodes.toSpliced(index === -1 ? page.nodes.length : index, 0, order) };
}
