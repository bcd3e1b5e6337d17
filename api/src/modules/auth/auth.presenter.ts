import { z } from 'zod';
import { id } from '../../platform/validation.js';
import { isGuest } from './auth.policy.js';
import type { Login } from './auth.service.js';
import { roles, staffRoleOf, staffRoles } from './role.js';
import type { User } from './user.entity.js';

export const userAnswer = z
  .object({
    _id: id,
    name: z.string(),
    email: z.string().meta({ description: 'E-mail address of the account; empty for a guest.' }),
    isGuest: z.boolean().meta({ description: 'Whether the user orders without an account.' }),
    phone: z.string().nullable().meta({ description: 'Phone number of a guest; null for an account.' }),
    role: z.enum(roles),
    staffRole: z
      .enum(staffRoles)
      .nullable()
      .meta({ description: 'Role at the restaurant; null for a customer.' }),
    profilePicture: z.string().nullable().meta({ description: 'Path of the picture on this server.' }),
  })
  .meta({ id: 'User' });

/** The user as REST shows it, without the password hash. */
export function presentUser(user: User): z.output<typeof userAnswer> {
  return {
    _id: user.id,
    name: user.name,
    email: user.email ?? '',
    isGuest: isGuest(user),
    phone: user.phone,
    role: user.role,
    staffRole: staffRoleOf(user),
    profilePicture: user.profilePicture,
  };
}

/** WebAuthn says what is in it. */
export const passkeyRequestOptions = z.looseObject({ challenge: z.string() }).meta({
  id: 'PasskeyRequestOptions',
  description: 'For `navigator.credentials.get`: WebAuthn’s `PublicKeyCredentialRequestOptionsJSON`.',
});

export const passkeyRequestDescription =
  'One answer to it is accepted, within 5 minutes, as `passkey`. A new challenge replaces the last one.';

export const loginAnswer = z.object({ token: z.string(), deviceToken: z.string(), user: userAnswer });

export const presentLogin = ({ token, deviceToken, user }: Login): z.output<typeof loginAnswer> => ({
  token,
  deviceToken,
  user: presentUser(user),
});
