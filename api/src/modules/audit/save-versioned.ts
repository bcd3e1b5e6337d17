import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from 'typeorm';
import { DomainError } from '../../platform/errors.js';
import { newId } from '../../platform/ids.js';
import { currentRequestId } from '../../platform/request.js';
import { requirePermission } from '../auth/auth.policy.js';
import type { Permission } from '../auth/permissions.js';
import { atDevice, type Viewer } from '../auth/viewer.js';
import type { AuditEntry, AuditedFields, AuditSubject } from './audit-entry.entity.js';
import { insertAudit } from './audit.queries.js';
import type { Sentence } from '../../platform/sentences.js';
import { say } from './audit.sentences.js';

/** What identifies a record in the audit log. */
interface Audited {
  readonly id: string | number;
  readonly name: string;
}

interface Versioned extends Audited {
  readonly version: number;
}

type NewValues<T> = { readonly [Field in keyof T]?: T[Field] | undefined };

interface Save<T extends Versioned> {
  readonly viewer: Viewer | null;
  readonly permission: Permission;
  readonly subject: keyof typeof conflicts;
  /** Locks and reads the record. */
  readonly load: () => Promise<T>;
  /** The version that the viewer saw; if missing, the last change wins. */
  readonly expectedVersion?: number | undefined;
  /** Missing and equal values change nothing. */
  readonly newValues: (current: T) => NewValues<T> | Promise<NewValues<T>>;
  /**
   * Writes the new values and the new version, and appends the event.
   * @param changes the values that differ
   * @param changed the whole record with the new values and version
   * @param current the record as it was
   */
  readonly write: (changes: Partial<T>, changed: T, current: T) => Promise<unknown>;
}

const conflicts = {
  RESTAURANT: say.settingsChanged,
  OPTION_GROUP: say.optionsChanged,
  CATEGORY: say.categoryChanged,
  DISH: say.dishChanged,
  CONNECTION: say.keysChanged,
  SECOND_FACTOR: say.ruleChanged,
  PRINTER: say.printerChanged,
} satisfies Partial<Record<AuditSubject, Sentence>>;

/**
 * The only way to change a record that staff edit. In the caller's transaction; nothing is written if nothing differs.
 * @returns the record as it is now
 * @throws {DomainError} `UNAUTHENTICATED`, `FORBIDDEN`; `CONFLICT` with the present version if the viewer saw another one
 */
export async function saveVersioned<T extends Versioned>(tx: EntityManager, save: Save<T>): Promise<T> {
  const actor = requirePermission(save.viewer, save.permission);
  const current = await save.load();
  const { version } = current;
  if (save.expectedVersion !== undefined && save.expectedVersion !== version)
    throw new DomainError('CONFLICT', conflicts[save.subject], { version });
  const changes = differences(current, await save.newValues(current));
  if (Object.keys(changes).length === 0) return current;
  const changed: T = Object.assign(
    Object.create(Object.getPrototypeOf(current) as object),
    current,
    changes,
    {
      version: version + 1,
    },
  );
  await save.write(changes, changed, current);
  await appendAudit(tx, actor, save.subject, [{ before: current, after: changed }]);
  return changed;
}

/** The new values that differ from the current ones. */
export function differences<T extends object>(current: T, newValues: NewValues<T>): Partial<T> {
  return Object.fromEntries(
    Object.entries(newValues).filter(
      ([field, value]) => value !== undefined && !isDeepStrictEqual(value, current[field as keyof T]),
    ),
  ) as Partial<T>;
}

/** A record before and after an act. Null: it was not there. */
export interface AuditedChange<T extends Audited = Audited> {
  readonly before: T | null;
  readonly after: T | null;
}

/** Records what staff did, in the transaction that does it: of a change, the fields that differ. */
export async function appendAudit<T extends Audited>(
  tx: EntityManager,
  actor: Pick<Viewer, 'id' | 'name' | 'device' | 'approvedBy'>,
  subject: AuditSubject,
  changes: readonly AuditedChange<T>[],
): Promise<void> {
  const entries = changes.flatMap(({ before, after }): Omit<AuditEntry, 'createdAt'>[] => {
    const record = after ?? before;
    const changed = before && after && Object.keys(differences(before, after));
    if (!record || changed?.length === 0) return [];
    return [
      {
        id: newId(),
        actorId: actor.id,
        actorName: actor.name,
        act: changed ? 'CHANGED' : after ? 'ADDED' : 'DELETED',
        subject,
        subjectId: String(record.id),
        subjectName: record.name,
        ...atDevice(actor),
        before: before && audited(before, changed),
        after: after && audited(after, changed),
        requestId: currentRequestId() ?? null,
      },
    ];
  });
  if (entries.length > 0) await insertAudit(tx, entries);
}

/** These fields, or all; without what the entry says already, and the version. */
const audited = (record: object, fields: readonly string[] | null): AuditedFields =>
  Object.fromEntries(
    Object.entries(record).filter(
      ([field]) => field !== 'id' && field !== 'version' && (fields?.includes(field) ?? true),
    ),
  );
