import { z } from 'zod';
import { anyPhone } from '../../platform/phone.js';
import { coordinates, id, optional, pinCodeText, text, withFormerNames } from '../../platform/validation.js';
import { email } from '../auth/auth.input.js';
import { orderWays } from './order-ways.js';
import { deliveryZones } from './delivery-zones.input.js';
import { isFssaiNumber, isGstin } from './registration-numbers.js';
import { interval, time } from './restaurant-hours.input.js';
import { minutesADay, overlapsOf } from './schedule.js';

const limits = {
  tables: 200,
  seats: 50,
  links: 10,
  feeRupees: 100_000,
  cashRupees: 100_000,
  refundHours: 1000,
  intervals: 6,
  specialDays: 60,
  busyMinutes: 120,
  legalText: 20_000,
} as const;

/** Optional text; blank and null mean none. */
const optionalText = (label: string, max: number, lineBreak: ' ' | '\n' = ' ') =>
  text(label, { min: 0, max, lineBreak })
    .nullable()
    .transform((value) => value || null);

/** A number as people write it, with spaces removed. */
const numberText = (label: string, max: number) =>
  optionalText(label, max).transform((value) => value?.replaceAll(/\s/g, '').toUpperCase() ?? null);

/** Blank and null mean none. */
const optionalPhone = optionalText('the phone number', 40).pipe(anyPhone.nullable());

/** Path of an uploaded picture. */
const picture = (label: string) => optionalText(label, 200);

