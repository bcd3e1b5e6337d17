import type { EntityManager } from 'typeorm';
import { columnsOf, jsonColumnsOf, type InJson } from '../../platform/columns.js';
import { pageOf, selectPage, type Page } from '../../platform/paging.js';
import { runPrepared, type PreparedStatement } from '../../platform/prepared.js';
import { staffRoles } from '../auth/permissions.js';
import type { Role } from '../auth/role.js';
import { User } from '../auth/user.entity.js';
import { Delivery } from './delivery.entity.js';
import type { MailContent } from './mail-content.js';
import type { MailState } from './mail-state.js';
import { Notification } from './notification.entity.js';

const staff = staffRoles.map((role) => `'${role}'`).join();

const accounts: PreparedStatement = {
  name: 'notifications-accounts',
  text: `
    select id, role from users where id = any($1)
    union
    select id, role from users where $2 and role in (${staff})`,
};

/** The existing accounts with these ids and, on request, those of all staff. */
export function selectAccounts(
  manager: EntityManager,
  ids: readonly string[],
  withStaff: boolean,
): Promise<{ id: string; role: Role }[]> {
  return runPrepared(manager, accounts, [ids, withStaff]);
}

/** The notification and mail of one user about one event. */
export interface NewNotice {
  readonly notification_id: string;
  readonly delivery_id: string;
  readonly event_id: string;
  readonly user_id: string;
  readonly title: string;
  readonly body: string;
  /** Null if there is no notification. */
  readonly link: string | null;
  readonly address: string | null;
  readonly content: MailContent;
  readonly topic: string | null;
  readonly topic_version: number;
}

interface KeptNotice {
  readonly id: string;
  readonly userId: string;
}

const keep: PreparedStatement = {
  name: 'notifications-keep',
  text: `
    with told as (
      select * from jsonb_to_recordset($1::jsonb) as told (
        notification_id char(24), delivery_id char(24), event_id char(24), user_id char(24),
        title text, body text, link text, address text, content jsonb, topic text, topic_version integer)
    ), noted as (
      insert into notifications (id, user_id, event_id, kind, title, body, link)
      select notification_id, user_id, event_id, $2, title, body, link from told where link is not null
      on conflict do nothing
      returning id, user_id
    ), mailed as (
      insert into deliveries
        (id, event_id, user_id, channel, state, address, content, topic, topic_version, next_try_at, give_up_at)
      select delivery_id, event_id, user_id, 'email', $4, address, content, topic, topic_version, now(),
        now() + make_interval(secs => $3)
      from told
      where address is not null
        or exists (select from users where users.id = user_id and coalesce(email, contact_email) is not null)
      on conflict do nothing
    )
    select id, user_id as "userId" from noted`,
};

/**
 * Inserts notifications and mails in one statement; existing ones of the same event are left unchanged.
 * @returns the new notifications
 */
export function insertNotices(
  manager: EntityManager,
  notices: readonly NewNotice[],
  {
    kind,
    triedSeconds,
    mailState,
  }: {
    readonly kind: string;
    /** Seconds for which a mail is retried. */
    readonly triedSeconds: number;
    readonly mailState: MailState;
  },
): Promise<KeptNotice[]> {
  return runPrepared(manager, keep, [JSON.stringify(notices), kind, triedSeconds, mailState]);
}

const keptBefore: PreparedStatement = {
  name: 'notifications-kept-before',
  text: `
    select notes.id, notes.user_id as "userId"
    from unnest($1::char(24)[], $2::char(24)[]) as told (event_id, user_id)
    join notifications notes using (event_id, user_id)`,
};

/** The notifications of these events for these users. */
export function selectNotices(
  manager: EntityManager,
  notices: readonly Pick<NewNotice, 'event_id' | 'user_id'>[],
): Promise<KeptNotice[]> {
  return runPrepared(manager, keptBefore, [
    notices.map(({ event_id }) => event_id),
    notices.map(({ user_id }) => user_id),
  ]);
}

/** A page of a user's notifications. Empty after an id that is not theirs. */
export function selectNotifications(
  manager: EntityManager,
  userId: string,
  { limit, before }: Page,
): Promise<Notification[]> {
  const values: unknown[] = [userId];
  const conditions = ['notifications.user_id = $1'];
  if (before) {
    const last = `(select created_at, id from notifications where id = $${values.push(before)} and user_id = $1)`;
    conditions.push(`(notifications.created_at, notifications.id) < ${last}`);
  }
  return selectPage(manager, Notification, { limit }, conditions, values);
}

export async function deleteNotificationsReadBefore(manager: EntityManager, days: number): Promise<void> {
  await manager.query('delete from notifications where read_at < now() - make_interval(days => $1)', [days]);
}

/** A page of mails with their recipients. */
export async function selectDeliveries(
  manager: EntityManager,
  page: Page,
  state?: MailState,
): Promise<Delivery[]> {
  type Row = Omit<Delivery, 'user'> & { user: InJson<User, 'createdAt' | 'emailConfirmedAt'> };
  const values: unknown[] = state ? [state] : [];
  const paged = pageOf('deliveries', page, values, state ? ['deliveries.state = $1'] : []);
  const rows = await manager.query<Row[]>(
    `select ${columnsOf(Delivery, 'deliveries')}, json_build_object(${jsonColumnsOf(User, 'users')}) as "user"
     from deliveries join users on users.id = deliveries.user_id ${paged}`,
    values,
  );
  return rows.map(({ user, ...delivery }) => ({
    ...delivery,
    user: {
      ...user,
      createdAt: new Date(user.createdAt),
      emailConfirmedAt: user.emailConfirmedAt === null ? null : new Date(user.emailConfirmedAt),
    },
  }));
}

