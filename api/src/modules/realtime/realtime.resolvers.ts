import type { SubscriptionResolvers } from '../../graphql/generated/resolvers.js';
import { id, parse } from '../../platform/validation.js';
import type { Order } from '../orders/order.entity.js';
import type { Payment } from '../payments/payment.entity.js';
import type { LiveOrders } from './live-orders.js';
import type { LivePayments } from './live-payments.js';

interface RealtimeResolvers {
  Subscription: Required<
    Pick<SubscriptionResolvers, 'orderUpdated' | 'myOrdersUpdated' | 'orderFeed' | 'paymentUpdated'>
  >;
}

/** The iterators yield orders; `resolve` makes the field's value of each. */
const itself = (order: unknown) => order as Order;

export function realtimeResolvers(live: LiveOrders, livePayments: LivePayments): RealtimeResolvers {
  return {
    Subscription: {
      orderUpdated: {
        subscribe: (_root, args, { viewer }) => live.watch(viewer, parse(id, args.id, 'id')) as never,
        resolve: itself,
      },
      myOrdersUpdated: {
        subscribe: (_root, _args, { viewer }) => live.watchOwn(viewer) as never,
        resolve: itself,
      },
      paymentUpdated: {
        subscribe: (_root, args, { viewer }) => livePayments.watch(viewer, parse(id, args.id, 'id')) as never,
        resolve: (payment: unknown) => payment as Payment,
      },
      orderFeed: {
        subscribe: (_root, _args, { viewer }) => live.watchAll(viewer) as never,
        resolve: (value: unknown) => {
          const order = value as Order;
          return { kind: order.version === 1 ? ('PLACED' as const) : ('CHANGED' as const), order };
        },
      },
    },
  };
}
