import type { DataSource, EntityManager } from 'typeorm';
import { DomainError } from '../../platform/errors.js';
import { newId } from '../../platform/ids.js';
import type { Outbox } from '../../platform/outbox.js';
import { takePoint, type RateCounter } from '../../platform/rate-limits.js';
import { appendAudit } from '../audit/save-versioned.js';
import { requirePermission } from '../auth/auth.policy.js';
import type { OwnerProof, Reauthentication } from '../auth/reauthentication.js';
import { isAdmins } from '../auth/role.js';
import type { Viewer } from '../auth/viewer.js';
import type { InvitationLinks } from './invitation-links.js';
import { invitationSent } from './people.events.js';
import type { InvitationInput } from './people.input.js';
import { maxInvitations, maxPeople, mayGive } from './people.policy.js';
import {
  deleteExpiredBefore,
  insertInvitation,
  markRevoked,
  selectInvitation,
  selectOpenInvitations,
  selectStaff,
  updateLink,
  type InvitationRow,
} from './people.queries.js';
import { lockEditor, requireMayGive, tooManyPeople } from './people.service.js';
import { say } from './people.sentences.js';

/** Links made per person. */
export const invitationLimit = { name: 'invitation', points: 100, seconds: 3600 } as const;

/** Days for which an expired invitation still says so. */
const keptDays = 30;

/** An invitation as staff see it. */
export interface Invitation extends Pick<
  InvitationRow,
  'id' | 'name' | 'email' | 'inviterName' | 'createdAt' | 'expiresAt'
> {
  readonly role: InvitationRow['staffRole'];
  readonly canChange: boolean;
  /** Null for owners and managers: a stolen session must not find their links. */
  readonly token: string | null;
}

/** A link that was just made. */
export interface NewInvitation {
  readonly invitation: Invitation;
  readonly token: string;
}

interface InvitationsParts {
  readonly dataSource: DataSource;
  readonly outbox: Outbox;
  readonly reauthentication: Reauthentication;
  readonly links: InvitationLinks;
  readonly made: RateCounter;
  readonly hasMailServer: () => boolean;
}

/** Makes, replaces and revokes invitations. */
export class InvitationsService {
  constructor(private readonly parts: InvitationsParts) {}

  /**
   * The open ones, newest first.
   * @throws {DomainError} `FORBIDDEN`
   */
  async open(viewer: Viewer | null): Promise<Invitation[]> {
    const editor = requirePermission(viewer, 'EDIT_PEOPLE');
    const rows = await selectOpenInvitations(this.parts.dataSource.manager);
    return rows.map((row) => this.shown(editor, row));
  }

  /** In the worker: the link to mail; null if there is a later one, or none is needed any more. */
  async mailed(id: string, linkNumber: number): Promise<(InvitationRow & { token: string }) | null> {
    const row = await selectInvitation(this.parts.dataSource.manager, id);
    if (row?.state !== 'OPEN' || row.linkNumber !== linkNumber) return null;
    return { ...row, token: this.parts.links.tokenOf(row, 'mailed') };
  }

  /**
   * Mails the link if there is an address and a mail server.
   * @throws {DomainError} `FORBIDDEN`; `REAUTHENTICATE` for owners and managers; `CONFLICT` beyond the limits, and for an
   * address of somebody who works here; `TOO_MANY_REQUESTS`
   */
  async invite(
    viewer: Viewer | null,
    { name, email: given, role: staffRole }: InvitationInput,
    proof: OwnerProof,
  ): Promise<NewInvitation> {
    const editor = requirePermission(viewer, 'EDIT_PEOPLE');
    requireMayGive(editor, staffRole);
    await this.prove(editor, staffRole, proof);
    const id = newId();
    const email = given ?? null;
    return this.parts.outbox.transaction(async (tx) => {
      const present = await lockEditor(tx, editor);
      requireMayGive(present, staffRole);
      const staff = await selectStaff(tx);
      const known = email && staff.find((row) => row.email.toLowerCase() === email.toLowerCase());
      if (known) throw worksHere(known.name);
      if (staff.length >= maxPeople) throw tooManyPeople();
      await requireRoom(tx);
      await insertInvitation(tx, { id, name, email, staffRole, invitedBy: editor.id });
      const after = { id, name, email, staffRole };
      await appendAudit(tx, present, 'INVITATION', [{ before: null, after }]);
      return this.announce(tx, present, id);
    });
  }

