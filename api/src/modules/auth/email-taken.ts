import { QueryFailedError, type EntityManager } from 'typeorm';
import { DomainError } from '../../platform/errors.js';
import { isEmailReserved } from './auth.queries.js';
import type { Sentence } from '../../platform/sentences.js';

/** For `catch` of a statement that writes an e-mail address: turns a unique violation into an expected error. */
export function rethrowEmailTaken(message: Sentence): (error: unknown) => never {
  return (error) => {
    const constraint =
      error instanceof QueryFailedError && 'constraint' in error.driverError
        ? error.driverError.constraint
        : undefined;
    if (constraint === 'users_email_key') throw new DomainError('EMAIL_TAKEN', message);
    throw error;
  };
}

/**
 * Refuses a confirmed address that another account may still restore: otherwise a thief could register it and block the
 * undoing. Call it after the write, which waits for a concurrent change of the other account.
 * @throws {DomainError} `EMAIL_TAKEN`
 */
export async function requireUnreserved(
  tx: EntityManager,
  userId: string,
  email: string,
  message: Sentence,
): Promise<void> {
  if (await isEmailReserved(tx, userId, email)) throw new DomainError('EMAIL_TAKEN', message);
}
