import type { DeliveryZoneInput, DeliveryZoneKind, RestaurantSettingsFragment } from '../../gql/graphql';
import { isRecord } from '../../shared/lib/is-record';
import type { Pin } from '../../shared/lib/pin';
import { rupeesPattern, sentNumber, sentNumberOrNull, withAsciiDigits } from '../../shared/lib/typed-number';
import { randomUuid } from '../../shared/lib/uuid';

export const zoneKinds = ['CIRCLE', 'PIN_CODES', 'POLYGON'] as const satisfies DeliveryZoneKind[];

/** A delivery zone as typed. What another kind needs is kept until the form is left. */
export interface ZoneFields {
  /** Identifies a row; for an existing zone, its id. */
  readonly key: string;
  readonly id?: string;
  readonly name: string;
  readonly kind: DeliveryZoneKind;
  /** One place a line: `12.9716, 77.5946`. */
  readonly points: string;
  readonly center: string;
  readonly radiusMeters: string;
  readonly pinCodes: string;
  readonly fee: string;
  /** `500: 20, 800: 10` */
  readonly feeSteps: string;
  readonly minimum: string;
  readonly freeFrom: string;
  readonly extraMinutes: string;
  readonly isOn: boolean;
  readonly isAnyHour: boolean;
  readonly opensAt: string;
  readonly closesAt: string;
}

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
export const placesOf = (lines: string): Pin[] =>
  lines
    .split('\n')
    .filter((line) => line.trim())
    .map(placeOf)
    .filter(({ lat, lng }) => Math.abs(lat) <= 90 && Math.abs(lng) <= 180);

export const zoneFields = (zone: RestaurantSettingsFragment['deliveryZones'][number]): ZoneFields => ({
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

export const areZoneFields = (value: unknown): value is readonly ZoneFields[] =>
  Array.isArray(value) &&
  value.every(
    (zone) =>
      isRecord(zone) &&
      [
        'key',
        'name',
        'points',
        'center',
        'radiusMeters',
        'pinCodes',
        'fee',
        'feeSteps',
        'minimum',
        'freeFrom',
        'extraMinutes',
      ].every((field) => typeof zone[field] === 'string'),
  );
