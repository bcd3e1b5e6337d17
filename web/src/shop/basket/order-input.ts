import type { OrderItemInput } from '../../gql/graphql';
import type { CartLine } from '../../domain/basket/lines';

/** A line of the cart as the server takes it. */
export const orderItemOf = ({ _id, qty, choices, note }: CartLine): OrderItemInput => ({
  menuItemId: _id,
  quantity: qty,
  ...(choices && {
    choices: choices.flatMap(({ choiceId, quantity }) => Array<string>(quantity).fill(choiceId)),
  }),
  ...(note && { note }),
});
