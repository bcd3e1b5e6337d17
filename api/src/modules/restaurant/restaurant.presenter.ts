import { z } from 'zod';
import { instant, rupees } from '../../platform/answers.js';
import { coordinatesOf } from '../../platform/coordinates.js';
import { toRupees } from '../../platform/money.js';
import { deliveryZoneKinds, type DeliveryZone } from './delivery-zones.js';
import { bookingWeek, timeOfDay } from './opening-hours.js';
import { orderWays } from './order-ways.js';
import { orderingPeriods } from './ordering.js';
import { phoneCodeChannels } from './phone-code-channel.js';
import type { Restaurant } from './restaurant.service.js';
import type { DayIntervals, Interval } from './schedule.js';
import { presentTaxSettings, taxSettingsAnswer } from './tax-settings.presenter.js';

const time = z.string().meta({ description: 'Time of day at the restaurant, 24 hours: `19:30`.' });

const interval = z.object({ opensAt: time, closesAt: time });
const day = z.array(interval);
const point = z.object({ lat: z.number(), lng: z.number() });

const deliveryZone = z
  .object({
    id: z.string(),
    name: z.string(),
    kind: z
      .enum(deliveryZoneKinds)
      .meta({ description: 'How the area is described: by `center` and `radius`, `pinCodes` or `points`.' }),
    points: z.array(point).meta({ description: 'The corners of a polygon; empty for other kinds.' }),
    center: point.nullable(),
    radiusMeters: z.int().nullable(),
    pinCodes: z.array(z.string()),
    fee: rupees.meta({ description: 'Delivery fee in rupees, below the first fee step.' }),
    feeSteps: z.array(z.object({ from: rupees, fee: rupees })).meta({
      description:
        'Fees from a total of the dishes on, ascending. The last step that the total reaches applies.',
    }),
    minimum: rupees.meta({ description: 'Minimum total of the dishes, in rupees.' }),
    freeFrom: rupees
      .nullable()
      .meta({ description: 'Total of the dishes from which delivery is free, in rupees; null if never.' }),
    extraMinutes: z.int().meta({ description: 'Minutes added to promised times.' }),
    isOn: z.boolean().meta({ description: 'Whether the zone is in use.' }),
    hours: interval
      .nullable()
      .meta({ description: 'Hours of delivery to the zone, every day; null for any hour.' }),
  })
  .meta({ id: 'DeliveryZone' });

export const restaurantAnswer = z
  .object({
    name: z.string(),
    shortName: z.string(),
    tagline: z.string(),
    logo: z.string().nullable().meta({ description: 'Path of the logo on this server.' }),
    cover: z.string().nullable(),
    brandColor: z
      .string()
      .nullable()
      .meta({ description: 'Brand colour as `#rrggbb`; null for the default yellow.' }),
    address: z.string(),
    state: z.string().nullable(),
    pinCode: z.string(),
    coordinates: point.nullable(),
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
    aboutHeading: z.string().nullable(),
    aboutText: z.string().nullable().meta({
      description:
        'The text of the About page: paragraphs between blank lines, headings after `## `. Null: none.',
    }),
    hindiAboutHeading: z.string().nullable(),
    hindiAboutText: z.string().nullable(),
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
      description: 'Ordering hours of the seven days, Monday first; null for any hour.',
    }),
    orderWays: z
      .array(z.enum(orderWays))
      .meta({ description: 'The order ways that customers can choose from.' }),
    slotRules: z
      .object({
        daysAhead: z.int(),
        leadMinutes: z.int().meta({ description: 'Minutes that the kitchen needs before a slot.' }),
        ordersPerSlot: z
          .int()
          .nullable()
          .meta({ description: 'Maximum orders per slot; null if unlimited.' }),
        dishesPerSlot: z
          .int()
          .nullable()
          .meta({ description: 'Maximum dishes per slot; null if unlimited.' }),
      })
      .nullable()
      .meta({ description: 'Rules of orders for later; null if orders are for as soon as possible only.' }),
    prepMinutes: z.int().nullable().meta({
      description:
        'Minutes from an order to the food, as long as there is no history. Null: no times are promised.',
    }),
    dayEndHour: z.int().meta({
      description: 'The hour until which orders belong to the day before, 0 to 8: 3 is 3 am.',
    }),
    acceptance: z
      .object({
        isAutomatic: z.boolean().meta({ description: 'Whether orders are accepted when they are placed.' }),
        louderAfter: z.int().meta({
          description: 'Minutes after which an order that nobody has accepted rings louder.',
        }),
        ownersAfter: z.int().meta({ description: 'Minutes after which the owners get a message about it.' }),
        customerAfter: z.int().meta({
          description: 'Minutes after which its customer is notified that it can be cancelled.',
        }),
        reasons: z
          .array(z.string())
          .meta({ description: 'Reasons for refusing an order in the owner’s own words.' }),
      })
      .meta({ description: 'How the restaurant accepts orders.' }),
    stations: z
      .array(
        z.object({
          name: z.string(),
          categories: z
            .array(z.string())
            .meta({ description: 'Names of the menu’s categories that are cooked at the station.' }),
        }),
      )
      .meta({
        description: 'Stations of the kitchen. What is in no station’s categories belongs to every station.',
      }),
    ...taxSettingsAnswer,
    maxCash: rupees
      .nullable()
      .meta({ description: 'Maximum total of an order in cash, in rupees; null for 100000.' }),
    mostCash: rupees.nullable().meta({ description: 'The former name of `maxCash`.', deprecated: true }),
    codeAbove: rupees.nullable().meta({
      description:
        'A first order in cash of more, in rupees, needs a phone number that is confirmed by a code. Null: none does.',
    }),
    phoneCodeChannels: z.array(z.enum(phoneCodeChannels)).meta({
      description:
        'Channels for codes. If empty, no phone number needs to be confirmed, whatever `codeAbove` is.',
    }),
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
      .meta({
        description: 'Dates with special hours. Null hours: those of the weekday; empty hours: closed.',
      }),
    deliveryZones: z.array(deliveryZone).meta({
      description:
        'Delivery zones in the order of precedence. If empty, deliveries go anywhere and are free.',
    }),
    ordering: z
      .object({
        takesOrders: z.boolean(),
        pausedUntil: instant.nullable(),
        busyMinutes: z.int().meta({ description: 'Minutes added to the usual preparation time.' }),
        periods: z.array(z.object({ from: instant, until: instant.nullable() })).meta({
          description:
            'When orders are taken from now on, hours, switch and pause together, for 8 days or up to the next one; `until` is null further ahead.',
        }),
      })
      .meta({ description: 'Whether orders are taken now, and when.' }),
    tables: z
      .array(z.object({ id: z.string(), name: z.string(), seats: z.int() }))
      .meta({ description: 'Tables that can be booked.' }),
    stayMinutes: z.int(),
    bookingFee: rupees,
    refundHours: z
      .number()
      .meta({ description: 'Hours before the booking until which cancelling refunds the fee.' }),
    version: z.int().meta({ description: 'Incremented with every change.' }),
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

