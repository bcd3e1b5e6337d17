import * as z from 'zod/mini';
import type { DeliveryZoneInput, DeliveryZoneKind, RestaurantSettingsFragment } from '../../gql/graphql';
import { typedAs } from '../form/typed-as';
import { areSameRows, type Field } from '../../shared/form/fields';
import type { Pin } from '../../shared/lib/pin';
import { isRecord } from '../../shared/lib/is-record';
import { readNumber, sentNumber, sentNumberOrNull, withAsciiDigits } from '../../shared/lib/typed-number';
import { randomUuid } from '../../shared/lib/uuid';
import { circleCorners, type Corners } from './zone-shapes';

export const zoneKinds = ['CIRCLE', 'PIN_CODES', 'POLYGON'] as const satisfies DeliveryZoneKind[];

const feeStepSchema = z.object({
  /** Identifies a row. */
  key: z.string(),
  from: z.string(),
  fee: z.string(),
});
/** The fee of orders from an amount on, as typed. */
export type FeeStepFields = z.infer<typeof feeStepSchema>;

export const newFeeStep = (): FeeStepFields => ({ key: randomUuid(), from: '', fee: '' });

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
  radiusKm: z.string(),
  pinCodes: z.string(),
  fee: z.string(),
  feeSteps: z.readonly(z.array(feeStepSchema)),
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

const placesIn = (lines: string): Pin[] =>
  lines
    .split('\n')
    .filter((line) => line.trim())
    .map(placeOf);

const isOnEarth = ({ lat, lng }: Pin) => Math.abs(lat) <= 90 && Math.abs(lng) <= 180;

/** The readable places of lines of text. */
const parsePlaces = (lines: string): Pin[] => placesIn(lines).filter(isOnEarth);

/** The corners of a border: GeoJSON and many map tools repeat the first one at the end. */
export function cornersIn(lines: string): Pin[] {
  const corners = parsePlaces(lines);
  const [first, last] = [corners[0], corners.at(-1)];
  const isClosed = corners.length > 3 && first?.lat === last?.lat && first?.lng === last?.lng;
  return isClosed ? corners.slice(0, -1) : corners;
}

/** The number of the first place that cannot be read; 0 if there is none. */
export const unreadablePlace = (lines: string): number =>
  placesIn(lines).findIndex((place) => !isOnEarth(place)) + 1;

/** The PIN codes of a list, as typed. */
export const pinCodesIn = (list: string): string[] =>
  list.split(/[,;\n]+/).flatMap((code) => code.trim() || []);

/** The places that are the corners of a polygon, or the centre of a circle. */
export function placesOf({ kind, points, center }: ZoneFields): Pin[] {
  if (kind === 'PIN_CODES') return [];
  return kind === 'CIRCLE' ? parsePlaces(center) : cornersIn(points);
}

/** The border of a zone; without corners if it is unknown. */
export function borderOf(zone: ZoneFields): Corners {
  const places = placesOf(zone);
  if (zone.kind !== 'CIRCLE') return places;
  const radius = metersOf(zone.radiusKm);
  return places[0] && radius > 0 ? circleCorners(places[0], radius) : [];
}

type Zone = RestaurantSettingsFragment['deliveryZones'][number];

const zoneFields = (zone: Zone): ZoneFields => ({
  key: zone.id,
  id: zone.id,
  name: zone.name,
  kind: zone.kind,
  points: zone.points.map(placeText).join('\n'),
  center: zone.center ? placeText(zone.center) : '',
  radiusKm: String((zone.radiusMeters ?? 3000) / 1000),
  pinCodes: zone.pinCodes.join(', '),
  fee: String(zone.fee),
  feeSteps: zone.feeSteps.map(({ from, fee }) => ({
    key: String(from),
    from: String(from),
    fee: String(fee),
  })),
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
  radiusKm: '3',
  pinCodes: '',
  fee: '',
  feeSteps: [],
  minimum: '0',
  freeFrom: '',
  extraMinutes: '0',
  isOn: true,
  isAnyHour: true,
  opensAt: '11:00',
  closesAt: '23:00',
});

/** In metres; a text that is no number becomes one that the server refuses. */
export const metersOf = (radiusKm: string): number => Math.round(sentNumber('decimal', radiusKm) * 1000);

export const sentZone = ({ id, kind, ...zone }: ZoneFields): DeliveryZoneInput => ({
  ...(id && { id }),
  name: zone.name.trim(),
  kind,
  ...(kind === 'POLYGON' && {
    points: placesIn(zone.points),
  }),
  ...(kind === 'CIRCLE' && {
    center: zone.center.trim() ? placeOf(zone.center) : null,
    radiusMeters: metersOf(zone.radiusKm),
  }),
  ...(kind === 'PIN_CODES' && {
    pinCodes: pinCodesIn(zone.pinCodes),
  }),
  fee: sentNumber('rupees', zone.fee),
  feeSteps: zone.feeSteps.map(({ from, fee }) => ({
    from: sentNumber('rupees', from),
    fee: sentNumber('rupees', fee),
  })),
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

const rupees = String.raw`(?:₹\s*)?(?:[1-9]\d?(?:,\d\d)*,\d{3}|\d+)(?:\.\d*)?`;
const step = new RegExp(String.raw`\s*(${rupees})\s*:\s*(${rupees})\s*(?:[,;\n]+\s*|$)`, 'y');

/** The rows of `500: 20, 800: 10`. What cannot be read is kept in the last one. */
function stepRows(text: string): FeeStepFields[] {
  const typed = withAsciiDigits(text).trim();
  const rows: FeeStepFields[] = [];
  let end = 0;
  for (let found = step.exec(typed); found; found = step.exec(typed)) {
    const [, from = '', fee = ''] = found;
    rows.push({ ...newFeeStep(), from, fee });
    end = step.lastIndex;
  }
  const rest = typed.slice(end);
  return rest === '' ? rows : [...rows, { ...newFeeStep(), from: rest }];
}

/** Zones as typed before December 2026, when fee steps were one text and the radius was in metres. */
export const upgradedZones = (zones: unknown): unknown =>
  Array.isArray(zones) ? zones.map((zone: unknown) => (isRecord(zone) ? upgradedZone(zone) : zone)) : zones;

function upgradedZone({ radiusMeters, ...zone }: Record<string, unknown>) {
  const { feeSteps } = zone;
  const meters = typeof radiusMeters === 'string' ? readNumber('decimal', radiusMeters) : undefined;
  return {
    radiusKm: meters === undefined ? radiusMeters : String(meters / 1000),
    ...zone,
    feeSteps: typeof feeSteps === 'string' ? stepRows(feeSteps) : feeSteps,
  };
}