/** Deletes finished mails. */
export async function deleteDeliveriesOlderThan(manager: EntityManager, days: number): Promise<void> {
  await manager.query(
    `delete from deliveries
     where created_at < now() - make_interval(days => $1) and state not in ('waiting', 'sending')`,
    [days],
  );
}

/** Time after which another worker may take over a mail. */
const lease = `interval '30 seconds'`;

/** Ids of due mails: $1 is the limit, $2 excludes mails in progress in this process. */
const due = `
  select id from deliveries
  where state in ('waiting', 'sending') and next_try_at <= now() and handed_over_at is null and id <> all($2)
  order by next_try_at limit $1 for update skip locked`;

/** Whether there is a later event of the mail's topic, or its link has expired. */
const isOutdated = `
  coalesce((mail.content ->> 'secretUntil')::timestamptz <= now(), false) or exists (
    select from deliveries as later
    where later.user_id = mail.user_id and later.topic = mail.topic and later.topic_version > mail.topic_version)`;

/**
 * Whether the mail's address is confirmed. Addresses of staff count as confirmed, as the owner of the shop created their
 * accounts.
 */
const isConfirmed = `
  case when mail.address is null or mail.address = users.email
    then users.email_confirmed_at is not null or users.role in (${staff})
    else exists (
      select from account_changes as changes
      where changes.user_id = users.id and changes.old_email = mail.address and changes.old_email_was_confirmed)
  end`;

export interface ClaimedMail {
  readonly id: string;
  readonly userId: string;
  readonly tries: number;
  readonly content: MailContent;
  readonly name: string;
  /** Address of the recipient. */
  readonly email: string;
  readonly isPresentAddress: boolean;
  /** Where the account's present address was given; null if that is not known. */
  readonly network: string | null;
  /** Without a password: links need to sign in. */
  readonly isGuest: boolean;
  readonly isConfirmed: boolean;
  readonly isOutdated: boolean;
}

/** Claims due mails, each with a lease and one more attempt. */
export async function claimMails(
  manager: EntityManager,
  limit: number,
  underWay: readonly string[],
): Promise<ClaimedMail[]> {
  const [rows] = await manager.query<[ClaimedMail[], number]>(
    `update deliveries as mail set state = 'sending', tries = mail.tries + 1, next_try_at = now() + ${lease}
     from users
     where users.id = mail.user_id and mail.id in (${due})
     returning mail.id, mail.user_id as "userId", mail.tries, mail.content, users.name,
       coalesce(mail.address, users.email, users.contact_email) as email,
       coalesce(coalesce(mail.address, users.email) = users.email, false) as "isPresentAddress",
       users.email is null as "isGuest", users.mail_network as network,
       ${isConfirmed} as "isConfirmed", ${isOutdated} as "isOutdated"`,
    [limit, underWay],
  );
  return rows;
}

/**
 * Changes due mails to `kept`, for a shop without a mail server.
 * @returns the number of mails
 */
export async function keepMails(manager: EntityManager, limit: number): Promise<number> {
  const [, affected] = await manager.query<[unknown, number]>(
    `update deliveries as mail set state = case when ${isOutdated} then 'skipped' else 'kept' end
     where mail.id in (${due})`,
    [limit, []],
  );
  return affected;
}

type Claim = Pick<ClaimedMail, 'id' | 'tries'>;

/** @returns false if another worker has taken over the mail, or an earlier attempt has handed it over */
export async function markHandedOver(manager: EntityManager, { id, tries }: Claim): Promise<boolean> {
  const [, affected] = await manager.query<[unknown, number]>(
    `update deliveries set handed_over_at = now()
     where id = $1 and tries = $2 and state = 'sending' and handed_over_at is null`,
    [id, tries],
  );
  return affected === 1;
}

/** State of a mail after an attempt; $3 is the error. */
const outcomes = {
  sent: `state = 'sent', sent_at = now(), error = $3`,
  skipped: `state = 'skipped', error = coalesce($3, error)`,
  unconfirmed: `state = 'unconfirmed', error = $3`,
  failed: `state = 'failed', handed_over_at = null, error = $3`,
  // Waits as long again as it has been retried so far, between a minute and four hours, with a last attempt at the end.
  retry: `
    state = case when give_up_at <= now() then 'failed' else 'waiting' end,
    error = case when give_up_at <= now() then 'Given up after a day. ' else '' end || $3,
    handed_over_at = null,
    next_try_at = least(give_up_at, now() + greatest(interval '1 minute',
      least(interval '4 hours', now() - (give_up_at - interval '1 day'))))`,
};

export type MailOutcome = keyof typeof outcomes;

export async function markTried(
  manager: EntityManager,
  { id, tries }: Claim,
  outcome: MailOutcome,
  error: string | null,
): Promise<void> {
  await manager.query(
    `update deliveries set ${outcomes[outcome]}
     where id = $1 and tries = $2 and state in ('sending', 'unconfirmed')`,
    [id, tries, error],
  );
}

/** Marks mails of a worker that died between a mail's end mark and the server's answer. */
export async function markInterrupted(manager: EntityManager, error: string): Promise<void> {
  await manager.query(
    `update deliveries set state = 'unconfirmed', error = $1
     where state = 'sending' and handed_over_at is not null and next_try_at <= now()`,
    [error],
  );
}

export async function renewLeases(manager: EntityManager, ids: readonly string[]): Promise<void> {
  await manager.query(
    `update deliveries set next_try_at = now() + ${lease} where id = any($1) and state = 'sending'`,
    [ids],
  );
}
