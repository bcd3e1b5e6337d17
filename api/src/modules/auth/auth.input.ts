import { z } from 'zod';
import { emptyAsMissing, exactText, isBlank, optional, text } from '../../platform/validation.js';

/** UTF-16 units: room for 64 characters of any script, including composed emoji. */
const maxPasswordLength = 1000;

export const email = text('your e-mail address', { max: 254 })
  .pipe(z.email('Please enter a valid e-mail address, for instance asha@example.in'))
  .meta({ format: 'email' });

export const newPassword = exactText('the password', 'Please enter a password')
  .refine((value) => !isBlank(value), 'Please enter a password')
  .min(8, 'Please use at least 8 characters for the password')
  .max(maxPasswordLength, `Please use at most ${maxPasswordLength} characters for the password`)
  .meta({ description: 'An admin’s password must not be one of the most common ones.' });

export const registerInput = z.object({
  name: text('your name', { max: 120 }),
  email,
  password: newPassword,
});
export type RegisterInput = z.output<typeof registerInput>;

export const forgotPasswordInput = z.object({ email });

const linkToken = text('the link', { max: 2000 }).meta({ description: 'The token of the link in the mail.' });

export const resetPasswordInput = z.object({ token: linkToken, password: newPassword });
export type ResetPasswordInput = z.output<typeof resetPasswordInput>;

export const linkInput = z.object({ token: linkToken });

/** For comparison only: its form is not checked. */
const givenPassword = exactText('your password').max(
  1000,
  'Please use at most 1000 characters for your password',
);

/** Other fields, such as a role, are dropped. Missing and null fields stay unchanged. */
export const updateProfileInput = z.object({
  name: optional(text('your name', { max: 120 })),
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

/** The form is not checked: an invalid e-mail address is answered like a wrong password. */
export const loginInput = z.object({
  email: text('your e-mail address', { max: 1000 }),
  password: givenPassword.min(1, 'Please enter your password'),
  deviceToken: exactText('the device token')
    .max(1000, 'Please use at most 1000 characters for the device token')
    .nullish()
    .meta({ description: 'The `deviceToken` of an earlier login on this device.' }),
});
export type LoginInput = z.output<typeof loginInput>;
