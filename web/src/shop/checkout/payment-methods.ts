import type { OrderWay, PaymentMode } from '../../gql/graphql';
import type { PaymentPhase } from '../payments/use-online-payment';

/** How the customer paid last on this device. */
export const modeKey = 'paymentMode';

/** A way to pay: its name in the select, what happens next, and the label of the pay button. */
const method = <Label extends string, Hint extends string, Pay extends string>(
  mode: PaymentMode,
  [label, hint, payLabel]: readonly [Label, Hint, Pay],
) => ({ mode, label, hint, payLabel });

const cash = {
  DELIVERY: method('COD', ['checkout.cod', 'checkout.codHint', 'checkout.payOnDelivery']),
  PICKUP: method('COD', ['checkout.codPickup', 'checkout.codPickupHint', 'checkout.payOnPickup']),
  TABLE: method('COD', ['checkout.codTable', 'checkout.codTableHint', 'checkout.payAtTable']),
} as const satisfies Record<OrderWay, unknown>;
const online = method('ONLINE', ['checkout.online', 'checkout.onlineHint', 'checkout.payOnline']);

/** Ways to pay; the first one is the default. */
export const methodsFor = (way: OrderWay) => [cash[way], online] as const;

/** Labels of the pay button during a payment. */
export const PHASE_LABELS: Readonly<
  Partial<Record<PaymentPhase, 'checkout.waitingForPayment' | 'checkout.checkingPayment'>>
> = {
  paying: 'checkout.waitingForPayment',
  checking: 'checkout.checkingPayment',
};
