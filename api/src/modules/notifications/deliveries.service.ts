import { In, type DataSource } from 'typeorm';
import { databaseNow } from '../../platform/clock.js';
import { DomainError } from '../../platform/errors.js';
import type { Page } from '../../platform/paging.js';
import type { Pubsub } from '../../platform/pubsub.js';
import { requirePermission } from '../auth/auth.policy.js';
import type { Viewer } from '../auth/viewer.js';
import { Delivery } from './delivery.entity.js';
import { retryable, type MailState } from './mail-state.js';
import { mailsTopic } from './notifications.messages.js';
import { deleteDeliveriesOlderThan, selectDeliveries } from './notifications.queries.js';
import { triedMilliseconds } from './notifications.service.js';

/** Retention of finished mails in days. */
const keptDays = 90;

/** The shop's mails, for admins. */
export class DeliveriesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly pubsub: Pubsub,
  ) {}

  /**
   * Newest first.
   * @throws {DomainError} `UNAUTHENTICATED` or `FORBIDDEN`
   */
  async all(viewer: Viewer | null, page: Page, state?: MailState): Promise<Delivery[]> {
    requirePermission(viewer, 'VIEW_MAILS');
    return selectDeliveries(this.dataSource.manager, page, state);
  }

  /**
   * Retries a mail, for another day. A waiting one is left unchanged.
   * @throws {DomainError} `FORBIDDEN`, `NOT_FOUND`, `CONFLICT` if it was sent or is outdated
   */
  async retry(viewer: Viewer | null, id: string): Promise<Delivery> {
    requirePermission(viewer, 'RETRY_MAILS');
    const { manager } = this.dataSource;
    const now = await databaseNow(manager);
    await manager.update(
      Delivery,
      { id, state: In(retryable) },
      {
        state: 'waiting',
        nextTryAt: now,
        giveUpAt: new Date(now.getTime() + triedMilliseconds),
        handedOverAt: null,
      },
    );
    const delivery = await manager.findOne(Delivery, {
      where: { id },
      relations: { user: true },
    });
    if (!delivery) throw new DomainError('NOT_FOUND', 'There is no such mail.');
    if (delivery.state === 'sent' || delivery.state === 'skipped') {
      throw new DomainError('CONFLICT', 'This mail cannot be sent again.');
    }
    await this.pubsub.publish(mailsTopic, {});
    return delivery;
  }

  async forgetOld(): Promise<void> {
    await deleteDeliveriesOlderThan(this.dataSource.manager, keptDays);
  }
}
