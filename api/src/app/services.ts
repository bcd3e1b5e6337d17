import type { DataSource } from 'typeorm';
import { shopUrl, type Config } from '../config.js';
import { AddressesService } from '../modules/addresses/addresses.service.js';
import { AccountChangesService } from '../modules/auth/account-changes.service.js';
import { emailTakenLimit, profileLimit, registrationLimit } from '../modules/auth/account-limits.js';
import { accountLinkKey } from '../modules/auth/account-links.js';
import { AccountsService } from '../modules/auth/accounts.service.js';
import { AuthService } from '../modules/auth/auth.service.js';
import { LoginLimits } from '../modules/auth/login-limits.js';
import type { Passwords } from '../modules/auth/passwords.js';
import { PasswordResetService } from '../modules/auth/password-reset.service.js';
import { MailNetworks } from '../modules/auth/mail-networks.js';
import { ProfileService } from '../modules/auth/profile.service.js';
import { Reauthentication } from '../modules/auth/reauthentication.js';
import { SessionsService } from '../modules/auth/sessions.service.js';
import { requireSeatsOfBookings } from '../modules/bookings/booked-tables.js';
import { BookingListsService } from '../modules/bookings/booking-lists.service.js';
import { BookingPurchasesService } from '../modules/bookings/booking-purchases.service.js';
import { BookingsService } from '../modules/bookings/bookings.service.js';
import { TablesService } from '../modules/bookings/tables.service.js';
import { contactLimit, ContactService } from '../modules/contact/contact.service.js';
import { GuestsService } from '../modules/guests/guests.service.js';
import { DashboardService } from '../modules/dashboard/dashboard.service.js';
import { LiveDashboard } from '../modules/dashboard/live-dashboard.js';
import { AvailabilityService } from '../modules/menu/availability.service.js';
import { MenuAdminService } from '../modules/menu/menu-admin.service.js';
import { MenuChanges } from '../modules/menu/menu-changes.js';
import { CategoriesService } from '../modules/menu/categories.service.js';
import { MenuSnapshots } from '../modules/menu/menu-snapshots.js';
import { MenuService } from '../modules/menu/menu.service.js';
import { PortionsService } from '../modules/menu/portions.service.js';
import { OptionGroupsService } from '../modules/menu/option-groups.service.js';
import { DeliveriesService } from '../modules/notifications/deliveries.service.js';
import { LiveNotifications } from '../modules/notifications/live-notifications.js';
import { NotificationsService } from '../modules/notifications/notifications.service.js';
import { CashLimits } from '../modules/orders/cash-limits.js';
import { UnconfirmedMails } from '../modules/notifications/unconfirmed-mails.js';
import { OrderListsService } from '../modules/orders/order-lists.service.js';
import { OrderHolds } from '../modules/orders/order-holds.js';
import { OrderPlacementService } from '../modules/orders/order-placement.service.js';
import { orderProblemLimit, OrderProblemsService } from '../modules/orders/order-problems.service.js';
import { OrderPurchasesService } from '../modules/orders/order-purchases.service.js';
import { OrdersService } from '../modules/orders/orders.service.js';
import { PaymentListsService } from '../modules/payments/payment-lists.service.js';
import { PaymentLedger } from '../modules/payments/payment-ledger.js';
import { PaymentLimits } from '../modules/payments/payment-limits.js';
import { PaymentsService } from '../modules/payments/payments.service.js';
import { ProviderQuota } from '../modules/payments/provider-quota.js';
import { RazorpayGateway, type RazorpayAccount } from '../modules/payments/razorpay.js';
import { RefundsService } from '../modules/payments/refunds.service.js';
import { SettlementService } from '../modules/payments/settlement.service.js';
import { WebhooksService } from '../modules/payments/webhooks.service.js';
import { ScheduledOrdersService } from '../modules/orders/scheduled-orders.service.js';
import { KitchenTimes } from '../modules/quote/kitchen-times.service.js';
import { OrderSlotsService } from '../modules/quote/order-slots.service.js';
import { QuotesService } from '../modules/quote/quotes.service.js';
import { LiveBookings } from '../modules/realtime/live-bookings.js';
import { LiveMenu } from '../modules/realtime/live-menu.js';
import { LiveRestaurant } from '../modules/realtime/live-restaurant.js';
import { LivePortions } from '../modules/realtime/live-portions.js';
import { LiveOrders } from '../modules/realtime/live-orders.js';
import { LivePayments } from '../modules/realtime/live-payments.js';
import { menuTopic, ordersTopic } from '../modules/realtime/realtime.messages.js';
import { PhonesService } from '../modules/phones/phones.service.js';
import { OrderTablesService } from '../modules/restaurant/order-tables.service.js';
import { TableCodes } from '../modules/restaurant/table-codes.js';
import { RestaurantService } from '../modules/restaurant/restaurant.service.js';
import { WelcomeService } from '../modules/restaurant/welcome.service.js';
import type { PictureRenderer } from '../modules/uploads/picture-renderer.js';
import { PicturesService, uploadLimit } from '../modules/uploads/pictures.service.js';
import type { Counts } from '../platform/counts.js';
import type { FileStore } from '../platform/files.js';
import type { Logger } from '../platform/log.js';
import type { Outbox } from '../platform/outbox.js';
import { smsSender, whatsAppSender } from '../platform/phone-messages.js';
import type { Pubsub } from '../platform/pubsub.js';
import { RateLimits } from '../platform/rate-limits.js';
import type { RedisConnections } from '../platform/redis.js';
import { CurrentReads, type Replicas } from '../platform/replicas.js';

