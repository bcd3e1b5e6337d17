import { In, type DataSource } from 'typeorm';
import { databaseNow } from '../../platform/clock.js';
import { DomainError } from '../../platform/errors.js';
import type { Page } from '../../platform/paging.js';
import type { Pubsub } from '../../platform/pubsub.js';
import { appendAudit } from '../audit/save-versioned.js';
import { requirePermission } from '../auth/auth.policy.js';
import type { Viewer } from '../auth/viewer.js';
import { Delivery, type MessageState } from '../messages/delivery.entity.js';
import { messagesTopic } from '../messages/messages.messages.js';
import { selectMails, type Mail } from './notifications.queries.js';
import { triedMilliseconds } from './notifications.service.js';
import { say } from './notifications.sentences.js';

/** States in which an admin may retry a mail. */
const retryable: readonly MessageState[] = ['kept', 'failed', 'unconfirmed'];

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
  async all(viewer: Viewer | null, page: Page, state?: MessageState): Promise<Mail[]> {
    requirePermission(viewer, 'VIEW_MAILS');
    return selectMails(this.dataSource.manager, page, { state });
  }

  /**
   * Retries a mail, for another day. A waiting one is left unchanged.
   * @throws {DomainError} `FORBIDDEN`, `NOT_FOUND`, `CONFLICT` if it was sent or is outdated
   */
  async retry(viewer: Viewer | null, id: string): Promise<Mail> {
    const actor = requirePermission(viewer, 'RETRY_MAILS');
    const { manager } = this.dataSource;
    await manager.transaction(async (tx) => {
      const toRetry = { id, channel: 'email' as const, state: In(retryable) };
      const mail = await tx.findOne(Delivery, { where: toRetry, lock: { mode: 'pessimistic_write' } });
      if (!mail) return;
      const now = await databaseNow(tx);
      const nextTry = {
        state: 'waiting' as const,
        nextTryAt: now,
        giveUpAt: new Date(now.getTime() + triedMilliseconds),
        handedOverAt: null,
      };
      await tx.update(Delivery, { id }, nextTry);
      const before = { id, name: '', state: mail.state };
      await appendAudit(tx, actor, 'MAIL', [{ before, after: { ...before, state: nextTry.state } }]);
    });
    const [mail] = await selectMails(manager, { limit: 1 }, { id });
    if (!mail) throw new DomainError('NOT_FOUND', say.noSuchMail);
    if (mail.state === 'sent' || mail.state === 'skipped') {
      throw new DomainError('CONFLICT', say.notAgain);
    }
    await this.pubsub.publish(messagesTopic, {});
    return mail;
  }
}
