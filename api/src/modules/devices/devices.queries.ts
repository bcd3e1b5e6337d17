import type { EntityManager } from 'typeorm';
import { accountRoleColumns, isStaffRow } from '../auth/auth.queries.js';
import type { AccountRole } from '../auth/role.js';
import type { Approval } from './approval.entity.js';
import type { Device } from './device.entity.js';
import { approvalSeconds, lockedMinutes, maxTries, maxTriesInAll } from './devices.policy.js';

/** A tablet with the name of its account; the person at it counts until their time is over. */
export interface DeviceRow extends Pick<
  Device,
  | 'id'
  | 'place'
  | 'demandsPerson'
  | 'lockMinutes'
  | 'registeredBy'
  | 'registeredAt'
  | 'lastSeenAt'
  | 'appVersion'
  | 'batteryPercent'
  | 'isCharging'
  | 'lockedSince'
  | 'copiedSince'
  | 'personId'
  | 'personUntil'
> {
  readonly name: string;
}

const deviceRows = `
  select devices.id, users.name, place, demands_person as "demandsPerson", lock_minutes as "lockMinutes",
    registered_by_name as "registeredBy", registered_at as "registeredAt", last_seen_at as "lastSeenAt",
    app_version as "appVersion", battery_percent as "batteryPercent", is_charging as "isCharging",
    locked_since as "lockedSince", copied_since as "copiedSince",
    case when person_until > now() then person_id end as "personId",
    case when person_until > now() then person_until end as "personUntil"
  from devices join users using (id) where ended_at is null`;

/** By name. */
export function selectDevices(manager: EntityManager): Promise<DeviceRow[]> {
  return manager.query<DeviceRow[]>(`${deviceRows} order by lower(users.name), devices.id`);
}

/** Undefined for one that was signed out by hand. */
export async function selectDevice(manager: EntityManager, id: string): Promise<DeviceRow | undefined> {
  const [row] = await manager.query<DeviceRow[]>(`${deviceRows} and devices.id = $1`, [id]);
  return row;
}

/** {@link selectDevice}, which waits for other changes of it. */
export async function lockDevice(tx: EntityManager, id: string): Promise<DeviceRow | undefined> {
  const [row] = await tx.query<DeviceRow[]>(
    `${deviceRows} and devices.id = $1 for no key update of devices`,
    [id],
  );
  return row;
}

/** Somebody with a role at the restaurant, at a tablet. */
export interface PersonRow extends AccountRole {
  readonly deviceId: string;
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly hasPin: boolean;
  readonly lockedUntil: Date | null;
}

/** By name. */
export function selectPersons(manager: EntityManager, deviceIds: readonly string[]): Promise<PersonRow[]> {
  return manager.query<PersonRow[]>(
    `select asked.id as "deviceId", users.id, users.name, users.email, ${accountRoleColumns},
       pins.hash is not null as "hasPin",
       case when pins.locked_until > now() then pins.locked_until end as "lockedUntil"
     from unnest($1::char(24)[]) as asked (id) cross join users
       left join device_pins pins on pins.device_id = asked.id and pins.person_id = users.id
     where ${isStaffRow} order by lower(users.name), users.id`,
    [deviceIds],
  );
}

/** Phone numbers of an account, in E.164. */
export async function selectPhones(manager: EntityManager, userId: string): Promise<string[]> {
  const rows = await manager.query<{ phone: string }[]>(
    `select person.phone from customers own join customers person on person.id = coalesce(own.merged_into, own.id)
     where own.id = $1 and person.phone is not null`,
    [userId],
  );
  return rows.map(({ phone }) => phone);
}

/** @returns whether the tablet is not locked */
export async function putPerson(tx: EntityManager, deviceId: string, personId: string): Promise<boolean> {
  const [rows] = await tx.query<[unknown[], number]>(
    `update devices set person_id = $2, person_until = now() + make_interval(mins => lock_minutes)
     where id = $1 and locked_since is null and ended_at is null returning id`,
    [deviceId, personId],
  );
  return rows.length > 0;
}

/** The person at a tablet is still there. */
export async function prolongPerson(manager: EntityManager, deviceId: string): Promise<void> {
  await manager.query(
    `update devices set person_until = now() + make_interval(mins => lock_minutes)
     where id = $1 and person_until > now() and locked_since is null`,
    [deviceId],
  );
}

