/** A list, read up to some cursor. */
export interface ListPage<Node> {
  readonly __typename?: string;
  readonly nodes: readonly Node[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor?: string | null };
}

interface MergeRules<Node> {
  /** The incoming page was asked for with a cursor: it follows what is there. */
  readonly isContinuation: boolean;
  /** Unique, and higher the newer it is. */
  readonly keyOf: (node: Node) => string;
}

/**
 * Joins a page of a list, newest first, with what is already listed. Nothing ever leaves such a list, so what is newer
 * than the incoming page's last entry is not dropped: it may have come by a live message while the page was under way.
 * Reading the first page again leaves the pages below it alone: a refresh never folds up what the reader has unfolded.
 */
export function mergeNewestFirst<Node>(
  existing: ListPage<Node> | undefined,
  incoming: ListPage<Node>,
  { isContinuation, keyOf }: MergeRules<Node>,
): ListPage<Node> {
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
