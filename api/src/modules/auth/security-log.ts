import type { Logger } from '../../platform/log.js';

export type SecurityEvent =
  | 'registered'
  | 'login'
  | 'login failed'
  | 'login limited'
  | 'logout'
  | 'logout everywhere'
  | 'password changed'
  | 'password reset requested'
  | 'password reset'
  | 'email changed'
  | 'email confirmed'
  | 'account change undone'
  | 'session ended'
  | 'other sessions ended';

interface Who {
  /** Who it is, where that is known. */
  readonly userId?: string;
  /** The e-mail that was tried. */
  readonly email?: string;
  readonly address: string;
}

/** One line for each thing that an owner would ask about after a break-in. Never a password, token or hash. */
export function logSecurity(log: Logger, event: SecurityEvent, who: Who): void {
  log.info({ security: event, ...who }, event);
}
