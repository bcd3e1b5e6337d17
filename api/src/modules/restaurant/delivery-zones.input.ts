import { z } from 'zod';
import { coordinates, id, pinCodeText, text } from '../../platform/validation.js';
import { crossesItself, deliveryZoneKinds, type DeliveryZone } from './delivery-zones.js';
import { interval } from './restaurant-hours.input.js';

const limits = {
  zones: 50,
  points: 500,
  pinCodes: 500,
  radiusMeters: 50_000,
  feeRupees: 10_000,
  totalRupees: 100_000,
  extraMinutes: 120,
  feeSteps: 10,
} as const;

/** The GraphQL scalar `Rupees` converts amounts to paise. */
const amount = (message: string, maxRupees: number) =>
  z
    .int(message)
    .min(0, message)
    .max(maxRupees * 100, message);

const kindMessage = `The kind of a zone must be one of: ${deliveryZoneKinds.join(', ')}`;
const pointsMessage = 'Please give the corners of the zone as a list of places on the map';
const radiusMessage = `Please enter a radius of 1 to ${limits.radiusMeters} metres`;
const feeMessage = `Please enter a delivery fee of 0 to ${limits.feeRupees} rupees`;
const minimumMessage = `Please enter a minimum of 0 to ${limits.totalRupees} rupees`;
const freeFromMessage = `Please enter a total of 1 to ${limits.totalRupees} rupees, or nothing`;
const extraMessage = `Please enter 0 to ${limits.extraMinutes} minutes`;

const stepsMessage = 'Please give the fees by total as a list';
/** In any order. */
const feeSteps = z
  .array(
    z.object({
      from: amount(freeFromMessage, limits.totalRupees).min(100, freeFromMessage),
      fee: amount(feeMessage, limits.feeRupees),
    }),
    stepsMessage,
  )
  .max(limits.feeSteps, { error: `Please enter at most ${limits.feeSteps} fees by total`, abort: true })
  .superRefine((steps, context) => {
    const totals = steps.map(({ from }) => from);
    for (const [index, from] of totals.entries())
      if (totals.indexOf(from) !== index)
        context.addIssue({ code: 'custom', path: [index, 'from'], message: 'This total has a fee already' });
  })
  .transform((steps) =>
    steps
      .map(({ from, fee }) => ({ fromPaise: from, feePaise: fee }))
      .toSorted((one, other) => one.fromPaise - other.fromPaise),
  );

const pinCode = pinCodeText('a PIN code');

const pinCodes = z
  .array(pinCode, 'Please give the PIN codes as a list')
  .max(limits.pinCodes, { error: `Please enter at most ${limits.pinCodes} PIN codes`, abort: true })
  .superRefine((list, context) => {
    for (const [index, code] of list.entries())
      if (list.indexOf(code) !== index)
        context.addIssue({ code: 'custom', path: [index], message: 'This PIN code is there already' });
  });

/** GeoJSON and many map tools repeat the first corner at the end. */
const withoutClosing = (corners: { lat: number; lng: number }[]) => {
  const [first, last] = [corners[0], corners.at(-1)];
  const isClosed = corners.length > 3 && first?.lat === last?.lat && first?.lng === last?.lng;
  return isClosed ? corners.slice(0, -1) : corners;
};

// The limit is checked before the corners, so that a huge list gets one error.
const points = z
  .array(z.unknown(), pointsMessage)
  .max(limits.points, { error: `Please draw at most ${limits.points} corners`, abort: true })
  .pipe(z.array(coordinates));

const missing = {
  corners: 'Please draw at least 3 corners',
  crossing: 'The border of the zone must not cross itself. Please move its corners',
  center: 'Please choose the centre of the circle',
  pinCodes: 'Please enter at least one PIN code',
} as const;

/** Without an id it is a new one. */
export type RequestedZone = Omit<DeliveryZone, 'id'> & { readonly id: string | undefined };

const deliveryZone = z
  .object({
    id: id.nullish(),
    name: text('the name of the zone', { max: 40 }),
    kind: z.enum(deliveryZoneKinds, kindMessage),
    points: points.transform(withoutClosing).nullish(),
    center: coordinates.nullish(),
    radiusMeters: z
      .number(radiusMessage)
      .int(radiusMessage)
      .min(1, radiusMessage)
      .max(limits.radiusMeters, radiusMessage)
      .nullish(),
    pinCodes: pinCodes.nullish(),
    fee: amount(feeMessage, limits.feeRupees),
    feeSteps: feeSteps.nullish(),
    minimum: amount(minimumMessage, limits.totalRupees).nullish(),
    freeFrom: amount(freeFromMessage, limits.totalRupees).min(100, freeFromMessage).nullish(),
    extraMinutes: z.int(extraMessage).min(0, extraMessage).max(limits.extraMinutes, extraMessage).nullish(),
    isOn: z.boolean().nullish(),
    hours: interval.nullish(),
  })
  .superRefine(({ kind, points: corners, center, radiusMeters, pinCodes: codes }, context) => {
    const refuse = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    if (kind === 'POLYGON') {
      if (!corners || corners.length < 3) refuse('points', missing.corners);
      else if (crossesItself(corners)) refuse('points', missing.crossing);
    }
    if (kind === 'CIRCLE' && !center) refuse('center', missing.center);
    // 0 has its own issue.
    if (kind === 'CIRCLE' && (radiusMeters ?? undefined) === undefined) refuse('radiusMeters', radiusMessage);
    if (kind === 'PIN_CODES' && !codes?.length) refuse('pinCodes', missing.pinCodes);
  })
  .transform(({ id: known, name, kind, fee, minimum, freeFrom, ...zone }): RequestedZone => ({
    id: known ?? undefined,
    name,
    kind,
    points: (kind === 'POLYGON' && zone.points) || [],
    center: (kind === 'CIRCLE' && zone.center) || null,
    radiusMeters: (kind === 'CIRCLE' && zone.radiusMeters) || null,
    pinCodes: (kind === 'PIN_CODES' && zone.pinCodes) || [],
    feePaise: fee,
    feeSteps: zone.feeSteps ?? [],
    minimumPaise: minimum ?? 0,
    freeFromPaise: freeFrom ?? null,
    extraMinutes: zone.extraMinutes ?? 0,
    isOn: zone.isOn ?? true,
    hours: zone.hours ?? null,
  }));

/** All zones, in the order in which they are tried. */
export const deliveryZones = z
  .array(z.unknown(), 'Please give the delivery zones as a list')
  .max(limits.zones, { error: `Please enter at most ${limits.zones} delivery zones`, abort: true })
  .pipe(z.array(deliveryZone))
  // Ids and names of zones with faults may be missing.
  .superRefine((list: readonly Partial<RequestedZone>[], context) => {
    const names = list.map(({ name = '' }) => name.toLowerCase());
    for (const [index, { id: own }] of list.entries()) {
      if (list.slice(0, index).some((other) => own !== undefined && other.id === own))
        context.addIssue({ code: 'custom', path: [index, 'id'], message: 'Another zone has this id' });
      else if (names.indexOf(names[index] ?? '') !== index)
        context.addIssue({ code: 'custom', path: [index, 'name'], message: 'Another zone has this name' });
    }
  });
