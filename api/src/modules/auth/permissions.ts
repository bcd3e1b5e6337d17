import { roles, type Role } from './role.js';

const staff: readonly Role[] = ['admin'];

/** Which roles may do what. Each operation of GraphQL, route of REST and method of a service names one of these. */
const granted = {
  /** One's own profile, sessions and notifications. */
  USE_ACCOUNT: roles,
  /** Orders and payments of one's own. */
  ORDER: roles,
  /** Bookings of one's own. */
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
  /** GraphQL's schema, where `INTROSPECTION` shows it to admins alone. */
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

/** Whether somebody works here: their changes are in the audit log. */
export const isStaff = (viewer: { readonly role: Role } | null): boolean =>
  viewer !== null && viewer.role !== 'customer';

/** For documentation: whether customers lack it. */
export const isForStaff = (permission: Permission): boolean => !mayRole('customer', permission);

export const permissionsOf = (role: Role): Permission[] =>
  permissions.filter((permission) => mayRole(role, permission));
