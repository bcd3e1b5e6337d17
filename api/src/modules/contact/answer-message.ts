import { IsNull, type EntityManager } from 'typeorm';
import { DomainError } from '../../platform/errors.js';
import type { Outbox } from '../../platform/outbox.js';
import { ContactMessage } from './contact-message.entity.js';
import { contactMessageAnswered } from './contact.events.js';
import { say } from './contact.sentences.js';

interface Answer {
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
  messageId: string,
  { reply, at }: Answer,
): Promise<void> {
  const { affected } = await tx.update(
    ContactMessage,
    { id: messageId, answeredAt: IsNull() },
    { answeredAt: at, reply },
  );
  if (affected === 1) return outbox.append(tx, contactMessageAnswered, { messageId });
  const answered = await tx.findOneByOrFail(ContactMessage, { id: messageId });
  if (answered.reply !== reply) throw new DomainError('CONFLICT', say.answeredAlready);
}
