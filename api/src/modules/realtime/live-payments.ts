import { EventEmitter } from 'node:events';
import { Repeater } from '@repeaterjs/repeater';
import type { Pubsub } from '../../platform/pubsub.js';
import type { Viewer } from '../auth/viewer.js';
import type { Payment } from '../payments/payment.entity.js';
import type { PaymentListsService } from '../payments/payment-lists.service.js';
import { paymentMessage, paymentsTopic } from './realtime.messages.js';

/** In an API process: live payments for subscriptions. */
export class LivePayments {
  private readonly emitter = new EventEmitter().setMaxListeners(0);

  constructor(
    private readonly payments: PaymentListsService,
    pubsub: Pubsub,
  ) {
    pubsub.subscribe(paymentsTopic, (data) => {
      const { paymentId } = paymentMessage.parse(data);
      this.emitter.emit(paymentId);
    });
  }

  /**
   * One payment: its present state first, then each newer one.
   * @throws {DomainError} `NOT_FOUND` also for somebody else's payment
   */
  async watch(viewer: Viewer | null, paymentId: string): Promise<AsyncIterableIterator<Payment>> {
    await this.payments.get(viewer, paymentId);
    return new Repeater<Payment>(async (push, stop) => {
      let sent = 0;
      let queue = Promise.resolve();
      const pushIfNewer = async () => {
        const payment = await this.payments.get(viewer, paymentId);
        if (payment.version <= sent) return;
        sent = payment.version;
        void push(payment);
      };
      const read = () => {
        queue = queue.then(pushIfNewer).catch(stop);
      };
      // Listens before it reads the present state: a change in between is delivered, not lost.
      this.emitter.on(paymentId, read);
      read();
      await stop;
      this.emitter.off(paymentId, read);
    });
  }
}
