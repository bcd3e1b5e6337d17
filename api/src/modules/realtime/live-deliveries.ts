import type { SubscriptionResolvers } from '../../graphql/generated/resolvers.js';
import { liveField } from '../../platform/live-source.js';
import { liveTopic } from '../../platform/live-topic.js';
import type { Pubsub } from '../../platform/pubsub.js';
import { requirePermission } from '../auth/auth.policy.js';
import { orderMessage, ordersTopic } from './realtime.messages.js';

interface Resolvers {
  Subscription: Required<Pick<SubscriptionResolvers, 'deliveriesChanged'>>;
}

interface ChangedDelivery {
  readonly orderId: string;
  readonly version: number;
}

/** Announces changed orders to those who deliver them. */
export function liveDeliveries(pubsub: Pubsub): { resolvers: Resolvers } {
  const topic = liveTopic<ChangedDelivery>({
    pubsub,
    read: ({ key, upTo }) => Promise.resolve([{ orderId: key, version: upTo }]),
    versionOf: ({ version }) => version,
  });
  pubsub.subscribe(ordersTopic, (data) => {
    const { orderId, version, riderIds } = orderMessage.parse(data);
    for (const riderId of riderIds) topic.changed(riderId, orderId, version);
  });
  return {
    resolvers: {
      Subscription: {
        deliveriesChanged: liveField(
          (_root, _args, { viewer }) => topic.follow(requirePermission(viewer, 'DELIVER_ORDERS').id),
          ({ orderId }) => orderId,
        ),
      },
    },
  };
}
