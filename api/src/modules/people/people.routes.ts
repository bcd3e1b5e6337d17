import { z } from 'zod';
import { message } from '../../platform/answers.js';
import { route, type Route } from '../../rest/route.js';
import { loginAnswer, presentLogin, presentUser, userAnswer } from '../auth/auth.presenter.js';
import { staffRoles } from '../auth/role.js';
import {
  acceptInput,
  invitationInput,
  invitationToken,
  joinInput,
  personId,
  personsRoleInput,
  proofInput,
} from './people.input.js';
import { rolesGivenBy } from './people.policy.js';
import {
  invitationAnswer,
  personAnswer,
  presentInvitation,
  presentPerson,
  presentPreview,
  previewAnswer,
} from './people.presenter.js';
import type { PeopleServices } from './people.resolvers.js';

const linkAnswer = z.object({
  message,
  invitation: invitationAnswer,
  token: z.string().meta({ description: 'Of the link: `/shop/#/join/<token>`.' }),
});

export function peopleRoutes({ people, invitations, joining }: PeopleServices): Route[] {
  return [
    route({
      method: 'get',
      path: '/admin/people',
      name: 'people',
      summary: 'List who works at the restaurant, and the open invitations',
      permission: 'EDIT_PEOPLE',
      answer: z.object({
        persons: z.array(personAnswer),
        invitations: z.array(invitationAnswer),
        roles: z
          .array(z.enum(staffRoles))
          .meta({ description: 'The roles that the caller may give, change and end.' }),
      }),
      handle: async ({ viewer }) => ({
        persons: (await people.all(viewer)).map(presentPerson),
        invitations: (await invitations.open(viewer)).map(presentInvitation),
        roles: [...rolesGivenBy(viewer.staffRole)],
      }),
    }),
    route({
      method: 'post',
      path: '/admin/people',
      name: 'invitePerson',
      summary: 'Make a link with which a person joins the restaurant’s staff',
      description:
        'Works once, for 72 hours. With an e-mail address and a mail server, the link is mailed, too.',
      permission: 'EDIT_PEOPLE',
      body: invitationInput.extend(proofInput.shape),
      status: 201,
      answer: linkAnswer,
      refusals: ['CONFLICT', 'REAUTHENTICATE', 'TOO_MANY_REQUESTS'],
      handle: async ({ viewer, body: { currentPassword, ...input }, address }) => {
        const made = await invitations.invite(viewer, input, { currentPassword, address });
        return { message: 'The link is ready.', ...made, invitation: presentInvitation(made.invitation) };
      },
    }),
    route({
      method: 'post',
      path: '/admin/people/invitations/:id/renew',
      name: 'renewInvitation',
      summary: 'Replace the link of an invitation by one that works for another 72 hours',
      permission: 'EDIT_PEOPLE',
      params: personId,
      body: proofInput,
      answer: linkAnswer,
      refusals: ['CONFLICT', 'NOT_FOUND', 'REAUTHENTICATE', 'TOO_MANY_REQUESTS'],
      handle: async ({ viewer, params, body, address }) => {
        const made = await invitations.renew(viewer, params.id, { ...body, address });
        return { message: 'The new link is ready.', ...made, invitation: presentInvitation(made.invitation) };
      },
    }),
    route({
      method: 'delete',
      path: '/admin/people/invitations/:id',
      name: 'revokeInvitation',
      summary: 'Revoke an invitation: its link no longer works',
      permission: 'EDIT_PEOPLE',
      params: personId,
      answer: z.object({ message }),
      refusals: ['CONFLICT', 'NOT_FOUND'],
      handle: async ({ viewer, params }) => {
        await invitations.revoke(viewer, params.id);
        return { message: 'The invitation is revoked.' };
      },
    }),
    route({
      method: 'put',
      path: '/admin/people/:id/role',
      name: 'changePersonsRole',
      summary: 'Change a person’s role',
      description: 'Their live connections reconnect with the new permissions.',
      permission: 'EDIT_PEOPLE',
      params: personId,
      body: personsRoleInput,
      answer: z.object({ message }),
      refusals: ['CONFLICT', 'NOT_FOUND', 'REAUTHENTICATE', 'TOO_MANY_REQUESTS'],
      handle: async ({ viewer, params, body: { role, currentPassword }, address }) => {
        await people.changeRole(viewer, params.id, role, { currentPassword, address });
        return { message: 'The role is changed.' };
      },
    }),
    route({
      method: 'post',
      path: '/admin/people/:id/end',
      name: 'endPerson',
      summary: 'End a person’s role, who becomes a customer',
      description: 'All of their sessions end, and so do the invitations that they have made.',
      permission: 'EDIT_PEOPLE',
      params: personId,
      body: proofInput,
      answer: z.object({ message }),
      refusals: ['CONFLICT', 'NOT_FOUND', 'REAUTHENTICATE', 'TOO_MANY_REQUESTS'],
      handle: async ({ viewer, params, body, address }) => {
        await people.end(viewer, params.id, { ...body, address });
        return { message: 'The role is ended.' };
      },
    }),
    route({
      method: 'post',
      path: '/auth/invitation',
      name: 'invitation',
      summary: 'Read what the link of an invitation offers',
      description: 'Changes nothing.',
      permission: 'public',
      body: invitationToken,
      answer: previewAnswer,
      refusals: ['LINK_EXPIRED'],
      handle: async ({ body }) => presentPreview(await joining.look(body.token)),
    }),
    route({
      method: 'post',
      path: '/auth/invitation/accept',
      name: 'acceptInvitation',
      summary: 'Join the restaurant’s staff with a new account',
      permission: 'public',
      body: acceptInput,
      status: 201,
      answer: loginAnswer,
      refusals: ['CONFLICT', 'EMAIL_TAKEN', 'LINK_EXPIRED', 'TOO_MANY_REQUESTS'],
      handle: async ({ req, body, address }) =>
        presentLogin(await joining.accept(body, address, req.get('User-Agent'))),
    }),
    route({
      method: 'post',
      path: '/auth/invitation/join',
      name: 'joinByInvitation',
      summary: 'Join the restaurant’s staff with the account that is signed in',
      description: 'All other sessions of the account end.',
      permission: 'USE_ACCOUNT',
      body: joinInput,
      answer: z.object({ message, user: userAnswer }),
      refusals: ['CONFLICT', 'LINK_EXPIRED', 'REAUTHENTICATE', 'TOO_MANY_REQUESTS'],
      handle: async ({ viewer, body, address }) => ({
        message: 'You have joined the staff.',
        user: presentUser(await joining.join(viewer, body, address)),
      }),
    }),
  ];
}
