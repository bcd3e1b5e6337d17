import { z } from 'zod';
import { id, optional, pastDay, restPage, searchText } from '../../platform/validation.js';
import { auditSubjects } from './audit-entry.entity.js';
import { say } from './audit.sentences.js';

/** Only entries for which all of it is true. */
export const auditFilter = z.object({
  search: optional(searchText).meta({
    description: 'Text in the names, values or request id of the entry.',
  }),
  subject: optional(z.enum(auditSubjects, say.subjectInvalid({ values: auditSubjects.join(', ') }))).meta({
    description: 'The kind of the record.',
  }),
  actorId: optional(id).meta({ description: 'The account that made the change.' }),
  subjectId: optional(id).meta({ description: 'The record, or the order that it belongs to.' }),
  fromDay: optional(pastDay).meta({
    description: 'The first day of the changes at the restaurant: `2026-11-21`.',
  }),
  untilDay: optional(pastDay).meta({ description: 'Their last day.' }),
});
export type AuditFilter = Partial<z.output<typeof auditFilter>>;

/** REST queries have filter and page parameters side by side. */
export const filteredAuditPage = auditFilter
  .extend(restPage.shape)
  .transform(({ limit, before, ...filter }) => ({ page: { limit, before }, filter }));
