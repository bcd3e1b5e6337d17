import { z } from 'zod';
import { instant } from '../../platform/answers.js';
import { staffRoles } from '../auth/role.js';
import type { SecondFactorRule } from '../auth/second-factor-rule.entity.js';
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
    isDemanded: z.boolean().meta({ description: 'Whether the owner demands one of the account’s role.' }),
  })
  .meta({ id: 'SecondFactor' });

export const presentSecondFactor = ({
  since,
  methods,
  authenticatorSince,
  recoveryCodesLeft,
  isDemanded,
}: SecondFactor): z.output<typeof secondFactorAnswer> => ({
  since: since?.toISOString() ?? null,
  methods: [...methods],
  authenticatorSince: authenticatorSince?.toISOString() ?? null,
  recoveryCodesLeft,
  isDemanded,
});

export const ruleAnswer = z
  .object({ version: z.int(), roles: z.array(z.enum(staffRoles)) })
  .meta({ id: 'SecondFactorRule' });

export const presentRule = ({ version, roles }: SecondFactorRule): z.output<typeof ruleAnswer> => ({
  version,
  roles,
});
