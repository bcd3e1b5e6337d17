import type { SubscriptionResolvers } from '../../graphql/generated/resolvers.js';
import { asItIs, liveField } from '../../platform/live-source.js';
import { liveTopic } from '../../platform/live-topic.js';
import type { Pubsub } from '../../platform/pubsub.js';
import { id, parse } from '../../platform/validation.js';
import type { Payment } from '../payments/payment.entity.js';
import type { PaymentListsService } from '../payments/payment-lists.service.js';
import { paymentNotFound } from '../payments/payments.policy.js';
import { paymentMessage, paymentsTopic } from './realtime.messages.js';

interface Resolvers {
  Subscription: Required<Pick<SubscriptionResolvers, 'paymentUpdated'>>;
}

/** One payment: its current state first, then the newest after each change. */
export function livePayments(payments: PaymentListsService, pubsub: Pubsub): { resolvers: Resolvers } {
  const topic = liveTopic<Payment>({
    pubsub,
    read: async ({ key }) => {
      const payment = await payments.find(key);
      if (!payment) throw paymentNotFound();
      return [payment];
    },
    versionOf: ({ version }) => version,
  });
  pubsub.subscribe(paymentsTopic, (data) => {
    const { paymentId, version } = paymentMessage.parse(data);
    topic.changed(paymentId, paymentId, version);
  });

  const resolvers: Resolvers = {
    Subscription: {
      paymentUpdated: liveField(async (_root, args, { viewer }) => {
        const paymentId = parse(id, args.id, 'id');
        await payments.get(viewer, paymentId);
        return topic.followKey(paymentId, paymentId);
      }, asItIs),
    },
  };
  return { resolvers };
}
