import { roles, type Role } from './role.js';

/** The owner's role, which may do everything. */
export const adminRole = 'admin' satisfies Role;

export const staffRoles = [adminRole] as const satisfies readonly Role[];

/**
 * The roles of each permission, which is as fine as what people do. Each GraphQL operation, REST route and service method
 * names one.
 */
const granted = {
  /** Own profile, sessions and notifications. */
  USE_ACCOUNT: roles,
  /** Own orders and payments. */
  ORDER: roles,
  /** Own bookings. */
  BOOK_TABLES: roles,
  VIEW_ORDERS: staffRoles,
  UPDATE_ORDER_STATUS: staffRoles,
  MARK_ORDERS_NOT_TAKEN: staffRoles,
  ENTER_TAKINGS: staffRoles,
  UNDO_TAKINGS: staffRoles,
  CHANGE_PROMISED_TIMES: staffRoles,
  /** Cash orders of any number and amount, without a code for the phone number. */
  ORDER_WITHOUT_LIMITS: staffRoles,
  PAUSE_ORDERING: staffRoles,
  MARK_SOLD_OUT: staffRoles,
  SET_PORTIONS: staffRoles,
  /** Deprecated: only pages of the last release ask for it. */
  UPDATE_ORDERS: staffRoles,
  EDIT_MENU: staffRoles,
  EDIT_RESTAURANT: staffRoles,
  VIEW_BOOKINGS: staffRoles,
  DELETE_BOOKINGS: staffRoles,
  /** Any number of own bookings to come. */
  BOOK_WITHOUT_LIMITS: staffRoles,
  /** Deprecated: only pages of the last release ask for it. */
  MANAGE_BOOKINGS: staffRoles,
  VIEW_PAYMENTS: staffRoles,
  REFUND_PAYMENTS: staffRoles,
  VIEW_MESSAGES: staffRoles,
  ANSWER_MESSAGES: staffRoles,
  VIEW_MAILS: staffRoles,
  RETRY_MAILS: staffRoles,
  /** Who changed what. */
  VIEW_AUDIT: staffRoles,
  VIEW_DASHBOARD: staffRoles,
  /** The GraphQL schema, if `INTROSPECTION` is `admins`. */
  VIEW_SCHEMA: staffRoles,
  /** Keys of services outside of the shop. */
  EDIT_CONNECTIONS: staffRoles,
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
  viewer !== null && staffRoles.some((role) => role === viewer.role);

/** For documentation: whether customers lack the permission. */
export const isForStaff = (permission: Permission): boolean => !mayRole('customer', permission);

export const permissionsOf = (role: Role): Permission[] =>
  permissions.filter((permission) => mayRole(role, permission));
