import type { ReactNode } from 'react';
import { can, useSession } from '../../domain/session/session';
import { Button } from '../../shared/ui/button';
import { useSearchShortcut } from '../shortcuts/use-shortcuts';
import { useTexts } from '../texts/texts';
import { maxSearchLength, openChoice, type OrderChoices } from './order-filter';
import styles from './order-toolbar.module.css';

/** As typed, before the address has it. */
export interface OrderSearch {
  readonly typed: string;
  readonly type: (text: string) => void;
}

interface OrderToolbarProps {
  readonly choices: OrderChoices;
  readonly search: OrderSearch;
  readonly choose: (change: Partial<OrderChoices>) => void;
  readonly clear: () => void;
  readonly filters: {
    /** Id of the foldable element. */
    readonly id: string;
    readonly isShown: boolean;
    readonly toggle: () => void;
  };
}

/** The search and frequent controls; the others are foldable. */
export function OrderToolbar({ choices, search, choose, clear, filters }: OrderToolbarProps) {
  const t = useTexts();
  const active = [choices.status, choices.way, choices.day].filter(Boolean).length;
  const { user } = useSession();
  useSearchShortcut();
  const isOpenOnly = choices.status === openChoice;
  return (
    <div className={`flex wrap gap-2 ${styles['toolbar']}`}>
      <input
        className={styles['search']}
        aria-label={t('admin.search')}
        type="search"
        enterKeyHint="search"
        placeholder={t(
          can(user, 'VIEW_CONTACTS') ? 'adminOrders.searchPlaceholder' : 'adminOrders.searchNames',
        )}
        autoComplete="off"
        maxLength={maxSearchLength}
        value={search.typed}
        onChange={({ target }) => search.type(target.value)}
        onKeyDown={({ key, currentTarget }) => {
          // On a phone: hides the keyboard, which covers the results.
          if (key === 'Enter') currentTarget.blur();
        }}
      />
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
