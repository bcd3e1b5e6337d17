import { z } from 'zod';
import { anyPhone } from '../../platform/phone.js';
import {
  coordinates,
  id,
  optional,
  pinCodeText,
  text,
  withFormerNames,
  issue,
} from '../../platform/validation.js';
import { email } from '../auth/auth.input.js';
import { orderWays } from './order-ways.js';
import { acceptance } from './acceptance.input.js';
import { deliveryZones } from './delivery-zones.input.js';
import { isFssaiNumber, isGstin, numberOf } from './registration-numbers.js';
import { interval, time } from './restaurant-hours.input.js';
import { links } from './restaurant-links.input.js';
import { stations } from './stations.input.js';
import { invoicePrefix, taxClasses, taxPositions } from './tax-settings.input.js';
import { minutesADay, overlapsOf } from './schedule.js';
import { common } from '../../platform/common.sentences.js';
import { say } from './restaurant.sentences.js';
import type { Sentence } from '../../platform/sentences.js';

const limits = {
  tables: 200,
  seats: 50,
  feeRupees: 100_000,
  cashRupees: 100_000,
  refundHours: 1000,
  intervals: 6,
  specialDays: 60,
  busyMinutes: 120,
  legalText: 20_000,
  aboutHeading: 120,
  aboutText: 5000,
  billFooter: 200,
} as const;

/** Optional text; blank and null mean none. */
const optionalText = (label: Sentence, max: number, lineBreak: ' ' | '\n' = ' ') =>
  text(label, { min: 0, max, lineBreak })
    .nullable()
    .transform((value) => value || null);

const numberText = (label: Sentence, max: number) =>
  optionalText(label, max).transform((value) => (value === null ? null : numberOf(value)));

/** Blank and null mean none. */
const optionalPhone = optionalText(common.phoneNumber, 40).pipe(anyPhone.nullable());

/** Path of an uploaded picture. */
const picture = (label: Sentence) => optionalText(label, 200);

