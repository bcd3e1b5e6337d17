import type { EntityManager } from 'typeorm';
import { columnsOf, jsonColumnsOf, type InJson } from '../../platform/columns.js';
import { pageOf, selectPage, type Page } from '../../platform/paging.js';
import { runPrepared, type PreparedStatement } from '../../platform/prepared.js';
import { accountRoleColumns, isStaffRow } from '../auth/auth.queries.js';
import type { AccountRole } from '../auth/role.js';
import { User } from '../auth/user.entity.js';
import { Delivery, type MessageState } from '../messages/delivery.entity.js';
import type { MailContent } from '../messages/message-content.js';
import { Notification } from './notification.entity.js';
import type { Notice } from './notice.js';

const accounts: PreparedStatement = {
  name: 'notifications-accounts',
  text: `
    select id, language, ${accountRoleColumns} from users where id = any($1)
    union
    select id, language, ${accountRoleColumns} from users where $2 and ${isStaffRow}`,
};

interface AccountRow extends AccountRole {
  readonly id: string;
  readonly language: string;
}

/** The existing accounts with these ids and, on request, those of all staff. */
export function selectAccounts(
  manager: EntityManager,
  ids: readonly string[],
  withStaff: boolean,
): Promise<AccountRow[]> {
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
  readonly said: Pick<Notice, 'title' | 'body'>;
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
    with notices as (
      select * from jsonb_to_recordset($1::jsonb) as notices (
        notification_id char(24), delivery_id char(24), event_id char(24), user_id char(24),
        title text, body text, said jsonb, link text, address text, content jsonb, topic text, topic_version integer)
    ), noted as (
      insert into notifications (id, user_id, event_id, kind, title, body, said, link)
      select notification_id, user_id, event_id, $2, title, body, said, link from notices where link is not null
      on conflict do nothing
      returning id, user_id
    ), mailed as (
      insert into deliveries
        (id, event_id, user_id, channel, state, address, content, topic, topic_version, next_try_at, give_up_at)
      select delivery_id, event_id, user_id, 'email', $4, address, content, topic, topic_version, now(),
        now() + make_interval(secs => $3)
      from notices
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
    readonly mailState: MessageState;
  },
): Promise<KeptNotice[]> {
  return runPrepared(manager, keep, [JSON.stringify(notices), kind, triedSeconds, mailState]);
}

const keptBefore: PreparedStatement = {
  name: 'notifications-kept-before',
  text: `
    select notes.id, notes.user_id as "userId"
    from unnest($1::char(24)[], $2::char(24)[]) as notices (event_id, user_id)
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

/**
 * A page of a user's notifications. Empty after an id that is not theirs.
 * @param kinds all if undefined
 */
export function selectNotifications(
  manager: EntityManager,
  userId: string,
  { limit, before }: Page,
  kinds?: readonly string[],
): Promise<Notification[]> {
  const values: unknown[] = [userId];
  const conditions = ['notifications.user_id = $1'];
  if (kinds) conditions.push(`notifications.kind = any($${values.push(kinds)})`);
  if (before) {
    const last = `(select created_at, id from notifications where id = $${values.push(before)} and user_id = $1)`;
    conditions.push(`(notifications.created_at, notifications.id) < ${last}`);
  }
  return selectPage(manager, Notification, { limit }, conditions, values);
}

/** What a user got as staff, whose links lead to staff's screens: notifications, and mails that are not sent yet. */
export async function deleteStaffNotices(manager: EntityManager, userId: string): Promise<void> {
  await manager.query(
    `with gone as (
       delete from notifications where user_id = $1 and link like '/admin/%' returning event_id
     )
     delete from deliveries
     where user_id = $1 and channel = 'email' and state = 'waiting'
       and event_id in (select event_id from gone)`,
    [userId],
  );
}

export async function deleteNotificationsReadBefore(manager: EntityManager, days: number): Promise<void> {
  await manager.query('delete from notifications where read_at < now() - make_interval(days => $1)', [days]);
}

/** A mail with its recipient. */
export interface Mail extends Omit<Delivery, 'content' | 'user'> {
  readonly content: MailContent;
  readonly user: User;
}

/** A page of mails. */
export async function selectMails(
  manager: EntityManager,
  page: Page,
  { id, state }: { readonly id?: string; readonly state?: MessageState | undefined } = {},
): Promise<Mail[]> {
  type Row = Omit<Mail, 'user'> & { user: InJson<User, 'createdAt' | 'emailConfirmedAt'> };
  const values: unknown[] = [];
  const conditions = [`deliveries.channel = 'email'`];
  if (id) conditions.push(`deliveries.id = $${values.push(id)}`);
  if (state) conditions.push(`deliveries.state = $${values.push(state)}`);
  const paged = pageOf('deliveries', page, values, conditions);
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
