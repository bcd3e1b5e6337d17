import type { Config } from '../config.js';
import { shopUrl } from '../config.js';
import type { Resolvers } from '../graphql/generated/resolvers.js';
import { addressesResolvers } from '../modules/addresses/addresses.resolvers.js';
import { authResolvers } from '../modules/auth/auth.resolvers.js';
import { bookingsResolvers } from '../modules/bookings/bookings.resolvers.js';
import { contactResolvers } from '../modules/contact/contact.resolvers.js';
import { orderSlotsResolvers } from '../modules/quote/order-slots.resolvers.js';
import { guestsResolvers } from '../modules/guests/guests.resolvers.js';
import { dashboardResolvers } from '../modules/dashboard/dashboard.resolvers.js';
import { menuResolvers } from '../modules/menu/menu.resolvers.js';
import { notificationsResolvers } from '../modules/notifications/notifications.resolvers.js';
import { orderProblemsResolvers } from '../modules/orders/order-problems.resolvers.js';
import { ordersResolvers } from '../modules/orders/orders.resolvers.js';
import { phonesResolvers } from '../modules/phones/phones.resolvers.js';
import { paymentsResolvers } from '../modules/payments/payments.resolvers.js';
import { quoteResolvers } from '../modules/quote/quote.resolvers.js';
import { liveBookingsResolvers } from '../modules/realtime/live-bookings.resolvers.js';
import { liveMenuResolvers } from '../modules/realtime/live-menu.resolvers.js';
import { liveRestaurantResolvers } from '../modules/realtime/live-restaurant.resolvers.js';
import { realtimeResolvers } from '../modules/realtime/realtime.resolvers.js';
import { restaurantResolvers } from '../modules/restaurant/restaurant.resolvers.js';
import type { Live, Services } from './services.js';
import { shopSetupOf } from './shop-setup.js';
import { openStepsOf } from './setup-steps.js';
import { setupWarningsOf } from './setup-warnings.js';

/** The resolvers of every module. */
export function createResolvers(config: Config, services: Services, live: Live): Resolvers[] {
  return [
    addressesResolvers(services.addresses),
    authResolvers(services),
    bookingsResolvers(services),
    contactResolvers(services.contact),
    orderProblemsResolvers(services.orderProblems),
    guestsResolvers(services.guests),
    orderSlotsResolvers(services.orderSlots),
    dashboardResolvers(services.dashboard, live.dashboard, {
      warnings: setupWarningsOf(config),
      shop: shopSetupOf(config),
      openSteps: async (viewer) => {
        const [{ done }, restaurant, demoDishes] = await Promise.all([
          services.welcome.state(viewer),
          services.restaurant.current(),
          services.menuAdmin.demoDishes(viewer),
        ]);
        return openStepsOf({ config, restaurant, done, demoDishes: demoDishes.length });
      },
    }),
    liveBookingsResolvers(live.bookings),
    liveMenuResolvers(live.menu, live.portions),
    menuResolvers(
      services.menu,
      services.menuAdmin,
      services.optionGroups,
      services.availability,
      services.portions,
      services.categories,
    ),
    notificationsResolvers(
      services.notifications,
      services.deliveries,
      live.notifications,
      services.restaurant,
      shopUrl(config),
    ),
    quoteResolvers(services.quotes),
    ordersResolvers(services),
    paymentsResolvers(services),
    phonesResolvers(services.phones),
    liveRestaurantResolvers(live.restaurant),
    realtimeResolvers(live.orders, live.payments),
    restaurantResolvers(services.restaurant, services.welcome, services.orderTables),
  ];
}
