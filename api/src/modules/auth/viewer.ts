import type { DevicePlace, Role, StaffRole } from './role.js';

/** The tablet at which the caller is. */
export interface ViewerDevice {
  readonly id: string;
  readonly name: string;
  readonly place: DevicePlace;
  /** Whether it is locked, or somebody has to enter a PIN first. */
  readonly isClosed: boolean;
  /** Of the person at it; null if nobody is. */
  readonly personRole: StaffRole | null;
  /** From its token, for the hashes of PINs. */
  readonly key: string;
}

/** Lends their permissions for one act. */
export interface Approver {
  readonly id: string;
  readonly name: string;
  readonly permissions: readonly string[];
  /** What goes back; null if nothing does. */
  readonly amountPaise: number | null;
}

/** For histories: the names of the tablet at which somebody acts, and of the person who has approved it. */
export const atDevice = ({ device, approvedBy }: Pick<Viewer, 'device' | 'approvedBy'>) => ({
  device: device?.name ?? null,
  approvedBy: approvedBy?.name ?? null,
});

/** The caller, as the database has them now. */
export interface Viewer {
  /** At a tablet that of the person at it, who gets no access to their own account, or else of the tablet. */
  readonly id: string;
  readonly name: string;
  /** Empty for a guest. */
  readonly email: string;
  /** Ordering without an account. */
  readonly isGuest: boolean;
  /** Of a guest, in E.164. Null for customers with an account. */
  readonly guestPhone: string | null;
  readonly role: Role;
  /** Null for customers. At a tablet that of its place. */
  readonly staffRole: StaffRole | null;
  /** Whether the owner demands a second factor that the account lacks: it may only set one up. */
  readonly lacksFactor?: boolean;
  /** For mails. */
  readonly language: string;
  /** The session whose token was sent. */
  readonly sessionId: string;
  /** Null unless the session is a tablet's. */
  readonly device?: ViewerDevice | null;
  /** Who has approved the present act by PIN at the tablet. */
  readonly approvedBy?: Approver;
}
