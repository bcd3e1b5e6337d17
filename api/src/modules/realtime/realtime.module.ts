import type { BookingsService } from '../bookings/bookings.service.js';
import type { MenuChanges } from '../menu/menu-changes.js';
import type { MenuService } from '../menu/menu.service.js';
import type { PortionsService } from '../menu/portions.service.js';
import { defineModule } from '../module.js';
import type { OrdersService } from '../orders/orders.service.js';
import type { PaymentListsService } from '../payments/payment-lists.service.js';
import type { RestaurantService } from '../restaurant/restaurant.service.js';
import { LiveBookings } from './live-bookings.js';
import { liveBookingsResolvers } from './live-bookings.resolvers.js';
import { liveBookingsSubscribers } from './live-bookings.subscribers.js';
import { LiveMenu } from './live-menu.js';
import { liveMenuResolvers } from './live-menu.resolvers.js';
import { liveMenuSubscribers } from './live-menu.subscribers.js';
import { LiveOrders } from './live-orders.js';
import { LivePayments } from './live-payments.js';
import { LivePortions } from './live-portions.js';
import { LiveRestaurant } from './live-restaurant.js';
import { liveRestaurantResolvers } from './live-restaurant.resolvers.js';
import { menuTopic } from './realtime.messages.js';
import { realtimeResolvers } from './realtime.resolvers.js';
import { accessSubscribers, realtimeSubscribers } from './realtime.subscribers.js';

interface Needed {
  readonly bookings: BookingsService;
  readonly menu: MenuService;
  readonly menuChanges: MenuChanges;
  readonly orders: OrdersService;
  readonly paymentLists: PaymentListsService;
  readonly portions: PortionsService;
  readonly restaurant: RestaurantService;
}

export const realtimeModule = defineModule({
  start({ pubsub }, { bookings, menu, menuChanges, orders, paymentLists, portions, restaurant }: Needed) {
    // Before the topic: followers of the live menu must not read data older than its message.
    pubsub.subscribe(menuTopic, () => menuChanges.notify());
    const liveBookings = new LiveBookings(pubsub);
    const liveMenu = new LiveMenu(menu, pubsub);
    const liveOrders = new LiveOrders(orders, pubsub);
    const livePayments = new LivePayments(paymentLists, pubsub);
    const livePortions = new LivePortions(portions, pubsub);
    const liveRestaurant = new LiveRestaurant(restaurant, pubsub);
    return {
      services: { liveBookings, liveMenu, liveOrders, livePayments, livePortions, liveRestaurant },
      resolvers: [
        liveBookingsResolvers(liveBookings),
        liveMenuResolvers(liveMenu, livePortions),
        liveRestaurantResolvers(liveRestaurant),
        realtimeResolvers(liveOrders, livePayments),
      ],
      subscribers: [
        ...accessSubscribers(pubsub),
        ...liveBookingsSubscribers(bookings, pubsub),
        ...liveMenuSubscribers(pubsub),
        ...realtimeSubscribers(orders, pubsub),
      ],
    };
  },
});
