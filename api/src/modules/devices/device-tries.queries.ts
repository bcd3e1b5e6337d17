import type { EntityManager } from 'typeorm';
import { lockedMinutes, maxTries, maxTriesInAll } from './devices.policy.js';

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
  unisLast: boolean,
): Promise<void> {
  await tx.query(
    `with own as (
       select wrong_tries from device_pins where device_id = $1 and person_id = $2 for no key update
     )
     update devices set wrong_tries = greatest(devices.wrong_tries - own.wrong_tries, 0),
       locked_since = case when $3 then null else locked_since end
     from own where id = $1`,
    [deviceId, personId, unisLast],
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
