import { useMutation } from '@apollo/client/react';
import { useBasket } from '../../domain/basket/use-basket';
import { graphql } from '../../gql';
import type { PlaceOrderInput } from '../../gql/graphql';
import type { PaymentResult } from '../payments/run-payment';
import { useOrderPayment } from './use-order-payment';

const PlaceOrderMutation = graphql(`
  mutation PlaceOrder($input: PlaceOrderInput!, $idempotencyKey: String!) {
    placeOrder(input: $input, idempotencyKey: $idempotencyKey) {
      id
      version
      status
      placedAt
    }
  }
`);

interface PlacementOutcome {
  readonly result: PaymentResult | { readonly kind: 'ordered' };
  /** The key of the cart that was ordered or paid. */
  readonly attemptKey: string;
}

/** Places the order of the basket, after its payment if that is online. Its key places one order, however often it is sent. */
export function usePlaceOrder() {
  const { attemptKey } = useBasket();
  const [mutate, { loading }] = useMutation(PlaceOrderMutation);
  const { payOnline, phase } = useOrderPayment();
  return {
    isPlacing: loading || phase !== 'idle',
    phase,
    /** @param onOpen called when the provider's window opens @throws what the server refuses */
    place: async (input: PlaceOrderInput, onOpen: () => void): Promise<PlacementOutcome> => {
      if (input.paymentMode === 'ONLINE') return payOnline(input, attemptKey, onOpen);
      await mutate({ variables: { input, idempotencyKey: attemptKey } });
      return { result: { kind: 'ordered' }, attemptKey };
    },
  };
}
