import type { LazyScreen } from '../domain/session/screen';
import type { Permission } from '../gql/graphql';
import type { Place } from './links';
import type { StaffTextKey } from './texts/texts';

interface StaffScreen extends LazyScreen<StaffTextKey, Place> {
  readonly permission: Permission;
}

/** The screens of staff. The start page of a user is the first one that they may open. */
export const staffScreens: readonly StaffScreen[] = [
  {
    path: '/admin/dashboard',
    permission: 'VIEW_DASHBOARD',
    title: 'dashboard.title',
    nav: { start: 'admin.dashboard' },
    screen: async () => (await import('./dashboard/admin-dashboard-page')).AdminDashboardPage,
  },
  {
    path: '/admin/orders',
    permission: 'VIEW_ORDERS',
    title: 'adminOrders.title',
    nav: { work: 'admin.orders', manage: 'dashboard.manageOrders' },
    screen: async () => (await import('./orders/admin-orders-page')).AdminOrdersPage,
  },
  {
    path: '/admin/menu',
    permission: 'EDIT_MENU',
    title: 'adminMenu.title',
    nav: { work: 'admin.menu', manage: 'dashboard.manageMenu' },
    screen: async () => (await import('./menu/admin-menu-page')).AdminMenuPage,
  },
  {
    path: '/admin/menu/options',
    permission: 'EDIT_MENU',
    title: 'adminOptions.title',
    screen: async () => (await import('./menu/options/options-page')).OptionsPage,
  },
  {
    path: '/admin/menu/table',
    permission: 'EDIT_MENU',
    title: 'menuTable.title',
    screen: async () => (await import('./menu/table/menu-table-page')).MenuTablePage,
  },
  {
    path: '/admin/booking',
    permission: 'VIEW_BOOKINGS',
    title: 'adminBookings.title',
    nav: { work: 'admin.bookings', manage: 'dashboard.manageBookings' },
    screen: async () => (await import('./bookings/admin-bookings-page')).AdminBookingsPage,
  },
  {
    path: '/admin/messages',
    permission: 'VIEW_MESSAGES',
    title: 'dashboard.messages',
    nav: { more: 'dashboard.messages' },
    screen: async () => (await import('./messages/admin-messages-page')).AdminMessagesPage,
  },
  {
    path: '/admin/payments',
    permission: 'VIEW_PAYMENTS',
    title: 'dashboard.payments',
    nav: { more: 'dashboard.payments' },
    screen: async () => (await import('./payments/admin-payments-page')).AdminPaymentsPage,
  },
  {
    path: '/admin/mails',
    permission: 'VIEW_MAILS',
    title: 'mails.title',
    nav: { more: 'dashboard.mails' },
    screen: async () => (await import('./mails/admin-mails-page')).AdminMailsPage,
  },
  {
    path: '/admin/audit',
    permission: 'VIEW_AUDIT',
    title: 'audit.title',
    nav: { more: 'dashboard.audit' },
    screen: async () => (await import('./audit/audit-page')).AuditPage,
  },
  {
    path: '/admin/settings/:section?',
    permission: 'EDIT_RESTAURANT',
    title: 'settings.title',
    nav: { work: 'admin.settings', more: 'admin.settings' },
    screen: async () => (await import('./settings/settings-page')).SettingsPage,
  },
  {
    path: '/admin/table-codes',
    permission: 'EDIT_RESTAURANT',
    title: 'tableCodes.title',
    screen: async () => (await import('./settings/table-codes-page')).TableCodesPage,
  },
  {
    path: '/admin/welcome',
    permission: 'EDIT_RESTAURANT',
    title: 'welcome.title',
    screen: async () => (await import('./welcome/welcome-page')).WelcomePage,
  },
];
