import { z } from 'zod';
import { common } from '../../platform/common.sentences.js';
import { emptyAsMissing, id, isBlank, text } from '../../platform/validation.js';
import { email, givenPassword, newPassword } from '../auth/auth.input.js';
import { staffRoles } from '../auth/role.js';
import { say } from './people.sentences.js';

export const currentPassword = emptyAsMissing(givenPassword).meta({
  description: 'Required for owners and managers, unless the login is recent.',
  type: ['string', 'null'],
});

export const staffRole = z.enum(staffRoles, say.roleMissing);

export const invitationInput = z.object({
  name: text(say.theirName, { max: 120 }),
  email: emptyAsMissing(email).meta({
    description: 'Where to send the link; missing: it is handed over in another way.',
    type: ['string', 'null'],
  }),
  role: staffRole,
});
export type InvitationInput = z.output<typeof invitationInput>;

export const proofInput = z.object({ currentPassword });

export const personsRoleInput = z.object({ role: staffRole, currentPassword });

export const personId = z.object({ id });

const token = text(common.theLink, { max: 200 }).meta({ description: 'The token of the link.' });

export const invitationToken = z.object({ token });

export const acceptInput = z.object({
  token,
  name: text(common.yourName, { max: 120 }),
  email,
  password: newPassword,
});
export type AcceptInput = z.output<typeof acceptInput>;

export const joinInput = z.object({
  token,
  currentPassword: givenPassword
    .refine((value) => !isBlank(value), say.passwordMissing)
    .meta({ description: 'The password of the account that is signed in.' }),
});
export type JoinInput = z.output<typeof joinInput>;
