import { defineModule, type Platform } from '../module.js';
import type { PicturesService } from '../uploads/pictures.service.js';
import { AccountChange } from './account-change.entity.js';
import { AccountChangesService } from './account-changes.service.js';
import { emailTakenLimit, profileLimit, registrationLimit } from './account-limits.js';
import { accountLinkKey } from './account-links.js';
import { AccountsService } from './accounts.service.js';
import { authResolvers } from './auth.resolvers.js';
import { authRoutes } from './auth.routes.js';
import { AuthService } from './auth.service.js';
import { GuestLink } from './guest-link.entity.js';
import { LoginLimits } from './login-limits.js';
import { MailNetworks } from './mail-networks.js';
import { PasswordResetService } from './password-reset.service.js';
import { Passwords } from './passwords.js';
import { profilePictureRoutes } from './profile-picture.routes.js';
import { ProfileService } from './profile.service.js';
import { Reauthentication } from './reauthentication.js';
import { SecondFactorRule } from './second-factor-rule.entity.js';
import type { SecondFactors } from './second-factors.js';
import { SecondStepService } from './second-step.service.js';
import { SecondStepTickets } from './second-step-tickets.js';
import { Session } from './session.entity.js';
import { SessionsService } from './sessions.service.js';
import { User } from './user.entity.js';

export type { Permission } from './permissions.js';
export type { DevicePlace, Role } from './role.js';
export type { SecondFactorMethod } from './second-factors.js';
export type { DeviceSession } from './sessions.service.js';
export type { User } from './user.entity.js';

interface Given {
  readonly secondFactors: (platform: Platform) => SecondFactors;
}

export const authModule = (given: Given) =>
  defineModule({
    tag: 'Accounts',
    entities: [AccountChange, GuestLink, SecondFactorRule, Session, User],
    start(platform, { pictures }: { readonly pictures: PicturesService }) {
      const { config, connections, dataSource, jwtSecret, log, outbox, rateLimits } = platform;
      const secondFactors = given.secondFactors(platform);
      const passwords = new Passwords(config.rateLimitFactor, config.operationSeconds);
      const limits = new LoginLimits(rateLimits);
      const mailNetworks = new MailNetworks(jwtSecret);
      const linkKey = accountLinkKey(jwtSecret);
      const parts = { dataSource, outbox, passwords, log };
      const registrationLimits = {
        registrations: rateLimits.counter(registrationLimit),
        emailTaken: rateLimits.counter(emailTakenLimit),
      };

      const tickets = new SecondStepTickets(linkKey);
      const auth = new AuthService({ ...parts, limits, jwtSecret, secondFactors, tickets });
      const secondStep = new SecondStepService({ dataSource, auth, secondFactors, tickets, log });
      const accounts = new AccountsService({
        ...parts,
        limits: registrationLimits,
        mailNetworks,
        secondFactors,
      });
      const hasMailServer = () => connections.lastKnown.mail !== undefined;
      const passwordResets = new PasswordResetService({ ...parts, auth, rateLimits, linkKey, hasMailServer });
      const accountChanges = new AccountChangesService({ ...parts, passwordResets, linkKey, secondFactors });
      const reauthentication = new Reauthentication({ dataSource, passwords, limits, log, secondFactors });
      const profiles = new ProfileService({
        ...parts,
        reauthentication,
        saves: rateLimits.counter(profileLimit),
        mailNetworks,
      });
      const sessions = new SessionsService(dataSource, outbox, log);
      pictures.addOwner('profile', (paths) => accounts.picturesInUse(paths));

      const services = {
        accountChanges,
        accounts,
        auth,
        mailNetworks,
        passwordResets,
        passwords,
        profiles,
        reauthentication,
        secondFactors,
        secondStep,
        sessions,
      };
      return {
        services,
        resolvers: [authResolvers(services)],
        routes: [...authRoutes(services), ...profilePictureRoutes(accounts, pictures)],
        housekeeping: {
          'account changes': () => accountChanges.deleteExpired(),
          'expired sessions': () => auth.deleteExpiredSessions(),
        },
        close: () => passwords.close(),
      };
    },
  });
