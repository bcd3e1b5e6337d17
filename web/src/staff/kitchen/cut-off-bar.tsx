import { timeAt } from '../../shared/lib/clock';
import { useIsCutOff, useLiveConnection } from '../../shared/live/live-connection';
import { useTexts } from '../texts/texts';
import type { KitchenView } from './kitchen-orders';
import styles from './kitchen-page.module.css';

interface CutOffBarProps {
  readonly view: Pick<KitchenView, 'isLoaded' | 'error' | 'readAt'>;
}

/** Says loudly that the board shows what was. */
export function CutOffBar({ view: { isLoaded, error, readAt } }: CutOffBarProps) {
  const t = useTexts();
  const isCutOff = useIsCutOff();
  const { receivedAt } = useLiveConnection();
  return (
    <div role="alert" className="unless-empty">
      {(isCutOff || (isLoaded && error !== undefined)) && (
        <p className={`row gap-3 ${styles['cutOff']}`}>
          <span className={styles['cutOffSign']} aria-hidden>
            ⚠
          </span>
          <strong>
            {isCutOff
              ? t('kitchen.cutOff', { time: timeAt(receivedAt) })
              : t('kitchen.notRead', { time: timeAt(readAt) })}
          </strong>
        </p>
      )}
    </div>
  );
}
