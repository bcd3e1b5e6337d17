import { countDishesOfTaxClasses } from '../src/modules/menu/menu.queries.js';
import { newId } from '../src/platform/ids.js';
import { DomainError } from '../src/platform/errors.js';
import { Outbox } from '../src/platform/outbox.js';
import type { Viewer } from '../src/modules/auth/viewer.js';
import { requireSeatsOfBookings } from '../src/modules/bookings/booked-tables.js';
import { BookingsService } from '../src/modules/bookings/bookings.service.js';
import { TablesService } from '../src/modules/bookings/tables.service.js';
import { arrangeTables } from '../src/modules/restaurant/first-record.js';
import { RestaurantRecord } from '../src/modules/restaurant/restaurant.entity.js';
import { RestaurantService } from '../src/modules/restaurant/restaurant.service.js';
import type { TestApp } from './app.js';
import type { Account } from './factories.js';

/** The bookings of an app, with the caller's clock. */
export function bookingsAt(clock: () => Date, { app }: TestApp) {
  const { dataSource, pubsub } = app;
  const outbox = new Outbox(dataSource, pubsub);
  const restaurant = new RestaurantService(
    dataSource,
    { requireSeats: requireSeatsOfBookings, countDishes: countDishesOfTaxClasses },
    app.services.pictures,
  );
  const tables = new TablesService(dataSource, restaurant, clock);
  return {
    tables: {
      /** @param seats of each table from now on */
      arrange: (seats: readonly number[]) =>
        dataSource.transaction(async (tx) => {
          await arrangeTables(tx, seats);
          await tx.increment(RestaurantRecord, { id: 1 }, 'version', 1);
        }),
    },
    bookings: new BookingsService(dataSource, outbox, tables, restaurant, clock, app.services.approvals),
  };
}

export const viewerOf = ({ id, name, email }: Account): Viewer => ({
  id,
  name,
  email,
  role: 'customer',
  staffRole: null,
  isGuest: false,
  guestPhone: null,
  language: 'en',
  sessionId: newId(),
});

/** @throws anything that is not a refusal */
export function codeOf(error: unknown): string {
  if (error instanceof DomainError) return error.code;
  throw error;
}