/** The parts of the platform that the services use. */
interface Platform {
  /** Undefined for the script of the real service. */
  readonly checkoutScript: string | undefined;
  readonly counts: Counts;
  readonly dataSource: DataSource;
  readonly files: FileStore;
  readonly jwtSecret: string;
  readonly log: Logger;
  readonly outbox: Outbox;
  readonly passwords: Passwords;
  readonly pictureRenderer: PictureRenderer;
  readonly pubsub: Pubsub;
  /** Undefined if online payment is switched off. */
  readonly razorpay: RazorpayAccount | undefined;
  readonly redis: RedisConnections | undefined;
  readonly replicas: Replicas;
}

export type Services = ReturnType<typeof createServices>;
export type Live = ReturnType<typeof createLive>;

/** Composes the services of all features. */
export function createServices(config: Config, platform: Platform) {
  const { counts, dataSource, files, jwtSecret, log, outbox, passwords, pictureRenderer, pubsub } = platform;
  const { razorpay, redis, replicas } = platform;
  const rateLimits = new RateLimits(dataSource, redis, config.rateLimitFactor, log);

  const limits = new LoginLimits(rateLimits);
  const registrationLimits = {
    registrations: rateLimits.counter(registrationLimit),
    emailTaken: rateLimits.counter(emailTakenLimit),
  };
  const auth = new AuthService({ dataSource, outbox, passwords, limits, log, jwtSecret });
  const mailNetworks = new MailNetworks(jwtSecret);
  const accounts = new AccountsService(dataSource, passwords, registrationLimits, mailNetworks, log);

  const hasMailServer = config.mail !== undefined;
  const linkKey = accountLinkKey(jwtSecret);
  const passwordResets = new PasswordResetService({
    dataSource,
    outbox,
    passwords,
    auth,
    rateLimits,
    log,
    linkKey,
    hasMailServer,
  });
  const accountChanges = new AccountChangesService({
    dataSource,
    outbox,
    passwords,
    passwordResets,
    linkKey,
    log,
  });
  const profiles = new ProfileService({
    outbox,
    passwords,
    reauthentication: new Reauthentication(dataSource, passwords, limits, log),
    saves: rateLimits.counter(profileLimit),
    mailNetworks,
    log,
  });
  const sessions = new SessionsService(dataSource, outbox, log);
  const pictures = new PicturesService(files, dataSource, rateLimits.counter(uploadLimit), pictureRenderer);

  const clock = () => new Date();
  const restaurant = new RestaurantService(dataSource, requireSeatsOfBookings, pictures, clock, log);
  const welcome = new WelcomeService(dataSource);

  const menuReads = new CurrentReads(replicas);
  const menu = new MenuService(dataSource, menuReads);
  const menuChanges = new MenuChanges();
  const menuSnapshots = new MenuSnapshots(dataSource);
  const portions = new PortionsService(dataSource, outbox, menuChanges);
  const tableCodes = new TableCodes(jwtSecret);
  const orderSlots = new OrderSlotsService(dataSource, restaurant, clock);
  const kitchenTimes = new KitchenTimes(dataSource, replicas, restaurant, log);
  const phones = new PhonesService({
    dataSource,
    restaurant,
    rateLimits,
    senders: {
      ...(config.sms && { SMS: smsSender(config.sms) }),
      ...(config.whatsApp && { WHATSAPP: whatsAppSender(config.whatsApp) }),
    },
    jwtSecret,
    log,
  });
  const quotes = new QuotesService({
    dataSource,
    restaurant,
    menus: menuSnapshots,
    clock,
    tableCodes,
    kitchenTimes,
    phones,
  });
  const menuAdmin = new MenuAdminService(dataSource, outbox, pictures, menuChanges);
  const availability = new AvailabilityService(outbox, menuChanges, restaurant, clock);
  const optionGroups = new OptionGroupsService(outbox, menuChanges);
  const categories = new CategoriesService(outbox, menuChanges);

  const quota = new ProviderQuota(rateLimits);
  const gateway = razorpay && new RazorpayGateway(razorpay, quota);
  const checkoutWindow = {
    scriptUrl: platform.checkoutScript ?? 'https://checkout.razorpay.com/v1/checkout.js',
    isTest: platform.checkoutScript !== undefined,
  };
  const paymentLimits = new PaymentLimits(rateLimits);
  const payments = new PaymentsService(dataSource, outbox, gateway, checkoutWindow, paymentLimits);
  const paymentLists = new PaymentListsService(dataSource);
  const webhooks = new WebhooksService(dataSource, outbox, gateway, log);
  const ledger = new PaymentLedger(outbox);
  const refunds = new RefundsService(dataSource, outbox, ledger, gateway);
  const settlement = new SettlementService(dataSource, outbox, ledger, refunds, gateway, quota);

  const cashLimits = new CashLimits(rateLimits);
  const orderHolds = new OrderHolds(portions, orderSlots, rateLimits);
  const orders = new OrdersService(dataSource, outbox, portions, clock);
  const orderPlacement = new OrderPlacementService(
    dataSource,
    outbox,
    quotes,
    payments,
    settlement,
    orderHolds,
    cashLimits,
    log,
  );
  const orderPurchases = new OrderPurchasesService(
    outbox,
    quotes,
    menuSnapshots,
    orderHolds,
    orderSlots,
    payments,
    settlement,
  );
  const scheduledOrders = new ScheduledOrdersService(outbox);
  const orderLists = new OrderListsService(dataSource, replicas);

  const tables = new TablesService(dataSource, restaurant, clock);
  const bookings = new BookingsService(dataSource, outbox, tables, restaurant, clock);
  const bookingPurchases = new BookingPurchasesService(outbox, bookings, restaurant, payments, settlement);
  const bookingLists = new BookingListsService(dataSource, tables, restaurant, clock);

  const addresses = new AddressesService(dataSource, rateLimits);
  const guests = new GuestsService({
    dataSource,
    outbox,
    orders,
    auth,
    passwords,
    restaurant,
    tableCodes,
    rateLimits,
    mailNetworks,
    log,
  });
  const contact = new ContactService(dataSource, outbox, rateLimits.counter(contactLimit));
  const problemReports = rateLimits.counter(orderProblemLimit);
  const orderProblems = new OrderProblemsService(dataSource, outbox, problemReports, clock);
  const dashboard = new DashboardService(counts, replicas);
  const deliveries = new DeliveriesService(dataSource, pubsub);
  const unconfirmedMails = new UnconfirmedMails(rateLimits, accountChanges, shopUrl(config));
  const notifications = new NotificationsService(dataSource, pubsub, hasMailServer);

  return {
    accountChanges,
    accounts,
    addresses,
    auth,
    bookings,
    bookingLists,
    bookingPurchases,
    categories,
    contact,
    guests,
    dashboard,
    kitchenTimes,
    deliveries,
    menu,
    menuAdmin,
    menuChanges,
    menuReads,
    menuSnapshots,
    optionGroups,
    availability,
    portions,
    notifications,
    orders,
    orderLists,
    orderPlacement,
    orderProblems,
    orderPurchases,
    orderSlots,
    orderTables: new OrderTablesService(restaurant, tableCodes, shopUrl(config)),
    scheduledOrders,
    passwordResets,
    payments,
    paymentLists,
    phones,
    pictures,
    profiles,
    quotes,
    refunds,
    restaurant,
    sessions,
    settlement,
    unconfirmedMails,
    webhooks,
    welcome,
  };
}

/** The live topics of an API process. */
export function createLive(services: Services, pubsub: Pubsub) {
  return {
    bookings: new LiveBookings(pubsub),
    dashboard: new LiveDashboard(services.dashboard, pubsub, [menuTopic, ordersTopic]),
    menu: new LiveMenu(services.menu, pubsub),
    portions: new LivePortions(services.portions, pubsub),
    notifications: new LiveNotifications(services.notifications, pubsub),
    orders: new LiveOrders(services.orders, pubsub),
    payments: new LivePayments(services.paymentLists, pubsub),
    restaurant: new LiveRestaurant(services.restaurant, pubsub),
  };
}