/** CSS also has a short form, `#abc` for `#aabbcc`. */
const brandColor = optionalText(say.theColour, 40)
  .transform(
    (value) => value?.toLowerCase().replace(/^#([0-9a-f])([0-9a-f])([0-9a-f])$/, '#$1$1$2$2$3$3') ?? null,
  )
  .refine((value) => value === null || /^#[0-9a-f]{6}$/.test(value), say.colour);

const legalText = (label: Sentence) => optionalText(label, limits.legalText, '\n');

const weekHours = z
  .array(
    z
      .object({
        opensAt: time,
        closesAt: time.transform((minutes) => minutes || minutesADay),
      })
      .nullable(),
    say.week,
  )
  .length(7, { ...say.week, abort: true });

const intervals = z
  .array(interval, say.dayList)
  .max(limits.intervals, say.tooManyIntervals({ max: limits.intervals }));

const intervalsOfWeek = z
  .array(intervals, say.weekLists)
  .length(7, { ...say.weekLists, abort: true })
  .refine((days) => days.some((day) => day.length > 0), say.neverOpen)
  .superRefine((days, context) => {
    for (const { day, index } of overlapsOf(days))
      context.addIssue(issue([day, index, 'opensAt'], say.overlap));
  });

const hoursOfDay = intervals
  .superRefine((day, context) => {
    for (const { index } of overlapsOf([day])) context.addIssue(issue([index, 'opensAt'], say.overlap));
  })
  .nullish()
  .transform((value) => value ?? null);

const specialDays = z
  .array(
    z.object({
      date: z.iso.date(common.dateInvalid),
      reason: text(common.reason, { min: 0, max: 120 }),
      orderHours: hoursOfDay,
      bookingHours: hoursOfDay,
    }),
    say.specialDaysList,
  )
  .max(limits.specialDays, say.tooManySpecialDays({ max: limits.specialDays }))
  .superRefine((list, context) => {
    const dates = list.map(({ date }) => date);
    for (const [index, date] of dates.entries()) {
      if (dates.indexOf(date) === index) continue;
      const message = say.dateTwice;
      context.addIssue(issue([index, 'date'], message));
    }
  });

const seatsMessage = say.seats({ max: limits.seats });
const table = z.object({
  id: id.nullish().transform((value) => value ?? undefined),
  name: text(say.tableName, { max: 40 }),
  seats: z.number(seatsMessage).int(seatsMessage).min(1, seatsMessage).max(limits.seats, seatsMessage),
});

const tables = z
  .array(table, say.tablesList)
  .min(1, say.noTable)
  .max(limits.tables, say.tooManyTables({ max: limits.tables }))
  .superRefine((list, context) => {
    const names = list.map(({ name }) => name.toLowerCase());
    for (const [index, name] of names.entries()) {
      if (names.indexOf(name) === index) continue;
      const message = say.tableNameTwice;
      context.addIssue(issue([index, 'name'], message));
    }
  });

const waysMessage = say.waysList({ values: orderWays.join(', ') });
/** In the order in which customers see them. */
const waysOffered = z
  .array(z.enum(orderWays, waysMessage), waysMessage)
  .min(1, say.noWay)
  .max(100, waysMessage)
  .transform((chosen) => orderWays.filter((way) => chosen.includes(way)));

const whole = (min: number, max: number, message: Sentence) =>
  z.number(message).int(message).min(min, message).max(max, message);
const capacity = (what: Sentence) =>
  whole(1, 1000, say.upToOrNoLimit({ max: 1000, what }))
    .nullish()
    .transform((value) => value ?? null);
/** Null switches orders for later off. */
const slotRules = z
  .object({
    daysAhead: whole(1, 7, say.days({ max: 7 })),
    leadMinutes: whole(1, 720, say.leadMinutes({ max: 720 })),
    ordersPerSlot: capacity(say.orders),
    dishesPerSlot: capacity(say.dishes),
  })
  .nullable();

export const renewedTables = z
  .array(id, say.tableIds)
  .min(1, say.chooseTable)
  .max(limits.tables, say.chooseTables({ max: limits.tables }))
  .transform((ids) => [...new Set(ids)]);

export const tableCode = text(common.tableCode, { max: 100 });

const maxCashMessage = say.rupeesOrNothing({ min: 1, max: limits.cashRupees });
const codeAboveMessage = say.rupeesOrNothing({ min: 0, max: limits.cashRupees });
const feeMessage = say.bookingFee({ max: limits.feeRupees });
const refundMessage = say.refundHours({ max: limits.refundHours });

/** The GraphQL scalar `Rupees` converts the fee to paise. */
const restaurantFields = z
  .object({
    name: text(say.name, { max: 80 }),
    shortName: text(say.shortName, { max: 30 }),
    tagline: text(say.tagline, { min: 0, max: 160 }),
    logo: picture(say.logoPath),
    cover: picture(say.coverPath),
    brandColor,
    address: text(common.address, { lineBreak: ', ', max: 300 }),
    state: optionalText(say.theState, 60),
    pinCode: pinCodeText(common.pinCode),
    coordinates: coordinates.nullable(),
    phone: anyPhone,
    whatsapp: optionalPhone,
    email,
    fssai: numberText(say.fssaiNumber, 40).refine(
      (value) => value === null || isFssaiNumber(value),
      say.fssai,
    ),
    gstin: numberText(say.theGstin, 40).refine((value) => value === null || isGstin(value), say.gstin),
    grievanceName: optionalText(say.grievanceName, 80),
    grievanceEmail: optionalText(say.grievanceEmail, 254).pipe(email.nullable()),
    grievancePhone: optionalPhone,
    privacyText: legalText(say.privacy),
    termsText: legalText(say.terms),
    refundText: legalText(say.refunds),
    aboutHeading: optionalText(say.aboutHeading, limits.aboutHeading),
    aboutText: optionalText(say.aboutText, limits.aboutText, '\n'),
    hindiAboutHeading: optionalText(say.aboutHeading, limits.aboutHeading),
    hindiAboutText: optionalText(say.aboutText, limits.aboutText, '\n'),
    links,
    tableHours: weekHours.refine((week) => week.some((day) => day !== null), say.neverOpen),
    bookingHours: intervalsOfWeek,
    orderHours: intervalsOfWeek.nullable(),
    orderWays: waysOffered,
    slotRules,
    phoneRequired: z.boolean(common.trueOrFalse),
    maxCash: z
      .int(maxCashMessage)
      .min(100, maxCashMessage)
      .max(limits.cashRupees * 100, maxCashMessage)
      .nullable(),
    codeAbove: z
      .int(codeAboveMessage)
      .min(0, codeAboveMessage)
      .max(limits.cashRupees * 100, codeAboveMessage)
      .nullable(),
    prepMinutes: whole(5, 240, say.minutesOrNothing({ min: 5, max: 240 })).nullable(),
    dayEndHour: whole(0, 8, say.dayEndHour),
    acceptance,
    stations,
    taxPositions,
    taxClasses,
    roundsTotal: z.boolean(common.trueOrFalse),
    invoicePrefix,
    billFooter: optionalText(say.billFooter, limits.billFooter),
    guestsAllowed: z.boolean(common.trueOrFalse),
    specialDays,
    deliveryZones,
    tables,
    stayMinutes: z.number(say.stay).int(say.stay).min(15, say.stay).max(600, say.stay),
    bookingFee: z
      .int(feeMessage)
      .min(100, feeMessage)
      .max(limits.feeRupees * 100, feeMessage),
    refundHours: z.number(refundMessage).min(0, refundMessage).max(limits.refundHours, refundMessage),
  })
  .partial()
  .transform(({ coordinates: pin, bookingFee, maxCash, codeAbove, ...rest }) => ({
    ...rest,
    ...(pin !== undefined && { lat: pin?.lat ?? null, lng: pin?.lng ?? null }),
    ...(maxCash !== undefined && { maxCashPaise: maxCash }),
    ...(codeAbove !== undefined && { codeAbovePaise: codeAbove }),
    ...(bookingFee !== undefined && { bookingFeePaise: bookingFee }),
  }));

export const restaurantInput = withFormerNames({ mostCash: 'maxCash' }, restaurantFields);

/** The changes of an admin. Missing fields stay unchanged. */
export type RestaurantChanges = z.output<typeof restaurantInput>;

/** How long orders are paused from now on. */
export const orderPauses = [
  'NONE',
  'MINUTES_15',
  'MINUTES_30',
  'MINUTES_60',
  'UNTIL_CLOSING',
  'UNTIL_TOMORROW',
] as const;
export type OrderPause = (typeof orderPauses)[number];

const busyMessage = say.minutesUpTo({ max: limits.busyMinutes });

/** The changes of staff. Missing fields and null stay unchanged. */
export const orderingInput = z.object({
  takesOrders: optional(z.boolean(say.takesOrders)),
  pause: optional(z.enum(orderPauses, say.pause({ values: orderPauses.join(', ') }))),
  busyMinutes: optional(
    z.number(busyMessage).int(busyMessage).min(0, busyMessage).max(limits.busyMinutes, busyMessage),
  ),
});

export type OrderingChange = z.output<typeof orderingInput>;

/** The version that the admin saw. */
export const expectedRestaurantVersion = z.number(say.version).int(say.version).min(1, say.version);
