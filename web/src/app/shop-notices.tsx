import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '../shared/ui/button';
import { useTexts } from '../texts/texts';
import { reloadShop, useHasNewVersion } from './new-version';
import styles from './shop-notices.module.css';

const subscribeToConnection = (listener: () => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

/** Notices for the whole shop: offline, or a newer version. */
export function ShopNotices() {
  const t = useTexts();
  const isOnline = useSyncExternalStore(
    subscribeToConnection,
    () => navigator.onLine,
    () => true,
  );
  const hasNewVersion = useHasNewVersion();
  const { pathname } = useLocation();
  // Not during a checkout, and not offline.
  const isOffered = hasNewVersion && isOnline && pathname !== '/checkout';
  return (
    <div role="status">
      {!isOnline && (
        <p className={`row wrap gap-1 gap-x-4 small tone-info ${styles['notice']}`}>
          {t('notices.noConnection')}
        </p>
      )}
      {isOffered && (
        <p className={`row wrap gap-1 gap-x-4 small tone-info ${styles['notice']}`}>
          {t('notices.newVersion')}
          <Button size="sm" variant="secondary" onClick={() => void reloadShop()}>
            {t('notices.reload')}
          </Button>
        </p>
      )}
    </div>
  );
}