const rupeesOrNull = (paise: number | null) => (paise === null ? null : toRupees(paise));

const presentZone = (zone: DeliveryZone): z.output<typeof deliveryZone> => ({
  id: zone.id,
  name: zone.name,
  kind: zone.kind,
  points: [...zone.points],
  center: zone.center,
  radiusMeters: zone.radiusMeters,
  pinCodes: [...zone.pinCodes],
  fee: toRupees(zone.feePaise),
  feeSteps: (zone.feeSteps ?? []).map(({ fromPaise, feePaise }) => ({
    from: toRupees(fromPaise),
    fee: toRupees(feePaise),
  })),
  minimum: toRupees(zone.minimumPaise),
  freeFrom: rupeesOrNull(zone.freeFromPaise),
  extraMinutes: zone.extraMinutes ?? 0,
  isOn: zone.isOn,
  hours: zone.hours && presentInterval(zone.hours),
});

/** The restaurant's record as REST shows it. */
export function presentRestaurant(
  restaurant: Restaurant,
  now: Date,
): Omit<z.output<typeof restaurantAnswer>, 'phoneCodeChannels'> {
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
    aboutHeading: restaurant.aboutHeading,
    aboutText: restaurant.aboutText,
    hindiAboutHeading: restaurant.hindiAboutHeading,
    hindiAboutText: restaurant.hindiAboutText,
    links: restaurant.links.map((link) => ({ ...link })),
    tableHours: restaurant.tableHours.map((hours) => hours && presentInterval(hours)),
    bookingHours: bookingWeek(restaurant).map(presentHours),
    orderHours: restaurant.orderHours?.map(presentHours) ?? null,
    orderWays: restaurant.orderWays,
    slotRules: restaurant.slotRules,
    prepMinutes: restaurant.prepMinutes,
    dayEndHour: restaurant.dayEndHour,
    acceptance: restaurant.acceptance,
    stations: restaurant.stations.map(({ name, categories }) => ({ name, categories: [...categories] })),
    ...presentTaxSettings(restaurant, now),
    phoneRequired: restaurant.phoneRequired,
    maxCash: rupeesOrNull(restaurant.maxCashPaise),
    mostCash: rupeesOrNull(restaurant.maxCashPaise),
    codeAbove: rupeesOrNull(restaurant.codeAbovePaise),
    guestsAllowed: restaurant.guestsAllowed,
    specialDays: presentSpecialDays(restaurant),
    deliveryZones: restaurant.deliveryZones.map(presentZone),
    ordering: {
      ...ordering,
      pausedUntil: pausedUntil?.toISOString() ?? null,
      periods: periods.map(({ from, until }) => ({
        from: from.toISOString(),
        until: until?.toISOString() ?? null,
      })),
    },
    tables: restaurant.tables.map(({ id, name, seats }) => ({ id, name, seats })),
    stayMinutes: restaurant.stayMinutes,
    bookingFee: toRupees(restaurant.bookingFeePaise),
    refundHours: restaurant.refundHours,
    version: restaurant.version,
  };
}
