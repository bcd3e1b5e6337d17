import type { MutationResolvers, QueryResolvers } from '../../graphql/generated/resolvers.js';
import { idempotencyKey, parse } from '../../platform/validation.js';
import { loginInput, registerInput } from './auth.input.js';
import type { AuthService } from './auth.service.js';

interface AuthResolvers {
  Query: Required<Pick<QueryResolvers, 'me'>>;
  Mutation: Required<Pick<MutationResolvers, 'register' | 'login' | 'logout' | 'logoutEverywhere'>>;
}

export function authResolvers(auth: AuthService): AuthResolvers {
  return {
    Query: {
      me: (_root, _args, { viewer }) => (viewer ? auth.profile(viewer) : null),
    },
    Mutation: {
      register: (_root, args) =>
        auth.register(parse(registerInput, args.input), parse(idempotencyKey, args.idempotencyKey)),
      login: (_root, args) => auth.login(parse(loginInput, args.input)),
      logout: async (_root, _args, { viewer }) => {
        await auth.logout(viewer);
        return true;
      },
      logoutEverywhere: async (_root, _args, { viewer }) => {
        await auth.logoutEverywhere(viewer);
        return true;
      },
    },
  };
}
