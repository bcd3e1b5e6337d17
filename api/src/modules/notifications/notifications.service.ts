import type { DataSource } from 'typeorm';
import { newId } from '../../platform/ids.js';
import type { Page } from '../../platform/paging.js';
import { runPrepared, type PreparedStatement } from '../../platform/prepared.js';
import type { Pubsub } from '../../platform/pubsub.js';
import { requirePermission } from '../auth/auth.policy.js';
import type { Viewer } from '../auth/viewer.js';
import type { MailContent } from './mail-content.js';
import type { Notice } from './notice.js';
import { Notification } from './notification.entity.js';
import { mailsTopic, notificationsTopic, type NotificationMessage } from './notifications.messages.js';

/** How long a mail is tried before it is given up. */
export const triedMilliseconds = 24 * 3600 * 1000;

/** Days for which read notifications are kept. */
const keptDays = 90;

/** One event, and who is told what about it. */
interface News {
  readonly eventId: string;
  readonly notices: readonly Notice[];
}

export class NotificationsService {
  /** @param hasMailServer whether mails are to be sent; without one they are only kept */
  constructor(
    private readonly dataSource: DataSource,
    private readonly pubsub: Pubsub,
    private readonly hasMailServer: boolean,
  ) {}

  /**
   * In the worker: keeps what people are told about events of one kind, and the mails that tell them, in one statement. For
   * an event that was told before it only wakes those who show and send it.
   */
  async tell(kind: string, news: readonly News[]): Promise<void> {
    const told = await this.addressed(news);
    if (told.length === 0) return;
    const values = [
      JSON.stringify(told),
      kind,
      triedMilliseconds / 1000,
      this.hasMailServer ? 'waiting' : 'kept',
    ];
    const fresh = await runPrepared<KeptNotice>(this.dataSource, keep, values);
    const kept = fresh.length === told.length ? fresh : await this.keptOf(told);
    const messages = kept.map(({ id, userId }): NotificationMessage => ({ notificationId: id, userId }));
    await this.pubsub.publish(notificationsTopic, ...messages);
    if (this.hasMailServer) await this.pubsub.publish(mailsTopic, {});
  }

  /** The viewer's own, newest first. */
  async own(viewer: Viewer | null, { limit, before }: Page): Promise<Notification[]> {
    const { id: userId } = requirePermission(viewer, 'USE_ACCOUNT');
    const query = this.dataSource
      .createQueryBuilder(Notification, 'notes')
      .where('notes.user_id = :userId', { userId })
      .orderBy({ 'notes.createdAt': 'DESC', 'notes.id': 'DESC' })
      .limit(limit);
    if (before) {
      query.andWhere(
        `(notes.created_at, notes.id) <
           (select created_at, id from notifications where id = :before and user_id = :userId)`,
        { before },
      );
    }
    return query.getMany();
  }

  async unreadCount(viewer: Viewer | null): Promise<number> {
    const { id } = requirePermission(viewer, 'USE_ACCOUNT');
    return this.dataSource
      .createQueryBuilder(Notification, 'notes')
      .where('notes.user_id = :id and notes.read_at is null', { id })
      .getCount();
  }

  /**
   * Marks those of the viewer's notifications as read, or all. Ids that are nobody's or somebody else's are passed over.
   * @returns how many were unread
   */
  async markRead(viewer: Viewer | null, ids: readonly string[] | undefined): Promise<number> {
    const { id: userId } = requirePermission(viewer, 'USE_ACCOUNT');
    const update = this.dataSource
      .createQueryBuilder()
      .update(Notification)
      .set({ readAt: () => 'now()' })
      .where('user_id = :userId and read_at is null', { userId });
    if (ids) update.andWhere('id = any(:ids)', { ids });
    const { affected } = await update.execute();
    return affected ?? 0;
  }

  /** For a live message, whose reader is known. */
  async find(id: string): Promise<Notification | null> {
    return this.dataSource.manager.findOneBy(Notification, { id });
  }

  private keptOf(told: readonly Told[]): Promise<KeptNotice[]> {
    const events = told.map(({ event_id }) => event_id);
    const people = told.map(({ user_id }) => user_id);
    return runPrepared<KeptNotice>(this.dataSource, keptBefore, [events, people]);
  }

  /** Of each event each person once, with the first notice that is meant for them; accounts that are gone are left out. */
  private async addressed(news: readonly News[]): Promise<Told[]> {
    const meant = news.flatMap(({ notices }) => notices.map(({ to }) => to));
    const ids = meant.flatMap((to) => (to === 'admins' ? [] : to.userId));
    const people = await runPrepared<{ id: string; isAdmin: boolean }>(this.dataSource, accounts, [
      ids,
      meant.includes('admins'),
    ]);
    const there = new Set(people.map(({ id }) => id));
    const admins = people.filter(({ isAdmin }) => isAdmin).map(({ id }) => id);
    return news.flatMap(({ eventId, notices }) => {
      const told = new Map<string, Notice>();
      for (const notice of notices) {
        const wanted = notice.to === 'admins' ? admins : [notice.to.userId];
        for (const id of wanted) if (there.has(id) && !told.has(id)) told.set(id, notice);
      }
      return [...told].map(([userId, notice]) => rowOf(eventId, userId, notice));
    });
  }

  async forgetOld(): Promise<void> {
    await this.dataSource.query(
      'delete from notifications where read_at < now() - make_interval(days => $1)',
      [keptDays],
    );
  }
}

/** $1 ids of accounts, $2 whether all admins are wanted, too. */
const accounts: PreparedStatement = {
  name: 'notifications-accounts',
  text: `
    select id, role = 'admin' as "isAdmin" from users where id = any($1)
    union
    select id, true from users where $2 and role = 'admin'`,
};

/** What {@link keep} takes. */
interface Told {
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

function rowOf(
  eventId: string,
  userId: string,
  { to, title, body, link, action, mail, secretUntil, topic }: Notice,
): Told {
  const secret = secretUntil && { secretUntil: secretUntil.toISOString() };
  return {
    notification_id: newId(),
    delivery_id: newId(),
    event_id: eventId,
    user_id: userId,
    title,
    body,
    link: secretUntil ? null : link,
    address: to === 'admins' ? null : (to.address ?? null),
    content: {
      subject: title,
      heading: title,
      body,
      action: { label: action, route: link },
      ...secret,
      ...mail,
    },
    topic: topic?.name ?? null,
    topic_version: topic?.version ?? 0,
  };
}

/** $1 who is told what as JSON, $2 the events' kind, $3 for how many seconds a mail is tried, $4 its state. */
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
      select delivery_id, event_id, user_id, 'email', $4, address, content, topic, topic_version, now(), now() + make_interval(secs => $3)
      from told
      on conflict do nothing
    )
    select id, user_id as "userId" from noted`,
};

interface KeptNotice {
  readonly id: string;
  readonly userId: string;
}

/** $1 events, $2 who was told of each. */
const keptBefore: PreparedStatement = {
  name: 'notifications-kept-before',
  text: `
    select notes.id, notes.user_id as "userId"
    from unnest($1::char(24)[], $2::char(24)[]) as told (event_id, user_id)
    join notifications notes using (event_id, user_id)`,
};
