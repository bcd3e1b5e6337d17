import type { MutationResolvers, QueryResolvers } from '../../graphql/generated/resolvers.js';
import { idempotencyKey, parse } from '../../platform/validation.js';
import {
  forgotPasswordInput,
  loginInput,
  registerInput,
  resetPasswordInput,
  updateProfileInput,
} from './auth.input.js';
import { requireSignedIn } from './auth.policy.js';
import type { AccountsService } from './accounts.service.js';
import type { AuthService } from './auth.service.js';
import type { PasswordResetService } from './password-reset.service.js';
import type { ProfileService } from './profile.service.js';

interface AuthResolvers {
  Query: Required<Pick<QueryResolvers, 'me'>>;
  Mutation: Required<
    Pick<
      MutationResolvers,
      | 'register'
      | 'login'
      | 'forgotPassword'
      | 'resetPassword'
      | 'logout'
      | 'logoutEverywhere'
      | 'updateProfile'
    >
  >;
}

export function authResolvers(
  auth: AuthService,
  accounts: AccountsService,
  profiles: ProfileService,
  passwordResets: PasswordResetService,
): AuthResolvers {
  return {
    Query: {
      me: (_root, _args, { viewer }) => (viewer ? accounts.profile(viewer) : null),
    },
    Mutation: {
      register: (_root, args, { address }) =>
        accounts.register(
          parse(registerInput, args.input),
          address,
          parse(idempotencyKey, args.idempotencyKey, 'idempotencyKey'),
        ),
      login: (_root, args, { address }) => auth.login(parse(loginInput, args.input), address),
      forgotPassword: (_root, args, { address }) =>
        passwordResets.request(parse(forgotPasswordInput, args).email, address),
      resetPassword: (_root, args, { address }) =>
        passwordResets.reset(parse(resetPasswordInput, args.input), address),
      logout: async (_root, _args, { viewer, address }) => {
        await auth.logout(viewer, address);
        return true;
      },
      logoutEverywhere: async (_root, _args, { viewer, address }) => {
        await auth.logoutEverywhere(viewer, address);
        return true;
      },
      updateProfile: (_root, args, { viewer, address }) => {
        // Who asks comes before what is asked.
        requireSignedIn(viewer);
        return profiles.update(viewer, parse(updateProfileInput, args.input), address);
      },
    },
  };
}
