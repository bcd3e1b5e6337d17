import type { MutationResolvers, QueryResolvers, UserResolvers } from '../../graphql/generated/resolvers.js';
import { id, idempotencyKey, parse } from '../../platform/validation.js';
import {
  forgotPasswordInput,
  linkInput,
  loginInput,
  registerInput,
  resetPasswordInput,
  secondStepInput,
  ticketInput,
  updateProfileInput,
} from './auth.input.js';
import type { AccountsService } from './accounts.service.js';
import type { AccountChangesService } from './account-changes.service.js';
import { isDevice, isGuest } from './auth.policy.js';
import type { AuthService } from './auth.service.js';
import type { PasswordResetService } from './password-reset.service.js';
import { permissionsOf } from './permissions.js';
import { staffRoleOf, type DevicePlace } from './role.js';
import type { ProfileService } from './profile.service.js';
import type { SecondStepService } from './second-step.service.js';
import type { SessionsService } from './sessions.service.js';
import { inWords } from '../../platform/sentences.js';

interface AuthResolvers {
  Query: Required<Pick<QueryResolvers, 'me' | 'sessions'>>;
  Mutation: Required<
    Pick<
      MutationResolvers,
      | 'register'
      | 'login'
      | 'requestPasskeyForLogin'
      | 'loginWithSecondFactor'
      | 'forgotPassword'
      | 'resetPassword'
      | 'logout'
      | 'logoutEverywhere'
      | 'endSession'
      | 'endOtherSessions'
      | 'updateProfile'
      | 'confirmEmail'
      | 'undoAccountChange'
    >
  >;
  User: Required<
    Pick<
      UserResolvers,
      'email' | 'isEmailConfirmed' | 'isGuest' | 'lacksSecondFactor' | 'permissions' | 'staffRole'
    >
  >;
}

interface AuthServices {
  readonly accountChanges: AccountChangesService;
  readonly accounts: AccountsService;
  readonly auth: AuthService;
  readonly passwordResets: PasswordResetService;
  readonly profiles: ProfileService;
  readonly secondStep: SecondStepService;
  readonly sessions: SessionsService;
}

export function authResolvers(services: AuthServices): AuthResolvers {
  const { accountChanges, accounts, auth, passwordResets, profiles, secondStep, sessions } = services;
  return {
    Query: {
      me: (_root, _args, { viewer }) => (viewer ? accounts.profile(viewer) : null),
      sessions: (_root, _args, { viewer }) => sessions.own(viewer),
    },
    Mutation: {
      register: (_root, args, { address }) =>
        accounts.register(
          parse(registerInput, args.input),
          address,
          parse(idempotencyKey, args.idempotencyKey, 'idempotencyKey'),
        ),
      login: (_root, args, { address, userAgent }) =>
        auth.login(parse(loginInput, args.input), address, userAgent),
      requestPasskeyForLogin: (_root, args, { host }) =>
        secondStep.requestPasskey(parse(ticketInput, args).ticket, host),
      loginWithSecondFactor: (_root, args, { address, host, userAgent }) =>
        secondStep.login(parse(secondStepInput, args.input), { address, host, userAgent }),
      forgotPassword: async (_root, args, { address, language }) =>
        inWords(await passwordResets.request(parse(forgotPasswordInput, args).email, address), language),
      resetPassword: (_root, args, { address, userAgent }) =>
        passwordResets.reset(parse(resetPasswordInput, args.input), address, userAgent),
      logout: async (_root, _args, { viewer, address }) => {
        await auth.logout(viewer, address);
        return true;
      },
      logoutEverywhere: async (_root, _args, { viewer, address }) => {
        await auth.logoutEverywhere(viewer, address);
        return true;
      },
      endSession: async (_root, args, { viewer, address }) => {
        const sessionId = parse(id, args.id, 'id');
        await sessions.end(viewer, sessionId, address);
        // A session that has ended itself may see nothing more.
        return sessionId === viewer?.sessionId ? [] : sessions.own(viewer);
      },
      endOtherSessions: async (_root, _args, { viewer, address }) => {
        await sessions.endOthers(viewer, address);
        return sessions.own(viewer);
      },
      updateProfile: (_root, args, { viewer, address }) =>
        profiles.update(viewer, parse(updateProfileInput, args.input), { address, acceptsFreshLogin: false }),
      confirmEmail: (_root, args, { address }) =>
        accountChanges.confirmEmail(parse(linkInput, args).token, address),
      undoAccountChange: (_root, args, { address }) =>
        accountChanges.undo(parse(linkInput, args).token, address),
    },
    User: {
      email: ({ email }) => email ?? '',
      isGuest,
      permissions: async (user, _args, { viewer }) => {
        const { role, staffRole } = user;
        if (viewer?.device?.id === user.id) return permissionsOf(viewer);
        // Of another tablet, such as one that was just signed in: what its place may.
        const device = isDevice(user)
          ? { place: staffRole as DevicePlace, isClosed: false, personRole: null }
          : null;
        return permissionsOf({ role, staffRole, lacksFactor: await accounts.lacksFactor(user), device });
      },
      lacksSecondFactor: (user) => accounts.lacksFactor(user),
      staffRole: staffRoleOf,
      isEmailConfirmed: ({ emailConfirmedAt }) => emailConfirmedAt !== null,
    },
  };
}
