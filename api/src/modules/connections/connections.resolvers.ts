import type { MutationResolvers, QueryResolvers } from '../../graphql/generated/resolvers.js';
import { inWords } from '../../platform/sentences.js';
import { parse } from '../../platform/validation.js';
import { currentPassword, razorpayInput, seenVersion } from './connections.input.js';
import type { RazorpayKeysService } from './razorpay-keys.service.js';
import type { Sight } from './connections.service.js';

interface ConnectionsResolvers {
  Query: Required<Pick<QueryResolvers, 'connections'>>;
  Mutation: Required<Pick<MutationResolvers, 'checkRazorpay' | 'saveRazorpay' | 'removeRazorpay'>>;
}

interface ConnectionServices {
  readonly razorpay: RazorpayKeysService;
}

interface SeenArgs {
  readonly version: number;
  readonly currentPassword?: string | null;
}

const sightOf = (args: SeenArgs, address: string): Sight => ({
  version: parse(seenVersion, args.version, 'version'),
  currentPassword: parse(currentPassword, args.currentPassword, 'currentPassword'),
  address,
});

export function connectionsResolvers({ razorpay }: ConnectionServices): ConnectionsResolvers {
  return {
    Query: {
      connections: async (_root, _args, { viewer }) => ({ razorpay: await razorpay.state(viewer) }),
    },
    Mutation: {
      checkRazorpay: async (_root, args, { viewer, language }) =>
        inWords(await razorpay.check(viewer, parse(razorpayInput, args.input)), language),
      saveRazorpay: (_root, args, { viewer, address }) =>
        razorpay.save(viewer, parse(razorpayInput, args.input), sightOf(args, address)),
      removeRazorpay: (_root, args, { viewer, address }) => razorpay.remove(viewer, sightOf(args, address)),
    },
  };
}
