import { Card } from '../../shared/ui/card';
import { Skeleton } from '../../shared/ui/skeleton';
import styles from './order-skeletons.module.css';

/** Three orders' worth of room while a list loads. */
export function ListSkeleton({ label }: { label: string }) {
  return (
    <div className={styles['list']}>
      <output className={styles['label']}>{label}</output>
      {[0, 1, 2].map((index) => (
        <Card key={index}>
          <div className={styles['card']}>
            <Skeleton width="40%" height="1.25rem" />
            <Skeleton width="70%" height="1rem" />
            <Skeleton width="55%" height="1rem" />
          </div>
        </Card>
      ))}
    </div>
  );
}
