import type { LiveSource } from '../../platform/live-source.js';
import { liveTopic, type LiveTopic } from '../../platform/live-topic.js';
import type { Pubsub } from '../../platform/pubsub.js';
import type { Viewer } from '../auth/viewer.js';
import type { Payment } from '../payments/payment.entity.js';
import type { PaymentListsService } from '../payments/payment-lists.service.js';
import { paymentNotFound } from '../payments/payments.policy.js';
import { paymentMessage, paymentsTopic } from './realtime.messages.js';

const onePayment = (paymentId: string) => `payment:${paymentId}`;

export class LivePayments {
  private readonly topic: LiveTopic<Payment>;

  constructor(
    private readonly payments: PaymentListsService,
    pubsub: Pubsub,
  ) {
    this.topic = liveTopic<Payment>({
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
      this.topic.changed(onePayment(paymentId), paymentId, version);
    });
  }

  /**
   * One payment: its current state first, then the newest after each change.
   * @throws {DomainError} `NOT_FOUND` for another customer's payment, so that ids cannot be probed
   */
  async watch(viewer: Viewer | null, paymentId: string): Promise<LiveSource<Payment>> {
    await this.payments.get(viewer, paymentId);
    return this.topic.followKey(onePayment(paymentId), paymentId);
  }
}
