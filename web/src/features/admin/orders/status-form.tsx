import { useState, type SubmitEvent } from 'react';
import type { OrderStatus } from '../../../gql/graphql';
import { Button } from '../../../shared/ui/button';
import { SelectField } from '../../../shared/ui/field';
import { ORDER_STATUS_TEXT, ORDER_STATUSES } from '../../orders/order-status';
import { useUpdateOrderStatus } from './use-update-order-status';
import styles from './status-form.module.css';

interface StatusFormProps {
  readonly orderId: string;
  readonly status: OrderStatus;
}

/**
 * Follows the order's live status until the admin chooses another one. From then on the choice stands, whatever live
 * messages bring, until it is saved.
 */
export function StatusForm({ orderId, status }: StatusFormProps) {
  const [choice, setChoice] = useState<OrderStatus>();
  const { update, isUpdating } = useUpdateOrderStatus();
  const chosen = choice ?? status;

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (await update(orderId, chosen)) setChoice(undefined);
  };

  return (
    <form className={styles['form']} onSubmit={(event) => void submit(event)}>
      <SelectField
        label="Change status"
        value={chosen}
        onChange={({ target }) => setChoice(ORDER_STATUSES.find((value) => value === target.value))}
      >
        {ORDER_STATUSES.map((value) => (
          <option key={value} value={value}>
            {ORDER_STATUS_TEXT[value]}
          </option>
        ))}
      </SelectField>
      <Button type="submit" variant={chosen === status ? 'secondary' : 'primary'} loading={isUpdating}>
        Update
      </Button>
    </form>
  );
}
