import {
  isDemanded,
  staffRoleOf,
  staffRoles,
  type AccountRole,
  type Role,
  type StaffRole,
  type StoredRole,
} from './role.js';
import type { Approver, ViewerDevice } from './viewer.js';

/** SPEC's role of owners and managers. */
export const adminRole = 'admin' satisfies Role;

const everyone = ['customer', ...staffRoles] as const;
const owners = ['OWNER'] as const;
const admins = ['OWNER', 'MANAGER'] as const;
const counter = [...admins, 'COUNTER'] as const;
const kitchen = [...counter, 'KITCHEN'] as const;

/**
 * The roles of each permission, which is as fine as what people do. Each GraphQL operation, REST route and service method
 * names one.
 */
const granted = {
  /** Own profile, sessions and notifications. */
  USE_ACCOUNT: everyone,
  /** Own orders and payments. */
  ORDER: everyone,
  /** Own bookings. */
  BOOK_TABLES: everyone,
  VIEW_ORDERS: [...kitchen, 'ACCOUNTANT'],
  UPDATE_ORDER_STATUS: kitchen,
  /** The orders that are assigned to oneself, without those of others. */
  DELIVER_ORDERS: [...counter, 'RIDER'],
  ASSIGN_RIDERS: counter,
  MARK_ORDERS_NOT_TAKEN: counter,
  ENTER_TAKINGS: counter,
  UNDO_TAKINGS: admins,
  /** What was paid for orders, and what is due. */
  VIEW_TAKINGS: [...counter, 'ACCOUNTANT'],
  /** Phone numbers, e-mail addresses and addresses of customers. */
  VIEW_CONTACTS: counter,
  /** How often customers have ordered, and not taken what they ordered. */
  VIEW_CUSTOMER_HISTORY: counter,
  /** What was ordered, its address and its time. Money goes back only with `REFUND_PAYMENTS`. */
  CHANGE_ORDERS: kitchen,
  CHANGE_PROMISED_TIMES: kitchen,
  /** Cash orders of any number and amount, without a code for the phone number. */
  ORDER_WITHOUT_LIMITS: counter,
  PAUSE_ORDERING: kitchen,
  MARK_SOLD_OUT: kitchen,
  SET_PORTIONS: kitchen,
  /** Deprecated: only pages of the last release ask for it. */
  UPDATE_ORDERS: admins,
  /** The menu with its hidden categories. */
  VIEW_FULL_MENU: kitchen,
  EDIT_MENU: admins,
  EDIT_RESTAURANT: admins,
  VIEW_BOOKINGS: counter,
  DELETE_BOOKINGS: counter,
  /** Any number of own bookings to come. */
  BOOK_WITHOUT_LIMITS: counter,
  /** Deprecated: only pages of the last release ask for it. */
  MANAGE_BOOKINGS: admins,
  VIEW_PAYMENTS: [...admins, 'ACCOUNTANT'],
  REFUND_PAYMENTS: admins,
  VIEW_MESSAGES: counter,
  ANSWER_MESSAGES: counter,
  VIEW_MAILS: admins,
  RETRY_MAILS: admins,
  /** Who changed what. */
  VIEW_AUDIT: admins,
  VIEW_DASHBOARD: [...admins, 'ACCOUNTANT'],
  /** The GraphQL schema, if `INTROSPECTION` is `admins`. */
  VIEW_SCHEMA: admins,
  /** Keys of services outside of the shop. */
  EDIT_CONNECTIONS: owners,
  /** Who may do what to whom: `people.policy.ts`. */
  EDIT_PEOPLE: admins,
  DEMAND_SECOND_FACTOR: owners,
  /** Tablets, and the PINs on them. */
  EDIT_DEVICES: admins,
  /** What every signed-in tablet may do, and nobody else. */
  USE_DEVICE: [],
} satisfies Record<string, readonly (StaffRole | 'customer')[]>;

export type Permission = keyof typeof granted;

export const permissions = Object.keys(granted) as Permission[];

export const isPermission = (name: unknown): name is Permission =>
  permissions.some((known) => known === name);

const mayRole = (role: StaffRole | 'customer', permission: Permission): boolean =>
  (granted[permission] as readonly string[]).includes(role);

interface Holder extends StoredRole {
  /** As of a viewer. */
  readonly lacksFactor?: boolean;
  readonly device?: Pick<ViewerDevice, 'place' | 'isClosed' | 'personRole'> | null;
  readonly approvedBy?: Pick<Approver, 'permissions'>;
}

export function can(viewer: Holder | null, permission: Permission): boolean {
  if (!viewer) return false;
  const { device, lacksFactor, approvedBy } = viewer;
  if (device)
    return (
      permission === 'USE_DEVICE' ||
      (!lacksFactor &&
        !device.isClosed &&
        (mayAt(device, permission) || Boolean(approvedBy?.permissions.includes(permission))))
    );
  if (lacksFactor) return permission === 'USE_ACCOUNT';
  return mayRole(staffRoleOf(viewer) ?? 'customer', permission);
}

/** What both the place and the person at it may, without what everybody may with their own account. */
const mayAt = ({ place, personRole }: NonNullable<Holder['device']>, permission: Permission): boolean =>
  isForStaff(permission) &&
  mayRole(place, permission) &&
  (personRole === null || mayRole(personRole, permission));

/** {@link can}, for an account that was read from the database. */
export const accountCan = (
  { role, staffRole, hasNoFactor, demandedRoles }: AccountRole,
  permission: Permission,
): boolean => {
  const holder = { role, staffRole };
  return can({ ...holder, lacksFactor: hasNoFactor && isDemanded(holder, demandedRoles) }, permission);
};

/** Whether the viewer works for the restaurant: their changes are written to the audit log. */
export const isStaff = (viewer: StoredRole | null): boolean =>
  viewer !== null && staffRoleOf(viewer) !== null;

/** For documentation: whether customers lack the permission. */
export const isForStaff = (permission: Permission): boolean => !mayRole('customer', permission);

export const permissionsOf = (holder: Holder): Permission[] =>
  permissions.filter((permission) => can(holder, permission));
