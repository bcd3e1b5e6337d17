import { z } from 'zod';
import { emptyAsMissing, exactText, isBlank, optional, text } from '../../platform/validation.js';
import { common } from '../../platform/common.sentences.js';
import { withAsciiDigits } from '../../platform/indic-digits.js';
import type { FactorProof } from './second-factors.js';
import { say } from './auth.sentences.js';

/** UTF-16 units: room for 64 characters of any script, including composed emoji. */
const maxPasswordLength = 1000;

export const email = text(say.yourEmail, { max: 254 })
  .pipe(z.email(say.emailInvalid))
  .meta({ format: 'email' });

export const newPassword = exactText(say.thePassword, say.passwordMissing)
  .refine((value) => !isBlank(value), say.passwordMissing)
  .min(8, say.passwordTooShort)
  .max(maxPasswordLength, common.tooLong({ max: maxPasswordLength, what: say.thePassword }))
  .meta({ description: 'An admin’s password must not be one of the most common ones.' });

export const registerInput = z.object({
  name: text(common.yourName, { max: 120 }),
  email,
  password: newPassword,
});
export type RegisterInput = z.output<typeof registerInput>;

export const forgotPasswordInput = z.object({ email });

const linkToken = text(common.theLink, { max: 2000 }).meta({
  description: 'The token of the link in the mail.',
});

export const resetPasswordInput = z.object({ token: linkToken, password: newPassword });
export type ResetPasswordInput = z.output<typeof resetPasswordInput>;

export const linkInput = z.object({ token: linkToken });

/** For comparison only: its form is not checked. */
export const givenPassword = exactText(say.yourPassword).max(
  1000,
  common.tooLong({ max: 1000, what: say.yourPassword }),
);

/** Other fields, such as a role, are dropped. Missing and null fields stay unchanged. */
export const updateProfileInput = z.object({
  name: optional(text(common.yourName, { max: 120 })),
  email: optional(email),
  /** An empty form field means no change. */
  password: emptyAsMissing(newPassword).meta({
    anyOf: [{ type: 'string', minLength: 8 }, { const: '' }, { type: 'null' }],
  }),
  currentPassword: emptyAsMissing(givenPassword).meta({
    description: 'Required to change the e-mail address or password in a session older than 15 minutes.',
    type: ['string', 'null'],
  }),
});
export type UpdateProfileInput = z.output<typeof updateProfileInput>;

const deviceToken = exactText(say.deviceToken)
  .max(1000, common.tooLong({ max: 1000, what: say.deviceToken }))
  .nullish()
  .meta({ description: 'The `deviceToken` of an earlier login on this device.' });

export const authenticatorDigits = text(say.authenticatorCode, { max: 40 })
  .transform((value) => withAsciiDigits(value).replaceAll(/[\s-]/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, say.sixDigits));

/** Bytes, as browsers send them. */
export const base64url = (max: number) =>
  z
    .string(say.passkeyUnreadable)
    .max(max, say.passkeyUnreadable)
    .regex(/^[\w-]+$/, say.passkeyUnreadable);

const passkeyProof = z.object({
  id: base64url(1400),
  clientDataJSON: base64url(4000),
  authenticatorData: base64url(4000),
  signature: base64url(2000),
});

const factorProofFields = {
  passkey: optional(passkeyProof).meta({
    description: 'The answer of a passkey to the last challenge.',
    type: ['object', 'null'],
  }),
  digits: emptyAsMissing(authenticatorDigits).meta({
    description: 'The six digits of the authenticator app.',
    type: ['string', 'null'],
  }),
  recoveryCode: emptyAsMissing(text(say.recoveryCode, { max: 100 })).meta({
    description: 'One of the recovery codes. Each works once.',
    type: ['string', 'null'],
  }),
};

const hasProof = ({ passkey, digits, recoveryCode }: FactorProof) =>
  (passkey ?? digits ?? recoveryCode) !== undefined;

const proofMissing = { ...say.proofMissing, path: ['digits'] };

export const factorProofInput = z.object(factorProofFields).refine(hasProof, proofMissing);

const ticket = text(say.ticket, { max: 2000 });

export const ticketInput = z.object({ ticket });

export const secondStepInput = z
  .object({ ticket, ...factorProofFields, deviceToken })
  .refine(hasProof, proofMissing);
export type SecondStepInput = z.output<typeof secondStepInput>;

/** The form is not checked: an invalid e-mail address is answered like a wrong password. */
export const loginInput = z.object({
  email: text(say.yourEmail, { max: 1000 }),
  password: givenPassword.min(1, say.yourPasswordMissing),
  deviceToken,
});
export type LoginInput = z.output<typeof loginInput>;
