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
  readonly isOldestFirst?: boolean;
}

/**
 * Joins a page of a list, sorted by time, with what is already listed. Nothing ever leaves such a list, so what comes
 * before the incoming page's last entry is not dropped: it may be from a live message while the page was under way.
 * Reading the first page again leaves the pages below it alone: a refresh never folds up what the reader has unfolded.
 */
export function mergeByTime<Node>(
  existing: ListPage<Node> | undefined,
  incoming: ListPage<Node>,
  { isContinuation, keyOf, isOldestFirst = false }: MergeRules<Node>,
): ListPage<Node> {
  if (!existing || existing.nodes.length === 0) return incoming;
  const compare = (a: string, b: string) => (a < b === isOldestFirst ? -1 : 1);

  const byKey = new Map([...existing.nodes, ...incoming.nodes].map((node) => [keyOf(node), node]));
  const union = [...byKey].toSorted(([a], [b]) => compare(a, b));
  const nodesOf = (entries: [string, Node][]) => entries.map(([, node]) => node);
  if (isContinuation || !incoming.pageInfo.hasNextPage) return { ...incoming, nodes: nodesOf(union) };

  const lastKey = incoming.nodes.map(keyOf).at(-1) ?? '';
  const isSeamless = existing.nodes.some((node) => keyOf(node) === lastKey);
  // So much happened meanwhile that the two don't touch: what lies between them is unknown, so begin anew.
  if (!isSeamless)
    return {
      ...incoming,
      nodes: nodesOf(union.filter(([key]) => key === lastKey || compare(key, lastKey) < 0)),
    };
  const reachesFurther = union.at(-1)?.[0] !== lastKey;
  return { ...(reachesFurther ? existing : incoming), nodes: nodesOf(union) };
}
