import { z } from 'zod';
import { message } from '../../platform/answers.js';
import { route, type Route } from '../../rest/route.js';
import { loginAnswer, presentLogin, presentUser, userAnswer } from '../auth/auth.presenter.js';
import { guestInput, guestLinkInput, keepOrdersInput } from './guests.input.js';
import type { GuestsService } from './guests.service.js';

export function guestsRoutes(guests: GuestsService): Route[] {
  return [
    route({
      method: 'post',
      path: '/auth/guest',
      name: 'continueAsGuest',
      summary: 'Order without an account, where the owner allows it',
      permission: 'public',
      body: guestInput,
      status: 201,
      answer: loginAnswer,
      refusals: ['CONFLICT', 'TOO_MANY_REQUESTS'],
      handle: async ({ req, body, address }) =>
        presentLogin(await guests.start(body, address, req.get('User-Agent'))),
    }),
    route({
      method: 'post',
      path: '/auth/guest/links',
      name: 'createGuestLink',
      summary: 'Make a secret link to a guest’s own orders',
      description: 'Good for 60 days, on any device, until the guest makes an account.',
      permission: 'USE_ACCOUNT',
      status: 201,
      answer: z.object({ token: z.string() }),
      refusals: ['CONFLICT', 'TOO_MANY_REQUESTS'],
      handle: async ({ viewer }) => ({ token: await guests.createLink(viewer) }),
    }),
    route({
      method: 'post',
      path: '/auth/guest/open',
      name: 'openGuestLink',
      summary: 'Sign in with such a link',
      permission: 'public',
      body: guestLinkInput,
      answer: loginAnswer,
      refusals: ['LINK_EXPIRED', 'TOO_MANY_REQUESTS'],
      handle: async ({ req, body, address }) =>
        presentLogin(await guests.open(body.token, address, req.get('User-Agent'))),
    }),
    route({
      method: 'post',
      path: '/auth/guest/keep',
      name: 'keepOrders',
      summary: 'Make an account of a guest, who keeps the orders',
      permission: 'USE_ACCOUNT',
      body: keepOrdersInput,
      answer: z.object({ message, user: userAnswer }),
      refusals: ['CONFLICT', 'EMAIL_TAKEN', 'TOO_MANY_REQUESTS'],
      handle: async ({ viewer, body, address }) => ({
        message: 'Your orders are kept in your new account.',
        user: presentUser(await guests.keepOrders(viewer, body, address)),
      }),
    }),
  ];
}
