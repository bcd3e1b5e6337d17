import { lazy, Suspense, use, type ComponentType } from 'react';
import { Navigate, useRoutes, type RouteObject } from 'react-router-dom';
import { adminWords } from '../features/admin/texts/texts';
import { ScreenSkeleton } from '../shared/ui/screen-skeleton';
import { useAdminCache } from './admin-cache';
import { AdminLayout } from './admin-layout';
import { AdminNotFoundPage } from './admin-not-found-page';

/** A screen that is fetched when somebody goes there. */
function screen<Name extends string>(
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
      <Suspense fallback={<ScreenSkeleton />}>
        <Screen />
      </Suspense>
    ),
  };
}

/** Every route below `/admin`. */
const routes: RouteObject[] = [
  {
    element: <AdminLayout />,
    children: [
      { index: true, element: <Navigate to="/admin/dashboard" replace /> },
      screen('booking', () => import('../features/admin/bookings/admin-bookings-page'), 'AdminBookingsPage'),
      screen(
        'dashboard',
        () => import('../features/admin/dashboard/admin-dashboard-page'),
        'AdminDashboardPage',
      ),
      screen('mails', () => import('../features/admin/mails/admin-mails-page'), 'AdminMailsPage'),
      screen('menu', () => import('../features/admin/menu/admin-menu-page'), 'AdminMenuPage'),
      screen('messages', () => import('../features/admin/messages/admin-messages-page'), 'AdminMessagesPage'),
      screen('orders', () => import('../features/admin/orders/admin-orders-page'), 'AdminOrdersPage'),
      screen('payments', () => import('../features/admin/payments/admin-payments-page'), 'AdminPaymentsPage'),
      { path: '*', element: <AdminNotFoundPage /> },
    ],
  },
];

/** All that only admins see, fetched as soon as the guard has let somebody through. */
export function AdminArea() {
  use(adminWords);
  useAdminCache();
  return useRoutes(routes);
}
