import { Popover } from '@base-ui/react/popover';
import { useState } from 'react';
import type { OrderingInput } from '../../gql/graphql';
import { useOrdering, type Ordering } from '../../domain/restaurant/ordering';
import { useRestaurant } from '../../domain/restaurant/restaurant';
import { useInterval } from '../../shared/lib/use-interval';
import { Button } from '../../shared/ui/button';
import popup from '../../shared/ui/popup.module.css';
import { ChevronDownIcon } from '../../shared/ui/icons';
import { useOrderingText } from '../../domain/restaurant/ordering-notice';
import { can, useSession } from '../../domain/session/session';
import { useTexts } from '../texts/texts';
import { busyChoices, ends, isStopped, pauses, resume, stop } from './ordering-choices';
import styles from './ordering-control.module.css';
import { useSetOrdering } from './use-set-ordering';

/** Shows whether orders are taken, and stops, pauses and resumes them, on every screen of the staff. */
export function OrderingControl() {
  const t = useTexts();
  const ordering = useOrdering();
  const { user } = useSession();
  const mayChange = can(user, 'PAUSE_ORDERING');
  const { set, isSaving } = useSetOrdering();
  const text = useOrderingText(ordering) ?? t('adminOrdering.open');
  const state = <State ordering={ordering} />;
  const canResume = isStopped(ordering);
  const [open, setOpen] = useState(false);
  // Orders are stopped by one press; only then it asks until when.
  const press = async () => setOpen((await set(canResume ? resume : stop)) && !canResume);
  return (
    <div className={`${styles['control']} row gap-2 shrink`}>
      <p className="visually-hidden" role="status">
        {text}
      </p>
      <OrderingPopover
        state={state}
        text={text}
        open={open}
        onOpenChange={setOpen}
        onChoose={mayChange ? (input) => void set(input) : undefined}
      />
      {mayChange && (
        <Button
          size="sm"
          variant={canResume ? 'primary' : 'secondary'}
          loading={isSaving}
          onClick={() => void press()}
        >
          {t(canResume ? 'adminOrdering.resume' : 'adminOrdering.stop')}
        </Button>
      )}
    </div>
  );
}

/** `Open`, `Busy +20 min`, `Paused 12:34`. */
function State({ ordering }: { readonly ordering: Ordering }) {
  const t = useTexts();
  const { pausedUntil } = useRestaurant().ordering;
  const isBusy = ordering.kind === 'open' && ordering.busyMinutes > 0;
  return (
    <>
      <span className={styles['dot']} data-kind={ordering.kind} aria-hidden />
      <span className={styles['word']}>
        {isBusy
          ? t('orderingState.busy', { minutes: ordering.busyMinutes })
          : t(`orderingState.${ordering.kind}`)}
      </span>
      {ordering.kind === 'paused' && pausedUntil && <Countdown key={pausedUntil} until={pausedUntil} />}
    </>
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
  // Hidden from screen readers, for which it would rename the button every second.
  return (
    <span className={`${styles['countdown']} tabular`} aria-hidden>
      {hours > 0 ? `${hours}:${rest}` : rest}
    </span>
  );
}

interface OrderingPopoverProps {
  readonly state: React.ReactNode;
  /** The state in full. */
  readonly text: string;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Undefined for a user who may only read it. */
  readonly onChoose: ((input: OrderingInput) => void) | undefined;
}

/** How long orders are paused or, once they are stopped, until when. */
function PauseChoices({ onChoose }: { readonly onChoose: (input: OrderingInput) => void }) {
  const t = useTexts();
  const { takesOrders } = useRestaurant().ordering;
  const choice = (label: string, input: OrderingInput, isChosen = false) => (
    <Button
      key={label}
      size="sm"
      variant={isChosen ? 'primary' : 'secondary'}
      aria-pressed={isChosen || undefined}
      onClick={() => onChoose(input)}
    >
      {label}
    </Button>
  );
  return (
    <fieldset className={`${styles['group']} stack gap-2`}>
      <legend className="small bold">
        {t(takesOrders ? 'adminOrdering.pauseFor' : 'adminOrdering.stoppedUntil')}
      </legend>
      {!takesOrders && choice(t('adminOrdering.untilResumed'), stop, true)}
      {pauses.map(([pause, minutes]) =>
        choice(t('adminOrdering.minutes', { minutes }), { takesOrders: true, pause }),
      )}
      {ends.map(([end, pause]) => choice(t(`adminOrdering.${end}`), { takesOrders: true, pause }))}
    </fieldset>
  );
}

/** The state in full, the lengths of a pause and the busy minutes. */
function OrderingPopover({ state, text, open, onOpenChange, onChoose }: OrderingPopoverProps) {
  const t = useTexts();
  const { busyMinutes } = useRestaurant().ordering;
  const choose = (input: OrderingInput) => {
    onOpenChange(false);
    onChoose?.(input);
  };
  return (
    <Popover.Root open={open} onOpenChange={(isOpen) => onOpenChange(isOpen)}>
      <Popover.Trigger className={`${styles['state']} row gap-2 shrink touch small bold`}>
        {state}
        <span className="visually-hidden">
          {t(onChoose ? 'adminOrdering.menu' : 'adminOrdering.details')}
        </span>
        <ChevronDownIcon />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner
          className={popup['positioner']}
          align="start"
          sideOffset={8}
          collisionPadding={16}
        >
          <Popover.Popup
            className={`${popup['popup']} stack gap-4 ${styles['popup']}`}
            aria-label={t('adminOrdering.title')}
          >
            <Popover.Description className="bold">{text}</Popover.Description>
            {onChoose && <PauseChoices onChoose={choose} />}
            {onChoose && (
              <fieldset className={`${styles['group']} stack gap-2`}>
                <legend className="small bold">{t('adminOrdering.busyFor')}</legend>
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
            )}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
