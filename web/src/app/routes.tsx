import { lazy, Suspense, useState, type ComponentType } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { HomePage } from '../pages/home-page';
import { MenuPage } from '../pages/menu-page';
import { AdminFrame } from './admin-frame';
import { RequireStaff, RequireSignedIn } from './guards';
import { Layout } from './layout';
import { LazySuggestions } from './lazy-suggestions';
import { MenuIsLive } from './menu-is-live';
import { withApi } from './with-api';

/** Screens without requests to the server. */
const plain = new Set(['/about', '*']);

/** A lazily loaded screen; {@link fetchScreen} prefetches it. */
function screen<Name extends string>(
  path: string,
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): RouteObject {
  const loadIt = async (): Promise<ComponentType> => (await load())[name];
  let fetched: ComponentType | undefined;
  const fetchIt = async () => {
    const screenModule = plain.has(path) ? { default: await loadIt() } : await withApi(loadIt);
    fetched = screenModule.default;
    return screenModule;
  };
  const Lazy = lazy(fetchIt);
  // Loaded code renders without suspending.
  function Screen() {
    const [Shown] = useState(() => fetched ?? Lazy);
    return <Shown />;
  }
  return { path, element: <Screen />, handle: fetchIt };
}

/** Loaded after the guard has allowed access. */
const AdminArea = lazy(() => withApi(async () => (await import('./admin-area')).AdminArea));

/** All routes; those below `/admin` are in the admin area. */
export const routes: RouteObject[] = [
  {
    element: <Layout />,
    children: [
      {
        element: <MenuIsLive />,
        children: [
          { path: '/', element: <HomePage /> },
          { path: '/menu', element: <MenuPage serverSearch={LazySuggestions} /> },
        ],
      },
      screen('/table/:code', () => import('../features/menu/scanned-table-page'), 'ScannedTablePage'),
      screen('/cart', () => import('../features/cart/cart-page'), 'CartPage'),
      screen('/login', () => import('../features/session/login-page'), 'LoginPage'),
      screen('/guest', () => import('../features/session/guest-page'), 'GuestPage'),
      screen('/guest/:token', () => import('../features/orders/guest-link-page'), 'GuestLinkPage'),
      screen('/guest/:token/:orderId', () => import('../features/orders/guest-link-page'), 'GuestLinkPage'),
      screen('/register', () => import('../features/session/register-page'), 'RegisterPage'),
      screen(
        '/forgot-password',
        () => import('../features/session/forgot-password-page'),
        'ForgotPasswordPage',
      ),
      screen(
        '/reset-password/:token',
        () => import('../features/session/reset-password-page'),
        'ResetPasswordPage',
      ),
      screen(
        '/confirm-email/:token',
        () => import('../features/session/confirm-email-page'),
        'ConfirmEmailPage',
      ),
      screen('/undo-change/:token', () => import('../features/session/undo-change-page'), 'UndoChangePage'),
      screen('/about', () => import('../pages/about-page'), 'AboutPage'),
      screen('/contact', () => import('../features/contact/contact-page'), 'ContactPage'),
      screen('/privacy', () => import('../features/legal/legal-page'), 'PrivacyPage'),
      screen('/terms', () => import('../features/legal/legal-page'), 'TermsPage'),
      screen('/refunds', () => import('../features/legal/legal-page'), 'RefundsPage'),
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
    element: <RequireStaff />,
    children: [
      {
        path: '/admin/*',
        element: (
          <Suspense fallback={<AdminFrame />}>
            <AdminArea />
          </Suspense>
        ),
      },
    ],
  },
];

/**
 * Prefetches the code of the screen at this path.
 * @returns once it is loaded or has failed
 */
export async function fetchScreen(path: string): Promise<void> {
  const handle: unknown = matchRoutes(routes, path)?.at(-1)?.route.handle;
  // A failure is reported on navigation.
  if (typeof handle === 'function') await Promise.resolve(handle()).catch(() => undefined);
}
