import { useTexts } from '../../texts/texts';
import { ListSkeleton } from './list-skeleton';
import page from './page.module.css';
import styles from './screen-skeleton.module.css';
import { Skeleton } from './skeleton';

/** Placeholder of a screen whose code or session is loading. */
export function ScreenSkeleton() {
  const t = useTexts();
  return (
    <div className={`${page['page']} ${styles['screen']}`}>
      <div className={page['header']}>
        <span className={page['title']}>
          <Skeleton width="12rem" />
        </span>
        <p className="muted" role="status">
          {t('common.loading')}
        </p>
      </div>
      <ListSkeleton />
    </div>
  );
}
