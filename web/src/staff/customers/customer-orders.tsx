import { graphql, readFragment, type FragmentType } from '../../gql';
import { useTexts } from '../texts/texts';
import styles from './customer-orders.module.css';

const CustomerOrdersFragment = graphql(`
  fragment CustomerOrders on Customer {
    id
    orderCount
    notTakenCount
  }
`);

interface CustomerOrdersProps {
  readonly customer: FragmentType<typeof CustomerOrdersFragment>;
  /** Whether it stands on one of the orders that count. */
  readonly ofOrder?: boolean;
}

/** How often a customer has ordered, and has not taken an order. */
export function CustomerOrders({ customer: masked, ofOrder = false }: CustomerOrdersProps) {
  const t = useTexts();
  const { orderCount, notTakenCount } = readFragment(CustomerOrdersFragment, masked);
  if (orderCount === null || notTakenCount === null) return null;
  return (
    <span className={styles['orders']}>
      {ofOrder && orderCount === 1 ? t('customers.firstOrder') : t('customers.orders', { count: orderCount })}
      {notTakenCount > 0 && (
        <strong className={styles['notTaken']}> · {t('customers.notTaken', { count: notTakenCount })}</strong>
      )}
    </span>
  );
}
