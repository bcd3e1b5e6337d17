import { z } from 'zod';
import {
  coordinates,
  id,
  phoneMessage,
  phonePattern,
  text,
  timeOfDayText,
} from '../../platform/validation.js';
import { email } from '../auth/auth.input.js';
import { isFssaiNumber, isGstin } from './registration-numbers.js';

const limits = { tables: 200, seats: 50, links: 10, feeRupees: 100_000, refundHours: 1000 } as const;

/** Optional text; blank and null mean none. */
const optionalText = (label: string, max: number) =>
  text(label, { min: 0, max })
    .nullable()
    .transform((value) => value || null);

/** A number as people write it, with spaces removed. */
const numberText = (label: string, max: number) =>
  optionalText(label, max).transform((value) => value?.replaceAll(/\s/g, '').toUpperCase() ?? null);

const urlMessage = 'Please enter a link that begins with https://';
const link = z.object({
  name: text('the name of the link', { max: 40 }),
  url: z
    .string(urlMessage)
    .trim()
    .max(500, 'Please use at most 500 characters for the link')
    .pipe(z.url({ protocol: /^https$/, error: urlMessage })),
});

const minutesADay = 24 * 60;
const time = timeOfDayText('Please enter a time; it looks like 19:30').transform(
  (value) => Number(value.slice(0, 2)) * 60 + Number(value.slice(3)),
);

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

const stayMessage = 'Please enter a length of stay of 15 to 600 minutes';
const feeMessage = `Please enter a booking fee of 1 to ${limits.feeRupees} rupees`;
const refundMessage = `Please enter 0 to ${limits.refundHours} hours`;

/** The GraphQL scalar `Rupees` converts the fee to paise. */
export const restaurantInput = z
  .object({
    name: text('the name of the restaurant', { max: 80 }),
    shortName: text('the short name', { max: 30 }),
    tagline: text('the line below the name', { min: 0, max: 160 }),
    address: text('the address', { max: 300 }),
    state: optionalText('the state', 60),
    pinCode: text('the PIN code', { max: 20 })
      .transform((value) => value.replaceAll(/\s/g, ''))
      .pipe(z.string().regex(/^[1-9]\d{5}$/, 'Please enter a PIN code of six digits')),
    coordinates: coordinates.nullable(),
    phone: text('the phone number', { max: 40 }).pipe(z.string().regex(phonePattern, phoneMessage)),
    whatsapp: optionalText('the WhatsApp number', 40).refine(
      (value) => value === null || phonePattern.test(value),
      phoneMessage,
    ),
    email,
    fssai: numberText('the FSSAI number', 40).refine(
      (value) => value === null || isFssaiNumber(value),
      'An FSSAI number has 14 digits',
    ),
    gstin: numberText('the GSTIN', 40).refine(
      (value) => value === null || isGstin(value),
      'This GSTIN is not valid: please compare all 15 characters with your certificate',
    ),
    links: z
      .array(link, 'Please give the links as a list')
      .max(limits.links, `Please enter at most ${limits.links} links`),
    tableHours: weekHours.refine(
      (week) => week.some((day) => day !== null),
      'Please open on one day at least',
    ),
    tables,
    stayMinutes: z.number(stayMessage).int(stayMessage).min(15, stayMessage).max(600, stayMessage),
    bookingFee: z
      .int(feeMessage)
      .min(100, feeMessage)
      .max(limits.feeRupees * 100, feeMessage),
    refundHours: z.number(refundMessage).min(0, refundMessage).max(limits.refundHours, refundMessage),
  })
  .partial()
  .transform(({ coordinates: pin, bookingFee, ...rest }) => ({
    ...rest,
    ...(pin !== undefined && { lat: pin?.lat ?? null, lng: pin?.lng ?? null }),
    ...(bookingFee !== undefined && { bookingFeePaise: bookingFee }),
  }));

/** The changes of an admin. Missing fields stay unchanged. */
export type RestaurantChanges = z.output<typeof restaurantInput>;

const versionMessage = 'The version must be the one that the settings were shown with';

/** The version that the admin saw. */
export const seenVersion = z.number(versionMessage).int(versionMessage).min(1, versionMessage);
