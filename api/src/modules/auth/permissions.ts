import { roles, type Role } from './role.js';

const staff: readonly Role[] = ['admin'];

/** The roles of each permission. Each GraphQL operation, REST route and service method names one. */
const granted = {
  /** Own profile, sessions and notifications. */
  USE_ACCOUNT: roles,
  /** Own orders and payments. */
  ORDER: roles,
  /** Own bookings. */
  BOOK_TABLES: roles,
  VIEW_ORDERS: staff,
  UPDATE_ORDERS: staff,
  EDIT_MENU: staff,
  EDIT_RESTAURANT: staff,
  VIEW_BOOKINGS: staff,
  MANAGE_BOOKINGS: staff,
  VIEW_PAYMENTS: staff,
  REFUND_PAYMENTS: staff,
  VIEW_MESSAGES: staff,
  VIEW_MAILS: staff,
  RETRY_MAILS: staff,
  VIEW_DASHBOARD: staff,
  /** The GraphQL schema, if `INTROSPECTION` is `admins`. */
  VIEW_SCHEMA: staff,
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
