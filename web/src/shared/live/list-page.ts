/** A list up to a cursor. */
export interface ListPage<Node> {
  readonly __typename?: string;
  readonly nodes: readonly Node[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor?: string | null };
}

interface MergeRules<Node> {
  /** Whether the incoming page was requested with a cursor and follows the existing entries. */
  readonly isContinuation: boolean;
  /** Unique; newer entries have higher keys. */
  readonly keyOf: (node: Node) => string;
  readonly isOldestFirst?: boolean;
}

/**
 * Merges a page into a list sorted by time. Entries never leave such a list, so entries above the page's last one stay:
 * they may be from live messages while the page was in flight. Reading the first page again keeps the pages below it.
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
  // The page and the list do not touch, so entries in between are unknown: starts over with the page.
  if (!isSeamless)
    return {
      ...incoming,
      nodes: nodesOf(union.filter(([key]) => key === lastKey || compare(key, lastKey) < 0)),
    };
  const reachesFurther = union.at(-1)?.[0] !== lastKey;
  return { ...(reachesFurther ? existing : incoming), nodes: nodesOf(union) };
}
