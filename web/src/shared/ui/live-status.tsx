import { useTexts } from '../../texts/texts';
import { useLiveConnection } from '../live/live-connection';
import { timeAt } from '../lib/clock';
import styles from './live-status.module.css';

/** The state of a page's live connection: a dot while connected, a sentence when not. */
export function LiveStatus() {
  const t = useTexts();
  const { state, since, receivedAt } = useLiveConnection();
  return (
    <output className={`row gap-2 muted small ${styles['status']}`} data-state={state}>
      <span className={styles['dot']} aria-hidden="true" />
      {state === 'live' && t('live.live')}
      {state === 'connecting' && t('live.connecting')}
      {state === 'offline' &&
        (receivedAt > since
          ? t('live.interrupted', { time: timeAt(receivedAt) })
          : t('live.offline', { time: timeAt(receivedAt) }))}
    </output>
  );
}
