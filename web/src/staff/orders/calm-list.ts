interface Listed {
  readonly id: string;
}

interface CalmList<Node> {
  readonly visible: readonly Node[];
  /** Number of orders that wait for a quiet moment. */
  readonly heldBack: number;
}

/**
 * The visible part of a live list. While `isHolding`, nothing moves: orders that would push others down wait, and an order
 * that no longer matches keeps its place until it is removed from `shown`.
 * @param nodes in the order of the list; those after all shown ones are a further page, which moves nothing
 * @param shown ids of the orders on the screen
 */
export function calmList<Node extends Listed>(
  nodes: readonly Node[],
  {
    shown,
    matches,
    isHolding,
    floats = () => false,
  }: {
    readonly shown: ReadonlySet<string>;
    readonly matches: (node: Node) => boolean;
    readonly isHolding: boolean;
    /** Whether an order is listed without its page, so that pages may follow above it. */
    readonly floats?: ((node: Node) => boolean) | undefined;
  },
): CalmList<Node> {
  const lastShown = nodes.findLastIndex((node) => shown.has(node.id) && !floats(node));
  const mayEnter = (index: number) => !isHolding || index > lastShown;
  const visible = nodes.filter((node, index) => shown.has(node.id) || (matches(node) && mayEnter(index)));
  const matching = nodes.filter((node) => shown.has(node.id) || matches(node));
  return { visible, heldBack: matching.length - visible.length };
}
