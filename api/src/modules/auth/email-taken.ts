import { QueryFailedError } from 'typeorm';
import { DomainError } from '../../platform/errors.js';

/** For a statement that writes an e-mail: makes an expected error of the one that says that somebody has it. */
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
