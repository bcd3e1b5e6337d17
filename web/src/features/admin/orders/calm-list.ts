interface Listed {
  readonly id: string;
}

interface CalmList<Node> {
  readonly visible: readonly Node[];
  /** How many orders wait until nobody is in the middle of something. */
  readonly heldBack: number;
}

/**
 * What of a live list is on the screen. Under somebody's hand nothing moves: while `isHolding`, orders that would push
 * others down wait, and an order that matches no longer stays where it is until it is taken out of `shown`.
 * @param nodes in the order of the list; those behind all that is shown are a further page, which moves nothing
 * @param shown ids of the orders that were on the screen a moment ago
 */
export function calmList<Node extends Listed>(
  nodes: readonly Node[],
  {
    shown,
    matches,
    isHolding,
  }: {
    readonly shown: ReadonlySet<string>;
    readonly matches: (node: Node) => boolean;
    readonly isHolding: boolean;
  },
): CalmList<Node> {
  const lastShown = nodes.findLastIndex(({ id }) => shown.has(id));
  const mayEnter = (index: number) => !isHolding || index > lastShown;
  const visible = nodes.filter((node, index) => shown.has(node.id) || (matches(node) && mayEnter(index)));
  const matching = nodes.filter((node) => shown.has(node.id) || matches(node));
  return { visible, heldBack: matching.length - visible.length };
}
