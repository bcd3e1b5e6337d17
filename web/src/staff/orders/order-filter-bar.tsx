import { useState } from 'react';
import { earliestDay, isDayOrNone } from '../../shared/lib/day';
import { Button } from '../../shared/ui/button';
import { SelectField, TextField } from '../../shared/ui/field';
import { can, useSession } from '../../domain/session/session';
import { useSearchShortcut } from '../shortcuts/use-shortcuts';
import { useTexts } from '../texts/texts';
import { maxSearchLength, openChoice, statusChoices, type OrderChoices } from './order-filter';
import { useTyped } from '../form/use-typed';
import styles from './order-filter-bar.module.css';

interface OrderFilterBarProps {
  readonly id: string;
  readonly choices: OrderChoices;
  readonly isFiltered: boolean;
  readonly choose: (change: Partial<OrderChoices>, options?: { replace?: boolean }) => void;
  readonly clear: () => void;
}

const settleAfterMs = { search: 300, day: 500 };

export function OrderFilterBar({ id, choices, isFiltered, choose, clear }: OrderFilterBarProps) {
  const t = useTexts();
  const { user } = useSession();
  useSearchShortcut();
  const search = useTyped(choices.search, {
    debounceMs: settleAfterMs.search,
    // One history entry per search, not one per pause in typing.
    send: (text) => choose({ search: text }, { replace: choices.search !== '' }),
  });
  const day = useTyped(choices.day ?? '', {
    debounceMs: settleAfterMs.day,
    isReady: isDayOrNone,
    send: (text) => choose({ day: text || undefined }, { replace: true }),
  });
  const [isDayLeft, setIsDayLeft] = useState(true);
  const dayError = isDayLeft && !isDayOrNone(day.typed) ? t('adminOrders.dayTooEarly') : undefined;

  return (
    <search id={id} className={styles['bar']}>
      <div className={`across ${styles['search']}`}>
        <TextField
          label={t('admin.search')}
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
      </div>
      <SelectField
        label={t('orders.status')}
        value={choices.status ?? ''}
        onChange={({ target }) =>
          choose({ status: statusChoices.find((status) => status === target.value), search: search.typed })
        }
      >
        <option value="">{t('admin.all')}</option>
        {statusChoices.map((status) => (
          <option key={status} value={status}>
            {status === openChoice ? t('adminOrders.openOnly') : t(`orderStatus.${status}`)}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t('adminOrders.day')}
        type="date"
        min={earliestDay}
        max="9999-12-31"
        error={dayError}
        value={day.typed}
        onFocus={() => setIsDayLeft(false)}
        onChange={({ target }) => day.type(target.value)}
        onBlur={() => {
          setIsDayLeft(true);
          day.settle();
        }}
        onKeyDown={({ key }) => {
          if (key === 'Enter') day.settle();
        }}
      />
      <Button
        variant="ghost"
        size="sm"
        className={`across self-start ${styles['clear']}`}
        disabled={!isFiltered && search.typed === '' && day.typed === ''}
        onClick={() => {
          search.type('');
          day.type('');
          clear();
        }}
      >
        {t('adminOrders.clearFilters')}
      </Button>
    </search>
  );
}
