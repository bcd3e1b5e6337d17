import type { Logger } from '../../platform/log.js';

export type SecurityEvent =
  | 'registered'
  | 'guest'
  | 'login'
  | 'login failed'
  | 'login limited'
  | 'second factor failed'
  | 'second factor limited'
  | 'second factor proved'
  | 'second factor added'
  | 'second factor removed'
  | 'recovery codes renewed'
  | 'logout'
  | 'logout everywhere'
  | 'password changed'
  | 'password reset requested'
  | 'password reset'
  | 'email changed'
  | 'email confirmed'
  | 'account change undone'
  | 'session ended'
  | 'other sessions ended'
  | 'device signed in'
  | 'device signed out'
  | 'device copied'
  | 'PIN failed';

interface Who {
  /** The user, if known. */
  readonly userId?: string;
  /** The attempted e-mail address. */
  readonly email?: string;
  readonly address: string;
}

/** Logs what an owner would ask about after a break-in. Never a password, token or hash. */
export function logSecurity(log: Logger, event: SecurityEvent, who: Who): void {
  log.info({ security: event, ...who }, event);
}

/** The account's id, or the attempted e-mail address if it is unknown and looks like one. */
export function attemptedAccount(
  userId: string | undefined,
  email: string,
): { userId?: string; email?: string } {
  if (userId) return { userId };
  // A password typed into the wrong field must not be logged.
  return email.includes('@') ? { email } : {};
}
