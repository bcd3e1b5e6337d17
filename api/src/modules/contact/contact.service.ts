import type { DataSource } from 'typeorm';
import { createOnce } from '../../platform/idempotency.js';
import { newId } from '../../platform/ids.js';
import type { Outbox } from '../../platform/outbox.js';
import { selectPage, type Page } from '../../platform/paging.js';
import { takeNetworkPoint, type RateCounter } from '../../platform/rate-limits.js';
import { requirePermission } from '../auth/auth.policy.js';
import type { Viewer } from '../auth/viewer.js';
import { ContactMessage } from './contact-message.entity.js';
import { contactMessageSent } from './contact.events.js';
import type { ContactInput } from './contact.input.js';
import { say } from './contact.sentences.js';

/** The answer to the sender, in GraphQL and REST. */
export const acknowledgement = say.acknowledged;

/** Messages per network. */
export const contactLimit = { name: 'contact', points: 5, seconds: 600 };

interface Sender {
  readonly viewer: Viewer | null;
  readonly address: string;
  /** Whether the hidden field was filled in. */
  readonly isRobot: boolean;
}

export class ContactService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly limit: RateCounter,
  ) {}

  /**
   * Stores a message for the admins. A robot gets the same answer, and its message is dropped.
   * @throws {DomainError} `TOO_MANY_REQUESTS`, `IDEMPOTENCY_CONFLICT`
   */
  async send(
    input: ContactInput,
    { viewer, address, isRobot }: Sender,
    idempotencyKey?: string,
  ): Promise<ContactMessage> {
    await takeNetworkPoint(this.limit, address, say.tooMany);
    if (isRobot) return Object.assign(new ContactMessage(), { ...input, id: newId(), createdAt: new Date() });
    const scope = `sendContactMessage:${input.email.toLowerCase()}`;
    const attempt = { scope, key: idempotencyKey, request: input };
    const id = await this.outbox.transaction((tx) =>
      createOnce(tx, attempt, async (messageId) => {
        await tx.insert(ContactMessage, { ...input, id: messageId, customerId: viewer?.id ?? null });
        await this.outbox.append(tx, contactMessageSent, { messageId });
      }),
    );
    return this.dataSource.manager.findOneByOrFail(ContactMessage, { id });
  }

  /**
   * Newest first.
   * @throws {DomainError} `UNAUTHENTICATED` or `FORBIDDEN`
   */
  async all(viewer: Viewer | null, page: Page): Promise<ContactMessage[]> {
    requirePermission(viewer, 'VIEW_MESSAGES');
    return selectPage(this.dataSource.manager, ContactMessage, page);
  }

  /** For the worker, which has no viewer. */
  async find(id: string): Promise<ContactMessage | null> {
    return this.dataSource.manager.findOneBy(ContactMessage, { id });
  }
}
