import type { AccountsService } from '../auth/accounts.service.js';
import type { InvitationsService } from '../people/invitations.service.js';
import { invitationSent, personJoined, personsRoleChanged } from '../people/people.events.js';
import { roleNames } from '../people/role-names.js';
import type { RestaurantService } from '../restaurant/restaurant.service.js';
import { rule, type NoticeRule } from './notice.js';
import { say } from './notifications.sentences.js';

interface Sources {
  readonly accounts: Pick<AccountsService, 'userById'>;
  readonly invitations: InvitationsService;
  readonly restaurant: RestaurantService;
}

/** Notices to those who work at the restaurant, or are invited to. */
export function peopleRules({ accounts, invitations, restaurant }: Sources): NoticeRule[] {
  return [
    rule(invitationSent, async ({ invitationId, linkNumber }) => {
      const invitation = await invitations.mailed(invitationId, linkNumber);
      if (!invitation?.email) return [];
      const { email, invitedBy, inviterName, staffRole, token, expiresAt } = invitation;
      const { name } = await restaurant.latest();
      return [
        {
          // The invited person may have no account: the mail is the inviter's, in their language.
          to: { userId: invitedBy, address: email },
          title: say.invited({ restaurant: name }),
          body: say.invitedBody({ name: inviterName, restaurant: name, role: roleNames[staffRole] }),
          link: `/join/${token}`,
          action: say.join,
          secretUntil: expiresAt,
          mail: { hasOwnLimit: true },
        },
      ];
    }),

    rule(personJoined, async ({ userId, invitedBy, staffRole }) => {
      const person = await accounts.userById(userId);
      if (!person) return [];
      return [
        {
          to: { userId: invitedBy },
          title: say.joined({ name: person.name }),
          body: say.joinedBody({ role: roleNames[staffRole], email: person.email ?? '' }),
          link: '/admin/people',
          action: say.seePeople,
        },
      ];
    }),

    rule(personsRoleChanged, async ({ userId, before, after }) => {
      const { name: shop } = await restaurant.latest();
      return [
        after
          ? {
              to: { userId },
              title: say.newRole({ role: roleNames[after] }),
              body: say.newRoleBody({ restaurant: shop, before: roleNames[before], after: roleNames[after] }),
              link: '/admin',
              action: say.openShop,
            }
          : {
              to: { userId },
              title: say.roleEnded({ restaurant: shop }),
              body: say.roleEndedBody({ role: roleNames[before] }),
              link: '/',
              action: say.openShop,
            },
      ];
    }),
  ];
}
