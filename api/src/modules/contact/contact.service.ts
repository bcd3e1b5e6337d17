import type { DataSource } from 'typeorm';
import { DomainError } from '../../platform/errors.js';
import { claimIdempotencyKey } from '../../platform/idempotency.js';
import { newId } from '../../platform/ids.js';
import type { Outbox } from '../../platform/outbox.js';
import type { Page } from '../../platform/paging.js';
import { inWords, type RateCounter } from '../../platform/rate-limits.js';
import { requireAdmin } from '../auth/auth.policy.js';
import { networkOf } from '../../platform/network.js';
import type { Viewer } from '../auth/viewer.js';
import { ContactMessage } from './contact-message.entity.js';
import { contactMessageSent } from './contact.events.js';
import type { ContactInput } from './contact.input.js';

/** What a sender is told, by both doors. */
export const acknowledgement = 'Thank you! Your message has reached us. We will answer you by e-mail soon.';

/** What one address may send. */
export const contactLimit = { name: 'contact', points: 5, seconds: 600 };

interface Sender {
  readonly address: string;
  /** Whether the field was filled that people do not see. */
  readonly isRobot: boolean;
}

export class ContactService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly limit: RateCounter,
  ) {}

  /**
   * Keeps a message for the admins. A robot is answered like a person, and nothing is kept of what it wrote.
   * @throws {DomainError} `TOO_MANY_REQUESTS`, `IDEMPOTENCY_CONFLICT`
   */
  async send(
    input: ContactInput,
    { address, isRobot }: Sender,
    idempotencyKey?: string,
  ): Promise<ContactMessage> {
    await this.takePoint(address);
    const id = newId();
    if (isRobot) return Object.assign(new ContactMessage(), { ...input, id, createdAt: new Date() });
    const keptId = await this.outbox.transaction(async (tx) => {
      if (idempotencyKey) {
        const scope = `sendContactMessage:${input.email.toLowerCase()}`;
        const earlier = await claimIdempotencyKey(tx, {
          scope,
          key: idempotencyKey,
          request: input,
          resultId: id,
        });
        if (earlier) return earlier;
      }
      await tx.insert(ContactMessage, { ...input, id });
      await this.outbox.append(tx, contactMessageSent, { messageId: id });
      return id;
    });
    return this.dataSource.manager.findOneByOrFail(ContactMessage, { id: keptId });
  }

  /**
   * Newest first.
   * @throws {DomainError} `UNAUTHENTICATED` or `FORBIDDEN`
   */
  async all(viewer: Viewer | null, { limit, before }: Page): Promise<ContactMessage[]> {
    requireAdmin(viewer);
    const query = this.dataSource
      .createQueryBuilder(ContactMessage, 'messages')
      .orderBy({ 'messages.createdAt': 'DESC', 'messages.id': 'DESC' })
      .limit(limit);
    if (before) {
      query.andWhere(
        '(messages.created_at, messages.id) < (select created_at, id from contact_messages where id = :before)',
        { before },
      );
    }
    return query.getMany();
  }

  private async takePoint(address: string): Promise<void> {
    const { taken, retryAfter } = await this.limit.take(networkOf(address));
    if (taken <= this.limit.points) return;
    throw new DomainError(
      'TOO_MANY_REQUESTS',
      `You have sent several messages already. Please try again in ${inWords(retryAfter)}.`,
      { retryAfter },
    );
  }

  /** For the worker, which acts for nobody. */
  async find(id: string): Promise<ContactMessage | null> {
    return this.dataSource.manager.findOneBy(ContactMessage, { id });
  }
}