/** Nobody is at the tablet any more, or that person is not. */
export async function clearPerson(tx: EntityManager, deviceId: string, personId?: string): Promise<void> {
  await tx.query(
    `update devices set person_id = null, person_until = null
     where id = $1 and ($2::char(24) is null or person_id = $2)`,
    [deviceId, personId ?? null],
  );
}

/** @returns whether anybody's time was over */
export async function clearThoseWhoLeft(manager: EntityManager): Promise<boolean> {
  const [rows] = await manager.query<[unknown[], number]>(
    `update devices set person_id = null, person_until = null where person_until <= now() returning id`,
  );
  return rows.length > 0;
}

type ApprovedAct = Pick<Approval, 'id' | 'act' | 'recordId' | 'deviceId' | 'sessionId'>;

/** @returns until when it can be used, by the database's clock */
export async function insertApproval(
  tx: EntityManager,
  approval: ApprovedAct & Pick<Approval, 'amountPaise' | 'approverId'>,
): Promise<Date> {
  const { id, deviceId, sessionId, act, recordId, amountPaise, approverId } = approval;
  const [row] = await tx.query<[{ expiresAt: Date }]>(
    `insert into approvals (id, device_id, session_id, act, record_id, amount_paise, approver_id, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, clock_timestamp() + make_interval(secs => $8))
     returning expires_at as "expiresAt"`,
    [id, deviceId, sessionId, act, recordId, amountPaise, approverId, approvalSeconds],
  );
  return row.expiresAt;
}

interface UsedApproval extends AccountRole {
  readonly name: string;
  readonly approverId: string;
  readonly amountPaise: number | null;
}

/** It ends with the approver's PIN, and while the tablet is locked. */
const usable = `approvals.id = $1 and device_id = $2 and session_id = $3 and act = $4 and record_id = $5
  and used_at is null and expires_at > clock_timestamp()
  and exists (select from devices where devices.id = approvals.device_id and locked_since is null)
  and exists (select from device_pins pins where pins.device_id = approvals.device_id and person_id = approver_id)`;

export async function isUsable(
  manager: EntityManager,
  { id, deviceId, sessionId, act, recordId }: ApprovedAct,
): Promise<boolean> {
  const rows = await manager.query<unknown[]>(`select from approvals where ${usable}`, [
    id,
    deviceId,
    sessionId,
    act,
    recordId,
  ]);
  return rows.length > 0;
}

/** @returns of parallel uses, for one: the approval, with the approver as they are now */
export async function useApproval(
  tx: EntityManager,
  { id, deviceId, sessionId, act, recordId }: ApprovedAct,
): Promise<UsedApproval | undefined> {
  const [[row]] = await tx.query<[UsedApproval[], number]>(
    `update approvals set used_at = now() from users
     where ${usable} and users.id = approver_id
     returning approver_id as "approverId", users.name, ${accountRoleColumns},
       amount_paise::float8 as "amountPaise"`,
    [id, deviceId, sessionId, act, recordId],
  );
  return row;
}

export async function deleteApprovalsBefore(manager: EntityManager, days: number): Promise<void> {
  await manager.query('delete from approvals where expires_at < now() - make_interval(days => $1)', [days]);
}

/** A try that was taken, before the PIN is compared. */
export interface TakenTry {
  readonly hash: string;
  /** Of the person, since their last right PIN, with this one. */
  readonly tries: number;
  /** Whether the person is locked already, unless it is right. */
  readonly locksPerson: boolean;
  /** Whether the tablet has no more. */
  readonly isLast: boolean;
}

/**
 * Takes one of the tries of a person on a tablet: of parallel ones, no more than there are. The PIN's row is locked before
 * the tablet's, as everywhere. Each lock of the person is twice as long as the one before; the fourth locks the tablet, too.
 * @returns undefined if the person or the tablet is locked, and without a PIN
 */
