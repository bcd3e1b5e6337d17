import { platformEntities } from '../platform/entities.js';
import { sandboxEntities } from '../sandbox-razorpay/sandbox-entities.js';
import { addressesModule } from './addresses/addresses.module.js';
import { auditModule } from './audit/audit.module.js';
import { authModule } from './auth/auth.module.js';
import { billBookModule } from './bill-book/bill-book.module.js';
import { billsModule } from './bills/bills.module.js';
import { requireSeatsOfBookings } from './bookings/booked-tables.js';
import { bookingsModule } from './bookings/bookings.module.js';
import { connectionsModule } from './connections/connections.module.js';
import { customersModule } from './customers/customers.module.js';
import { contactModule } from './contact/contact.module.js';
import { dashboardModule } from './dashboard/dashboard.module.js';
import { devicesModule } from './devices/devices.module.js';
import { guestsModule } from './guests/guests.module.js';
import { holdsModule } from './holds/holds.module.js';
import { kitchenModule } from './kitchen/kitchen.module.js';
import { menuModule } from './menu/menu.module.js';
import { countDishesOfTaxClasses } from './menu/menu.queries.js';
import { Modules } from './module.js';
import { messagesModule } from './messages/messages.module.js';
import { notificationsModule } from './notifications/notifications.module.js';
import { followRefund } from './orders/bill-changes.js';
import { ordersModule } from './orders/orders.module.js';
import { hasTakenOrder, selectLoad, selectPastOrders, selectTakenSlots } from './orders/orders.queries.js';
import { peopleModule } from './people/people.module.js';
import { paymentsModule } from './payments/payments.module.js';
import { phonesModule } from './phones/phones.module.js';
import { quoteModule } from './quote/quote.module.js';
import { realtimeModule } from './realtime/realtime.module.js';
import { menuTopic, ordersTopic } from './realtime/realtime.messages.js';
import { printingModule } from './printing/printing.module.js';
import { ridersModule } from './riders/riders.module.js';
import { restaurantModule } from './restaurant/restaurant.module.js';
import { secondFactorModule, secondFactorsOf } from './second-factor/second-factor.module.js';
import { takingsModule } from './takings/takings.module.js';
import { uploadsModule } from './uploads/uploads.module.js';

/** Every feature of the shop. What a module needs of a later one is given to it here. */
export const modules = Modules.none
  .add(auditModule)
  .add(messagesModule)
  .add(uploadsModule)
  .add(restaurantModule({ requireSeats: requireSeatsOfBookings, countDishes: countDishesOfTaxClasses }))
  .add(holdsModule)
  .add(menuModule)
  .add(authModule({ secondFactors: secondFactorsOf }))
  .add(secondFactorModule)
  .add(devicesModule)
  .add(customersModule)
  .add(phonesModule({ hasTakenOrder }))
  .add(billBookModule)
  .add(paymentsModule({ followRefund }))
  .add(takingsModule)
  .add(quoteModule({ selectLoad, selectPastOrders, selectTakenSlots }))
  .add(ordersModule)
  .add(billsModule)
  .add(kitchenModule)
  .add(printingModule)
  .add(ridersModule)
  .add(bookingsModule)
  .add(contactModule)
  .add(addressesModule)
  .add(guestsModule)
  .add(peopleModule)
  .add(dashboardModule({ topics: [menuTopic, ordersTopic] }))
  .add(notificationsModule)
  .add(realtimeModule)
  .add(connectionsModule);

export type Services = ReturnType<typeof modules.start>['services'];

/** Of all tables. */
export const entities = [...modules.entities, ...platformEntities, ...sandboxEntities];
