import type { EntityManager } from 'typeorm';
import { containing, selectPage, type Page } from '../../platform/paging.js';
import { timeZone } from '../../platform/time-zone.js';
import { AuditEntry } from './audit-entry.entity.js';
import type { AuditFilter } from './audit.input.js';

/** As in the index of the table. */
const searched = `(actor_name || ' ' || subject_name || ' ' || coalesce(request_id, '') || ' ' ||
  coalesce(before::text, '') || ' ' || coalesce(after::text, ''))`;

/** Newest first. */
export function selectAudit(
  manager: EntityManager,
  page: Page,
  { search, subject, actorId, subjectId, fromDay, untilDay }: AuditFilter,
): Promise<AuditEntry[]> {
  const conditions: string[] = [];
  const values: unknown[] = [];
  const value = (each: unknown) => `$${values.push(each)}`;
  /** @param days after the start of the day */
  const start = (day: string, days: number) =>
    `(${value(day)}::date + ${days})::timestamp at time zone ${value(timeZone)}`;
  if (subject) conditions.push(`subject = ${value(subject)}`);
  if (actorId) conditions.push(`actor_id = ${value(actorId)}`);
  if (subjectId) {
    const id = value(subjectId);
    conditions.push(`(subject_id = ${id} or after ->> 'orderId' = ${id})`);
  }
  if (fromDay) conditions.push(`created_at >= ${start(fromDay, 0)}`);
  if (untilDay) conditions.push(`created_at < ${start(untilDay, 1)}`);
  if (search) conditions.push(`${searched} ilike ${value(containing(search))}`);
  return selectPage(manager, AuditEntry, page, conditions, values);
}

/** An account that has changed something. */
export interface AuditActor {
  readonly id: string;
  /** At its last change. */
  readonly name: string;
}

/** By name. Reads one entry of the index for each account, however many entries there are. */
export function selectActors(manager: EntityManager): Promise<AuditActor[]> {
  return manager.query<AuditActor[]>(
    `with recursive found as (
       (select actor_id, actor_name from audit_entries
        order by actor_id desc, created_at desc, id desc limit 1)
       union all
       select next.actor_id, next.actor_name
       from found cross join lateral (
         select actor_id, actor_name from audit_entries where actor_id < found.actor_id
         order by actor_id desc, created_at desc, id desc limit 1
       ) as next
     )
     select actor_id as id, actor_name as name from found order by lower(actor_name), actor_id`,
  );
}

export async function insertAudit(
  tx: EntityManager,
  entries: readonly Omit<AuditEntry, 'createdAt'>[],
): Promise<void> {
  await tx.query(
    `insert into audit_entries
       (id, actor_id, actor_name, act, subject, subject_id, subject_name, device_name,
        approved_by_name, before, after, request_id)
     select * from json_to_recordset($1) as entry(
       "id" char(24), "actorId" char(24), "actorName" text, "act" text, "subject" text, "subjectId" text,
       "subjectName" text, "device" text, "approvedBy" text, "before" jsonb, "after" jsonb, "requestId" text)`,
    [JSON.stringify(entries)],
  );
}
