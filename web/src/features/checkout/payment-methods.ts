import type { PaymentMode } from '../../gql/graphql';

interface PaymentMethod {
  readonly mode: PaymentMode;
  /** How the select names it. */
  readonly label: string;
  readonly payLabel: (total: string) => string;
  /** Under the select: what is going to happen. */
  readonly hint: string;
}

/** Ways to pay, the first one being the default. */
export const PAYMENT_METHODS: readonly [PaymentMethod, ...PaymentMethod[]] = [
  {
    mode: 'COD',
    label: 'Cash on Delivery',
    payLabel: (total) => `Pay ${total} on delivery`,
    hint: 'You pay the rider when your food arrives.',
  },
];
