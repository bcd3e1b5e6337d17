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
}

/**
 * Merges a page into a list sorted by time. Entries never leave such a list, so entries above the page's last one stay:
 * they may be from live messages while the page was in flight. Reading the first page again keeps the pages below it.
 */
export function mergeByTime<Node>(
  existing: ListPage<Node> | undefined,
  incoming: ListPage<Node>,
  { isContinuation, keyOf }: MergeRules<Node>,
): ListPage<Node> {
  if (!existing || existing.nodes.length === 0) return incoming;
  const compare = (a: string, b: string) => (a < b ? 1 : -1);

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

interface ReplaceRules<Node> {
  /** The cursor of the request; undefined for the start of the list. */
  readonly after: string | undefined;
  readonly keyOf: (node: Node) => string;
  /** Whether entries can change their places. */
  readonly canMove: boolean;
}

/** Puts an answer in place of its part of a list that entries enter and leave. */
export function replacePage<Node>(
  existing: ListPage<Node> | undefined,
  incoming: ListPage<Node>,
  { after, keyOf, canMove }: ReplaceRules<Node>,
): ListPage<Node> {
  if (!existing) return incoming;
  const { nodes, pageInfo } = existing;
  if (after !== undefined) {
    // The list has another end by now, after which is asked again.
    if (pageInfo.endCursor !== after) return existing;
    const known = new Set(nodes.map(keyOf));
    return { ...incoming, nodes: [...nodes, ...incoming.nodes.filter((node) => !known.has(keyOf(node)))] };
  }
  const last = incoming.nodes.at(-1);
  if (canMove || !incoming.pageInfo.hasNextPage || !last) return incoming;
  const end = nodes.findIndex((node) => keyOf(node) === keyOf(last));
  if (end === -1 || end === nodes.length - 1) return incoming;
  return { ...existing, nodes: [...incoming.nodes, ...nodes.slice(end + 1)] };
}

export const pageSize = 20;
/** The server's maximum of one request. */
export const maxPageSize = 100;

/** The length of a list on the screen, with room for new entries at its end, up to the maximum of one request. */
export function pageAgain(shown: ListPage<unknown> | undefined): number {
  const { nodes = [], pageInfo } = shown ?? {};
  const room = pageInfo?.hasNextPage ? 0 : pageSize;
  return Math.min(maxPageSize, Math.max(pageSize, nodes.length + room));
}
