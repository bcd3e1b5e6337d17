import type { EntityManager } from 'typeorm';
import type { PhoneCodeChannel } from '../restaurant/phone-code-channel.js';

interface PhoneOfUser {
  readonly userId: string;
  readonly phone: string;
}

/** A code is valid for 10 minutes and 5 attempts. A new one is sent after 30 seconds. */
export const codeRules = { validMinutes: 10, maxTries: 5, resendSeconds: 30 } as const;

/** A code for a user's number. */
interface NewCode extends PhoneOfUser {
  readonly channel: PhoneCodeChannel;
  readonly codeHash: Buffer;
}

/** Stores a new code. @returns false if the number is confirmed, or the last code was sent a moment ago */
export async function storeCode(
  manager: EntityManager,
  { userId, phone, channel, codeHash }: NewCode,
): Promise<boolean> {
  const rows = await manager.query<unknown[]>(
    `insert into phone_confirmations (user_id, phone, channel, code_hash) values ($1, $2, $3, $4)
     on conflict (user_id, phone) do update
       set channel = excluded.channel, code_hash = excluded.code_hash, sent_at = now(), tries = 0
       where phone_confirmations.confirmed_at is null
         and phone_confirmations.sent_at <= now() - make_interval(secs => $5)
     returning 1`,
    [userId, phone, channel, codeHash, codeRules.resendSeconds],
  );
  return rows.length === 1;
}

/** Skips the wait for a new code. The present one stays valid, as its message may still arrive. */
export async function allowNewCode(
  manager: EntityManager,
  { userId, phone, codeHash }: NewCode,
): Promise<void> {
  await manager.query(
    `update phone_confirmations set sent_at = sent_at - make_interval(secs => $4)
     where user_id = $1 and phone = $2 and code_hash = $3 and confirmed_at is null`,
    [userId, phone, codeHash, codeRules.resendSeconds],
  );
}

/** Counts an attempt to enter the code. @returns whether it was the right one; undefined if no code is valid any more */
export async function tryCode(
  manager: EntityManager,
  { userId, phone }: PhoneOfUser,
  codeHash: Buffer,
): Promise<boolean | undefined> {
  const [rows] = await manager.query<[{ is_confirmed: boolean }[], number]>(
    `update phone_confirmations
     set tries = tries + 1, confirmed_at = case when code_hash = $3 then now() end
     where user_id = $1 and phone = $2 and confirmed_at is null
       and tries < $4 and sent_at > now() - make_interval(mins => $5)
     returning confirmed_at is not null as is_confirmed`,
    [userId, phone, codeHash, codeRules.maxTries, codeRules.validMinutes],
  );
  return rows[0]?.is_confirmed;
}

/** Whether the user has confirmed the number. */
export async function isConfirmedPhone(
  manager: EntityManager,
  { userId, phone }: PhoneOfUser,
): Promise<boolean> {
  const [row] = await manager.query<{ is_confirmed: boolean }[]>(
    `select exists (
       select from phone_confirmations where user_id = $1 and phone = $2 and confirmed_at is not null
     ) as is_confirmed`,
    [userId, phone],
  );
  return row?.is_confirmed === true;
}
