import type { LazyScreen, Screen } from '../domain/session/screen';
import type { ShopTextKey } from './texts/texts';

/** The bar of the header, the account's menu (`account`, then `help`) and the footer (`footer`, `legal`). */
type ShopNavPlace = 'bar' | 'visitorBar' | 'account' | 'help' | 'footer' | 'legal';

/** The screens of the first view, which show the live menu. */
export const menuScreens = [
  { path: '/', title: 'nav.home', nav: { footer: 'nav.home' } },
  { path: '/menu', title: 'menu.title', nav: { bar: 'nav.menuCaps', footer: 'nav.menu' } },
] as const satisfies readonly Screen<ShopTextKey, ShopNavPlace>[];

export const otherScreens: readonly LazyScreen<ShopTextKey, ShopNavPlace>[] = [
  {
    path: '/about',
    title: 'about.title',
    nav: { bar: 'nav.aboutCaps', footer: 'nav.about' },
    screen: async () => (await import('./about/about-page')).AboutPage,
  },
  {
    path: '/contact',
    title: 'contact.title',
    nav: { help: 'nav.contactUs', footer: 'nav.contact' },
    screen: async () => (await import('./contact/contact-page')).ContactPage,
  },
  {
    path: '/privacy',
    title: 'footer.privacy',
    nav: { legal: 'footer.privacy' },
    screen: async () => (await import('./legal/legal-page')).PrivacyPage,
  },
  {
    path: '/terms',
    title: 'footer.terms',
    nav: { legal: 'footer.terms' },
    screen: async () => (await import('./legal/legal-page')).TermsPage,
  },
  {
    path: '/refunds',
    title: 'footer.refunds',
    nav: { legal: 'footer.refunds' },
    screen: async () => (await import('./legal/legal-page')).RefundsPage,
  },
  {
    path: '/table/:code',
    title: 'table.title',
    screen: async () => (await import('./menu/scanned-table-page')).ScannedTablePage,
  },
  {
    path: '/cart',
    title: 'cart.title',
    screen: async () => (await import('./basket/cart-page')).CartPage,
  },
  {
    path: '/login',
    title: 'login.title',
    nav: { visitorBar: 'nav.loginCaps' },
    screen: async () => (await import('./account/login-page')).LoginPage,
  },
  {
    path: '/register',
    title: 'register.title',
    nav: { visitorBar: 'nav.registerCaps' },
    screen: async () => (await import('./account/register-page')).RegisterPage,
  },
  {
    path: '/guest',
    title: 'guest.title',
    screen: async () => (await import('./account/guest-page')).GuestPage,
  },
  {
    path: '/guest/:token/:orderId?',
    title: 'guestLink.title',
    screen: async () => (await import('./orders/guest-link-page')).GuestLinkPage,
  },
  {
    path: '/forgot-password',
    title: 'forgot.title',
    screen: async () => (await import('./account/forgot-password-page')).ForgotPasswordPage,
  },
  {
    path: '/reset-password/:token',
    title: 'reset.title',
    screen: async () => (await import('./account/reset-password-page')).ResetPasswordPage,
  },
  {
    path: '/join/:token',
    title: 'join.title',
    screen: async () => (await import('./account/join-page')).JoinPage,
  },
  {
    path: '/confirm-email/:token',
    title: 'confirmEmail.title',
    screen: async () => (await import('./account/confirm-email-page')).ConfirmEmailPage,
  },
  {
    path: '/undo-change/:token',
    title: 'undoChange.title',
    screen: async () => (await import('./account/undo-change-page')).UndoChangePage,
  },
  {
    path: '/profile',
    permission: 'USE_ACCOUNT',
    title: 'profile.title',
    screen: async () => (await import('./account/profile-page')).ProfilePage,
  },
  {
    path: '/edit-profile',
    permission: 'USE_ACCOUNT',
    title: 'profile.editTitle',
    screen: async () => (await import('./account/edit-profile-page')).EditProfilePage,
  },
  {
    path: '/book',
    permission: 'BOOK_TABLES',
    title: 'book.title',
    nav: { bar: 'nav.bookTable' },
    screen: async () => (await import('./bookings/book-page')).BookPage,
  },
  {
    path: '/checkout',
    permission: 'ORDER',
    title: 'checkout.title',
    screen: async () => (await import('./checkout/checkout-page')).CheckoutPage,
  },
  {
    path: '/order-history',
    permission: 'ORDER',
    title: 'orders.history',
    nav: { account: 'nav.orderHistory' },
    screen: async () => (await import('./orders/order-history-page')).OrderHistoryPage,
  },
  {
    path: '/track-order/:id',
    permission: 'ORDER',
    title: 'orders.track',
    screen: async () => (await import('./orders/track-order-page')).TrackOrderPage,
  },
  {
    path: '/orders/:id/bill',
    permission: 'ORDER',
    title: 'orders.bill',
    screen: async () => (await import('./bills/bill-page')).BillPage,
  },
  {
    path: '/booking-details',
    permission: 'BOOK_TABLES',
    title: 'bookings.mine',
    nav: { account: 'nav.bookings' },
    screen: async () => (await import('./bookings/my-bookings-page')).MyBookingsPage,
  },
  {
    path: '*',
    title: 'notFound.title',
    isStatic: true,
    screen: async () => (await import('../shared/ui/not-found-page')).NotFoundPage,
  },
];

/** All screens of visitors and customers. */
export const shopScreens: readonly Screen<ShopTextKey, ShopNavPlace>[] = [...menuScreens, ...otherScreens];
