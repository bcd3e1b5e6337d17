import type { ReactNode } from 'react';

interface CardListProps<Node> {
  readonly of: readonly Node[];
  /** Renders one card. */
  readonly children: (node: Node) => ReactNode;
}

export function CardList<Node extends { readonly id: string }>({ of: nodes, children }: CardListProps<Node>) {
  return (
    <ul className="stack gap-4">
      {nodes.map((node) => (
        <li key={node.id}>{children(node)}</li>
      ))}
    </ul>
  );
}
