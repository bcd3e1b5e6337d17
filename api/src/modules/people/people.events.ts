import { z } from 'zod';
import { defineEvent } from '../../platform/events.js';
import { id } from '../../platform/validation.js';
import { staffRoles } from '../auth/role.js';

const role = z.enum(staffRoles);

/** Mails the link. A later link has an event of its own. */
export const invitationSent = defineEvent(
  'person.invited',
  z.object({ invitationId: id, linkNumber: z.int() }),
);

/** Notifies the person who invited them. */
export const personJoined = defineEvent(
  'person.joined',
  z.object({ userId: id, invitedBy: id, staffRole: role }),
);

/** Notifies the person. `after` is null if they have no role any more. */
export const personsRoleChanged = defineEvent(
  'person.role-changed',
  z.object({ userId: id, before: role, after: role.nullable() }),
);
