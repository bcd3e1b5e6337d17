import type { EntityManager } from 'typeorm';
import type { Delivery, MessageChannel } from './delivery.entity.js';
import type { MessageContent } from './message-content.js';

/** Deletes finished mails after some days, and other messages, which serve for minutes, after one. */
export async function deleteOldMessages(manager: EntityManager, mailDays: number): Promise<void> {
  await manager.query(
    `delete from deliveries
     where case when channel = 'email'
       then created_at < now() - make_interval(days => $1) and state not in ('waiting', 'sending')
       else created_at < now() - interval '1 day' end`,
    [mailDays],
  );
}

/** Time after which another process may take over a message. */
export const lease = `interval '30 seconds'`;

/** Ids of due messages: $1 is the channel, $2 the limit, $3 excludes messages in progress in this process. */
const due = `
  select id from deliveries
  where channel = $1 and state in ('waiting', 'sending') and next_try_at <= now() and handed_over_at is null
    and id <> all($3)
  order by next_try_at limit $2 for update skip locked`;

/** Whether there is a later event of the message's topic, or its secret has expired. */
const isOutdated = `
  coalesce((message.content ->> 'secretUntil')::timestamptz <= now(), false) or exists (
    select from deliveries as later
    where later.user_id = message.user_id and later.topic = message.topic
      and later.topic_version > message.topic_version)`;

/** Whether the mail's address is confirmed. Releases without staff roles confirm no addresses of admins. */
const isConfirmed = `
  case when message.address is null or message.address = users.email
    then users.email_confirmed_at is not null or (users.role = 'admin' and users.staff_role is null)
    else exists (
      select from account_changes as changes
      where changes.user_id = users.id and changes.old_email = message.address and changes.old_email_was_confirmed)
  end`;

/** A mail's recipient. */
interface MailRecipient {
  readonly id: string;
  readonly name: string;
  readonly isPresentAddress: boolean;
  /** Where the account's present address was given; null if that is not known. */
  readonly network: string | null;
  /** Without a password: links need to sign in. */
  readonly isGuest: boolean;
  readonly isConfirmed: boolean;
}

export interface ClaimedMessage {
  readonly id: string;
  readonly channel: MessageChannel;
  readonly tries: number;
  readonly content: MessageContent;
  readonly address: string;
  /** Null for a message to an address alone. */
  readonly user: MailRecipient | null;
  readonly isOutdated: boolean;
}

/** Claims due messages, each with a lease and one more attempt. */
export async function claimMessages(
  manager: EntityManager,
  channel: MessageChannel,
  limit: number,
  underWay: readonly string[],
): Promise<ClaimedMessage[]> {
  const [rows] = await manager.query<[ClaimedMessage[], number]>(
    `update deliveries as message
     set state = 'sending', tries = message.tries + 1, next_try_at = now() + ${lease}
     from (${due}) claimed join deliveries own using (id) left join users on users.id = own.user_id
     where message.id = claimed.id
     returning message.id, message.channel, message.tries, message.content,
       coalesce(message.address, users.email, users.contact_email) as address,
       case when users.id is not null then json_build_object(
         'id', users.id, 'name', users.name,
         'isPresentAddress', coalesce(coalesce(message.address, users.email) = users.email, false),
         'isGuest', users.email is null, 'network', users.mail_network,
         'isConfirmed', ${isConfirmed}) end as "user",
       ${isOutdated} as "isOutdated"`,
    [channel, limit, underWay],
  );
  return rows;
}

/** A message to an address, sent while the caller waits and not retried. */
export type NewMessage = Pick<Delivery, 'id' | 'channel' | 'content'> & {
  readonly address: string;
  readonly expiresAt: Date;
};

