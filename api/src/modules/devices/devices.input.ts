import { z } from 'zod';
import { common } from '../../platform/common.sentences.js';
import { isWholePaise, toPaise } from '../../platform/money.js';
import { emptyAsMissing, id, isBlank, optional, text } from '../../platform/validation.js';
import { factorProofInput, givenPassword } from '../auth/auth.input.js';
import { devicePlaces } from '../auth/role.js';
import { approvalActs } from './approval.entity.js';
import { say } from './devices.sentences.js';

const name = text(say.itsName, { max: 60 });
const isDemanded = z.boolean(common.trueOrFalse).meta({
  description: 'Whether somebody must enter a PIN before the tablet does anything.',
});
const minutes = z
  .int(say.minutesInvalid)
  .min(1, say.minutesInvalid)
  .max(60, say.minutesInvalid)
  .meta({ description: 'Minutes without a press after which the tablet locks itself.' });

export const deviceInput = z.object({
  name,
  place: z.enum(devicePlaces, say.placeMissing),
  demandsPerson: optional(isDemanded).transform((value) => value ?? false),
  lockMinutes: optional(minutes).transform((value) => value ?? 5),
});
export type DeviceInput = z.output<typeof deviceInput>;

export const deviceChanges = z.object({
  name: optional(name),
  demandsPerson: optional(isDemanded),
  lockMinutes: optional(minutes),
});
export type DeviceChanges = z.output<typeof deviceChanges>;

export const deviceProof = z.object({
  currentPassword: emptyAsMissing(givenPassword).meta({
    description: 'Required unless the login is recent.',
    type: ['string', 'null'],
  }),
});

export const deviceId = z.object({ id });

/** A wrong one is a wrong try, whatever it looks like. */
const pin = text(say.thePin, { max: 20, missing: say.pinForm });

export const personsPin = z.object({ personId: id, pin });

const approved = <T extends z.ZodType<number>>(amount: T) =>
  z
    .object({
      act: z.enum(approvalActs, say.actInvalid({ values: approvalActs.join(', ') })),
      id: id.meta({ description: 'The record: an order, payment, taking or booking.' }),
      amount: optional(amount).meta({
        description:
          'Rupees that go back, for `REFUND_PAYMENT`, `CHANGE_ORDER`, and for `CANCEL_ORDER` with a refund; missing if none do.',
      }),
      ...personsPin.shape,
    })
    .transform(({ amount: amountPaise, ...input }) => ({ ...input, amountPaise }));

/** The GraphQL scalar `Rupees` parses amounts to paise. */
export const approvalInput = approved(
  z.int(say.amountInvalid).min(0, say.amountInvalid).max(1_000_000_000, say.amountInvalid),
);
export type ApprovalInput = z.output<typeof approvalInput>;

export const approvalBody = approved(
  z
    .number(say.amountInvalid)
    .min(0, say.amountInvalid)
    .max(10_000_000, say.amountInvalid)
    .refine(isWholePaise, say.amountInvalid)
    .transform(toPaise),
);

export const newPin = z.object({
  personId: id,
  pin,
  password: givenPassword
    .refine((value) => !isBlank(value), say.passwordMissing)
    .meta({ description: 'The password of the person’s account.' }),
  secondFactor: optional(factorProofInput).meta({
    description: 'The second factor of the person’s account, if it has one.',
  }),
});
export type NewPin = z.output<typeof newPin>;

export const deviceReport = z.object({
  stamp: optional(id).meta({
    description: 'What the last report returned; missing in the first one.',
  }),
  appVersion: optional(text(say.itsVersion, { max: 60 })).meta({
    description: 'The version of the shop’s pages.',
  }),
  batteryPercent: optional(z.int(say.percentInvalid).min(0, say.percentInvalid).max(100, say.percentInvalid)),
  isCharging: optional(z.boolean(common.trueOrFalse)),
});
export type DeviceReport = z.output<typeof deviceReport>;
