/** A list of orders, newest first, read up to some cursor. */
export interface OrderPage<Node> {
  readonly __typename?: string;
  readonly nodes: readonly Node[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor?: string | null };
}

interface MergeRules<Node> {
  /** The incoming page was asked for with a cursor: it follows what is there. */
  readonly isContinuation: boolean;
  /** Unique, and higher the later the order was placed. */
  readonly keyOf: (node: Node) => string;
}

/**
 * Joins a page with what is already listed. Orders never leave a list, so nothing that was placed later than the
 * incoming page's last order is dropped: it may have come by a live message while the page was under way. Reading the
 * first page again leaves the pages below it alone: a refresh never folds up what the reader has unfolded.
 */
export function mergeOrderPages<Node>(
  existing: OrderPage<Node> | undefined,
  incoming: OrderPage<Node>,
  { isContinuation, keyOf }: MergeRules<Node>,
): OrderPage<Node> {
  if (!existing || existing.nodes.length === 0) return incoming;

  const byKey = new Map([...existing.nodes, ...incoming.nodes].map((node) => [keyOf(node), node]));
  const union = [...byKey].toSorted(([a], [b]) => (a < b ? 1 : -1));
  const nodesOf = (entries: [string, Node][]) => entries.map(([, node]) => node);
  if (isContinuation || !incoming.pageInfo.hasNextPage) return { ...incoming, nodes: nodesOf(union) };

  const lastKey = incoming.nodes.map(keyOf).at(-1) ?? '';
  const isSeamless = existing.nodes.some((node) => keyOf(node) === lastKey);
  // So much happened meanwhile that the two don't touch: what lies between them is unknown, so begin anew.
  if (!isSeamless) return { ...incoming, nodes: nodesOf(union.filter(([key]) => key >= lastKey)) };
  const reachesFurther = union.at(-1)?.[0] !== lastKey;
  return { ...(reachesFurther ? existing : incoming), nodes: nodesOf(union) };
}

interface Placed {
  readonly id: string;
  readonly placedAt: string;
}

/**
 * Puts an order that came by a live message in its place. One that is already listed stays where it is, and one that
 * is older than all that is listed waits for its page.
 */
export function withOrder<Node extends Placed, Page extends OrderPage<Node>>(page: Page, order: Node): Page {
  if (page.nodes.some(({ id }) => id === order.id)) return page;
  const index = page.nodes.findIndex(({ placedAt }) => placedAt <= order.placedAt);
  if (index === -1 && page.pageInfo.hasNextPage) return page;
  return { ...page, nodes: page.nodes.toSpliced(index === -1 ? page.nodes.length : index, 0, order) };
}
