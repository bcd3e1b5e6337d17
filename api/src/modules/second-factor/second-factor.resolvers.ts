import type { MutationResolvers, QueryResolvers } from '../../graphql/generated/resolvers.js';
import { parse } from '../../platform/validation.js';
import { factorProofInput } from '../auth/auth.input.js';
import type { FactorRuleService } from './factor-rule.service.js';
import { confirmAuthenticatorInput, factorRuleInput, ownerProofInput } from './second-factor.input.js';
import type { SecondFactorService } from './second-factor.service.js';

interface SecondFactorResolvers {
  Query: Required<Pick<QueryResolvers, 'secondFactor' | 'secondFactorRule'>>;
  Mutation: Required<
    Pick<
      MutationResolvers,
      | 'proveSecondFactor'
      | 'startAuthenticator'
      | 'confirmAuthenticator'
      | 'renewRecoveryCodes'
      | 'turnOffSecondFactor'
      | 'demandSecondFactor'
    >
  >;
}

export function secondFactorResolvers(
  service: SecondFactorService,
  rule: FactorRuleService,
): SecondFactorResolvers {
  const proofOf = (args: object, address: string) => ({ ...parse(ownerProofInput, args), address });
  return {
    Query: {
      secondFactor: (_root, _args, { viewer }) => service.own(viewer),
      secondFactorRule: (_root, _args, { viewer }) => rule.read(viewer),
    },
    Mutation: {
      proveSecondFactor: async (_root, args, { viewer, address, host }) => {
        await service.prove(viewer, parse(factorProofInput, args.proof), { address, host });
        return true;
      },
      startAuthenticator: (_root, args, { viewer, address }) =>
        service.startAuthenticator(viewer, proofOf(args, address)),
      confirmAuthenticator: async (_root, args, { viewer, address }) => {
        const { digits } = parse(confirmAuthenticatorInput, args);
        const recoveryCodes = await service.confirmAuthenticator(viewer, digits, address);
        return { recoveryCodes, secondFactor: await service.own(viewer) };
      },
      renewRecoveryCodes: async (_root, args, { viewer, address }) => {
        const recoveryCodes = await service.renewRecoveryCodes(viewer, proofOf(args, address));
        return { recoveryCodes, secondFactor: await service.own(viewer) };
      },
      turnOffSecondFactor: async (_root, args, { viewer, address }) => {
        await service.turnOff(viewer, proofOf(args, address));
        return service.own(viewer);
      },
      demandSecondFactor: (_root, args, { viewer, address }) =>
        rule.save(viewer, parse(factorRuleInput, args), address),
    },
  };
}
