import { graphql, readFragment, type FragmentType } from '../../gql';
import { DishLine, DishLines } from '../../shared/ui/dish-line';
import { Price } from '../../shared/ui/price';
import { useTexts } from '../../texts/texts';
import styles from './order-lines.module.css';

const OrderLinesFragment = graphql(`
  fragment OrderLines on Order {
    id
    items {
      menuItemId
      name
      quantity
      unitPrice
    }
  }
`);

/** Longer lists start folded: the kitchen and the customer look for the order, not for its 30th line. */
const shownLines = 5;

interface OrderLinesProps {
  readonly order: FragmentType<typeof OrderLinesFragment>;
  /** What the price of a line shows. */
  readonly price: 'unit' | 'line';
}

export function OrderLines({ order, price }: OrderLinesProps) {
  const t = useTexts();
  const { items } = readFragment(OrderLinesFragment, order);
  const fold = items.length <= shownLines + 1 ? items.length : shownLines;

  const lines = (part: typeof items) => (
    <DishLines>
      {part.map((item) => (
        <DishLine
          key={item.menuItemId}
          quantity={item.quantity}
          name={item.name || t('orders.unknownDish')}
          price={
            <>
              <Price rupees={price === 'unit' ? item.unitPrice : item.unitPrice * item.quantity} />
              {price === 'unit' && item.quantity > 1 && (
                <span className={styles['each']}> {t('orders.each')}</span>
              )}
            </>
          }
        />
      ))}
    </DishLines>
  );

  return (
    <>
      {lines(items.slice(0, fold))}
      {fold < items.length && (
        <details className={styles['rest']}>
          <summary>{t('orders.andMore', { count: items.length - fold })}</summary>
          {lines(items.slice(fold))}
        </details>
      )}
    </>
  );
}
