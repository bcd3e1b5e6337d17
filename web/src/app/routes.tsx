import { lazy, Suspense, type ComponentType, type ReactElement } from 'react';
import { createHashRouter, type RouteObject } from 'react-router-dom';
import { HomePage } from '../pages/home-page';
import { ErrorPage } from './error-page';
import { RequireAdmin, RequireSignedIn } from './guards';
import { Layout } from './layout';

/** A screen that is fetched when somebody goes there. */
function screen<Name extends string>(
  path: string,
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): RouteObject {
  return { path, lazy: async () => ({ Component: (await load())[name] }) };
}

/**
 * An element whose code is fetched once it is shown: unlike the code of a {@link screen}, which is fetched as soon as
 * somebody goes there, only when the guard above it has let them through.
 */
function guarded<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): ReactElement {
  const Guarded = lazy(async () => {
    const shown: ComponentType = (await load())[name];
    return { default: shown };
  });
  return (
    <Suspense>
      <Guarded />
    </Suspense>
  );
}

/** Every route there is. */
export const router = createHashRouter([
  {
    element: <Layout />,
    errorElement: <ErrorPage />,
    hydrateFallbackElement: <></>,
    children: [
      { path: '/', element: <HomePage /> },
      screen('/menu', () => import('../features/menu/menu-page'), 'MenuPage'),
      screen('/cart', () => import('../features/cart/cart-page'), 'CartPage'),
      screen('/login', () => import('../features/session/login-page'), 'LoginPage'),
      screen('/register', () => import('../features/session/register-page'), 'RegisterPage'),
      screen('/about', () => import('../pages/about-page'), 'AboutPage'),
      screen('/contact', () => import('../features/contact/contact-page'), 'ContactPage'),
      {
        element: <RequireSignedIn />,
        children: [
          screen('/profile', () => import('../features/session/profile-page'), 'ProfilePage'),
          screen('/edit-profile', () => import('../features/session/edit-profile-page'), 'EditProfilePage'),
          screen('/book', () => import('../features/bookings/book-page'), 'BookPage'),
          screen('/booking-details', () => import('../features/bookings/my-bookings-page'), 'MyBookingsPage'),
          screen('/checkout', () => import('../features/checkout/checkout-page'), 'CheckoutPage'),
          screen('/order-history', () => import('../features/orders/order-history-page'), 'OrderHistoryPage'),
          screen('/track-order/:id', () => import('../features/orders/track-order-page'), 'TrackOrderPage'),
        ],
      },
      screen('*', () => import('../pages/not-found-page'), 'NotFoundPage'),
    ],
  },
  {
    element: <RequireAdmin />,
    errorElement: <ErrorPage />,
    hydrateFallbackElement: <></>,
    children: [
      {
        element: guarded(() => import('./admin-layout'), 'AdminLayout'),
        children: [
          {
            path: '/admin/booking',
            element: guarded(
              () => import('../features/admin/bookings/admin-bookings-page'),
              'AdminBookingsPage',
            ),
          },
          {
            path: '/admin/dashboard',
            element: guarded(
              () => import('../features/admin/dashboard/admin-dashboard-page'),
              'AdminDashboardPage',
            ),
          },
          {
            path: '/admin/mails',
            element: guarded(() => import('../features/admin/mails/admin-mails-page'), 'AdminMailsPage'),
          },
          {
            path: '/admin/menu',
            element: guarded(() => import('../features/admin/menu/admin-menu-page'), 'AdminMenuPage'),
          },
          {
            path: '/admin/messages',
            element: guarded(
              () => import('../features/admin/messages/admin-messages-page'),
              'AdminMessagesPage',
            ),
          },
          {
            path: '/admin/orders',
            element: guarded(() => import('../features/admin/orders/admin-orders-page'), 'AdminOrdersPage'),
          },
          {
            path: '/admin/payments',
            element: guarded(
              () => import('../features/admin/payments/admin-payments-page'),
              'AdminPaymentsPage',
            ),
          },
        ],
      },
    ],
  },
]);
