import { graphql } from '../../gql';
import type { KitchenOrderFragment as Fragment } from '../../gql/graphql';

/** What the kitchen's board shows of an order, and needs to know for its acts. */
export const KitchenOrderFragment = graphql(`
  fragment KitchenOrder on Order {
    id
    name
    version
    way
    tableName
    status
    cancelReason
    isCancelledByCustomer
    placedAt
    kitchenAt
    slotAt
    isScheduled
    promisedUntil
    isAccepted
    kitchenStage
    readyAt
    bags
    paymentMode
    changesToSee {
      ...ChangedLine
    }
    customer {
      id
      name
    }
    items {
      key
      menuItemId
      name
      category
      quantity
      choices {
        group
        name
        quantity
      }
      note
      isDone
      allergens
    }
  }
`);

export type KitchenOrder = Omit<Fragment, ' $fragmentName' | '__typename'>;
export type KitchenLine = KitchenOrder['items'][number];

/** The columns of the board. */
export const stages = ['NEW', 'PREPARING', 'READY', 'ON_ITS_WAY'] as const;
export type Stage = (typeof stages)[number];

/** Orders that the kitchen has not begun with have no column, but a row of their own. */
export const isAhead = ({ isScheduled, kitchenStage }: Pick<KitchenOrder, 'isScheduled' | 'kitchenStage'>) =>
  isScheduled && kitchenStage === 'NEW';

/** Whether the kitchen has not confirmed yet that the order was changed. */
export const hasUnseenChange = ({ changesToSee }: Pick<KitchenOrder, 'changesToSee'>) =>
  Boolean(changesToSee?.length);
