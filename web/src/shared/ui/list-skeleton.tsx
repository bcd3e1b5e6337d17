import { Card } from './card';
import styles from './list-skeleton.module.css';
import { Skeleton } from './skeleton';

/**
 * Placeholder of three cards while a list loads.
 * @param label for screen readers; omitted if the text stands beside it
 */
export function ListSkeleton({ label }: { readonly label?: string }) {
  return (
    <div className="stack gap-4">
      {label !== undefined && <output className="visually-hidden">{label}</output>}
      {[0, 1, 2].map((index) => (
        <Card key={index}>
          <div className={`stack gap-3 ${styles['card']}`}>
            <Skeleton width="40%" height="1.25rem" />
            <Skeleton width="70%" height="1rem" />
            <Skeleton width="55%" height="1rem" />
          </div>
        </Card>
      ))}
    </div>
  );
}
