import { z } from 'zod';
import { emptyAsMissing } from '../../platform/validation.js';
import { authenticatorDigits, givenPassword } from '../auth/auth.input.js';

export const ownerProofInput = z.object({
  currentPassword: emptyAsMissing(givenPassword).meta({
    description: 'Required in a session older than 15 minutes.',
    type: ['string', 'null'],
  }),
});

export const confirmAuthenticatorInput = z.object({ digits: authenticatorDigits });
