import type { MutationResolvers, Resolvers } from '../../graphql/generated/resolvers.js';
import { parse } from '../../platform/validation.js';
import { confirmPhoneInput, phoneCodeInput } from './phones.input.js';
import { expiryOf, type PhonesService } from './phones.service.js';

type PhonesResolvers = Required<Pick<Resolvers, 'PhoneConfirmation'>> & {
  Mutation: Required<Pick<MutationResolvers, 'sendPhoneCode' | 'confirmPhone'>>;
};

export function phonesResolvers(phones: PhonesService): PhonesResolvers {
  return {
    Mutation: {
      sendPhoneCode: (_root, args, { viewer, address }) =>
        phones.sendCode(viewer, parse(phoneCodeInput, args), address),
      confirmPhone: (_root, args, { viewer }) => phones.confirm(viewer, parse(confirmPhoneInput, args)),
    },
    PhoneConfirmation: {
      isConfirmed: ({ confirmedAt }) => confirmedAt !== null,
      expiresAt: expiryOf,
    },
  };
}
