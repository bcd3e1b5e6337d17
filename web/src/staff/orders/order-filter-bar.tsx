import { useState } from 'react';
import { earliestDay, isDayOrNone } from '../../shared/lib/day';
import { Button } from '../../shared/ui/button';
import { SelectField, TextField } from '../../shared/ui/field';
import { orderWays } from '../../domain/orders/order-ways';
import { useTexts } from '../texts/texts';
import { openChoice, statusChoices, type OrderChoices } from './order-filter';
import { useTyped } from '../form/use-typed';
import type { OrderSearch } from './order-toolbar';
import styles from './order-filter-bar.module.css';

interface OrderFilterBarProps {
  readonly id: string;
  readonly choices: OrderChoices;
  readonly search: OrderSearch;
  readonly isFiltered: boolean;
  readonly choose: (change: Partial<OrderChoices>, options?: { replace?: boolean }) => void;
  readonly clear: () => void;
}

const dayAfterMs = 500;

export function OrderFilterBar({ id, choices, search, isFiltered, choose, clear }: OrderFilterBarProps) {
  const t = useTexts();
  const day = useTyped(choices.day ?? '', {
    debounceMs: dayAfterMs,
    isReady: isDayOrNone,
    send: (text) => choose({ day: text || undefined }, { replace: true }),
  });
  const [isDayLeft, setIsDayLeft] = useState(true);
  const dayError = isDayLeft && !isDayOrNone(day.typed) ? t('adminOrders.dayTooEarly') : undefined;

  return (
    <div id={id} className={styles['bar']}>
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
      <SelectField
        label={t('adminOrders.way')}
        value={choices.way ?? ''}
        onChange={({ target }) =>
          choose({ way: orderWays.find((way) => way === target.value), search: search.typed })
        }
      >
        <option value="">{t('admin.all')}</option>
        {orderWays.map((way) => (
          <option key={way} value={way}>
            {t(`orderWay.${way}`)}
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
          day.type('');
          clear();
        }}
      >
        {t('adminOrders.clearFilters')}
      </Button>
    </div>
  );
}
