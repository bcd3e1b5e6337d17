import { Skeleton } from '../../shared/ui/skeleton';
import { useTexts } from '../texts/texts';
import categories from '../../domain/menu/categories.module.css';
import card from '../../domain/menu/menu-card.module.css';
import styles from './menu-skeletons.module.css';

/** Placeholders of menu cards. */
export function MenuSkeletons({ count }: { readonly count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <div key={index} className={card['card']} aria-hidden>
      <div className={card['picture']}>
        <div className={styles['picture']}>
          <Skeleton height="100%" />
        </div>
      </div>
      <div className={`stack gap-1 content-start ${card['body']}`}>
        <Skeleton width="75%" height="1.4rem" />
        <Skeleton height="1rem" />
        <Skeleton width="60%" height="1rem" />
      </div>
      <div className={`row wrap between gap-2 gap-x-3 ${card['foot']}`}>
        <Skeleton width="3rem" height="1.4rem" />
        <Skeleton width="7rem" height="var(--target)" />
      </div>
    </div>
  ));
}

const cards = 8;

export function MenuSkeleton() {
  const t = useTexts();
  return (
    <div role="status" aria-label={t('menu.loading')} className={categories['grid']}>
      <MenuSkeletons count={cards} />
    </div>
  );
}
