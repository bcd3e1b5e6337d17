import type { BookingsService } from '../bookings/bookings.service.js';
import type { MenuChanges } from '../menu/menu-changes.js';
import type { MenuService } from '../menu/menu.service.js';
import type { PortionsService } from '../menu/portions.service.js';
import { defineModule } from '../module.js';
import type { OrdersService } from '../orders/orders.service.js';
import type { PaymentListsService } from '../payments/payment-lists.service.js';
import type { RestaurantService } from '../restaurant/restaurant.service.js';
import { liveBookings } from './live-bookings.js';
import { liveBookingsSubscribers } from './live-bookings.subscribers.js';
import { liveDeliveries } from './live-deliveries.js';
import { liveMenu } from './live-menu.js';
import { liveMenuSubscribers } from './live-menu.subscribers.js';
import { liveOrders } from './live-orders.js';
import { livePayments } from './live-payments.js';
import { livePortions } from './live-portions.js';
import { liveRestaurant } from './live-restaurant.js';
import { menuTopic } from './realtime.messages.js';
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
    const ofMenu = liveMenu(menu, pubsub);
    const ofOrders = liveOrders(orders, pubsub);
    return {
      services: { liveMenu: ofMenu, liveOrders: ofOrders },
      resolvers: [
        ofMenu,
        ofOrders,
        liveBookings(pubsub),
        liveDeliveries(pubsub),
        livePayments(paymentLists, pubsub),
        livePortions(portions, pubsub),
        liveRestaurant(restaurant, pubsub),
      ].map(({ resolvers }) => resolvers),
      subscribers: [
        ...accessSubscribers(pubsub),
        ...liveBookingsSubscribers(bookings, pubsub),
        ...liveMenuSubscribers(pubsub),
        ...realtimeSubscribers(orders, pubsub),
      ],
    };
  },
});
