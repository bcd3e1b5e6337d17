import { z } from 'zod';
import { instant } from '../../platform/answers.js';
import { secondFactorMethods } from '../auth/second-factors.js';
import type { SecondFactor } from './second-factor.service.js';

export const secondFactorAnswer = z
  .object({
    since: instant.nullable().meta({ description: 'Since when logins need it; null: off.' }),
    methods: z.array(z.enum(secondFactorMethods)).meta({ description: 'What a login may use.' }),
    authenticatorSince: instant
      .nullable()
      .meta({ description: 'When the authenticator app was added; null: none.' }),
    recoveryCodesLeft: z.int(),
  })
  .meta({ id: 'SecondFactor' });

export const presentSecondFactor = ({
  since,
  methods,
  authenticatorSince,
  recoveryCodesLeft,
}: SecondFactor): z.output<typeof secondFactorAnswer> => ({
  since: since?.toISOString() ?? null,
  methods: [...methods],
  authenticatorSince: authenticatorSince?.toISOString() ?? null,
  recoveryCodesLeft,
});
