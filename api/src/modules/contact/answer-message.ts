import { IsNull, type EntityManager } from 'typeorm';
import { DomainError } from '../../platform/errors.js';
import type { Outbox } from '../../platform/outbox.js';
import { appendAudit } from '../audit/save-versioned.js';
import type { Viewer } from '../auth/viewer.js';
import { ContactMessage } from './contact-message.entity.js';
import { contactMessageAnswered } from './contact.events.js';
import { say } from './contact.sentences.js';

interface Answer {
  readonly actor: Viewer;
  readonly reply: string | null;
  readonly at: Date;
}

/**
 * Marks an open message as done. The same answer again changes nothing.
 * @throws {DomainError} `CONFLICT` if somebody else has answered it otherwise
 */
export async function answerMessage(
  tx: EntityManager,
  outbox: Pick<Outbox, 'append'>,
  { id: messageId, orderId }: Pick<ContactMessage, 'id' | 'orderId'>,
  { actor, reply, at }: Answer,
): Promise<void> {
  const { affected } = await tx.update(
    ContactMessage,
    { id: messageId, answeredAt: IsNull() },
    // An earlier reply stays.
    { answeredAt: at, ...(reply !== null && { reply }) },
  );
  if (affected === 1) {
    const before = { id: messageId, name: '', isAnswered: false };
    // Without the reply's text: entries outlive what customers may have erased.
    const after = { ...before, orderId, isAnswered: true, isReplied: reply !== null };
    await appendAudit(tx, actor, 'MESSAGE', [{ before, after }]);
    // Without a reply, only the end of a problem is news.
    if (reply !== null || orderId !== null) await outbox.append(tx, contactMessageAnswered, { messageId });
    return;
  }
  const answered = await tx.findOneByOrFail(ContactMessage, { id: messageId });
  if (reply !== null && answered.reply !== reply) throw new DomainError('CONFLICT', say.answeredAlready);
}
