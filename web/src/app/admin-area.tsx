import { lazy, Suspense, use, type ComponentType, type ReactNode } from 'react';
import { Navigate, useRoutes, type RouteObject } from 'react-router-dom';
import { adminWords } from '../features/admin/texts/texts';
import { can, useSession } from '../features/session/session';
import type { Permission } from '../gql/graphql';
import { ScreenSkeleton } from '../shared/ui/screen-skeleton';
import { useAdminCache } from './admin-cache';
import { AdminLayout } from './admin-layout';
import { AdminNotFoundPage } from './admin-not-found-page';

/** A lazily loaded screen that requires a permission. */
function screen<Name extends string>(
  permission: Permission,
  path: string,
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): RouteObject {
  const Screen = lazy(async () => {
    const shown: ComponentType = (await load())[name];
    return { default: shown };
  });
  return {
    path,
    element: (
      <RequirePermission permission={permission}>
        <Suspense fallback={<ScreenSkeleton />}>
          <Screen />
        </Suspense>
      </RequirePermission>
    ),
  };
}

interface RequirePermissionProps {
  readonly permission: Permission;
  readonly children: ReactNode;
}

function RequirePermission({ permission, children }: RequirePermissionProps) {
  const { user } = useSession();
  return can(user, permission) ? children : <AdminNotFoundPage />;
}

/** All routes below `/admin`. */
const routes: RouteObject[] = [
  {
    element: <AdminLayout />,
    children: [
      { index: true, element: <Navigate to="/admin/dashboard" replace /> },
      screen(
        'VIEW_BOOKINGS',
        'booking',
        () => import('../features/admin/bookings/admin-bookings-page'),
        'AdminBookingsPage',
      ),
      screen(
        'VIEW_DASHBOARD',
        'dashboard',
        () => import('../features/admin/dashboard/admin-dashboard-page'),
        'AdminDashboardPage',
      ),
      screen('VIEW_AUDIT', 'audit', () => import('../features/admin/audit/audit-page'), 'AuditPage'),
      screen(
        'VIEW_MAILS',
        'mails',
        () => import('../features/admin/mails/admin-mails-page'),
        'AdminMailsPage',
      ),
      screen(
        'EDIT_RESTAURANT',
        'table-codes',
        () => import('../features/admin/settings/table-codes-page'),
        'TableCodesPage',
      ),
      screen('EDIT_MENU', 'menu', () => import('../features/admin/menu/admin-menu-page'), 'AdminMenuPage'),
      screen(
        'EDIT_MENU',
        'menu/options',
        () => import('../features/admin/menu/options/options-page'),
        'OptionsPage',
      ),
      screen(
        'EDIT_MENU',
        'menu/table',
        () => import('../features/admin/menu/table/menu-table-page'),
        'MenuTablePage',
      ),
      screen(
        'VIEW_MESSAGES',
        'messages',
        () => import('../features/admin/messages/admin-messages-page'),
        'AdminMessagesPage',
      ),
      screen(
        'VIEW_ORDERS',
        'orders',
        () => import('../features/admin/orders/admin-orders-page'),
        'AdminOrdersPage',
      ),
      screen(
        'VIEW_PAYMENTS',
        'payments',
        () => import('../features/admin/payments/admin-payments-page'),
        'AdminPaymentsPage',
      ),
      screen(
        'EDIT_RESTAURANT',
        'settings/:section?',
        () => import('../features/admin/settings/settings-page'),
        'SettingsPage',
      ),
      screen(
        'EDIT_RESTAURANT',
        'welcome',
        () => import('../features/admin/welcome/welcome-page'),
        'WelcomePage',
      ),
      { path: '*', element: <AdminNotFoundPage /> },
    ],
  },
];

/** The admin area, loaded after the guard has allowed access. */
export function AdminArea() {
  use(adminWords);
  useAdminCache();
  return useRoutes(routes);
}
