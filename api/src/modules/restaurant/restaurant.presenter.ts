import { z } from 'zod';
import { instant, rupees } from '../../platform/answers.js';
import { coordinatesOf } from '../../platform/coordinates.js';
import { toRupees } from '../../platform/money.js';
import { bookingWeek, timeOfDay } from './opening-hours.js';
import { orderWays } from './order-ways.js';
import { orderingPeriods } from './ordering.js';
import type { Restaurant } from './restaurant.service.js';
import type { DayIntervals, Interval } from './schedule.js';

const time = z.string().meta({ description: 'Of the restaurant, 24 hours: `19:30`.' });

const interval = z.object({ opensAt: time, closesAt: time });
const day = z.array(interval);

export const restaurantAnswer = z
  .object({
    name: z.string(),
    shortName: z.string(),
    tagline: z.string(),
    logo: z.string().nullable().meta({ description: 'Path of a picture on this server, as the cover.' }),
    cover: z.string().nullable(),
    brandColor: z
      .string()
      .nullable()
      .meta({ description: '`#rrggbb`, of buttons and the like; null: the shop’s own yellow.' }),
    address: z.string(),
    state: z.string().nullable(),
    pinCode: z.string(),
    coordinates: z.object({ lat: z.number(), lng: z.number() }).nullable(),
    phone: z.string(),
    whatsapp: z.string().nullable(),
    email: z.string(),
    fssai: z.string().nullable(),
    gstin: z.string().nullable(),
    grievanceName: z.string().nullable(),
    grievanceEmail: z.string().nullable(),
    grievancePhone: z.string().nullable(),
    privacyText: z.string().nullable().meta({
      description:
        'The privacy page: paragraphs between blank lines, headings after `## `. Null: the shop’s own text, as for the next two.',
    }),
    termsText: z.string().nullable(),
    refundText: z.string().nullable(),
    links: z.array(z.object({ name: z.string(), url: z.string() })),
    tableHours: z.array(interval.nullable()).meta({
      description:
        'The longest interval of each day of `bookingHours`, up to midnight: seven, Monday first; null on a day that is closed. `00:00` closes at midnight.',
    }),
    bookingHours: z.array(day).meta({
      description:
        'When guests can be seated: seven days, Monday first. What closes no later than it opens closes on the next day.',
    }),
    orderHours: z.array(day).nullable().meta({
      description: 'When orders are taken: seven days, Monday first; null at any hour.',
    }),
    orderWays: z.array(z.enum(orderWays)).meta({ description: 'How food gets to the customer.' }),
    guestsAllowed: z.boolean().meta({ description: 'Whether customers may order without an account.' }),
    phoneRequired: z.boolean().meta({ description: 'Whether orders need the customer’s phone number.' }),
    specialDays: z
      .array(
        z.object({
          date: z.string().meta({ format: 'date' }),
          reason: z.string(),
          orderHours: day.nullable(),
          bookingHours: day.nullable(),
        }),
      )
      .meta({ description: 'Dates with hours of their own. Null: the weekday’s hours; empty: closed.' }),
    ordering: z
      .object({
        takesOrders: z.boolean(),
        pausedUntil: instant.nullable(),
        busyMinutes: z.int().meta({ description: 'Added to the usual time of preparation.' }),
        periods: z.array(z.object({ from: instant, until: instant.nullable() })).meta({
          description:
            'When orders are taken from now on, hours, switch and pause together, for 8 days or up to the next one; `until` is null further ahead.',
        }),
      })
      .meta({ description: 'Whether orders are taken now, and when.' }),
    stayMinutes: z.int(),
    bookingFee: rupees,
    refundHours: z.number().meta({ description: 'Who cancels so early gets the fee back.' }),
  })
  .meta({ id: 'Restaurant' });

export const presentInterval = ({ opensAt, closesAt }: Interval) => ({
  opensAt: timeOfDay(opensAt),
  closesAt: timeOfDay(closesAt),
});

export const presentHours = (hours: DayIntervals) => hours.map(presentInterval);

export const presentSpecialDays = ({ specialDays }: Pick<Restaurant, 'specialDays'>) =>
  specialDays.map(({ date, reason, orderHours, bookingHours }) => ({
    date,
    reason,
    orderHours: orderHours && presentHours(orderHours),
    bookingHours: bookingHours && presentHours(bookingHours),
  }));

export const orderingOf = (restaurant: Restaurant, now: Date) => ({
  takesOrders: restaurant.takesOrders,
  pausedUntil: restaurant.pausedUntil && restaurant.pausedUntil > now ? restaurant.pausedUntil : null,
  busyMinutes: restaurant.busyMinutes,
  periods: orderingPeriods(restaurant, now),
});

/** The restaurant as REST shows it. */
export function presentRestaurant(restaurant: Restaurant, now: Date): z.output<typeof restaurantAnswer> {
  const { pausedUntil, periods, ...ordering } = orderingOf(restaurant, now);
  return {
    name: restaurant.name,
    shortName: restaurant.shortName,
    tagline: restaurant.tagline,
    logo: restaurant.logo,
    cover: restaurant.cover,
    brandColor: restaurant.brandColor,
    address: restaurant.address,
    state: restaurant.state,
    pinCode: restaurant.pinCode,
    phone: restaurant.phone,
    whatsapp: restaurant.whatsapp,
    email: restaurant.email,
    fssai: restaurant.fssai,
    gstin: restaurant.gstin,
    coordinates: coordinatesOf(restaurant),
    grievanceName: restaurant.grievanceName,
    grievanceEmail: restaurant.grievanceEmail,
    grievancePhone: restaurant.grievancePhone,
    privacyText: restaurant.privacyText,
    termsText: restaurant.termsText,
    refundText: restaurant.refundText,
    links: restaurant.links.map((link) => ({ ...link })),
    tableHours: restaurant.tableHours.map((hours) => hours && presentInterval(hours)),
    bookingHours: bookingWeek(restaurant).map(presentHours),
    orderHours: restaurant.orderHours?.map(presentHours) ?? null,
    orderWays: restaurant.orderWays,
    phoneRequired: restaurant.phoneRequired,
    guestsAllowed: restaurant.guestsAllowed,
    specialDays: presentSpecialDays(restaurant),
    ordering: {
      ...ordering,
      pausedUntil: pausedUntil?.toISOString() ?? null,
      periods: periods.map(({ from, until }) => ({
        from: from.toISOString(),
        until: until?.toISOString() ?? null,
      })),
    },
    stayMinutes: restaurant.stayMinutes,
    bookingFee: toRupees(restaurant.bookingFeePaise),
    refundHours: restaurant.refundHours,
  };
}
