import type { PaymentMode } from '../../gql/graphql';
import type { PaymentPhase } from '../payments/use-online-payment';

interface PaymentMethod {
  readonly mode: PaymentMode;
  /** Its name in the select. */
  readonly label: 'checkout.cod' | 'checkout.online';
  readonly payLabel: 'checkout.payOnDelivery' | 'checkout.payOnline';
  /** Under the select: what happens next. */
  readonly hint: 'checkout.codHint' | 'checkout.onlineHint';
}

/** Ways to pay; the first one is the default. */
export const PAYMENT_METHODS: readonly [PaymentMethod, ...PaymentMethod[]] = [
  {
    mode: 'COD',
    label: 'checkout.cod',
    payLabel: 'checkout.payOnDelivery',
    hint: 'checkout.codHint',
  },
  {
    mode: 'ONLINE',
    label: 'checkout.online',
    payLabel: 'checkout.payOnline',
    hint: 'checkout.onlineHint',
  },
];

/** Labels of the pay button during a payment. */
export const PHASE_LABELS: Readonly<
  Partial<Record<PaymentPhase, 'checkout.waitingForPayment' | 'checkout.checkingPayment'>>
> = {
  paying: 'checkout.waitingForPayment',
  checking: 'checkout.checkingPayment',
};
