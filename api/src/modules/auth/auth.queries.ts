import type { EntityManager } from 'typeorm';
import { columnsOf } from '../../platform/columns.js';
import { runPrepared, type PreparedStatement } from '../../platform/prepared.js';
import { AccountChange, undoableDays } from './account-change.entity.js';
import { Session } from './session.entity.js';
import type { StaffRole, StoredRole } from './role.js';
import type { Viewer, ViewerDevice } from './viewer.js';

/** As `staffRoleOf` says: whoever lost the role `admin` to an older release is a customer, whatever the staff role says. */
const hasRole = (table: string) =>
  `(${table}.role = 'admin' or ${table}.staff_role not in ('OWNER', 'MANAGER') and ${table}.email is not null)`;

/** Whether the row of `users` is a person's with a role at the restaurant: a tablet has a role, but no e-mail address. */
export const isStaffRow = hasRole('users');

/** SQL: the columns of {@link AccountRole}, from `users`. */
export const accountRoleColumns = `users.role, users.staff_role as "staffRole",
  users.second_factor_since is null as "hasNoFactor", (select roles from second_factor_rule) as "demandedRoles"`;

export interface KnownAccount {
  readonly userId: string;
  /** Null for guests. */
  readonly passwordHash: string | null;
}

interface LookedUp {
  /** The e-mail address in lower case. */
  readonly account: string;
  /** Null if no account has that address. */
  readonly known: KnownAccount | null;
}

const viewersOfSessions: PreparedStatement = {
  name: 'auth-viewers-of-sessions',
  text: `
    select coalesce(persons.id, users.id) as id, coalesce(persons.name, users.name) as name,
      coalesce(users.email, '') as email, users.email is null and users.staff_role is null as "isGuest",
      case when users.email is null then users.phone end as "guestPhone", users.role,
      users.staff_role as "staffRole", users.language,
      case when persons.id is null then users.second_factor_since else persons.second_factor_since end is null
        as "hasNoFactor",
      (select roles from second_factor_rule) as "demandedRoles",
      sessions.id as "sessionId",
      coalesce(sessions.last_seen_at, sessions.created_at) < now() - interval '5 minutes' as "isSeenAgain",
      case when devices.id is not null then json_build_object('id', devices.id, 'name', users.name,
        'place', devices.place,
        'isClosed', devices.locked_since is not null or (devices.demands_person and persons.id is null)) end
        as device,
      case when persons.id is not null
        then json_build_object('role', persons.role, 'staffRole', persons.staff_role) end as person
    from sessions join users on users.id = sessions.user_id
      left join devices on devices.id = users.id
      left join users persons on persons.id = devices.person_id and devices.person_until > now()
        and ${hasRole('persons')}
    where sessions.id = any($1) and sessions.expires_at > now()
      and devices.ended_at is null and devices.copied_since is null`,
};

interface ViewerRow extends Omit<Viewer, 'lacksFactor' | 'device'> {
  /** Null unless the session is a tablet's. */
  readonly device: Pick<ViewerDevice, 'id' | 'name' | 'place' | 'isClosed'> | null;
  /** Who is at the tablet; null if nobody is. */
  readonly person: StoredRole | null;
  readonly isSeenAgain: boolean;
  readonly hasNoFactor: boolean;
  readonly demandedRoles: readonly StaffRole[];
}

/** The viewers of those sessions that have not ended, and whether it is time to note that they were seen. */
export function selectViewers(manager: EntityManager, sessionIds: readonly string[]): Promise<ViewerRow[]> {
  return runPrepared(manager, viewersOfSessions, [sessionIds]);
}

/** Of two processes that see a session again, one writes. */
const sessionsSeen: PreparedStatement = {
  name: 'auth-sessions-seen-again',
  text: `
    update sessions set last_seen_at = now()
    where id = any($1) and coalesce(last_seen_at, created_at) < now() - interval '5 minutes'`,
};

export async function updateSessionsSeen(
  manager: EntityManager,
  sessionIds: readonly string[],
): Promise<void> {
  await runPrepared(manager, sessionsSeen, [sessionIds]);
}

/** Finds the account of an e-mail address by the database's own comparison, so that limits count what logins compare. */
export async function lookUpAccount(manager: EntityManager, email: string): Promise<LookedUp> {
  const [row] = await manager.query<[LookedUp]>(
    `select lower($1::text) as account,
       case when users.id is not null
         then json_build_object('userId', users.id, 'passwordHash', users.password_hash) end as known
     from (select) as one_row left join users on users.email = $1::citext`,
    [email],
  );
  return row;
}

interface NewSession extends Pick<Session, 'id' | 'expiresAt' | 'userAgent'> {
  /** Whether the second factor of the account was proved. */
  readonly hasProvedFactor: boolean;
}

/**
 * Starts a session if the password is still the one that was compared: a login that overlaps with a change of the
 * password must not leave a session of the old one behind. An account with a second factor needs its proof.
 * @returns whether it was started
 */
export async function insertSession(
  manager: EntityManager,
  { id, expiresAt, userAgent, hasProvedFactor }: NewSession,
  { userId, passwordHash }: KnownAccount,
): Promise<boolean> {
  const rows = await manager.query<unknown[]>(
    `insert into sessions (id, user_id, expires_at, user_agent, last_seen_at, factor_proved_at)
     select $1, id, $2, $5, now(), case when $6 then now() end from users
     where id = $3 and password_hash is not distinct from $4 and ($6 or second_factor_since is null) for share
     returning id`,
    [id, expiresAt, userId, passwordHash, userAgent, hasProvedFactor],
  );
  return rows.length > 0;
}

