import { IsNull, Not, type DataSource, type EntityManager } from 'typeorm';
import { badInput, DomainError } from '../../platform/errors.js';
import { createOnce } from '../../platform/idempotency.js';
import { newId } from '../../platform/ids.js';
import type { Outbox } from '../../platform/outbox.js';
import { selectPage, type Page } from '../../platform/paging.js';
import { takeNetworkPoint, type RateCounter } from '../../platform/rate-limits.js';
import { appendAudit } from '../audit/save-versioned.js';
import { customerIdOf, requirePermission } from '../auth/auth.policy.js';
import type { Viewer } from '../auth/viewer.js';
import { answerMessage } from './answer-message.js';
import { ContactMessage } from './contact-message.entity.js';
import { contactMessageSent } from './contact.events.js';
import type { ContactInput } from './contact.input.js';
import { say } from './contact.sentences.js';

/** The answer to the sender, in GraphQL and REST. */
export const acknowledgement = say.acknowledged;

/** Messages per network. */
export const contactLimit = { name: 'contact', points: 5, seconds: 600 };

/** Whether a reply reaches the sender in the shop: accounts and guests are customers. */
export const canReply = ({ customerId }: ContactMessage): boolean => customerId !== null;

async function find(manager: EntityManager, id: string): Promise<ContactMessage> {
  const message = await manager.findOneBy(ContactMessage, { id });
  if (!message) throw new DomainError('NOT_FOUND', say.noSuchMessage);
  return message;
}

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
        await tx.insert(ContactMessage, { ...input, id: messageId, customerId: customerIdOf(viewer) });
        await this.outbox.append(tx, contactMessageSent, { messageId });
      }),
    );
    return this.dataSource.manager.findOneByOrFail(ContactMessage, { id });
  }

  /**
   * Newest first.
   * @param isAnswered only those that are done, or only open ones
   * @throws {DomainError} `UNAUTHENTICATED` or `FORBIDDEN`
   */
  async all(viewer: Viewer | null, page: Page, isAnswered?: boolean): Promise<ContactMessage[]> {
    requirePermission(viewer, 'VIEW_MESSAGES');
    const conditions = isAnswered === undefined ? [] : [`answered_at is ${isAnswered ? 'not null' : 'null'}`];
    return selectPage(this.dataSource.manager, ContactMessage, page, conditions);
  }

  /**
   * Marks a message as done, with or without a reply. The same answer again changes nothing.
   * @throws {DomainError} `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT` for a reply that cannot reach the sender, `CONFLICT`
   * if somebody else has answered it otherwise
   */
  async answer(viewer: Viewer | null, id: string, reply: string | null): Promise<ContactMessage> {
    const actor = requirePermission(viewer, 'ANSWER_MESSAGES');
    return this.outbox.transaction(async (tx) => {
      const message = await find(tx, id);
      if (reply !== null && !canReply(message)) throw badInput('reply', say.cannotReply);
      await answerMessage(tx, this.outbox, message, { actor, reply, at: new Date() });
      return find(tx, id);
    });
  }

  /**
   * Marks a message of the contact screen as open again. An open one is left unchanged.
   * @throws {DomainError} `FORBIDDEN`, `NOT_FOUND`, `CONFLICT` for the problem of an order
   */
  async reopen(viewer: Viewer | null, id: string): Promise<ContactMessage> {
    const actor = requirePermission(viewer, 'ANSWER_MESSAGES');
    return this.outbox.transaction(async (tx) => {
      const answered = { id, orderId: IsNull(), answeredAt: Not(IsNull()) };
      const { affected } = await tx.update(ContactMessage, answered, { answeredAt: null });
      const message = await find(tx, id);
      if (message.answeredAt) throw new DomainError('CONFLICT', say.problemStays);
      const before = { id, name: '', isAnswered: true };
      if (affected === 1) {
        await appendAudit(tx, actor, 'MESSAGE', [{ before, after: { ...before, isAnswered: false } }]);
      }
      return message;
    });
  }

  /** For the worker, which has no viewer. */
  async find(id: string): Promise<ContactMessage | null> {
    return this.dataSource.manager.findOneBy(ContactMessage, { id });
  }
}
