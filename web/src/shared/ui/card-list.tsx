import type { ReactNode } from 'react';
import styles from './card-list.module.css';

interface CardListProps<Node> {
  readonly of: readonly Node[];
  /** Renders one card. */
  readonly children: (node: Node) => ReactNode;
}

export function CardList<Node extends { readonly id: string }>({ of: nodes, children }: CardListProps<Node>) {
  return (
    <ul className={styles['list']}>
      {nodes.map((node) => (
        <li key={node.id}>{children(node)}</li>
      ))}
    </ul>
  );
}
