import type { ComponentProps } from 'react';
import { timeAt } from '../../shared/lib/clock';
import { Button } from '../../shared/ui/button';
import { MoreIcon } from '../icons';
import { useTexts } from '../texts/texts';
import { nextAct } from './acts';
import type { CardActs } from './kitchen-card';
import type { KitchenOrder } from './kitchen-order';
import styles from './card-steps.module.css';

/** Minutes until an accepted order is ready. */
const promises = [20, 30, 45] as const;

interface CardStepsProps extends Omit<CardActs, 'mayChange'> {
  readonly order: KitchenOrder;
}

/** What moves an order on: one big button, or the choices of one that nobody has accepted. */
export function CardSteps({ order, press, open }: CardStepsProps) {
  const t = useTexts();
  const { isAccepted, isScheduled, slotAt, promisedUntil, kitchenStage, bags, way } = order;
  const kind = nextAct(order);
  const accept = promisedUntil
    ? t('kitchen.asPromisedBy', { time: timeAt(promisedUntil) })
    : t('kitchen.accept');
  return (
    <footer className={styles['steps']}>
      {!isAccepted && !slotAt && (
        <>
          {promises.map((minutes) => (
            <Button
              key={minutes}
              className={styles['step']}
              aria-label={t('kitchen.acceptIn', { minutes })}
              onClick={() => press(order, { kind: 'accept', minutes })}
            >
              {t('kitchen.minutes', { minutes })}
            </Button>
          ))}
        </>
      )}
      {!isAccepted && (
        <>
          <Button
            data-primary
            className={`${styles['step']} ${styles['wide']}`}
            onClick={() => press(order, { kind: 'accept' })}
          >
            {isScheduled ? t('kitchen.accept') : accept}
          </Button>
          <Opener onClick={() => open('refuse', order)}>{t('kitchen.refuse')}</Opener>
        </>
      )}
      {kitchenStage === 'READY' && (
        <Opener onClick={() => open('bags', order)}>
          {bags == null ? t('kitchen.packed') : t('kitchen.bags', { count: bags })}
        </Opener>
      )}
      {isAccepted && (
        <Button
          data-primary
          className={`${styles['step']} ${kitchenStage === 'READY' ? styles['main'] : ''}`}
          onClick={() => press(order, { kind })}
        >
          {kind === 'handOver' ? t(`handOver.${way}`) : t(`kitchenStep.${kind}`)}
        </Button>
      )}
      <Button
        variant="secondary"
        className={`${styles['step']} ${styles['more']}`}
        aria-label={t('kitchen.moreOf', { name: order.name })}
        aria-haspopup="dialog"
        onClick={() => open('more', order)}
      >
        <MoreIcon />
      </Button>
    </footer>
  );
}

/** Opens a dialog. */
const Opener = (props: ComponentProps<typeof Button>) => (
  <Button variant="secondary" className={styles['step']} aria-haspopup="dialog" {...props} />
);
