import { z } from 'zod';
import { message } from '../../platform/answers.js';
import { route, type Route } from '../../rest/route.js';
import { loginAnswer, presentLogin, presentUser, userAnswer } from '../auth/auth.presenter.js';
import { orderStateAnswer, presentOrderState } from '../orders/orders.presenter.js';
import { guestInput, guestLinkInput, keepOrdersInput, openGuestLinkInput } from './guests.input.js';
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
      summary: 'Create a secret link to a guest’s own orders',
      description:
        'Works for 60 days, on any device, until the guest makes an account or signs out everywhere.',
      permission: 'USE_ACCOUNT',
      status: 201,
      answer: z.object({ token: z.string() }),
      refusals: ['CONFLICT', 'TOO_MANY_REQUESTS'],
      handle: async ({ viewer }) => ({ token: await guests.createLink(viewer) }),
    }),
    route({
      method: 'post',
      path: '/auth/guest/link',
      name: 'guestLink',
      summary: 'Read what a secret link opens',
      description:
        'A link in a mail to an address that is not confirmed yet shows only the state of its order.',
      permission: 'maybe-signed-in',
      body: guestLinkInput,
      answer: z.object({
        canSignIn: z.boolean(),
        isOwn: z
          .boolean()
          .meta({ description: 'Whether the caller is signed in as the guest whose link it is.' }),
        order: orderStateAnswer
          .nullable()
          .meta({ description: 'The order that the mailed link is about; null for other links.' }),
      }),
      refusals: ['LINK_EXPIRED'],
      handle: async ({ viewer, body }) => {
        const { canSignIn, isOwn, order } = await guests.look(viewer, body);
        return { canSignIn, isOwn, order: order && presentOrderState(order) };
      },
    }),
    route({
      method: 'post',
      path: '/auth/guest/open',
      name: 'openGuestLink',
      summary: 'Sign in with a secret link',
      permission: 'maybe-signed-in',
      body: openGuestLinkInput,
      answer: loginAnswer,
      refusals: ['LINK_EXPIRED', 'EMAIL_UNCONFIRMED', 'TOO_MANY_REQUESTS'],
      handle: async ({ req, viewer, body, address }) =>
        presentLogin(await guests.open(viewer, body.token, address, req.get('User-Agent'))),
    }),
    route({
      method: 'post',
      path: '/auth/guest/keep',
      name: 'keepOrders',
      summary: 'Turn a guest into an account, which keeps the orders',
      description: 'Ends the guest’s links and all other sessions.',
      permission: 'USE_ACCOUNT',
      body: keepOrdersInput,
      answer: z.object({ message, user: userAnswer }),
      refusals: ['CONFLICT', 'EMAIL_TAKEN', 'TOO_MANY_REQUESTS'],
      handle: async ({ viewer, body, address }) => ({
        message: 'Your orders are now in your new account.',
        user: presentUser(await guests.keepOrders(viewer, body, address)),
      }),
    }),
  ];
}