/** Inserts a message that this process has claimed. If it ends before the attempt, another one takes the message over. */
export async function insertClaimed(manager: EntityManager, message: NewMessage): Promise<ClaimedMessage> {
  const { id, channel, content, address, expiresAt } = message;
  await manager.query(
    `insert into deliveries (id, event_id, channel, state, address, content, tries, next_try_at, give_up_at)
     values ($1, $1, $2, 'sending', $3, $4, 1, now() + ${lease}, $5)`,
    [id, channel, address, content, expiresAt],
  );
  return { id, channel, tries: 1, content, address, user: null, isOutdated: false };
}

/**
 * Changes due mails to `kept`, for a shop without a mail server.
 * @returns the number of mails
 */
export async function keepMails(manager: EntityManager, limit: number): Promise<number> {
  const [, affected] = await manager.query<[unknown, number]>(
    `update deliveries as message set state = case when ${isOutdated} then 'skipped' else 'kept' end
     where message.id in (${due})`,
    ['email', limit, []],
  );
  return affected;
}

export type MessageClaim = Pick<ClaimedMessage, 'id' | 'tries'>;

/** @returns false if another process has taken over the message, or an earlier attempt has handed it over */
export async function markHandedOver(manager: EntityManager, { id, tries }: MessageClaim): Promise<boolean> {
  const [, affected] = await manager.query<[unknown, number]>(
    `update deliveries set handed_over_at = now()
     where id = $1 and tries = $2 and state = 'sending' and handed_over_at is null`,
    [id, tries],
  );
  return affected === 1;
}

/** A code is of no use any more. */
const withoutCode = `content = content - 'code'`;

/** State of a message after an attempt; $3 is the error. */
const outcomes = {
  sent: `state = 'sent', sent_at = now(), error = $3, ${withoutCode}`,
  skipped: `state = 'skipped', error = coalesce($3, error), ${withoutCode}`,
  unconfirmed: `state = 'unconfirmed', error = $3, ${withoutCode}`,
  failed: `state = 'failed', handed_over_at = null, error = $3, ${withoutCode}`,
  // For minutes alone: who waits for it looks at it soon.
  'retry-soon': `
    state = 'waiting', error = $3, handed_over_at = null,
    next_try_at = now() + least(tries, 10) * interval '1 second'`,
  // Waits as long again as it has been retried so far, between a minute and four hours, with a last attempt at the end.
  retry: `
    state = case when give_up_at <= now() then 'failed' else 'waiting' end,
    error = case when give_up_at <= now() then 'Given up after a day. ' else '' end || $3,
    handed_over_at = null,
    next_try_at = least(give_up_at, now() + greatest(interval '1 minute',
      least(interval '4 hours', now() - (give_up_at - interval '1 day'))))`,
};

export type SendOutcome = keyof typeof outcomes;

/** @returns false if somebody has said otherwise meanwhile */
export async function markTried(
  manager: EntityManager,
  { id, tries }: MessageClaim,
  outcome: SendOutcome,
  error: string | null,
): Promise<boolean> {
  const [, affected] = await manager.query<[unknown, number]>(
    `update deliveries set ${outcomes[outcome]}
     where id = $1 and tries = $2 and state in ('sending', 'unconfirmed')`,
    [id, tries, error],
  );
  return affected === 1;
}

/** Marks messages of a process that ended between handing over and the answer. */
export async function markInterrupted(
  manager: EntityManager,
  error: string,
): Promise<Pick<ClaimedMessage, 'channel' | 'address'>[]> {
  const [rows] = await manager.query<[Pick<ClaimedMessage, 'channel' | 'address'>[], number]>(
    `update deliveries set state = 'unconfirmed', error = $1, ${withoutCode}
     where state = 'sending' and handed_over_at is not null and next_try_at <= now()
     returning channel, address`,
    [error],
  );
  return rows;
}

export async function renewLeases(manager: EntityManager, ids: readonly string[]): Promise<void> {
  await manager.query(
    `update deliveries set next_try_at = now() + ${lease} where id = any($1) and state = 'sending'`,
    [ids],
  );
}
