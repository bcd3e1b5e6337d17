import { z } from 'zod';
import { instant } from '../../platform/answers.js';
import { inWords } from '../../platform/sentences.js';
import { id } from '../../platform/validation.js';
import { staffRoles } from '../auth/role.js';
import type { Invitation } from './invitations.service.js';
import type { InvitationPreview } from './joining.service.js';
import type { Person } from './people.service.js';

const role = z.enum(staffRoles);

export const personAnswer = z
  .object({
    _id: id,
    name: z.string(),
    email: z.string(),
    role,
    lastSeenAt: instant.nullable().meta({
      description:
        'When the person last used the shop, to within five minutes; null while signed in nowhere.',
    }),
    isViewer: z.boolean().meta({ description: 'Whether it is the caller.' }),
    canChange: z.boolean().meta({ description: 'Whether the caller may change the role.' }),
    canEnd: z.boolean().meta({ description: 'Whether the caller may end the role.' }),
  })
  .meta({ id: 'Person' });

export const invitationAnswer = z
  .object({
    _id: id,
    name: z.string(),
    email: z
      .string()
      .nullable()
      .meta({ description: 'Where the link was sent; null if it was handed over.' }),
    role,
    invitedBy: z.string().meta({ description: 'Name of the person who made the link.' }),
    createdAt: instant,
    expiresAt: instant,
    canChange: z.boolean().meta({ description: 'Whether the caller may replace and revoke the link.' }),
    token: z.string().nullable().meta({
      description: 'The token of the link; null for owners and managers, whose links are shown once.',
    }),
  })
  .meta({ id: 'Invitation' });

export const previewAnswer = z.object({
  name: z.string().meta({ description: 'The invited person’s name, as the inviter wrote it.' }),
  email: z.string().nullable(),
  role,
  invitedBy: z.string(),
  expiresAt: instant,
  problem: z.string().nullable().meta({
    description: 'Why the link does not work any more, for people; null while it works.',
  }),
});

export const presentPerson = ({ id: _id, lastSeenAt, ...person }: Person): z.output<typeof personAnswer> => ({
  _id,
  ...person,
  lastSeenAt: lastSeenAt?.toISOString() ?? null,
});

export const presentInvitation = ({
  id: _id,
  inviterName: invitedBy,
  createdAt,
  expiresAt,
  ...invitation
}: Invitation): z.output<typeof invitationAnswer> => ({
  _id,
  invitedBy,
  ...invitation,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
});

export const presentPreview = ({
  inviterName: invitedBy,
  expiresAt,
  problem,
  ...preview
}: InvitationPreview): z.output<typeof previewAnswer> => ({
  ...preview,
  invitedBy,
  expiresAt: expiresAt.toISOString(),
  problem: problem && inWords(problem),
});
