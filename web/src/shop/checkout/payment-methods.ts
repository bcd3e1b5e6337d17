import type { OrderWay, PaymentMode } from '../../gql/graphql';
import type { PaymentPhase } from '../payments/use-online-payment';

/** How the customer paid last on this device. */
export const modeKey = 'paymentMode';

interface PaymentMethod {
  readonly mode: PaymentMode;
  /** Its name in the select. */
  readonly label: 'checkout.cod' | 'checkout.codPickup' | 'checkout.codTable' | 'checkout.online';
  readonly payLabel:
    'checkout.payOnDelivery' | 'checkout.payOnPickup' | 'checkout.payAtTable' | 'checkout.payOnline';
  /** Under the select: what happens next. */
  readonly hint:
    'checkout.codHint' | 'checkout.codPickupHint' | 'checkout.codTableHint' | 'checkout.onlineHint';
}

/** Ways to pay; the first one is the default. */
const PAYMENT_METHODS: readonly [PaymentMethod, ...PaymentMethod[]] = [
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

/** Cash, as it is named where the customer comes for the food. */
const cashOnPickup: PaymentMethod = {
  mode: 'COD',
  label: 'checkout.codPickup',
  payLabel: 'checkout.payOnPickup',
  hint: 'checkout.codPickupHint',
};

const cashAtTable: PaymentMethod = {
  mode: 'COD',
  label: 'checkout.codTable',
  payLabel: 'checkout.payAtTable',
  hint: 'checkout.codTableHint',
};

const cash: Record<OrderWay, PaymentMethod> = {
  DELIVERY: PAYMENT_METHODS[0],
  PICKUP: cashOnPickup,
  TABLE: cashAtTable,
};

export const methodsFor = (way: OrderWay): typeof PAYMENT_METHODS => [cash[way], ...PAYMENT_METHODS.slice(1)];

/** Labels of the pay button during a payment. */
export const PHASE_LABELS: Readonly<
  Partial<Record<PaymentPhase, 'checkout.waitingForPayment' | 'checkout.checkingPayment'>>
> = {
  paying: 'checkout.waitingForPayment',
  checking: 'checkout.checkingPayment',
};
