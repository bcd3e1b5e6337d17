import { addDays, localTimeOf } from '../src/modules/bookings/booking-times.js';

/** A day that can be booked from the first to the last seating, at whatever time the tests run. */
export const dayAhead = (days: number) => addDays(localTimeOf(new Date()).date, days);

/** A customer's input. */
export const aBooking = (booking: Record<string, unknown> = {}) => ({
  name: 'Asha Rao',
  email: 'asha@example.in',
  phone: '+91 98765-43210',
  date: dayAhead(7),
  time: '19:30',
  guests: 2,
  message: 'By the window, please',
  ...booking,
});
