import { z } from 'zod';
import { message } from '../../platform/answers.js';
import { route, type Route } from '../../rest/route.js';
import { factorProofInput } from '../auth/auth.input.js';
import type { FactorRuleService } from './factor-rule.service.js';
import { confirmAuthenticatorInput, factorRuleInput, ownerProofInput } from './second-factor.input.js';
import {
  presentRule,
  presentSecondFactor,
  recoveryCodesAnswer,
  ruleAnswer,
  secondFactorAnswer,
} from './second-factor.presenter.js';
import type { SecondFactorService } from './second-factor.service.js';

export function secondFactorRoutes(service: SecondFactorService, rule: FactorRuleService): Route[] {
  return [
    route({
      method: 'get',
      path: '/auth/second-factor',
      name: 'secondFactor',
      summary: 'Read one’s own second factors',
      permission: 'USE_ACCOUNT',
      answer: secondFactorAnswer,
      handle: async ({ viewer }) => presentSecondFactor(await service.own(viewer)),
    }),
    route({
      method: 'post',
      path: '/auth/second-factor/proof',
      name: 'proveSecondFactor',
      summary: 'Prove the second factor in this session',
      description:
        'After `REAUTHENTICATE` with `methods`: repeat the refused request within 15 minutes. Send `passkey`, `digits` or `recoveryCode`.',
      permission: 'USE_ACCOUNT',
      body: factorProofInput,
      answer: z.object({ message }),
      refusals: ['CONFLICT', 'TOO_MANY_REQUESTS'],
      handle: async ({ req, viewer, body, address }) => {
        await service.prove(viewer, body, { address, host: req.host });
        return { message: 'It is you.' };
      },
    }),
    route({
      method: 'post',
      path: '/auth/second-factor/authenticator',
      name: 'startAuthenticator',
      summary: 'Make a key for an authenticator app',
      description: 'The app is in force after its first code, within 30 minutes.',
      permission: 'USE_ACCOUNT',
      body: ownerProofInput,
      answer: z.object({
        key: z.string().meta({ description: 'Base32, for apps without a camera.' }),
        url: z.string().meta({ description: 'For a QR code: `otpauth://totp/…`.' }),
      }),
      refusals: ['CONFLICT', 'REAUTHENTICATE', 'TOO_MANY_REQUESTS'],
      handle: ({ viewer, body, address }) => service.startAuthenticator(viewer, { ...body, address }),
    }),
    route({
      method: 'post',
      path: '/auth/second-factor/authenticator/confirm',
      name: 'confirmAuthenticator',
      summary: 'Put the authenticator app into force with its first code',
      description: 'The first second factor of an account ends all its other sessions.',
      permission: 'USE_ACCOUNT',
      body: confirmAuthenticatorInput,
      answer: recoveryCodesAnswer,
      refusals: ['CONFLICT', 'TOO_MANY_REQUESTS'],
      handle: async ({ viewer, body, address }) => ({
        recoveryCodes: await service.confirmAuthenticator(viewer, body.digits, address),
      }),
    }),
    route({
      method: 'post',
      path: '/auth/second-factor/recovery-codes',
      name: 'renewRecoveryCodes',
      summary: 'Replace the recovery codes',
      permission: 'USE_ACCOUNT',
      body: ownerProofInput,
      answer: recoveryCodesAnswer,
      refusals: ['CONFLICT', 'REAUTHENTICATE', 'TOO_MANY_REQUESTS'],
      handle: async ({ viewer, body, address }) => ({
        recoveryCodes: await service.renewRecoveryCodes(viewer, { ...body, address }),
      }),
    }),
    route({
      method: 'post',
      path: '/auth/second-factor/off',
      name: 'turnOffSecondFactor',
      summary: 'Remove one’s second factors and recovery codes',
      permission: 'USE_ACCOUNT',
      body: ownerProofInput,
      answer: secondFactorAnswer,
      refusals: ['CONFLICT', 'REAUTHENTICATE', 'TOO_MANY_REQUESTS'],
      handle: async ({ viewer, body, address }) => {
        await service.turnOff(viewer, { ...body, address });
        return presentSecondFactor(await service.own(viewer));
      },
    }),
    route({
      method: 'get',
      path: '/admin/second-factor',
      name: 'secondFactorRule',
      summary: 'Read which roles must use a second factor',
      permission: 'DEMAND_SECOND_FACTOR',
      answer: ruleAnswer,
      handle: async ({ viewer }) => presentRule(await rule.read(viewer)),
    }),
    route({
      method: 'put',
      path: '/admin/second-factor',
      name: 'demandSecondFactor',
      summary: 'Demand a second factor of the staff with these roles',
      description: 'Until they have set it up, they can do nothing else.',
      permission: 'DEMAND_SECOND_FACTOR',
      body: factorRuleInput,
      answer: ruleAnswer,
      refusals: ['CONFLICT', 'REAUTHENTICATE', 'TOO_MANY_REQUESTS'],
      handle: async ({ viewer, body, address }) => presentRule(await rule.save(viewer, body, address)),
    }),
  ];
}
