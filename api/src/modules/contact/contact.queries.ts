import type { EntityManager } from 'typeorm';
import { ContactMessage } from './contact-message.entity.js';

type NewProblem = Omit<ContactMessage, 'order' | 'customer' | 'answeredAt' | 'reply' | 'createdAt'>;

/** @returns false if the order has an open problem */
export async function insertProblem(tx: EntityManager, problem: NewProblem): Promise<boolean> {
  const { raw } = await tx
    .createQueryBuilder()
    .insert()
    .into(ContactMessage)
    .values(problem)
    .orIgnore()
    .returning('id')
    .execute();
  return (raw as unknown[]).length === 1;
}
