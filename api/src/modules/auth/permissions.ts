import { roles, type Role } from './role.js';

export const staffRoles = ['admin'] as const satisfies readonly Role[];

/** The roles of each permission. Each GraphQL operation, REST route and service method names one. */
const granted = {
  /** Own profile, sessions and notifications. */
  USE_ACCOUNT: roles,
  /** Own orders and payments. */
  ORDER: roles,
  /** Own bookings. */
  BOOK_TABLES: roles,
  VIEW_ORDERS: staffRoles,
  UPDATE_ORDERS: staffRoles,
  EDIT_MENU: staffRoles,
  EDIT_RESTAURANT: staffRoles,
  VIEW_BOOKINGS: staffRoles,
  MANAGE_BOOKINGS: staffRoles,
  VIEW_PAYMENTS: staffRoles,
  REFUND_PAYMENTS: staffRoles,
  VIEW_MESSAGES: staffRoles,
  ANSWER_MESSAGES: staffRoles,
  VIEW_MAILS: staffRoles,
  RETRY_MAILS: staffRoles,
  VIEW_DASHBOARD: staffRoles,
  /** The GraphQL schema, if `INTROSPECTION` is `admins`. */
  VIEW_SCHEMA: staffRoles,
} satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof granted;

export const permissions = Object.keys(granted) as Permission[];

export const isPermission = (name: unknown): name is Permission =>
  permissions.some((known) => known === name);

const mayRole = (role: Role, permission: Permission): boolean =>
  (granted[permission] as readonly Role[]).includes(role);

export const can = (viewer: { readonly role: Role } | null, permission: Permission): boolean =>
  viewer !== null && mayRole(viewer.role, permission);

/** Whether the viewer is staff, whose changes are written to the audit log. */
export const isStaff = (viewer: { readonly role: Role } | null): boolean =>
  viewer !== null && viewer.role !== 'customer';

/** For documentation: whether customers lack the permission. */
export const isForStaff = (permission: Permission): boolean => !mayRole('customer', permission);

export const permissionsOf = (role: Role): Permission[] =>
  permissions.filter((permission) => mayRole(role, permission));
