import { graphql, readFragment, type FragmentType } from '../../gql';
import { ChargeLines } from '../../domain/orders/charge-lines';
import { IncludedTaxes } from '../../domain/orders/included-taxes';
import { InvoiceLine, isLive } from '../../domain/orders/invoice-line';
import { DishLine, DishLines } from '../../domain/orders/dish-line';
import { LineDetails } from '../../domain/orders/line-details';
import { Price } from '../../shared/ui/price';
import { SoldOutButton } from '../sold-out/sold-out-button';
import { useTexts } from '../texts/texts';
import styles from './order-items.module.css';

const OrderItemsFragment = graphql(`
  fragment OrderItems on Order {
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

/** Whether an order gets a GST bill that it does not have yet. */
export function awaitsBill(order: FragmentType<typeof OrderItemsFragment>): boolean {
  const { taxes, invoice } = readFragment(OrderItemsFragment, order);
  return taxes !== null && !isLive(invoice);
}

interface OrderItemsProps {
  readonly order: FragmentType<typeof OrderItemsFragment>;
  /** With the totals of lines and charges. */
  readonly isWhole: boolean;
}

/** The dishes to cook. */
export function OrderItems({ order, isWhole }: OrderItemsProps) {
  const t = useTexts();
  const { id, items, charges, taxes, invoice } = readFragment(OrderItemsFragment, order);
  return (
    <>
      <DishLines className={styles['items'] ?? ''}>
        {items.map((item) => {
          const { menuItemId, name, quantity, unitPrice, choices, note } = item;
          const each = (
            <span className={styles['each']}>
              <Price rupees={unitPrice} />
              {quantity > 1 && ` ${t('orders.each')}`}
            </span>
          );
          return (
            <DishLine
              key={item.key}
              quantity={quantity}
              action={
                isWhole && (
                  <SoldOutButton
                    item={{ id: menuItemId, name }}
                    choices={choices.map((choice) => ({
                      id: choice.choiceId,
                      name: choice.name,
                      isChoice: true,
                    }))}
                  />
                )
              }
              name={
                <>
                  {name || t('orders.unknownDish')}
                  <LineDetails choices={choices} note={note} />
                </>
              }
              price={
                isWhole && quantity > 1 ? (
                  <>
                    {each}{' '}
                    <span>
                      <Price rupees={unitPrice * quantity} />
                    </span>
                  </>
                ) : (
                  each
                )
              }
            />
          );
        })}
      </DishLines>
      {isWhole && (
        <>
          <ChargeLines charges={charges} />
          <IncludedTaxes taxes={taxes} />
          <InvoiceLine invoice={invoice} orderId={id} />
        </>
      )}
    </>
  );
}
