import type { DataSource, EntityManager } from 'typeorm';
import { DomainError } from '../../platform/errors.js';
import type { Outbox } from '../../platform/outbox.js';
import { appendAudit } from '../audit/save-versioned.js';
import { requirePermission } from '../auth/auth.policy.js';
import { endCredentials } from '../auth/end-credentials.js';
import { lockSignedIn, lockUser } from '../auth/lock-user.js';
import { reauthenticate, type OwnerProof, type Reauthentication } from '../auth/reauthentication.js';
import { isAdmins, staffRoleOf, type StaffRole } from '../auth/role.js';
import { setStaffRole } from '../auth/set-staff-role.js';
import type { Viewer } from '../auth/viewer.js';
import { personsRoleChanged } from './people.events.js';
import { maxPeople, mayEnd, mayGive, rolesGivenBy } from './people.policy.js';
import { lockPeople, revokeOthers, selectStaff } from './people.queries.js';
import { say } from './people.sentences.js';
import { roleNames } from './role-names.js';

/** Somebody with a role at the restaurant, as the viewer sees them. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: StaffRole;
  readonly lastSeenAt: Date | null;
  readonly isViewer: boolean;
  readonly canChange: boolean;
  readonly canEnd: boolean;
}

interface Change {
  readonly id: string;
  /** Null ends the role. */
  readonly after: StaffRole | null;
  readonly isAllowed: (editor: Viewer, before: StaffRole) => boolean;
}

interface PeopleParts {
  readonly dataSource: DataSource;
  readonly outbox: Outbox;
  readonly reauthentication: Reauthentication;
}

/** Who works at the restaurant, in which role. */
export class PeopleService {
  constructor(private readonly parts: PeopleParts) {}

  /**
   * By name.
   * @throws {DomainError} `FORBIDDEN`
   */
  async all(viewer: Viewer | null): Promise<Person[]> {
    const editor = requirePermission(viewer, 'EDIT_PEOPLE');
    const rows = await selectStaff(this.parts.dataSource.manager);
    const owners = rows.filter((row) => staffRoleOf(row) === 'OWNER');
    return rows.flatMap((row) => {
      const role = staffRoleOf(row);
      if (!role) return [];
      const { id, name, email, lastSeenAt } = row;
      const isLastOwner = role === 'OWNER' && owners.length === 1;
      const canChange = !isLastOwner && mayGive(editor.staffRole, role);
      const canEnd = !isLastOwner && mayEnd(editor, { id, staffRole: role });
      return [{ id, name, email, role, lastSeenAt, isViewer: id === editor.id, canChange, canEnd }];
    });
  }

  /**
   * @throws {DomainError} `FORBIDDEN`; `CONFLICT` for the last owner, and for somebody who has no role any more;
   * `NOT_FOUND`; `REAUTHENTICATE` for owners and managers
   */
  async changeRole(
    viewer: Viewer | null,
    id: string,
    staffRole: StaffRole,
    proof: OwnerProof,
  ): Promise<void> {
    const editor = requirePermission(viewer, 'EDIT_PEOPLE');
    requireMayGive(editor, staffRole);
    const isAllowed: Change['isAllowed'] = (present, before) =>
      mayGive(present.staffRole, before) && mayGive(present.staffRole, staffRole);
    await this.change(editor, { id, after: staffRole, isAllowed }, proof);
  }

  /**
   * The person becomes a customer. Their sessions, and the invitations that they have made, end.
   * @throws {DomainError} as {@link changeRole}
   */
  async end(viewer: Viewer | null, id: string, proof: OwnerProof): Promise<void> {
    const editor = requirePermission(viewer, 'EDIT_PEOPLE');
    const isAllowed: Change['isAllowed'] = (present, before) => mayEnd(present, { id, staffRole: before });
    await this.change(editor, { id, after: null, isAllowed }, proof);
  }

  private async change(editor: Viewer, { id, after, isAllowed }: Change, proof: OwnerProof): Promise<void> {
    const { outbox, reauthentication } = this.parts;
    const found = (await selectStaff(this.parts.dataSource.manager)).find((row) => row.id === id);
    const isSensitive = isAdmins(after) || isAdmins(found ? staffRoleOf(found) : null);
    if (isSensitive) await reauthentication.require(editor, { ...proof, acceptsFreshLogin: true });
    await outbox.transaction(async (tx) => {
      const present = await lockEditor(tx, editor);
      const user = await lockUser(tx, id);
      if (!user) throw new DomainError('NOT_FOUND', say.noPerson);
      const before = staffRoleOf(user);
      if (!before) throw new DomainError('CONFLICT', say.ended({ name: user.name }));
      if (!isAllowed(present, before)) throw notYours(before);
      if (isAdmins(before) && !isSensitive) throw reauthenticate();
      if (before === after) return;
      if (before === 'OWNER') await requireAnotherOwner(tx, id);
      // First, so that live connections end instead of beginning again.
      if (!after) await endCredentials(tx, id);
      await setStaffRole(tx, present, id, after);
      const revoked = await revokeOthers(tx, id, rolesGivenBy(after));
      const gone = revoked.map((invitation) => ({ before: invitation, after: null }));
      await appendAudit(tx, present, 'INVITATION', gone);
      await outbox.append(tx, personsRoleChanged, { userId: id, before, after });
    });
  }
}

/**
 * In a transaction of the outbox: the editor, with the role that they have once no other change of people is under way.
 * @throws {DomainError} `UNAUTHENTICATED`, `FORBIDDEN`
 */
export async function lockEditor(tx: EntityManager, editor: Viewer): Promise<Viewer> {
  await lockPeople(tx);
  const { role, staffRole, name } = await lockSignedIn(tx, editor);
  const present = { ...editor, name, role, staffRole: staffRoleOf({ role, staffRole }) };
  return requirePermission(present, 'EDIT_PEOPLE');
}

/** @throws {DomainError} `FORBIDDEN` */
export function requireMayGive(editor: Viewer, role: StaffRole): void {
  if (!mayGive(editor.staffRole, role)) throw notYours(role);
}

const notYours = (role: StaffRole) => new DomainError('FORBIDDEN', say.notYours({ role: roleNames[role] }));

async function requireAnotherOwner(tx: EntityManager, id: string): Promise<void> {
  const staff = await selectStaff(tx);
  if (!staff.some((row) => row.id !== id && staffRoleOf(row) === 'OWNER'))
    throw new DomainError('CONFLICT', say.lastOwner);
}

export const tooManyPeople = () => new DomainError('CONFLICT', say.tooManyPeople({ max: maxPeople }));
