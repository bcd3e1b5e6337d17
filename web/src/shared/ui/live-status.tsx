import { useTexts } from '../../texts/texts';
import { useLiveConnection } from '../lib/live-connection';
import styles from './live-status.module.css';

const clock = new Intl.DateTimeFormat('en-IN', { hour: '2-digit', minute: '2-digit', hour12: false });

/** The state of a page's live connection: a dot while connected, a sentence when not. */
export function LiveStatus() {
  const t = useTexts();
  const { state, since, heardAt } = useLiveConnection();
  return (
    <output className={styles['status']} data-state={state}>
      <span className={styles['dot']} aria-hidden="true" />
      {state === 'live' && t('live.live')}
      {state === 'connecting' && t('live.connecting')}
      {state === 'offline' &&
        (heardAt > since
          ? t('live.interrupted', { time: clock.format(heardAt) })
          : t('live.offline', { time: clock.format(heardAt) }))}
    </output>
  );
}