export async function isActiveSession(manager: EntityManager, sessionId: string): Promise<boolean> {
  const rows = await manager.query<unknown[]>('select from sessions where id = $1 and expires_at > now()', [
    sessionId,
  ]);
  return rows.length > 0;
}

export async function isSessionYoungerThan(
  manager: EntityManager,
  sessionId: string,
  minutes: number,
): Promise<boolean> {
  const rows = await manager.query<unknown[]>(
    'select from sessions where id = $1 and created_at > now() - make_interval(mins => $2)',
    [sessionId, minutes],
  );
  return rows.length > 0;
}

/** Whether the account of a session has a second factor that the session has not proved in the last minutes. */
export async function needsFactorProof(
  manager: EntityManager,
  sessionId: string,
  minutes: number,
): Promise<boolean> {
  const rows = await manager.query<unknown[]>(
    `select from sessions join users on users.id = sessions.user_id
     where sessions.id = $1 and users.second_factor_since is not null
       and coalesce(sessions.factor_proved_at < now() - make_interval(mins => $2), true)`,
    [sessionId, minutes],
  );
  return rows.length > 0;
}

/** The accounts of staff without a second factor. */
export async function selectStaffWithoutFactor(manager: EntityManager): Promise<string[]> {
  const rows = await manager.query<{ id: string }[]>(
    `select id from users where ${isStaffRow} and second_factor_since is null`,
  );
  return rows.map(({ id }) => id);
}

export async function updateFactorProved(manager: EntityManager, sessionId: string): Promise<void> {
  await manager.query('update sessions set factor_proved_at = now() where id = $1', [sessionId]);
}

/** A user's sessions, the present one first, then the one seen last. */
export function selectSessions(
  manager: EntityManager,
  {
    userId,
    presentId,
    limit,
  }: { readonly userId: string; readonly presentId: string; readonly limit: number },
): Promise<Session[]> {
  // The present one may have been seen less recently, to within the minutes that are not counted.
  return manager.query<Session[]>(
    `select ${columnsOf(Session, 'sessions')} from sessions where user_id = $1 and expires_at > now()
     order by id = $2 desc, coalesce(last_seen_at, created_at) desc limit $3`,
    [userId, presentId, limit],
  );
}

/**
 * Confirms the address of an account; one that is confirmed stays so.
 * @returns the address as the account has it; undefined if the account has another one
 */
export async function confirmEmail(
  manager: EntityManager,
  userId: string,
  email: string,
): Promise<string | undefined> {
  const [[confirmed]] = await manager.query<[{ email: string }[], number]>(
    `update users set email_confirmed_at = coalesce(email_confirmed_at, now())
     where id = $1 and email = $2::citext returning email`,
    [userId, email],
  );
  return confirmed?.email;
}

/** Whether another account may still take back this address, which it had confirmed. */
export async function isEmailReserved(
  manager: EntityManager,
  userId: string,
  email: string,
): Promise<boolean> {
  const rows = await manager.query<unknown[]>(
    `select from account_changes
     where old_email = $1::citext and old_email_was_confirmed and new_email is not null and undone_at is null
       and user_id <> $2 and created_at > now() - make_interval(days => $3)
     limit 1`,
    [email, userId, undoableDays],
  );
  return rows.length > 0;
}

export function selectUndoableChanges(manager: EntityManager, userId: string): Promise<AccountChange[]> {
  return manager.query<AccountChange[]>(
    `select ${columnsOf(AccountChange, 'account_changes')} from account_changes
     where user_id = $1 and undone_at is null and created_at > now() - make_interval(days => $2)`,
    [userId, undoableDays],
  );
}

/** Deletes a person's PINs on all tablets, which they leave, with the wrong tries that count for the tablets. */
export async function deletePins(tx: EntityManager, personId: string): Promise<void> {
  await tx.query(
    `with ended as (delete from device_pins where person_id = $1 returning device_id, wrong_tries)
     update devices set wrong_tries = greatest(devices.wrong_tries - ended.wrong_tries, 0)
     from ended where id = device_id`,
    [personId],
  );
  await tx.query('update devices set person_id = null, person_until = null where person_id = $1', [personId]);
}

/** Marks a change and all later ones of its account as undone. */
export async function markUndone(
  manager: EntityManager,
  { id, userId }: Pick<AccountChange, 'id' | 'userId'>,
): Promise<void> {
  await manager.query(
    `update account_changes set undone_at = now()
     where user_id = $1 and created_at >= (select created_at from account_changes where id = $2)`,
    [userId, id],
  );
}

/** Marks all changes of an account as undone, so that no link undoes them any more. */
export async function markAllUndone(manager: EntityManager, userId: string): Promise<void> {
  await manager.query(
    'update account_changes set undone_at = now() where user_id = $1 and undone_at is null',
    [userId],
  );
}

export async function deleteChangesOlderThan(manager: EntityManager, days: number): Promise<void> {
  await manager.query('delete from account_changes where created_at < now() - make_interval(days => $1)', [
    days,
  ]);
}
