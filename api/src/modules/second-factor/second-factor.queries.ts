import type { EntityManager } from 'typeorm';
import type { StaffRole } from '../auth/role.js';
import type { SecondFactorMethod } from '../auth/second-factors.js';
import type { ChallengePurpose } from './passkey-challenge.entity.js';
import type { PasskeyUse } from './webauthn.js';

/** Seconds during which a challenge may be answered. */
const challengeSeconds = 300;

interface FactorCounts {
  readonly since: Date | null;
  readonly authenticatorSince: Date | null;
  readonly passkeyCount: number;
  readonly recoveryCodesLeft: number;
}

interface FactorsRow extends FactorCounts {
  readonly demandedRoles: readonly StaffRole[];
}

export async function selectFactors(manager: EntityManager, userId: string): Promise<FactorsRow> {
  const [row] = await manager.query<[FactorsRow]>(
    `select users.second_factor_since as since, authenticators.created_at as "authenticatorSince",
       (select count(*)::int from recovery_codes where user_id = users.id and used_at is null)
         as "recoveryCodesLeft",
       (select count(*)::int from passkeys where user_id = users.id) as "passkeyCount",
       (select roles from second_factor_rule) as "demandedRoles"
     from users left join authenticators on authenticators.user_id = users.id and is_in_force
     where users.id = $1`,
    [userId],
  );
  return row;
}

/** The preferred one first. */
export function methodsOf({
  since,
  authenticatorSince,
  passkeyCount,
  recoveryCodesLeft,
}: FactorCounts): SecondFactorMethod[] {
  if (!since) return [];
  return [
    ...(passkeyCount > 0 ? (['PASSKEY'] as const) : []),
    ...(authenticatorSince ? (['AUTHENTICATOR'] as const) : []),
    ...(recoveryCodesLeft > 0 ? (['RECOVERY_CODE'] as const) : []),
  ];
}

/** @returns whether the step comes after the last accepted one: of parallel uses of a code, one */
export async function acceptStep(manager: EntityManager, userId: string, step: number): Promise<boolean> {
  const [rows] = await manager.query<[unknown[], number]>(
    `update authenticators set last_step = $2 where user_id = $1 and is_in_force and last_step < $2
     returning user_id`,
    [userId, step],
  );
  return rows.length > 0;
}

/** @returns whether the code existed and was unused: of parallel uses, one */
export async function useRecoveryCode(
  manager: EntityManager,
  userId: string,
  hash: Buffer,
): Promise<boolean> {
  const [rows] = await manager.query<[unknown[], number]>(
    `update recovery_codes set used_at = now() where user_id = $1 and hash = $2 and used_at is null
     returning user_id`,
    [userId, hash],
  );
  return rows.length > 0;
}

/** Puts the app that waits for its first code into force, in place of any other. */
export async function putAuthenticatorInForce(
  tx: EntityManager,
  userId: string,
  step: number,
): Promise<void> {
  await tx.query('delete from authenticators where user_id = $1 and is_in_force', [userId]);
  await tx.query(
    `update authenticators set is_in_force = true, last_step = $2, session_id = null, created_at = clock_timestamp()
     where user_id = $1`,
    [userId, step],
  );
}

interface ChallengeHolder {
  readonly holder: Buffer;
  readonly userId: string;
  readonly purpose: ChallengePurpose;
}

/** Takes the place of the holder’s last challenge. */
export async function replaceChallenge(
  manager: EntityManager,
  { holder, userId, purpose }: ChallengeHolder,
  challenge: string,
): Promise<void> {
  await manager.query(
    `insert into passkey_challenges (holder, user_id, challenge, purpose, created_at) values ($1, $2, $3, $4, now())
     on conflict (holder) do update
     set user_id = excluded.user_id, challenge = excluded.challenge, purpose = excluded.purpose,
       created_at = excluded.created_at`,
    [holder, userId, challenge, purpose],
  );
}

/** @returns the challenge; undefined if it is for another purpose, too old or was taken: of parallel uses, one gets it */
export async function takeChallenge(
  manager: EntityManager,
  { holder, userId, purpose }: ChallengeHolder,
): Promise<string | undefined> {
  const [[row]] = await manager.query<[{ challenge: string; isFresh: boolean }[], number]>(
    `delete from passkey_challenges where holder = $1 and user_id = $2 and purpose = $3
     returning challenge, created_at > now() - make_interval(secs => $4) as "isFresh"`,
    [holder, userId, purpose, challengeSeconds],
  );
  return row?.isFresh ? row.challenge : undefined;
}

export async function deleteOldChallenges(manager: EntityManager): Promise<void> {
  await manager.query(
    'delete from passkey_challenges where created_at <= now() - make_interval(secs => $1)',
    [challengeSeconds],
  );
}

/** @returns whether the device has counted on since the last use, if it counts at all: of parallel uses, one */
export async function acceptUse(
  manager: EntityManager,
  id: string,
  { counter, isBackedUp }: PasskeyUse,
): Promise<boolean> {
  const [rows] = await manager.query<[unknown[], number]>(
    `update passkeys set counter = $2, is_backed_up = $3, last_used_at = now()
     where id = $1 and (counter < $2 or (counter = 0 and $2 = 0)) returning id`,
    [id, counter, isBackedUp],
  );
  return rows.length > 0;
}

/** @returns whether the account had no second factor before */
export async function turnOn(tx: EntityManager, userId: string): Promise<boolean> {
  const [rows] = await tx.query<[unknown[], number]>(
    `update users set second_factor_since = now() where id = $1 and second_factor_since is null returning id`,
    [userId],
  );
  return rows.length > 0;
}

/**
 * Deletes the second factors and recovery codes of an account, or those made since a time; with the last factor all codes.
 * @returns whether there were any
 */
export async function deleteFactors(tx: EntityManager, userId: string, since?: Date): Promise<boolean> {
  const [passkeys] = await tx.query<[unknown[], number]>(
    `delete from passkeys where user_id = $1 and created_at >= coalesce($2, '-infinity'::timestamptz) returning id`,
    [userId, since ?? null],
  );
  const [apps] = await tx.query<[{ isInForce: boolean }[], number]>(
    `delete from authenticators where user_id = $1 and created_at >= coalesce($2, '-infinity'::timestamptz)
     returning is_in_force as "isInForce"`,
    [userId, since ?? null],
  );
  const [turnedOff] = await tx.query<[unknown[], number]>(
    `update users set second_factor_since = null where id = $1 and second_factor_since is not null
       and not exists (select from authenticators where user_id = users.id and is_in_force)
       and not exists (select from passkeys where user_id = users.id) returning id`,
    [userId],
  );
  await tx.query(
    `delete from recovery_codes where user_id = $1 and ($3 or created_at >= coalesce($2, '-infinity'::timestamptz))`,
    [userId, since ?? null, turnedOff.length > 0],
  );
  return passkeys.length > 0 || apps.some(({ isInForce }) => isInForce);
}
