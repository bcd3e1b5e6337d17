import { z } from 'zod';
import { instant } from '../../platform/answers.js';
import { id } from '../../platform/validation.js';
import { staffRoles } from '../auth/role.js';
import type { SecondFactorRule } from '../auth/second-factor-rule.entity.js';
import { secondFactorMethods } from '../auth/second-factors.js';
import type { SecondFactor } from './second-factor.service.js';

const passkey = z.object({
  _id: id,
  name: z.string(),
  createdAt: instant,
  lastUsedAt: instant.nullable().meta({ description: 'Null: not since it was added.' }),
  isBackedUp: z.boolean().meta({ description: 'Whether other devices of the owner have it, too.' }),
});

export const secondFactorAnswer = z
  .object({
    since: instant.nullable().meta({ description: 'Since when logins need it; null: off.' }),
    methods: z.array(z.enum(secondFactorMethods)).meta({ description: 'What a login may use.' }),
    authenticatorSince: instant
      .nullable()
      .meta({ description: 'When the authenticator app was added; null: none.' }),
    passkeys: z.array(passkey).meta({ description: 'Oldest first.' }),
    recoveryCodesLeft: z.int(),
    isDemanded: z.boolean().meta({ description: 'Whether the owner demands one of the account’s role.' }),
  })
  .meta({ id: 'SecondFactor' });

export const presentSecondFactor = ({
  since,
  methods,
  authenticatorSince,
  passkeys,
  recoveryCodesLeft,
  isDemanded,
}: SecondFactor): z.output<typeof secondFactorAnswer> => ({
  since: since?.toISOString() ?? null,
  methods: [...methods],
  authenticatorSince: authenticatorSince?.toISOString() ?? null,
  passkeys: passkeys.map(({ id: _id, name, createdAt, lastUsedAt, isBackedUp }) => ({
    _id,
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    isBackedUp,
  })),
  recoveryCodesLeft,
  isDemanded,
});

export const recoveryCodesAnswer = z.object({
  recoveryCodes: z
    .array(z.string())
    .meta({ description: 'Ten codes. Each works once, and they are never shown again.' }),
});

export const ruleAnswer = z
  .object({ version: z.int(), roles: z.array(z.enum(staffRoles)) })
  .meta({ id: 'SecondFactorRule' });

export const presentRule = ({ version, roles }: SecondFactorRule): z.output<typeof ruleAnswer> => ({
  version,
  roles,
});
