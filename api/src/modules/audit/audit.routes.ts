import { z } from 'zod';
import { instant } from '../../platform/answers.js';
import { route, type Route } from '../../rest/route.js';
import { auditActs, auditSubjects, type AuditEntry } from './audit-entry.entity.js';
import { filteredAuditPage } from './audit.input.js';
import type { AuditService } from './audit.service.js';

const values = (description: string) => z.record(z.string(), z.unknown()).nullable().meta({ description });

const entryAnswer = z
  .object({
    _id: z.string(),
    createdAt: instant,
    actorId: z.string(),
    actorName: z.string().meta({ description: 'Name of the account at the time of the change.' }),
    device: z.string().nullable().meta({
      description: 'Name of the tablet at which the change was made; null for another device.',
    }),
    approvedBy: z.string().nullable().meta({
      description: 'Name of the person who approved the change at the tablet; null if nobody had to.',
    }),
    act: z.enum(auditActs),
    subject: z.enum(auditSubjects),
    subjectId: z.string(),
    subjectName: z.string().meta({ description: 'Empty for a record without a name.' }),
    before: values('The fields that were changed, or all of a deleted record; null if it was added.'),
    after: values('The fields that were changed, or all of an added record; null if it was deleted.'),
    requestId: z.string().nullable(),
  })
  .meta({ id: 'AuditEntry' });

const present = ({ id, createdAt, before, after, ...entry }: AuditEntry): z.output<typeof entryAnswer> => ({
  _id: id,
  createdAt: createdAt.toISOString(),
  ...entry,
  before: before && { ...before },
  after: after && { ...after },
});

export const auditRoutes = (audit: AuditService): Route[] => [
  route({
    method: 'get',
    path: '/admin/audit',
    name: 'auditEntries',
    summary: 'Read or search the audit log, newest entries first',
    permission: 'VIEW_AUDIT',
    query: filteredAuditPage,
    answer: z.array(entryAnswer),
    handle: async ({ viewer, query: { page, filter } }) =>
      (await audit.entries(viewer, page, filter)).map(present),
  }),
  route({
    method: 'get',
    path: '/admin/audit/actors',
    name: 'auditActors',
    summary: 'Read who has changed something, by name',
    permission: 'VIEW_AUDIT',
    answer: z.array(z.object({ id: z.string(), name: z.string() })),
    handle: ({ viewer }) => audit.actors(viewer),
  }),
];
