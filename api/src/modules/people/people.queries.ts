import type { EntityManager } from 'typeorm';
import { advisoryLocks } from '../../platform/advisory-locks.js';
import { isStaffRow } from '../auth/auth.queries.js';
import type { StaffRole, StoredRole } from '../auth/role.js';
import { invitationHours, type Invitation } from './invitation.entity.js';

/** Makes changes of people and invitations wait for each other: they are rare, and limits and the last owner are counted. */
export async function lockPeople(tx: EntityManager): Promise<void> {
  await tx.query('select pg_advisory_xact_lock($1)', [advisoryLocks.people]);
}

export interface StaffRow extends StoredRole {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** To within five minutes; null without a session. */
  readonly lastSeenAt: Date | null;
}

/** Everybody with a role at the restaurant, by name. */
export function selectStaff(manager: EntityManager): Promise<StaffRow[]> {
  return manager.query<StaffRow[]>(
    `select id, name, coalesce(email, '') as email, role, staff_role as "staffRole",
       (select max(coalesce(last_seen_at, created_at)) from sessions where user_id = users.id) as "lastSeenAt"
     from users where ${isStaffRow} order by lower(name), id`,
  );
}

/** With its inviter, by the database's clock. */
export interface InvitationRow extends Omit<Invitation, 'inviter'> {
  readonly inviterName: string;
  readonly state: 'OPEN' | 'USED' | 'REVOKED' | 'EXPIRED';
}

const invitationRows = `
  select invitations.id, invitations.name, invitations.email, invitations.staff_role as "staffRole",
    link_number as "linkNumber", invited_by as "invitedBy", invitations.created_at as "createdAt",
    expires_at as "expiresAt", used_at as "usedAt", used_by as "usedBy", revoked_at as "revokedAt",
    users.name as "inviterName",
    case when used_at is not null then 'USED' when revoked_at is not null then 'REVOKED'
      when expires_at <= now() then 'EXPIRED' else 'OPEN' end as state
  from invitations join users on users.id = invited_by`;

const isOpen = 'used_at is null and revoked_at is null and expires_at > now()';

/** Newest first. */
export function selectOpenInvitations(manager: EntityManager): Promise<InvitationRow[]> {
  return manager.query<InvitationRow[]>(
    `${invitationRows} where ${isOpen} order by invitations.created_at desc, invitations.id desc`,
  );
}

export async function selectInvitation(
  manager: EntityManager,
  id: string,
): Promise<InvitationRow | undefined> {
  const [row] = await manager.query<InvitationRow[]>(`${invitationRows} where invitations.id = $1`, [id]);
  return row;
}

/** What an invitation offers, to whom. */
type Offer = Pick<Invitation, 'id' | 'name' | 'email' | 'staffRole'>;

export async function insertInvitation(
  tx: EntityManager,
  { id, name, email, staffRole, invitedBy }: Offer & Pick<Invitation, 'invitedBy'>,
): Promise<void> {
  await tx.query(
    `insert into invitations (id, name, email, staff_role, invited_by, expires_at)
     values ($1, $2, $3, $4, $5, now() + make_interval(hours => $6))`,
    [id, name, email, staffRole, invitedBy, invitationHours],
  );
}

/** Replaces the link, and makes the person who did so the inviter. */
export async function updateLink(tx: EntityManager, id: string, invitedBy: string): Promise<void> {
  await tx.query(
    `update invitations set link_number = link_number + 1, invited_by = $2,
       expires_at = now() + make_interval(hours => $3)
     where id = $1`,
    [id, invitedBy, invitationHours],
  );
}

export async function markUsed(tx: EntityManager, id: string, userId: string): Promise<void> {
  await tx.query('update invitations set used_at = now(), used_by = $2 where id = $1', [id, userId]);
}

export async function markRevoked(tx: EntityManager, id: string): Promise<void> {
  await tx.query('update invitations set revoked_at = now() where id = $1', [id]);
}

/**
 * Revokes the open invitations of a person, except to these roles.
 * @returns the revoked ones
 */
export async function revokeOthers(
  tx: EntityManager,
  invitedBy: string,
  kept: readonly StaffRole[],
): Promise<Offer[]> {
  const [rows] = await tx.query<[Offer[], number]>(
    `update invitations set revoked_at = now()
     where invited_by = $1 and ${isOpen} and staff_role <> all ($2)
     returning id, name, email, staff_role as "staffRole"`,
    [invitedBy, kept],
  );
  return rows;
}

export async function deleteExpiredBefore(manager: EntityManager, days: number): Promise<void> {
  await manager.query('delete from invitations where expires_at < now() - make_interval(days => $1)', [days]);
}
