import { newId } from '../src/platform/ids.js';
import { DomainError } from '../src/platform/errors.js';
import { Outbox } from '../src/platform/outbox.js';
import type { Viewer } from '../src/modules/auth/viewer.js';
import { BookingsService } from '../src/modules/bookings/bookings.service.js';
import { TablesService } from '../src/modules/bookings/tables.service.js';
import type { TestApp } from './app.js';
import type { Account } from './factories.js';

/** The bookings of an app, at whatever time the caller's clock shows. */
export function bookingsAt(clock: () => Date, { app: { dataSource, pubsub } }: TestApp) {
  const settings = { hours: { opensAt: 11 * 60, closesAt: 23 * 60 }, refundHours: 2, clock };
  const tables = new TablesService(dataSource, settings.hours, clock);
  return {
    tables,
    bookings: new BookingsService(dataSource, new Outbox(dataSource, pubsub), tables, settings),
  };
}

export const viewerOf = ({ id, name, email }: Account): Viewer => ({
  id,
  name,
  email,
  role: 'customer',
  sessionId: newId(),
});

/** @throws what is no refusal */
export function codeOf(error: unknown): string {
  if (error instanceof DomainError) return error.code;
  throw error;
}
