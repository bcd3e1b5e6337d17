import { graphql, readFragment, type FragmentType } from '../../gql';
import { ChargeLines } from '../../domain/orders/charge-lines';
import { DishLine, DishLines } from '../../domain/orders/dish-line';
import { LineDetails } from '../../domain/orders/line-details';
import { Price } from '../../shared/ui/price';
import { useTexts } from '../texts/texts';
import styles from './order-lines.module.css';

export const OrderLinesFragment = graphql(`
  fragment OrderLines on Order {
    id
    charges {
      kind
      label
      amount
    }
    taxes {
      ...IncludedTaxes
    }
    invoice {
      ...InvoiceLine
    }
    items {
      key
      menuItemId
      name
      quantity
      unitPrice
      choices {
        choiceId
        group
        name
        price
        quantity
      }
      note
    }
  }
`);

/** Longer lists start folded: a customer looks for the order, not for its 30th line. */
const shownLines = 5;

interface OrderLinesProps {
  readonly order: FragmentType<typeof OrderLinesFragment>;
}

export function OrderLines({ order }: OrderLinesProps) {
  const t = useTexts();
  const { items, charges } = readFragment(OrderLinesFragment, order);
  const fold = items.length <= shownLines + 1 ? items.length : shownLines;

  const lines = (part: typeof items) => (
    <DishLines>
      {part.map((item) => (
        <DishLine
          key={item.key}
          quantity={item.quantity}
          name={
            <>
              {item.name || t('orders.unknownDish')}
              <LineDetails choices={item.choices} note={item.note} />
            </>
          }
          price={<Price rupees={item.unitPrice * item.quantity} />}
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
      <ChargeLines charges={charges} />
    </>
  );
}
