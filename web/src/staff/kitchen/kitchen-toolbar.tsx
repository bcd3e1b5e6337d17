import { use, type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import { can, useSession } from '../../domain/session/session';
import { useIsCutOff } from '../../shared/live/live-connection';
import { Button, ButtonLink } from '../../shared/ui/button';
import { LiveStatus } from '../../shared/ui/live-status';
import { ScreenTitle } from '../../shared/ui/page';
import { useNewOrders } from '../orders/new-orders';
import { SoundControl, SpokenControl } from '../orders/sound-control';
import { PrintHereButton } from '../printing/print-here';
import { useTexts } from '../texts/texts';
import styles from './kitchen-page.module.css';

interface Toggle {
  readonly isOn: boolean;
  readonly toggle: () => void;
}

interface KitchenToolbarProps {
  readonly count: Toggle;
  readonly bigType: Toggle;
  readonly stayOn: Toggle;
  readonly showDone: () => void;
  readonly showKeys: () => void;
  /** Before the tools. */
  readonly children: ReactNode;
}

const keepFocus = (event: MouseEvent) => {
  if (!(event.target instanceof Element && event.target.closest('select'))) event.preventDefault();
};

const Tool = (props: ComponentProps<typeof Button>) => <Button variant="secondary" size="sm" {...props} />;

export function KitchenToolbar({
  count,
  bigType,
  stayOn,
  showDone,
  showKeys,
  children,
}: KitchenToolbarProps) {
  const t = useTexts();
  const isCutOff = useIsCutOff();
  const { chime } = useNewOrders();
  // The bell is for those who prepare orders.
  const isRung = can(useSession().user, 'UPDATE_ORDER_STATUS');
  const toggle = (label: string, { isOn, toggle: change }: Toggle) => (
    <Tool aria-pressed={isOn} onClick={change}>
      {label}
    </Tool>
  );
  return (
    // A press of a tool leaves the focus on the card that the keys act on.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <header className={`row gap-3 ${styles['toolbar']}`} onMouseDown={keepFocus}>
      <h1 className={styles['title']}>{use(ScreenTitle)}</h1>
      {!isCutOff && <LiveStatus />}
      {children}
      <div className={`row gap-2 ${styles['tools']}`}>
        {toggle(t('kitchen.dayCount'), count)}
        <Tool aria-haspopup="dialog" onClick={showDone}>
          {t('kitchen.done')}
        </Tool>
        {toggle(t('kitchen.bigType'), bigType)}
        {toggle(t('kitchen.stayOn'), stayOn)}
        <Tool aria-haspopup="dialog" onClick={showKeys}>
          {t('kitchen.keys')}
        </Tool>
        <ButtonLink variant="secondary" size="sm" to="/status">
          {t('status.title')}
        </ButtonLink>
        <PrintHereButton size="sm" />
        {isRung && <SoundControl {...chime} />}
        {isRung && chime.isOn && <SpokenControl {...chime.spoken} />}
      </div>
    </header>
  );
}
