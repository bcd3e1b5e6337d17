import { isAdmins, staffRoles, type StaffRole } from '../auth/role.js';

/** Open invitations at a time. */
export const maxInvitations = 50;

/** Persons with a role at the restaurant. */
export const maxPeople = 100;

/** The roles that this role may give, change and end. */
export function rolesGivenBy(editor: StaffRole | null): readonly StaffRole[] {
  if (editor === 'OWNER') return staffRoles;
  return editor === 'MANAGER' ? staffRoles.filter((role) => !isAdmins(role)) : [];
}

export const mayGive = (editor: StaffRole | null, role: StaffRole): boolean =>
  rolesGivenBy(editor).includes(role);

interface Member {
  readonly id: string;
  readonly staffRole: StaffRole | null;
}

/** Everybody who may edit people may also leave. */
export const mayEnd = (
  editor: Member,
  person: { readonly id: string; readonly staffRole: StaffRole },
): boolean => editor.id === person.id || mayGive(editor.staffRole, person.staffRole);
