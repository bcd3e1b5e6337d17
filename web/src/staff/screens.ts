import type { LazyScreen } from '../domain/session/screen';
import type { DevicePlace, Permission } from '../gql/graphql';
import {
  BookIcon,
  CalendarIcon,
  ChartIcon,
  ChatIcon,
  DishIcon,
  FlameIcon,
  HistoryIcon,
  MailIcon,
  ReceiptIcon,
  RupeeIcon,
  ScooterIcon,
  SettingsIcon,
} from './icons';
import type { StaffNavPlace, StaffLink } from './links';
import type { StaffTextKey } from './texts/texts';

interface StaffScreen extends LazyScreen<StaffTextKey, StaffNavPlace>, StaffLink {
  readonly permission: Permission;
  /** A tablet in this place begins with it. */
  readonly startOf?: DevicePlace;
  /** Without the frame of staff, at an address of its own. */
  readonly isAlone?: boolean;
}

/** The screens of staff. The start page of a person is the first one that they may open. */
export const staffScreens: readonly StaffScreen[] = [
  {
    path: '/admin/dashboard',
    permission: 'VIEW_DASHBOARD',
    title: 'dashboard.title',
    nav: { start: 'admin.dashboard' },
    Icon: ChartIcon,
    letter: 'D',
    screen: async () => (await import('./dashboard/admin-dashboard-page')).AdminDashboardPage,
  },
  {
    path: '/admin/orders',
    permission: 'VIEW_ORDERS',
    title: 'adminOrders.title',
    nav: { section: 'admin.orders', manage: 'dashboard.manageOrders' },
    Icon: ReceiptIcon,
    isDaily: true,
    letter: 'O',
    screen: async () => (await import('./orders/admin-orders-page')).AdminOrdersPage,
  },
  {
    path: '/admin/orders/:id/change',
    permission: 'CHANGE_ORDERS',
    title: 'changeOrder.title',
    screen: async () => (await import('./orders/change/change-order-page')).ChangeOrderPage,
  },
  {
    path: '/admin/kitchen',
    permission: 'VIEW_ORDERS',
    title: 'kitchen.title',
    nav: { section: 'kitchen.title' },
    Icon: FlameIcon,
    isDaily: true,
    letter: 'K',
    startOf: 'KITCHEN',
    screen: async () => (await import('./kitchen/kitchen-page')).KitchenPage,
  },
  {
    path: '/status',
    permission: 'VIEW_ORDERS',
    title: 'status.title',
    isAlone: true,
    screen: async () => (await import('./status/status-page')).StatusPage,
  },
  {
    path: '/admin/menu',
    permission: 'VIEW_FULL_MENU',
    title: 'adminMenu.title',
    nav: { section: 'admin.menu', manage: 'dashboard.manageMenu' },
    Icon: DishIcon,
    isDaily: true,
    letter: 'M',
    screen: async () => (await import('./menu/menu-page')).MenuPage,
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
    nav: { section: 'admin.bookings', manage: 'dashboard.manageBookings' },
    Icon: CalendarIcon,
    isDaily: true,
    letter: 'B',
    screen: async () => (await import('./bookings/admin-bookings-page')).AdminBookingsPage,
  },
  {
    path: '/admin/messages',
    permission: 'VIEW_MESSAGES',
    title: 'dashboard.messages',
    nav: { section: 'dashboard.messages' },
    Icon: ChatIcon,
    screen: async () => (await import('./messages/admin-messages-page')).AdminMessagesPage,
  },
  {
    path: '/admin/payments',
    permission: 'VIEW_PAYMENTS',
    title: 'dashboard.payments',
    nav: { section: 'dashboard.payments' },
    Icon: RupeeIcon,
    screen: async () => (await import('./payments/admin-payments-page')).AdminPaymentsPage,
  },
  {
    path: '/admin/reports/bills',
    permission: 'VIEW_PAYMENTS',
    title: 'billBook.title',
    nav: { section: 'billBook.title' },
    Icon: BookIcon,
    screen: async () => (await import('./reports/bill-book-page')).BillBookPage,
  },
  {
    path: '/admin/mails',
    permission: 'VIEW_MAILS',
    title: 'mails.title',
    nav: { section: 'dashboard.mails' },
    Icon: MailIcon,
    screen: async () => (await import('./mails/admin-mails-page')).AdminMailsPage,
  },
  {
    path: '/admin/deliveries',
    permission: 'DELIVER_ORDERS',
    title: 'deliveries.title',
    nav: { only: 'deliveries.title' },
    Icon: ScooterIcon,
    screen: async () => (await import('./deliveries/deliveries-page')).DeliveriesPage,
  },
  {
    path: '/admin/audit',
    permission: 'VIEW_AUDIT',
    title: 'audit.title',
    nav: { section: 'dashboard.audit' },
    Icon: HistoryIcon,
    screen: async () => (await import('./audit/audit-page')).AuditPage,
  },
  {
    path: '/admin/settings/:section?',
    permission: 'EDIT_RESTAURANT',
    title: 'settings.title',
    nav: { section: 'admin.settings' },
    Icon: SettingsIcon,
    letter: 'S',
    screen: async () => (await import('./settings/settings-page')).SettingsPage,
  },
  {
    path: '/admin/people',
    permission: 'EDIT_PEOPLE',
    title: 'people.title',
    screen: async () => (await import('./people/people-page')).PeoplePage,
  },
  {
    path: '/admin/devices',
    permission: 'EDIT_DEVICES',
    title: 'devices.title',
    screen: async () => (await import('./devices/devices-page')).DevicesPage,
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
