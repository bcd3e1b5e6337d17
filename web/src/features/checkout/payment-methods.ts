import type { PaymentMode } from '../../gql/graphql';
import type { PaymentPhase } from '../payments/use-online-payment';

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
  {
    mode: 'ONLINE',
    label: 'Pay Online: UPI or card',
    payLabel: (total) => `Pay ${total} online`,
    hint: 'A payment window opens. Your order is placed as soon as it is paid.',
  },
];

/** What the pay button says while a payment is under way. */
export const PHASE_LABELS: Readonly<Partial<Record<PaymentPhase, string>>> = {
  paying: 'Waiting for your payment…',
  checking: 'Checking your payment…',
};
