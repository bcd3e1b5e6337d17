import { useEffect, useId, useRef, useState } from 'react';
import type { OrderPause } from '../../gql/graphql';
import { useOrdering } from '../../domain/restaurant/ordering';
import { useRestaurant } from '../../domain/restaurant/restaurant';
import { useInterval } from '../../shared/lib/use-interval';
import { Button } from '../../shared/ui/button';
import { ChevronDownIcon } from '../../shared/ui/icons';
import { useOrderingText } from '../../domain/restaurant/ordering-notice';
import { can, useSession } from '../../domain/session/session';
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
      {can(user, 'PAUSE_ORDERING') && (
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
  useInterval(() => setNow(Date.now()), 1000);
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
  const id = useId();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  useEffect(() => {
    if (!open) return;
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [open]);
  const choose: OrderingMenuProps['onChoose'] = (input) => {
    close();
    onChoose(input);
  };
  return (
    <div
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <Button
        ref={button}
        size="sm"
        variant="secondary"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        // Safari does not focus pressed buttons: the menu would close on blur, and the click would reopen it.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => (open ? close() : setOpen(true))}
      >
        <span className={styles['menuLabel']}>{t('adminOrdering.menu')}</span>
        <ChevronDownIcon />
      </Button>
      {open && (
        <div
          id={id}
          role="group"
          aria-label={t('adminOrdering.menu')}
          tabIndex={-1}
          className={styles['popup']}
        >
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
        </div>
      )}
    </div>
  );
}
