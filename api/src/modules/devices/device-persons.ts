import type { EntityManager } from 'typeorm';
import { DomainError } from '../../platform/errors.js';
import { requirePermission } from '../auth/auth.policy.js';
import { lockUser } from '../auth/lock-user.js';
import { accountCan, type Permission } from '../auth/permissions.js';
import { staffRoleOf, type AccountRole, type StaffRole } from '../auth/role.js';
import type { User } from '../auth/user.entity.js';
import type { Viewer, ViewerDevice } from '../auth/viewer.js';
import type { ApprovalAct } from './approval.entity.js';
import type { PersonRow } from './devices.queries.js';
import { say } from './devices.sentences.js';

/** Somebody who works at the restaurant, at a tablet. */
export interface DevicePerson {
  readonly id: string;
  readonly name: string;
  readonly role: StaffRole;
  readonly hasPin: boolean;
  readonly lockedUntil: Date | null;
}

/** What somebody must be allowed to approve each act. */
export const permissionsOfAct: Readonly<Record<ApprovalAct, readonly Permission[]>> = {
  CANCEL_ORDER: ['UPDATE_ORDER_STATUS', 'REFUND_PAYMENTS'],
  REFUND_PAYMENT: ['REFUND_PAYMENTS'],
  CHANGE_ORDER: ['CHANGE_ORDERS', 'REFUND_PAYMENTS'],
  UNDO_TAKING: ['UNDO_TAKINGS'],
  DELETE_BOOKING: ['DELETE_BOOKINGS', 'REFUND_PAYMENTS'],
};

/** Whether the person may do any work of a kitchen or counter. */
export const mayWork = (row: AccountRole): boolean => accountCan(row, 'UPDATE_ORDER_STATUS');

export const mayApprove = (row: AccountRole, act: ApprovalAct): boolean =>
  permissionsOfAct[act].every((permission) => accountCan(row, permission));

export function personOf(row: PersonRow): DevicePerson {
  const { id, name, hasPin, lockedUntil } = row;
  const role = staffRoleOf(row);
  if (!role) throw new Error(`${id} has no role`);
  return { id, name, role, hasPin, lockedUntil };
}

/**
 * The tablet of the viewer's session.
 * @throws {DomainError} `UNAUTHENTICATED`, `FORBIDDEN`
 */
export function requireTablet(viewer: Viewer | null): ViewerDevice {
  const { device } = requirePermission(viewer, 'USE_DEVICE');
  if (!device) throw new Error('Only a tablet has the permission USE_DEVICE');
  return device;
}

/**
 * In a transaction: the person still works here, and goes on doing so until it ends.
 * @throws {DomainError} `NOT_FOUND`
 */
export async function lockRole(tx: EntityManager, personId: string): Promise<User> {
  const user = await lockUser(tx, personId);
  if (!user || staffRoleOf(user) === null) throw nobody();
  return user;
}

/** For the audit log: whose PIN a tablet had and has. */
export const changedPin = (
  { id, name }: { readonly id: string; readonly name: string },
  before: string | null,
  after: string | null,
) => ({ before: { id, name, pin: before }, after: { id, name, pin: after } });

export const nobody = () => new DomainError('NOT_FOUND', say.noPerson);

export const lockedTablet = () => new DomainError('CONFLICT', say.deviceLocked);
