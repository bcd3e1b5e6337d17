import * as z from 'zod/mini';
import type { DeliveryZoneInput, DeliveryZoneKind, RestaurantSettingsFragment } from '../../gql/graphql';
import { typedAs } from '../form/typed-as';
import { areSameRows, type Field } from '../../shared/form/fields';
import type { Pin } from '../../shared/lib/pin';
import { rupeesPattern, sentNumber, sentNumberOrNull, withAsciiDigits } from '../../shared/lib/typed-number';
import { randomUuid } from '../../shared/lib/uuid';

export const zoneKinds = ['CIRCLE', 'PIN_CODES', 'POLYGON'] as const satisfies DeliveryZoneKind[];

/** What another kind of zone needs is kept until the form is left. */
const zoneSchema = z.object({
  /** Identifies a row; for an existing zone, its id. */
  key: z.string(),
  id: z.optional(z.string()),
  name: z.string(),
  kind: z.enum(zoneKinds),
  /** One place a line: `12.9716, 77.5946`. */
  points: z.string(),
  center: z.string(),
  radiusMeters: z.string(),
  pinCodes: z.string(),
  fee: z.string(),
  /** `500: 20, 800: 10` */
  feeSteps: z.string(),
  minimum: z.string(),
  freeFrom: z.string(),
  extraMinutes: z.string(),
  isOn: z.boolean(),
  isAnyHour: z.boolean(),
  opensAt: z.string(),
  closesAt: z.string(),
});
/** A delivery zone as typed. */
export type ZoneFields = z.infer<typeof zoneSchema>;

export const placeText = ({ lat, lng }: Pin) => `${lat}, ${lng}`;

/** No place of the earth: the server names the field. */
const unreadable = 999;

function placeOf(text: string): Pin {
  const [lat = unreadable, lng = unreadable, ...more] = text
    .split(/[,\s]+/)
    .filter(Boolean)
    .map((part) => (Number.isFinite(Number(part)) ? Number(part) : unreadable));
  return more.length > 0 ? { lat: unreadable, lng: unreadable } : { lat, lng };
}

/** The readable places of lines of text. */
export const parsePlaces = (lines: string): Pin[] =>
  lines
    .split('\n')
    .filter((line) => line.trim())
    .map(placeOf)
    .filter(({ lat, lng }) => Math.abs(lat) <= 90 && Math.abs(lng) <= 180);

type Zone = RestaurantSettingsFragment['deliveryZones'][number];

const zoneFields = (zone: Zone): ZoneFields => ({
  key: zone.id,
  id: zone.id,
  name: zone.name,
  kind: zone.kind,
  points: zone.points.map(placeText).join('\n'),
  center: zone.center ? placeText(zone.center) : '',
  radiusMeters: String(zone.radiusMeters ?? 3000),
  pinCodes: zone.pinCodes.join(', '),
  fee: String(zone.fee),
  feeSteps: zone.feeSteps.map(({ from, fee }) => `${from}: ${fee}`).join(', '),
  minimum: String(zone.minimum),
  freeFrom: zone.freeFrom === null ? '' : String(zone.freeFrom),
  extraMinutes: String(zone.extraMinutes),
  isOn: zone.isOn,
  isAnyHour: zone.hours === null,
  opensAt: zone.hours?.opensAt ?? '11:00',
  closesAt: zone.hours?.closesAt ?? '23:00',
});

/** @param place of the restaurant, the centre of new circles */
export const newZone = (place: Pin | null): ZoneFields => ({
  key: randomUuid(),
  name: '',
  kind: 'CIRCLE',
  points: '',
  center: place ? placeText(place) : '',
  radiusMeters: '3000',
  pinCodes: '',
  fee: '',
  feeSteps: '',
  minimum: '0',
  freeFrom: '',
  extraMinutes: '0',
  isOn: true,
  isAnyHour: true,
  opensAt: '11:00',
  closesAt: '23:00',
});

const feeStep = new RegExp(
  String.raw`\s*(${rupeesPattern})\s*:\s*(${rupeesPattern})\s*(?:[,;\n]+\s*|$)`,
  'gy',
);

function stepsOf(typed: string) {
  const text = withAsciiDigits(typed).trim();
  const found = [...text.matchAll(feeStep)];
  const steps = found.map(([, from = '', fee = '']) => ({
    from: sentNumber('rupees', from),
    fee: sentNumber('rupees', fee),
  }));
  const rest = text.slice(found.reduce((length, [step]) => length + step.length, 0));
  return rest === ''
    ? steps
    : [...steps, { from: sentNumber('rupees', rest), fee: sentNumber('rupees', '') }];
}

/** Whether a comma in a number keeps the fees from being read. */
export const hasUnreadableComma = (feeSteps: string): boolean =>
  /\p{Nd},\p{Nd}/u.test(feeSteps) && stepsOf(feeSteps).some(({ fee }) => fee < 0);

export const sentZone = ({ id, kind, ...zone }: ZoneFields): DeliveryZoneInput => ({
  ...(id && { id }),
  name: zone.name.trim(),
  kind,
  ...(kind === 'POLYGON' && {
    points: zone.points
      .split('\n')
      .filter((line) => line.trim())
      .map(placeOf),
  }),
  ...(kind === 'CIRCLE' && {
    center: zone.center.trim() ? placeOf(zone.center) : null,
    radiusMeters: sentNumber('whole', zone.radiusMeters),
  }),
  ...(kind === 'PIN_CODES' && {
    pinCodes: zone.pinCodes.split(/[,;\n]+/).flatMap((code) => code.trim() || []),
  }),
  fee: sentNumber('rupees', zone.fee),
  feeSteps: stepsOf(zone.feeSteps),
  minimum: sentNumber('rupees', zone.minimum),
  freeFrom: sentNumberOrNull('rupees', zone.freeFrom),
  extraMinutes: sentNumber('whole', zone.extraMinutes),
  isOn: zone.isOn,
  hours: zone.isAnyHour ? null : { opensAt: zone.opensAt, closesAt: zone.closesAt },
});

/** The zones in the order in which they are tried. */
export const deliveryZones: Field<readonly ZoneFields[], readonly Zone[], DeliveryZoneInput[]> = {
  isTyped: typedAs(z.array(zoneSchema)),
  empty: [],
  fromServer: (zones) => zones.map(zoneFields),
  toInput: (zones) => zones.map(sentZone),
  isSame: areSameRows,
};
