import type { EntityManager } from 'typeorm';
import { containing, selectPage, type Page } from '../../platform/paging.js';
import { AuditEntry, type AuditSubject } from './audit-entry.entity.js';

export interface AuditFilter {
  /** Found in names, values and request ids, in upper or lower case. */
  readonly search?: string | undefined;
  readonly subject?: AuditSubject | undefined;
}

/** As in the index of the table. */
const searched = `(actor_name || ' ' || subject_name || ' ' || coalesce(request_id, '') || ' ' ||
  coalesce(before::text, '') || ' ' || coalesce(after::text, ''))`;

/** Newest first. */
export function selectAudit(manager: EntityManager, page: Page, filter: AuditFilter): Promise<AuditEntry[]> {
  const conditions: string[] = [];
  const values: unknown[] = [];
  if (filter.subject) conditions.push(`subject = $${values.push(filter.subject)}`);
  if (filter.search) conditions.push(`${searched} ilike $${values.push(containing(filter.search))}`);
  return selectPage(manager, AuditEntry, page, conditions, values);
}

export async function insertAudit(
  tx: EntityManager,
  entries: readonly Omit<AuditEntry, 'createdAt'>[],
): Promise<void> {
  await tx.query(
    `insert into audit_entries
       (id, actor_id, actor_name, act, subject, subject_id, subject_name, before, after, request_id)
     select * from json_to_recordset($1) as entry(
       "id" char(24), "actorId" char(24), "actorName" text, "act" text, "subject" text, "subjectId" text,
       "subjectName" text, "before" jsonb, "after" jsonb, "requestId" text)`,
    [JSON.stringify(entries)],
  );
}
