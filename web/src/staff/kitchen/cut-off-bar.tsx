import { timeAt } from '../../shared/lib/clock';
import { useIsCutOff, useLiveConnection } from '../../shared/live/live-connection';
import { useTexts } from '../texts/texts';
import styles from './kitchen-page.module.css';

/** Says loudly that the board shows what was. */
export function CutOffBar() {
  const t = useTexts();
  const isCutOff = useIsCutOff();
  const { receivedAt } = useLiveConnection();
  return (
    <div role="alert" className="unless-empty">
      {isCutOff && (
        <p className={`row gap-3 ${styles['cutOff']}`}>
          <span className={styles['cutOffSign']} aria-hidden>
            ⚠
          </span>
          <strong>{t('kitchen.cutOff', { time: timeAt(receivedAt) })}</strong>
        </p>
      )}
    </div>
  );
}
