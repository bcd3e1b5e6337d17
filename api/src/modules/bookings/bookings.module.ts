import type { ApprovalsService } from '../devices/approvals.service.js';
import type { CustomersService } from '../customers/customers.service.js';
import { defineModule } from '../module.js';
import type { PaymentListsService } from '../payments/payment-lists.service.js';
import type { PaymentsService } from '../payments/payments.service.js';
import type { SettlementService } from '../payments/settlement.service.js';
import type { RestaurantService } from '../restaurant/restaurant.service.js';
import { BookingListsService } from './booking-lists.service.js';
import { BookingPurchasesService } from './booking-purchases.service.js';
import { Booking } from './booking.entity.js';
import { bookingsResolvers } from './bookings.resolvers.js';
import { bookingsRoutes } from './bookings.routes.js';
import { BookingsService } from './bookings.service.js';
import { bookingSubscribers } from './bookings.subscribers.js';
import { TableHold } from './table-hold.entity.js';
import { TablesService } from './tables.service.js';

export type { Booking } from './booking.entity.js';

interface Needed {
  readonly approvals: ApprovalsService;
  readonly customers: CustomersService;
  readonly paymentLists: PaymentListsService;
  readonly payments: PaymentsService;
  readonly restaurant: RestaurantService;
  readonly settlement: SettlementService;
}

export const bookingsModule = defineModule({
  tag: 'Bookings',
  entities: [Booking, TableHold],
  start({ clock, dataSource, outbox }, needed: Needed) {
    const { approvals, payments, restaurant, settlement } = needed;
    const tables = new TablesService(dataSource, restaurant, clock);
    const bookings = new BookingsService(dataSource, outbox, tables, restaurant, clock, approvals);
    const bookingPurchases = new BookingPurchasesService(outbox, bookings, restaurant, payments, settlement);
    const bookingLists = new BookingListsService(dataSource, tables, restaurant, clock);
    const services = { bookingLists, bookingPurchases, bookings };
    return {
      services,
      resolvers: [bookingsResolvers({ ...needed, ...services })],
      routes: bookingsRoutes(bookings, bookingLists, bookingPurchases),
      subscribers: bookingSubscribers(bookingPurchases),
    };
  },
});
