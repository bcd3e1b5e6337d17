import { useEffect, useState } from 'react';
import type { OrderPause } from '../../../gql/graphql';
import { useOrdering } from '../../../shared/lib/ordering';
import { useRestaurant } from '../../../shared/lib/restaurant';
import { Button } from '../../../shared/ui/button';
import { ChevronDownIcon } from '../../../shared/ui/icons';
import { useOrderingText } from '../../../shared/ui/ordering-notice';
import { can, useSession } from '../../session/session';
import { PopupButton } from '../popup-button';
import { useTexts } from '../texts/texts';
import styles from './ordering-bar.module.css';
import { useSetOrdering } from './use-set-ordering';

const pauses = [
  ['MINUTES_15', 15],
  ['MINUTES_30', 30],
  ['MINUTES_60', 60],
] as const satisfies readonly (readonly [OrderPause, number])[];

const busyChoices = [0, 10, 20, 30, 45, 60];

/** Stops, pauses and resumes orders with one press, on every screen of the staff. */
export function OrderingBar() {
  const t = useTexts();
  const ordering = useOrdering();
  const { takesOrders, pausedUntil, busyMinutes } = useRestaurant().ordering;
  const { user } = useSession();
  const { set, isSaving } = useSetOrdering();
  const isStopped = ordering.kind === 'stopped' || ordering.kind === 'paused';
  const text = useOrderingText(ordering) ?? t('adminOrdering.open');
  return (
    <div
      className={styles['bar']}
      data-kind={ordering.kind === 'open' && busyMinutes > 0 ? 'busy' : ordering.kind}
    >
      <p className={styles['state']} role="status">
        {ordering.kind === 'paused' && <span className={styles['short']}>{t('ordering.paused')}</span>}
        <span className={styles['long']}>{text}</span>
      </p>
      {ordering.kind === 'paused' && pausedUntil && <Countdown key={pausedUntil} until={pausedUntil} />}
      {can(user, 'UPDATE_ORDERS') && (
        <div className={styles['actions']}>
          <OrderingMenu
            busyMinutes={busyMinutes}
            canPause={takesOrders}
            onChoose={(input) => void set(input)}
          />
          {isStopped ? (
            <Button
              size="sm"
              loading={isSaving}
              onClick={() => void set({ takesOrders: true, pause: 'NONE' })}
            >
              {t('adminOrdering.resume')}
            </Button>
          ) : (
            <Button
              size="sm"
              variant="secondary"
              loading={isSaving}
              onClick={() => void set({ takesOrders: false })}
            >
              {t('adminOrdering.stop')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

/** The rest of a pause: `12:34`. */
function Countdown({ until }: { readonly until: string }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.ceil((Date.parse(until) - now) / 1000));
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return (
    <span className={styles['countdown']} role="timer" aria-live="off">
      {hours > 0 ? `${hours}:${rest}` : rest}
    </span>
  );
}

interface OrderingMenuProps {
  readonly busyMinutes: number;
  readonly canPause: boolean;
  readonly onChoose: (input: { readonly pause: OrderPause } | { readonly busyMinutes: number }) => void;
}

/** Popup with the lengths of a pause and the busy minutes. */
function OrderingMenu({ busyMinutes, canPause, onChoose }: OrderingMenuProps) {
  const t = useTexts();
  return (
    <PopupButton
      label={t('adminOrdering.menu')}
      popupClassName={styles['popup']}
      popup={(close) => {
        const choose: OrderingMenuProps['onChoose'] = (input) => {
          close();
          onChoose(input);
        };
        return (
          <>
            {canPause && (
              <fieldset className={styles['group']}>
                <legend>{t('adminOrdering.pauseFor')}</legend>
                {pauses.map(([pause, minutes]) => (
                  <Button key={pause} size="sm" variant="secondary" onClick={() => choose({ pause })}>
                    {t('adminOrdering.minutes', { minutes })}
                  </Button>
                ))}
                <Button size="sm" variant="secondary" onClick={() => choose({ pause: 'UNTIL_CLOSING' })}>
                  {t('adminOrdering.untilClosing')}
                </Button>
              </fieldset>
            )}
            <fieldset className={styles['group']}>
              <legend>{t('adminOrdering.busyFor')}</legend>
              {busyChoices.map((minutes) => (
                <Button
                  key={minutes}
                  size="sm"
                  variant={minutes === busyMinutes ? 'primary' : 'secondary'}
                  aria-pressed={minutes === busyMinutes}
                  onClick={() => choose({ busyMinutes: minutes })}
                >
                  {minutes === 0 ? t('adminOrdering.notBusy') : t('adminOrdering.more', { minutes })}
                </Button>
              ))}
            </fieldset>
          </>
        );
      }}
    >
      <span className={styles['menuLabel']}>{t('adminOrdering.menu')}</span>
      <ChevronDownIcon />
    </PopupButton>
  );
}
