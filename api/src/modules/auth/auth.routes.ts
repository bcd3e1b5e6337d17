import { z } from 'zod';
import { message } from '../../platform/answers.js';
import { route, type Route } from '../../rest/route.js';
import {
  forgotPasswordInput,
  loginInput,
  registerInput,
  resetPasswordInput,
  secondStepInput,
  ticketInput,
  updateProfileInput,
} from './auth.input.js';
import {
  passkeyRequestDescription,
  loginAnswer,
  passkeyRequestOptions,
  presentLogin,
  presentUser,
  userAnswer,
} from './auth.presenter.js';
import type { AccountsService } from './accounts.service.js';
import type { AuthService } from './auth.service.js';
import type { PasswordResetService } from './password-reset.service.js';
import type { ProfileService } from './profile.service.js';
import type { SecondStepService } from './second-step.service.js';
import { inWords } from '../../platform/sentences.js';

interface AuthServices {
  readonly accounts: AccountsService;
  readonly auth: AuthService;
  readonly passwordResets: PasswordResetService;
  readonly profiles: ProfileService;
  readonly secondStep: SecondStepService;
}

export function authRoutes({ accounts, auth, passwordResets, profiles, secondStep }: AuthServices): Route[] {
  return [
    route({
      method: 'post',
      path: '/auth/register',
      name: 'register',
      summary: 'Create a customer’s account',
      description: 'A `role` in the request is ignored. Log in afterwards.',
      permission: 'public',
      takesKey: true,
      body: registerInput,
      status: 201,
      answer: z.object({ message, user: userAnswer }),
      refusals: ['EMAIL_TAKEN', 'TOO_MANY_REQUESTS'],
      handle: async ({ body, address, key }) => {
        const user = await accounts.register(body, address, key);
        return { message: 'Registered successfully. Now login.', user: presentUser(user) };
      },
    }),
    route({
      method: 'post',
      path: '/auth/login',
      name: 'login',
      summary: 'Log in with e-mail and password',
      description:
        'The token is good for 7 days: `Authorization: Bearer <token>`. A device that sends its `deviceToken` with its next login is not held up by failed logins of others on its network.',
      permission: 'public',
      body: loginInput,
      answer: loginAnswer,
      refusals: ['INVALID_CREDENTIALS', 'SECOND_FACTOR_REQUIRED', 'TOO_MANY_REQUESTS'],
      handle: async ({ req, body, address }) =>
        presentLogin(await auth.login(body, address, req.get('User-Agent'))),
    }),
    route({
      method: 'post',
      path: '/auth/login/second-factor',
      name: 'loginWithSecondFactor',
      summary: 'Complete a login with the second factor of the account',
      description:
        'After `SECOND_FACTOR_REQUIRED`, whose `ticket` is good for 5 minutes. Send `passkey`, `digits` or `recoveryCode`.',
      permission: 'public',
      body: secondStepInput,
      answer: loginAnswer,
      refusals: ['CONFLICT', 'LINK_EXPIRED', 'TOO_MANY_REQUESTS'],
      handle: async ({ req, body, address }) =>
        presentLogin(
          await secondStep.login(body, { address, host: req.host, userAgent: req.get('User-Agent') }),
        ),
    }),
    route({
      method: 'post',
      path: '/auth/login/passkey',
      name: 'requestPasskeyForLogin',
      summary: 'Make a challenge for a passkey, to complete a login',
      description: passkeyRequestDescription,
      permission: 'public',
      body: ticketInput,
      answer: passkeyRequestOptions,
      refusals: ['CONFLICT', 'LINK_EXPIRED'],
      handle: async ({ req, body }) => ({ ...(await secondStep.requestPasskey(body.ticket, req.host)) }),
    }),
    route({
      method: 'post',
      path: '/auth/forgot',
      name: 'forgotPassword',
      summary: 'Request a link to choose a new password',
      description: 'The link is sent by e-mail. The answer is the same for addresses without an account.',
      permission: 'public',
      body: forgotPasswordInput,
      answer: z.object({ message }),
      refusals: ['TOO_MANY_REQUESTS'],
      handle: async ({ body, address }) => ({
        message: inWords(await passwordResets.request(body.email, address)),
      }),
    }),
    route({
      method: 'post',
      path: '/auth/reset',
      name: 'resetPassword',
      summary: 'Choose a new password with the mailed link',
      description: 'The link works once, for 30 minutes. All sessions end, and a new one begins.',
      permission: 'public',
      body: resetPasswordInput,
      answer: z.object({ message, ...loginAnswer.shape }),
      refusals: ['LINK_EXPIRED', 'SECOND_FACTOR_REQUIRED', 'TOO_MANY_REQUESTS'],
      handle: async ({ req, body, address }) => {
        const login = await passwordResets.reset(body, address, req.get('User-Agent'));
        return { message: 'Your new password is saved. You are logged in.', ...presentLogin(login) };
      },
    }),
    route({
      method: 'post',
      path: '/auth/logout',
      name: 'logout',
      summary: 'End the session of the token',
      permission: 'USE_ACCOUNT',
      answer: z.object({ message }),
      handle: async ({ viewer, address }) => {
        await auth.logout(viewer, address);
        return { message: 'You are logged out.' };
      },
    }),
    route({
      method: 'post',
      path: '/auth/logout-everywhere',
      name: 'logoutEverywhere',
      summary: 'End all of one’s sessions',
      permission: 'USE_ACCOUNT',
      answer: z.object({ message }),
      handle: async ({ viewer, address }) => {
        await auth.logoutEverywhere(viewer, address);
        return { message: 'You are signed out on all your devices.' };
      },
    }),
    route({
      method: 'get',
      path: '/auth/profile',
      name: 'me',
      summary: 'Read one’s own profile',
      permission: 'USE_ACCOUNT',
      answer: userAnswer,
      handle: async ({ viewer }) => presentUser(await accounts.profile(viewer)),
    }),
    route({
      method: 'patch',
      path: '/auth/profile',
      name: 'updateProfile',
      summary: 'Change one’s own profile',
      description:
        'Missing fields stay unchanged. A new e-mail address or password needs `currentPassword`, or a login of the last 15 minutes. The old address gets a mail with a link that undoes the change. A new password ends every other session.',
      permission: 'USE_ACCOUNT',
      body: updateProfileInput,
      answer: z.object({ message, user: userAnswer }),
      refusals: ['CONFLICT', 'REAUTHENTICATE', 'EMAIL_TAKEN', 'TOO_MANY_REQUESTS'],
      handle: async ({ viewer, body, address }) => {
        const user = await profiles.update(viewer, body, { address, acceptsFreshLogin: true });
        return { message: 'Profile updated successfully!', user: presentUser(user) };
      },
    }),
  ];
}