const colorMessage = 'Please enter a colour as # and six digits or letters from a to f, such as #b92d12';
/** CSS also has a short form, `#abc` for `#aabbcc`. */
const brandColor = optionalText('the colour', 40)
  .transform(
    (value) => value?.toLowerCase().replace(/^#([0-9a-f])([0-9a-f])([0-9a-f])$/, '#$1$1$2$2$3$3') ?? null,
  )
  .refine((value) => value === null || /^#[0-9a-f]{6}$/.test(value), colorMessage);

const legalText = (label: string) => optionalText(label, limits.legalText, '\n');

const urlMessage = 'Please enter a link that begins with https://';
const link = z.object({
  name: text('the name of the link', { max: 40 }),
  url: text('the link', { max: 500, missing: urlMessage }).pipe(
    z.url({ protocol: /^https$/, error: urlMessage }),
  ),
});

const weekMessage = 'Please give the hours of seven days, Monday first, and null for a day that is closed';
const weekHours = z
  .array(
    z
      .object({
        opensAt: time,
        closesAt: time.transform((minutes) => minutes || minutesADay),
      })
      .nullable(),
    weekMessage,
  )
  .length(7, { error: weekMessage, abort: true });

const overlapMessage = 'These hours overlap with others. Please change one of them';
const intervals = z
  .array(interval, 'Please give the hours of a day as a list')
  .max(limits.intervals, `Please enter at most ${limits.intervals} intervals a day`);

const listsMessage = 'Please give the hours of seven days, Monday first, each as a list';
const intervalsOfWeek = z
  .array(intervals, listsMessage)
  .length(7, { error: listsMessage, abort: true })
  .refine((days) => days.some((day) => day.length > 0), 'Please open on one day at least')
  .superRefine((days, context) => {
    for (const { day, index } of overlapsOf(days))
      context.addIssue({ code: 'custom', path: [day, index, 'opensAt'], message: overlapMessage });
  });

const hoursOfDay = intervals
  .superRefine((day, context) => {
    for (const { index } of overlapsOf([day]))
      context.addIssue({ code: 'custom', path: [index, 'opensAt'], message: overlapMessage });
  })
  .nullish()
  .transform((value) => value ?? null);

const specialDays = z
  .array(
    z.object({
      date: z.iso.date('Please choose a date; it looks like 2026-11-21'),
      reason: text('the reason', { min: 0, max: 120 }),
      orderHours: hoursOfDay,
      bookingHours: hoursOfDay,
    }),
    'Please give the special days as a list',
  )
  .max(limits.specialDays, `Please enter at most ${limits.specialDays} special days`)
  .superRefine((list, context) => {
    const dates = list.map(({ date }) => date);
    for (const [index, date] of dates.entries()) {
      if (dates.indexOf(date) === index) continue;
      const message = 'This date is there already';
      context.addIssue({ code: 'custom', path: [index, 'date'], message });
    }
  });

const seatsMessage = `Please enter 1 to ${limits.seats} seats`;
const table = z.object({
  id: id.nullish().transform((value) => value ?? undefined),
  name: text('the name of the table', { max: 40 }),
  seats: z.number(seatsMessage).int(seatsMessage).min(1, seatsMessage).max(limits.seats, seatsMessage),
});

const tables = z
  .array(table, 'Please give the tables as a list')
  .min(1, 'Please keep at least one table')
  .max(limits.tables, `Please enter at most ${limits.tables} tables`)
  .superRefine((list, context) => {
    const names = list.map(({ name }) => name.toLowerCase());
    for (const [index, name] of names.entries()) {
      if (names.indexOf(name) === index) continue;
      const message = 'Another table has this name';
      context.addIssue({ code: 'custom', path: [index, 'name'], message });
    }
  });

const waysMessage = `Please give the ways as a list of: ${orderWays.join(', ')}`;
/** In the order in which customers see them. */
const waysOffered = z
  .array(z.enum(orderWays, waysMessage), waysMessage)
  .min(1, 'Please choose at least one way for customers to get their food')
  .max(100, waysMessage)
  .transform((chosen) => orderWays.filter((way) => chosen.includes(way)));

const whole = (min: number, max: number, message: string) =>
  z.number(message).int(message).min(min, message).max(max, message);
const capacity = (what: string) =>
  whole(1, 1000, `Please enter 1 to 1000 ${what}, or nothing for no limit`)
    .nullish()
    .transform((value) => value ?? null);
/** Null switches orders for later off. */
const slotRules = z
  .object({
    daysAhead: whole(1, 7, 'Please enter 1 to 7 days'),
    leadMinutes: whole(1, 720, 'Please enter 1 to 720 minutes'),
    ordersPerSlot: capacity('orders'),
    dishesPerSlot: capacity('dishes'),
  })
  .nullable();

export const renewedTables = z
  .array(id, 'Please give the tables as a list of ids')
  .min(1, 'Please choose at least one table')
  .max(limits.tables, `Please choose at most ${limits.tables} tables`)
  .transform((ids) => [...new Set(ids)]);

export const tableCode = text('the code of the table', { max: 100 });

const stayMessage = 'Please enter a length of stay of 15 to 600 minutes';
const maxCashMessage = `Please enter 1 to ${limits.cashRupees} rupees, or nothing`;
const codeAboveMessage = `Please enter 0 to ${limits.cashRupees} rupees, or nothing`;
const feeMessage = `Please enter a booking fee of 1 to ${limits.feeRupees} rupees`;
const refundMessage = `Please enter 0 to ${limits.refundHours} hours`;

/** The GraphQL scalar `Rupees` converts the fee to paise. */
const restaurantFields = z
  .object({
    name: text('the name of the restaurant', { max: 80 }),
    shortName: text('the short name', { max: 30 }),
    tagline: text('the line below the name', { min: 0, max: 160 }),
    logo: picture('the path of the logo'),
    cover: picture('the path of the cover picture'),
    brandColor,
    address: text('the address', { lineBreak: ', ', max: 300 }),
    state: optionalText('the state', 60),
    pinCode: pinCodeText('the PIN code'),
    coordinates: coordinates.nullable(),
    phone: anyPhone,
    whatsapp: optionalPhone,
    email,
    fssai: numberText('the FSSAI number', 40).refine(
      (value) => value === null || isFssaiNumber(value),
      'An FSSAI number has 14 digits',
    ),
    gstin: numberText('the GSTIN', 40).refine(
      (value) => value === null || isGstin(value),
      'This GSTIN is not valid: please compare all 15 characters with your certificate',
    ),
    grievanceName: optionalText('the name of the person who answers complaints', 80),
    grievanceEmail: optionalText('the e-mail address for complaints', 254).pipe(email.nullable()),
    grievancePhone: optionalPhone,
    privacyText: legalText('the privacy page'),
    termsText: legalText('the terms'),
    refundText: legalText('the page on refunds'),
    links: z
      .array(link, 'Please give the links as a list')
      .max(limits.links, `Please enter at most ${limits.links} links`),
    tableHours: weekHours.refine(
      (week) => week.some((day) => day !== null),
      'Please open on one day at least',
    ),
    bookingHours: intervalsOfWeek,
    orderHours: intervalsOfWeek.nullable(),
    orderWays: waysOffered,
    slotRules,
    phoneRequired: z.boolean('Please say true or false'),
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
    prepMinutes: whole(5, 240, 'Please enter 5 to 240 minutes, or nothing').nullable(),
    guestsAllowed: z.boolean('Please say true or false'),
    specialDays,
    deliveryZones,
    tables,
    stayMinutes: z.number(stayMessage).int(stayMessage).min(15, stayMessage).max(600, stayMessage),
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
export const orderPauses = ['NONE', 'MINUTES_15', 'MINUTES_30', 'MINUTES_60', 'UNTIL_CLOSING'] as const;
export type OrderPause = (typeof orderPauses)[number];

const busyMessage = `Please enter 0 to ${limits.busyMinutes} minutes`;

/** The changes of staff. Missing fields and null stay unchanged. */
export const orderingInput = z.object({
  takesOrders: optional(z.boolean('Please say whether orders are taken: true or false')),
  pause: optional(z.enum(orderPauses, `The pause must be one of: ${orderPauses.join(', ')}`)),
  busyMinutes: optional(
    z.number(busyMessage).int(busyMessage).min(0, busyMessage).max(limits.busyMinutes, busyMessage),
  ),
});

export type OrderingChange = z.output<typeof orderingInput>;

const versionMessage = 'The version must be the one that the settings were shown with';

/** The version that the admin saw. */
export const expectedVersion = z.number(versionMessage).int(versionMessage).min(1, versionMessage);
