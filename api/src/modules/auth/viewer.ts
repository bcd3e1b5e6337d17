import type { Role, StaffRole } from './role.js';

/** The caller, as the database has them now. */
export interface Viewer {
  readonly id: string;
  readonly name: string;
  /** Empty for a guest. */
  readonly email: string;
  /** Ordering without an account. */
  readonly isGuest: boolean;
  /** Of a guest, in E.164. Null for customers with an account. */
  readonly guestPhone: string | null;
  readonly role: Role;
  /** Null for customers. */
  readonly staffRole: StaffRole | null;
  /** Whether the owner demands a second factor that the account lacks: it may only set one up. */
  readonly lacksFactor?: boolean;
  /** For mails. */
  readonly language: string;
  /** The session whose token was sent. */
  readonly sessionId: string;
}
