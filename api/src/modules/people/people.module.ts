import type { AuthService } from '../auth/auth.service.js';
import type { MailNetworks } from '../auth/mail-networks.js';
import type { Passwords } from '../auth/passwords.js';
import type { Reauthentication } from '../auth/reauthentication.js';
import { defineModule } from '../module.js';
import { Invitation } from './invitation.entity.js';
import { InvitationLinks } from './invitation-links.js';
import { invitationLimit, InvitationsService } from './invitations.service.js';
import { JoiningService, joiningLimit } from './joining.service.js';
import { peopleResolvers } from './people.resolvers.js';
import { peopleRoutes } from './people.routes.js';
import { PeopleService } from './people.service.js';

export type { Invitation } from './invitations.service.js';
export type { InvitationPreview } from './joining.service.js';
export type { Person } from './people.service.js';

interface Needed {
  readonly auth: AuthService;
  readonly mailNetworks: MailNetworks;
  readonly passwords: Passwords;
  readonly reauthentication: Reauthentication;
}

export const peopleModule = defineModule({
  tag: 'People',
  entities: [Invitation],
  start({ connections, dataSource, jwtSecret, log, outbox, rateLimits }, needed: Needed) {
    const { auth, mailNetworks, passwords, reauthentication } = needed;
    const links = new InvitationLinks(jwtSecret);
    const parts = { dataSource, outbox, reauthentication, links };
    const people = new PeopleService(parts);
    const invitations = new InvitationsService({
      ...parts,
      made: rateLimits.counter(invitationLimit),
      hasMailServer: () => connections.lastKnown.mail !== undefined,
    });
    const tries = rateLimits.counter(joiningLimit);
    const joining = new JoiningService({ ...parts, auth, passwords, mailNetworks, tries, log });
    const services = { people, invitations, joining };
    return {
      services: { invitations },
      resolvers: [peopleResolvers(services)],
      routes: peopleRoutes(services),
      housekeeping: { 'expired invitations': () => invitations.deleteExpired() },
    };
  },
});
