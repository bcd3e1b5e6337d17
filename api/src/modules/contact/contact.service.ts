import type { DataSource } from 'typeorm';
import { claimIdempotencyKey } from '../../platform/idempotency.js';
import { newId } from '../../platform/ids.js';
import type { Outbox } from '../../platform/outbox.js';
import { newestFirst, type Page } from '../../platform/paging.js';
import { takePoint, type RateCounter } from '../../platform/rate-limits.js';
import { requirePermission } from '../auth/auth.policy.js';
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
    await takePoint(this.limit, networkOf(address), 'You have sent several messages already.');
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
  async all(viewer: Viewer | null, page: Page): Promise<ContactMessage[]> {
    requirePermission(viewer, 'VIEW_MESSAGES');
    return newestFirst(this.dataSource.createQueryBuilder(ContactMessage, 'messages'), page).getMany();
  }

  /** For the worker, which acts for nobody. */
  async find(id: string): Promise<ContactMessage | null> {
    return this.dataSource.manager.findOneBy(ContactMessage, { id });
  }
}
