import { z } from 'zod';
import { id } from '../../platform/validation.js';
import { route, type Route } from '../../rest/route.js';
import { passkeyRequestDescription, passkeyRequestOptions } from '../auth/auth.presenter.js';
import { confirmPasskeyInput, renamePasskeyInput } from './passkeys.input.js';
import type { PasskeysService } from './passkeys.service.js';
import { ownerProofInput } from './second-factor.input.js';
import { presentSecondFactor, recoveryCodesAnswer, secondFactorAnswer } from './second-factor.presenter.js';
import type { SecondFactorService } from './second-factor.service.js';

/** WebAuthn says what is in it. */
const creationOptions = z.looseObject({ challenge: z.string() }).meta({
  id: 'PasskeyCreationOptions',
  description: 'For `navigator.credentials.create`: WebAuthn’s `PublicKeyCredentialCreationOptionsJSON`.',
});

export function passkeysRoutes(passkeys: PasskeysService, service: SecondFactorService): Route[] {
  return [
    route({
      method: 'post',
      path: '/auth/second-factor/passkey-request',
      name: 'requestPasskey',
      summary: 'Make a challenge for a passkey, to prove it in this session',
      description: passkeyRequestDescription,
      permission: 'USE_ACCOUNT',
      answer: passkeyRequestOptions,
      refusals: ['CONFLICT'],
      handle: async ({ req, viewer }) => ({ ...(await service.requestPasskey(viewer, req.host)) }),
    }),
    route({
      method: 'post',
      path: '/auth/second-factor/passkeys',
      name: 'startPasskey',
      summary: 'Make a challenge for a new passkey',
      description: 'One answer to it is accepted, within 5 minutes. A new challenge replaces the last one.',
      permission: 'USE_ACCOUNT',
      body: ownerProofInput,
      answer: creationOptions,
      refusals: ['CONFLICT', 'REAUTHENTICATE', 'TOO_MANY_REQUESTS'],
      handle: async ({ req, viewer, body, address }) => ({
        ...(await passkeys.start(viewer, { ...body, address, host: req.host })),
      }),
    }),
    route({
      method: 'post',
      path: '/auth/second-factor/passkeys/confirm',
      name: 'confirmPasskey',
      summary: 'Add the passkey that answers the challenge',
      description: 'The first second factor of an account ends all its other sessions.',
      permission: 'USE_ACCOUNT',
      body: confirmPasskeyInput,
      answer: recoveryCodesAnswer,
      refusals: ['CONFLICT', 'TOO_MANY_REQUESTS'],
      handle: async ({ req, viewer, body, address }) => ({
        recoveryCodes: await passkeys.confirm(viewer, body, { address, host: req.host }),
      }),
    }),
    route({
      method: 'patch',
      path: '/auth/second-factor/passkeys/:id',
      name: 'renamePasskey',
      summary: 'Rename a passkey',
      permission: 'USE_ACCOUNT',
      params: z.object({ id }),
      body: renamePasskeyInput,
      answer: secondFactorAnswer,
      refusals: ['NOT_FOUND'],
      handle: async ({ viewer, params, body }) => {
        await passkeys.rename(viewer, params.id, body.name);
        return presentSecondFactor(await service.own(viewer));
      },
    }),
    route({
      method: 'post',
      path: '/auth/second-factor/passkeys/:id/remove',
      name: 'removePasskey',
      summary: 'Remove a passkey',
      description: 'The only second factor of an account is removed by turning it off.',
      permission: 'USE_ACCOUNT',
      params: z.object({ id }),
      body: ownerProofInput,
      answer: secondFactorAnswer,
      refusals: ['CONFLICT', 'NOT_FOUND', 'REAUTHENTICATE', 'TOO_MANY_REQUESTS'],
      handle: async ({ viewer, params, body, address }) => {
        await passkeys.remove(viewer, params.id, { ...body, address });
        return presentSecondFactor(await service.own(viewer));
      },
    }),
  ];
}
