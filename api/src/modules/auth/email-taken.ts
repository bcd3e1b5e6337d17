import { QueryFailedError, type EntityManager } from 'typeorm';
import { DomainError } from '../../platform/errors.js';
import { undoableDays } from './account-change.entity.js';

/** For `catch` of a statement that writes an e-mail address: turns a unique violation into an expected error. */
export function rethrowEmailTaken(message: string): (error: unknown) => never {
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
  message: string,
): Promise<void> {
  const [reserved] = await tx.query<unknown[]>(
    `select from account_changes
     where old_email = $1::citext and old_email_was_confirmed and new_email is not null and undone_at is null
       and user_id <> $2 and created_at > now() - make_interval(days => $3)
     limit 1`,
    [email, userId, undoableDays],
  );
  if (reserved) throw new DomainError('EMAIL_TAKEN', message);
}
