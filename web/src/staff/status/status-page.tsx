import { use, useMemo } from 'react';
import { errorMessage } from '../../shared/lib/errors';
import { timeAt } from '../../shared/lib/clock';
import { useIsCutOff, useLiveConnection } from '../../shared/live/live-connection';
import { Button, ButtonLink } from '../../shared/ui/button';
import { ScreenTitle, ShopName } from '../../shared/ui/page';
import { RetryNotice } from '../../shared/ui/retry-notice';
import { ScreenSkeleton } from '../../shared/ui/screen-skeleton';
import { useKitchen } from '../kitchen/use-kitchen';
import { useStayOn, useWakeLock } from '../kitchen/use-stay-on';
import { useTexts } from '../texts/texts';
import { NumberList } from './number-list';
import { waitingNumbers } from './ready-orders';
import { useReadyChime } from './use-ready-chime';
import styles from './status-page.module.css';

/** In both languages, as guests have not chosen one. */
const offline = {
  en: 'Offline: these numbers may be old. Please ask at the counter.',
  hi: 'ऑफ़लाइन: ये नंबर पुराने हो सकते हैं। कृपया काउंटर पर पूछें।',
} as const;

/** For those who wait in the restaurant, on a television or a tablet: the numbers of the orders, and nothing else of them. */
export function StatusPage() {
  const t = useTexts();
  const [title, shop] = [use(ScreenTitle), use(ShopName)];
  const { kitchen, view } = useKitchen();
  const { isLoaded, error, orders, readAt } = view;
  const { preparing, ready } = useMemo(() => waitingNumbers(orders), [orders]);
  const chime = useReadyChime(isLoaded ? ready : undefined);
  const isCutOff = useIsCutOff();
  const { receivedAt } = useLiveConnection();
  const stayOn = useStayOn();
  useWakeLock(true);
  return (
    <main className={styles['status']} tabIndex={-1}>
      <title>{`${title} · ${shop}`}</title>
      <header className={`row gap-3 ${styles['head']}`}>
        <h1 className={`grow anywhere ${styles['shop']}`}>{shop}</h1>
        <div className={`row gap-2 ${styles['tools']}`}>
          <Button variant="ghost" size="sm" aria-pressed={chime.isOn} onClick={chime.press}>
            {t(chime.isBlocked ? 'status.chimeBlocked' : chime.isOn ? 'status.chimeOn' : 'status.chimeOff')}
          </Button>
          <Button variant="ghost" size="sm" aria-pressed={stayOn.isOn} onClick={stayOn.toggle}>
            {t('kitchen.stayOn')}
          </Button>
          <ButtonLink variant="ghost" size="sm" to="/admin/kitchen">
            {t('kitchen.title')}
          </ButtonLink>
        </div>
      </header>
      <div role="alert" className="unless-empty">
        {isLoaded && (isCutOff || error !== undefined) && (
          <div className={`stack gap-1 ${styles['cutOff']}`}>
            <p lang="en">{offline.en}</p>
            <p lang="hi">{offline.hi}</p>
            <p className={styles['asOf']}>
              {t('status.asOf', { time: timeAt(isCutOff ? receivedAt : readAt) })}
            </p>
          </div>
        )}
      </div>
      {!isLoaded && error === undefined && <ScreenSkeleton />}
      {!isLoaded && error !== undefined && (
        <RetryNotice onRetry={kitchen.refresh}>{errorMessage(error, t('kitchen.loadFailed'))}</RetryNotice>
      )}
      {isLoaded && (
        <div className={styles['columns']}>
          <NumberList stage="preparing" numbers={preparing} />
          <NumberList stage="ready" numbers={ready} isNewFirst />
        </div>
      )}
    </main>
  );
}
