import type { MutationResolvers } from '../../graphql/generated/resolvers.js';
import { id, parse } from '../../platform/validation.js';
import { newPasskey, passkeyName, renamePasskeyInput } from './passkeys.input.js';
import type { PasskeysService } from './passkeys.service.js';
import { ownerProofInput } from './second-factor.input.js';
import type { SecondFactorService } from './second-factor.service.js';

interface PasskeysResolvers {
  Mutation: Required<
    Pick<
      MutationResolvers,
      'requestPasskey' | 'startPasskey' | 'confirmPasskey' | 'renamePasskey' | 'removePasskey'
    >
  >;
}

export function passkeysResolvers(
  passkeys: PasskeysService,
  service: SecondFactorService,
): PasskeysResolvers {
  return {
    Mutation: {
      requestPasskey: (_root, _args, { viewer, host }) => service.requestPasskey(viewer, host),
      startPasskey: (_root, args, { viewer, address, host }) =>
        passkeys.start(viewer, { ...parse(ownerProofInput, args), address, host }),
      confirmPasskey: async (_root, args, { viewer, address, host }) => {
        const given = {
          passkey: parse(newPasskey, args.passkey),
          name: parse(passkeyName, args.name, 'name'),
        };
        const recoveryCodes = await passkeys.confirm(viewer, given, { address, host });
        return { recoveryCodes, secondFactor: await service.own(viewer) };
      },
      renamePasskey: async (_root, args, { viewer }) => {
        await passkeys.rename(viewer, parse(id, args.id, 'id'), parse(renamePasskeyInput, args).name);
        return service.own(viewer);
      },
      removePasskey: async (_root, args, { viewer, address }) => {
        const proof = { ...parse(ownerProofInput, args), address };
        await passkeys.remove(viewer, parse(id, args.id, 'id'), proof);
        return service.own(viewer);
      },
    },
  };
}
