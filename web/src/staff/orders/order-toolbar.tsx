import type { ReactNode } from 'react';
import { Button } from '../../shared/ui/button';
import { useTexts } from '../texts/texts';
import { openChoice, type OrderChoices } from './order-filter';
import styles from './order-toolbar.module.css';

interface OrderToolbarProps {
  readonly choices: OrderChoices;
  readonly choose: (change: Partial<OrderChoices>) => void;
  readonly clear: () => void;
  readonly filters: {
    /** Id of the foldable element. */
    readonly id: string;
    readonly isShown: boolean;
    readonly toggle: () => void;
  };
}

/** Frequent controls in one line; search, status and day are foldable. */
export function OrderToolbar({ choices, choose, clear, filters }: OrderToolbarProps) {
  const t = useTexts();
  const active = [choices.status, choices.day, choices.search.trim()].filter(Boolean).length;
  const isOpenOnly = choices.status === openChoice;
  return (
    <div className={`flex wrap gap-2 ${styles['toolbar']}`}>
      <Button
        variant="secondary"
        size="sm"
        aria-expanded={filters.isShown}
        aria-controls={filters.id}
        onClick={filters.toggle}
      >
        {active > 0 ? t('adminOrders.filtersActive', { count: active }) : t('adminOrders.filters')}
      </Button>
      {!filters.isShown && active > 0 && (
        <Button variant="ghost" size="sm" onClick={clear}>
          {t('adminOrders.clearFilters')}
        </Button>
      )}
      <Switch isOn={isOpenOnly} onClick={() => choose({ status: isOpenOnly ? undefined : openChoice })}>
        {t('adminOrders.openOnly')}
      </Switch>
      <Switch isOn={choices.isOldestFirst} onClick={() => choose({ isOldestFirst: !choices.isOldestFirst })}>
        {t('adminOrders.oldestFirst')}
      </Switch>
    </div>
  );
}

interface SwitchProps {
  readonly isOn: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function Switch({ isOn, ...rest }: SwitchProps) {
  return (
    <Button
      variant="secondary"
      size="sm"
      role="switch"
      aria-checked={isOn}
      className={styles['switch']}
      {...rest}
    />
  );
}
