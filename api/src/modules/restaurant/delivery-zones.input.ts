import { z } from 'zod';
import { coordinates, id, pinCodeText, text, issue } from '../../platform/validation.js';
import { crossesItself, deliveryZoneKinds, type DeliveryZone } from './delivery-zones.js';
import { interval } from './restaurant-hours.input.js';
import { common } from '../../platform/common.sentences.js';
import { say } from './restaurant.sentences.js';
import type { Sentence } from '../../platform/sentences.js';

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
const amount = (message: Sentence, maxRupees: number) =>
  z
    .int(message)
    .min(0, message)
    .max(maxRupees * 100, message);

const kindMessage = say.zoneKind({ values: deliveryZoneKinds.join(', ') });
const radiusMessage = say.zoneRadius({ max: limits.radiusMeters });
const feeMessage = say.zoneFee({ max: limits.feeRupees });
const minimumMessage = say.zoneMinimum({ max: limits.totalRupees });
const freeFromMessage = say.zoneFreeFrom({ max: limits.totalRupees });
const extraMessage = say.minutesUpTo({ max: limits.extraMinutes });

/** In any order. */
const feeSteps = z
  .array(
    z.object({
      from: amount(freeFromMessage, limits.totalRupees).min(100, freeFromMessage),
      fee: amount(feeMessage, limits.feeRupees),
    }),
    say.zoneSteps,
  )
  .max(limits.feeSteps, { ...say.tooManySteps({ max: limits.feeSteps }), abort: true })
  .superRefine((steps, context) => {
    const totals = steps.map(({ from }) => from);
    for (const [index, from] of totals.entries())
      if (totals.indexOf(from) !== index) context.addIssue(issue([index, 'from'], say.stepTwice));
  })
  .transform((steps) =>
    steps
      .map(({ from, fee }) => ({ fromPaise: from, feePaise: fee }))
      .toSorted((one, other) => one.fromPaise - other.fromPaise),
  );

const pinCode = pinCodeText(common.aPinCode);

const pinCodes = z
  .array(pinCode, say.pinCodesList)
  .max(limits.pinCodes, { ...say.tooManyPinCodes({ max: limits.pinCodes }), abort: true })
  .superRefine((list, context) => {
    for (const [index, code] of list.entries())
      if (list.indexOf(code) !== index) context.addIssue(issue([index], say.pinCodeTwice));
  });

/** GeoJSON and many map tools repeat the first corner at the end. */
const withoutClosing = (corners: { lat: number; lng: number }[]) => {
  const [first, last] = [corners[0], corners.at(-1)];
  const isClosed = corners.length > 3 && first?.lat === last?.lat && first?.lng === last?.lng;
  return isClosed ? corners.slice(0, -1) : corners;
};

// The limit is checked before the corners, so that a huge list gets one error.
const points = z
  .array(z.unknown(), say.zonePoints)
  .max(limits.points, { ...say.tooManyCorners({ max: limits.points }), abort: true })
  .pipe(z.array(coordinates));

const missing = {
  corners: say.tooFewCorners,
  crossing: say.crossing,
  center: say.noCenter,
  pinCodes: say.noPinCodes,
} as const;

/** Without an id it is a new one. */
export type RequestedZone = Omit<DeliveryZone, 'id'> & { readonly id: string | undefined };

const deliveryZone = z
  .object({
    id: id.nullish(),
    name: text(say.zoneName, { max: 40 }),
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
    const refuse = (field: string, message: Sentence) => context.addIssue(issue([field], message));
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
  .array(z.unknown(), say.zonesList)
  .max(limits.zones, { ...say.tooManyZones({ max: limits.zones }), abort: true })
  .pipe(z.array(deliveryZone))
  // Ids and names of zones with faults may be missing.
  .superRefine((list: readonly Partial<RequestedZone>[], context) => {
    const names = list.map(({ name = '' }) => name.toLowerCase());
    for (const [index, { id: own }] of list.entries()) {
      if (list.slice(0, index).some((other) => own !== undefined && other.id === own))
        context.addIssue(issue([index, 'id'], say.zoneIdTwice));
      else if (names.indexOf(names[index] ?? '') !== index)
        context.addIssue(issue([index, 'name'], say.zoneNameTwice));
    }
  });
