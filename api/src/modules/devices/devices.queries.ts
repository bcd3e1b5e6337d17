import type { EntityManager } from 'typeorm';
import { isStaffRow } from '../auth/auth.queries.js';
import type { StaffRole, StoredRole } from '../auth/role.js';
import type { Approval } from './approval.entity.js';
import type { Device } from './device.entity.js';
import { approvalSeconds } from './devices.policy.js';

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
export interface PersonRow extends StoredRole {
  readonly deviceId: string;
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly hasPin: boolean;
  readonly lockedUntil: Date | null;
  readonly hasNoFactor: boolean;
  readonly demandedRoles: readonly StaffRole[];
}

/** By name. */
export function selectPersons(manager: EntityManager, deviceIds: readonly string[]): Promise<PersonRow[]> {
  return manager.query<PersonRow[]>(
    `select asked.id as "deviceId", users.id, users.name, users.email, role, staff_role as "staffRole",
       pins.hash is not null as "hasPin",
       case when pins.locked_until > now() then pins.locked_until end as "lockedUntil",
       second_factor_since is null as "hasNoFactor", (select roles from second_factor_rule) as "demandedRoles"
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

interface UsedApproval extends Pick<
  PersonRow,
  'name' | 'role' | 'staffRole' | 'hasNoFactor' | 'demandedRoles'
> {
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
     returning approver_id as "approverId", users.name, role, staff_role as "staffRole",
       amount_paise::float8 as "amountPaise", second_factor_since is null as "hasNoFactor",
       (select roles from second_factor_rule) as "demandedRoles"`,
    [id, deviceId, sessionId, act, recordId],
  );
  return row;
}

export async function deleteApprovalsBefore(manager: EntityManager, days: number): Promise<void> {
  await manager.query('delete from approvals where expires_at < now() - make_interval(days => $1)', [days]);
}
