import type { SubscriptionResolvers } from '../../graphql/generated/resolvers.js';
import { liveField } from '../../platform/live-source.js';
import { id, parse } from '../../platform/validation.js';
import type { LiveOrders } from './live-orders.js';
import type { LivePayments } from './live-payments.js';

interface RealtimeResolvers {
  Subscription: Required<
    Pick<SubscriptionResolvers, 'orderUpdated' | 'myOrdersUpdated' | 'orderFeed' | 'paymentUpdated'>
  >;
}

export function realtimeResolvers(live: LiveOrders, livePayments: LivePayments): RealtimeResolvers {
  return {
    Subscription: {
      orderUpdated: liveField(
        (_root, args, { viewer }) => live.watch(viewer, parse(id, args.id, 'id')),
        (order) => order,
      ),
      myOrdersUpdated: liveField(
        (_root, _args, { viewer }) => live.watchOwn(viewer),
        (order) => order,
      ),
      paymentUpdated: liveField(
        (_root, args, { viewer }) => livePayments.watch(viewer, parse(id, args.id, 'id')),
        (payment) => payment,
      ),
      orderFeed: liveField(
        (_root, _args, { viewer }) => live.watchAll(viewer),
        (order) => ({ kind: order.version === 1 ? ('PLACED' as const) : ('CHANGED' as const), order }),
      ),
    },
  };
}