export async function takeTry(
  tx: EntityManager,
  deviceId: string,
  personId: string,
): Promise<TakenTry | undefined> {
  const [row] = await tx.query<TakenTry[]>(
    `with taken as (
       update device_pins set wrong_tries = wrong_tries + 1,
         locked_until = case when (wrong_tries + 1) % $3::int = 0
           then now() + make_interval(mins => ($4::int * 2 ^ ((wrong_tries + 1) / $3::int - 1))::int) end
       where device_id = $1 and person_id = $2 and (locked_until is null or locked_until <= now())
         and exists (select from devices where id = $1 and wrong_tries < $5 and locked_since is null)
       returning hash, wrong_tries as tries, locked_until is not null as "locksPerson"
     ), counted as (
       update devices set wrong_tries = wrong_tries + 1
       where id = $1 and wrong_tries < $5 and locked_since is null and ended_at is null and exists (select from taken)
       returning wrong_tries >= $5 as "isLast"
     )
     select * from taken cross join counted`,
    [deviceId, personId, maxTries, lockedMinutes, maxTriesInAll],
  );
  return row;
}

/**
 * Locks a tablet that has no more tries. Whoever is at it leaves.
 * @returns whether it was not locked
 */
export async function lockWithoutTries(tx: EntityManager, deviceId: string): Promise<boolean> {
  const [rows] = await tx.query<[unknown[], number]>(
    `update devices set locked_since = now(), person_id = null, person_until = null
     where id = $1 and wrong_tries >= $2 and locked_since is null returning id`,
    [deviceId, maxTriesInAll],
  );
  return rows.length > 0;
}

/** The PIN could not be compared. */
export async function giveBackTry(
  tx: EntityManager,
  deviceId: string,
  personId: string,
  { locksPerson, isLast }: TakenTry,
): Promise<void> {
  await tx.query(
    `update device_pins set wrong_tries = greatest(wrong_tries - 1, 0),
       locked_until = case when $3 then null else locked_until end
     where device_id = $1 and person_id = $2`,
    [deviceId, personId, locksPerson],
  );
  await tx.query(
    `update devices set wrong_tries = greatest(wrong_tries - 1, 0),
       locked_since = case when $2 then null else locked_since end
     where id = $1`,
    [deviceId, isLast],
  );
}

/** Takes a person's wrong tries off those of the tablet: whoever enters their own PIN right knows nothing of others'. */
async function takeOffTries(
  tx: EntityManager,
  deviceId: string,
  personId: string,
  unlocks: boolean,
): Promise<void> {
  await tx.query(
    `with own as (
       select wrong_tries from device_pins where device_id = $1 and person_id = $2 for no key update
     )
     update devices set wrong_tries = greatest(devices.wrong_tries - own.wrong_tries, 0),
       locked_since = case when $3 then null else locked_since end
     from own where id = $1`,
    [deviceId, personId, unlocks],
  );
}

/**
 * Counts the person's tries from the beginning again after a right PIN.
 * @returns whether it still is the person's PIN
 */
export async function acceptTry(
  tx: EntityManager,
  deviceId: string,
  personId: string,
  { hash, isLast }: TakenTry,
): Promise<boolean> {
  const rows = await tx.query<unknown[]>(
    `select from device_pins where device_id = $1 and person_id = $2 and hash = $3 for no key update`,
    [deviceId, personId, hash],
  );
  if (rows.length === 0) return false;
  await takeOffTries(tx, deviceId, personId, isLast);
  await tx.query(
    'update device_pins set wrong_tries = 0, locked_until = null where device_id = $1 and person_id = $2',
    [deviceId, personId],
  );
  return true;
}

/** In place of any other. */
export async function upsertPin(
  tx: EntityManager,
  deviceId: string,
  personId: string,
  hash: string,
): Promise<void> {
  await takeOffTries(tx, deviceId, personId, false);
  await tx.query(
    `insert into device_pins (device_id, person_id, hash) values ($1, $2, $3)
     on conflict (device_id, person_id)
       do update set hash = excluded.hash, wrong_tries = 0, locked_until = null`,
    [deviceId, personId, hash],
  );
}

export async function deletePin(tx: EntityManager, deviceId: string, personId: string): Promise<void> {
  await takeOffTries(tx, deviceId, personId, false);
  await tx.query('delete from device_pins where device_id = $1 and person_id = $2', [deviceId, personId]);
}

export async function unlockAll(tx: EntityManager, deviceId: string): Promise<void> {
  await tx.query('update device_pins set wrong_tries = 0, locked_until = null where device_id = $1', [
    deviceId,
  ]);
  await tx.query('update devices set wrong_tries = 0, locked_since = null where id = $1', [deviceId]);
}