  /**
   * Replaces the link by one that works for three days again.
   * @throws {DomainError} as {@link invite}; `CONFLICT` if the invitation was used or revoked; `NOT_FOUND`
   */
  async renew(viewer: Viewer | null, id: string, proof: OwnerProof): Promise<NewInvitation> {
    const editor = requirePermission(viewer, 'EDIT_PEOPLE');
    const { staffRole } = await this.find(this.parts.dataSource.manager, id);
    requireMayGive(editor, staffRole);
    await this.prove(editor, staffRole, proof);
    return this.parts.outbox.transaction(async (tx) => {
      const present = await lockEditor(tx, editor);
      requireMayGive(present, staffRole);
      const { name, linkNumber, state } = await this.find(tx, id);
      if (state === 'USED') throw new DomainError('CONFLICT', say.usedAlready);
      if (state === 'REVOKED') throw new DomainError('CONFLICT', say.revokedAlready);
      if (state === 'EXPIRED') await requireRoom(tx);
      await updateLink(tx, id, editor.id);
      const change = { before: { id, name, linkNumber }, after: { id, name, linkNumber: linkNumber + 1 } };
      await appendAudit(tx, present, 'INVITATION', [change]);
      return this.announce(tx, present, id);
    });
  }

  /**
   * The link no longer works; revoking again changes nothing.
   * @throws {DomainError} `FORBIDDEN`, `NOT_FOUND`; `CONFLICT` if somebody has joined with it
   */
  async revoke(viewer: Viewer | null, id: string): Promise<void> {
    const editor = requirePermission(viewer, 'EDIT_PEOPLE');
    await this.parts.outbox.transaction(async (tx) => {
      const present = await lockEditor(tx, editor);
      const { name, email, staffRole, state } = await this.find(tx, id);
      requireMayGive(present, staffRole);
      if (state === 'USED') throw new DomainError('CONFLICT', say.usedAlready);
      if (state === 'REVOKED') return;
      await markRevoked(tx, id);
      const before = { id, name, email, staffRole };
      await appendAudit(tx, present, 'INVITATION', [{ before, after: null }]);
    });
  }

  async deleteExpired(): Promise<void> {
    await deleteExpiredBefore(this.parts.dataSource.manager, keptDays);
  }

  private async prove(editor: Viewer, role: InvitationRow['staffRole'], proof: OwnerProof) {
    await takePoint(this.parts.made, editor.id, say.tooManyInvited);
    if (isAdmins(role))
      await this.parts.reauthentication.require(editor, { ...proof, acceptsFreshLogin: true });
  }

  private async announce(tx: EntityManager, editor: Viewer, id: string): Promise<NewInvitation> {
    const { outbox, links, hasMailServer } = this.parts;
    const row = await this.find(tx, id);
    if (row.email && hasMailServer())
      await outbox.append(tx, invitationSent, { invitationId: id, linkNumber: row.linkNumber });
    return { invitation: this.shown(editor, row), token: links.tokenOf(row, 'copied') };
  }

  private async find(manager: EntityManager, id: string): Promise<InvitationRow> {
    const row = await selectInvitation(manager, id);
    if (!row) throw new DomainError('NOT_FOUND', say.noInvitation);
    return row;
  }

  private shown(editor: Viewer, row: InvitationRow): Invitation {
    const { staffRole: role, id, name, email, inviterName, createdAt, expiresAt } = row;
    const canChange = mayGive(editor.staffRole, role);
    const token = canChange && !isAdmins(role) ? this.parts.links.tokenOf(row, 'copied') : null;
    return { id, name, email, role, inviterName, createdAt, expiresAt, canChange, token };
  }
}

/** Room for one more open invitation. */
async function requireRoom(tx: EntityManager): Promise<void> {
  if ((await selectOpenInvitations(tx)).length >= maxInvitations)
    throw new DomainError('CONFLICT', say.tooManyOpen({ max: maxInvitations }));
}

function worksHere(name: string): DomainError {
  const message = say.worksHere({ name });
  return new DomainError('CONFLICT', message, { fields: [{ field: 'email', message }] });
}
