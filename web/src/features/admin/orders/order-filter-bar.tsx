import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../../../shared/ui/button';
import { SelectField, TextField } from '../../../shared/ui/field';
import { ORDER_STATUS_TEXT, ORDER_STATUSES } from '../../orders/order-status';
import { mostSearchLength, type WantedOrders } from './order-filter';
import styles from './order-filter-bar.module.css';

interface OrderFilterBarProps {
  readonly wanted: WantedOrders;
  readonly isFiltered: boolean;
  readonly want: (change: Partial<WantedOrders>, options?: { replace?: boolean }) => void;
  readonly clear: () => void;
}

/** While somebody types, the server is left alone. */
const settleAfterMs = 300;

export function OrderFilterBar({ wanted, isFiltered, want, clear }: OrderFilterBarProps) {
  const [typed, setTyped] = useState(wanted.search);
  // What the address said last. When that changes otherwise than from here (the back button), the box follows it.
  const [inAddress, setInAddress] = useState(wanted.search);
  const [sent, setSent] = useState(wanted.search);
  if (inAddress !== wanted.search) {
    setInAddress(wanted.search);
    if (wanted.search !== sent) setTyped(wanted.search);
    setSent(wanted.search);
  }

  const search = useEffectEvent((text: string) => {
    if (text === wanted.search) return;
    setSent(text);
    // One entry of the history for a search, not one for each pause in typing it.
    want({ search: text }, { replace: wanted.search !== '' });
  });
  useEffect(() => {
    const timer = setTimeout(() => search(typed), settleAfterMs);
    return () => clearTimeout(timer);
  }, [typed]);

  return (
    <search className={styles['bar']}>
      <div className={styles['search']}>
        <TextField
          label="Search"
          type="search"
          enterKeyHint="search"
          placeholder="Order id, name or e-mail"
          autoComplete="off"
          maxLength={mostSearchLength}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={({ key, currentTarget }) => {
            // On a phone: hides the keyboard, which covers what was found.
            if (key === 'Enter') currentTarget.blur();
          }}
        />
      </div>
      <SelectField
        label="Status"
        value={wanted.status ?? ''}
        onChange={({ target }) =>
          want({ status: ORDER_STATUSES.find((status) => status === target.value), search: typed })
        }
      >
        <option value="">All</option>
        {ORDER_STATUSES.map((status) => (
          <option key={status} value={status}>
            {ORDER_STATUS_TEXT[status]}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Day"
        type="date"
        value={wanted.day ?? ''}
        onChange={({ target }) => want({ day: target.value || undefined, search: typed })}
      />
      <Button
        variant="ghost"
        size="sm"
        className={styles['clear']}
        disabled={!isFiltered && typed === ''}
        onClick={() => {
          setTyped('');
          clear();
        }}
      >
        Clear filters
      </Button>
    </search>
  );
}
