import { z } from 'zod';
import { staffRoles } from '../auth/role.js';
import { say } from './second-factor.sentences.js';
import { emptyAsMissing } from '../../platform/validation.js';
import { authenticatorDigits, givenPassword } from '../auth/auth.input.js';

export const ownerProofInput = z.object({
  currentPassword: emptyAsMissing(givenPassword).meta({
    description: 'Required in a session older than 15 minutes.',
    type: ['string', 'null'],
  }),
});

export const confirmAuthenticatorInput = z.object({ digits: authenticatorDigits });

export const factorRuleInput = z.object({
  roles: z.array(z.enum(staffRoles, say.rolesMissing), say.rolesMissing).max(20, say.rolesMissing),
  version: z.int().min(0),
  ...ownerProofInput.shape,
});
export type FactorRuleInput = z.output<typeof factorRuleInput>;
