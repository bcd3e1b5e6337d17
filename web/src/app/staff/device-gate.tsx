import type { ReactNode } from 'react';
import { LockScreen } from '../../staff/device/lock-screen';
import { OwnTabletContext } from '../../staff/device/tablet';
import { useTablet } from '../../staff/device/use-tablet';
import { useTexts } from '../../staff/texts/texts';
import { Page } from '../../shared/ui/page';
import { RetryNotice } from '../../shared/ui/retry-notice';
import { ScreenSkeleton } from '../../shared/ui/screen-skeleton';
import { LanguageSwitch } from '../language-switch';
import layout from '../layout.module.css';
import { ShopNotices } from '../shop-notices';

/** The staff area of a tablet: nothing of it is rendered while the tablet is locked. */
export function DeviceGate({ children }: { readonly children: ReactNode }) {
  const t = useTexts();
  const { own, loading, error, refetch, isLocked, isReading, retryNow } = useTablet();
  if (own && !isLocked && !isReading) return <OwnTabletContext value={own}>{children}</OwnTabletContext>;
  const retry = retryNow ?? (error && !loading ? refetch : undefined);
  return (
    <div className={layout['layout']}>
      <ShopNotices />
      <main tabIndex={-1} className={layout['main']}>
        {own && isLocked ? (
          <OwnTabletContext value={own}>
            <LockScreen />
          </OwnTabletContext>
        ) : retry ? (
          <Page title={t('device.title')} width="narrow">
            <RetryNotice onRetry={retry}>
              {t(retryNow ? 'device.profileFailed' : 'device.loadFailed')}
            </RetryNotice>
          </Page>
        ) : (
          <ScreenSkeleton />
        )}
      </main>
      <footer className={layout['footer']}>
        <div className={layout['footerInner']}>
          <LanguageSwitch />
        </div>
      </footer>
    </div>
  );
}
