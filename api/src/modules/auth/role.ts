export const roles = ['customer', 'admin'] as const;
export type Role = (typeof roles)[number];

/** Owners and managers have the role `admin`, the others `customer`. */
export const staffRoles = ['OWNER', 'MANAGER', 'KITCHEN', 'COUNTER', 'RIDER', 'ACCOUNTANT'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** Where a tablet may stand, named like the role whose work is done there. */
export const devicePlaces = ['KITCHEN', 'COUNTER'] as const satisfies readonly StaffRole[];
export type DevicePlace = (typeof devicePlaces)[number];

/** A role as stored. */
export interface StoredRole {
  readonly role: Role;
  readonly staffRole: StaffRole | null;
}

/** Whether the role at the restaurant goes with SPEC's role `admin`. */
export const isAdmins = (staffRole: StaffRole | null): boolean =>
  staffRole === 'OWNER' || staffRole === 'MANAGER';

/** A role at the restaurant, or none, as it is stored. */
export const storedRole = (staffRole: StaffRole | null): StoredRole => ({
  role: isAdmins(staffRole) ? 'admin' : 'customer',
  staffRole,
});

/** The role at the restaurant; null for customers. Releases without staff roles write `role` alone: their admins are owners. */
export function staffRoleOf({ role, staffRole }: StoredRole): StaffRole | null {
  if (role === 'admin') return staffRole === 'MANAGER' ? 'MANAGER' : 'OWNER';
  return isAdmins(staffRole) ? null : staffRole;
}

/** The role of an account as stored, and what decides whether it lacks a demanded second factor. */
export interface AccountRole extends StoredRole {
  readonly hasNoFactor: boolean;
  readonly demandedRoles: readonly StaffRole[];
}

/** Whether the owner demands a second factor of this role. */
export function isDemanded(holder: StoredRole, demandedRoles: readonly StaffRole[]): boolean {
  const staffRole = staffRoleOf(holder);
  return staffRole !== null && demandedRoles.includes(staffRole);
}
