import type { Role } from './role.js';

/** The caller, as the database has them now. */
export interface Viewer {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  /** The session whose token was sent. */
  readonly sessionId: string;
}
