import { In, type DataSource, type EntityManager } from 'typeorm';
import { databaseNow } from '../../platform/clock.js';
import { newId } from '../../platform/ids.js';
import type { Page } from '../../platform/paging.js';
import type { Pubsub } from '../../platform/pubsub.js';
import { requireSignedIn } from '../auth/auth.policy.js';
import { User } from '../auth/user.entity.js';
import type { Viewer } from '../auth/viewer.js';
import { Delivery } from './delivery.entity.js';
import type { Notice } from './notice.js';
import { Notification } from './notification.entity.js';
import { mailsTopic, notificationsTopic, type NotificationMessage } from './notifications.messages.js';

const dayMilliseconds = 24 * 3600 * 1000;

/** How long a mail is tried before it is given up. */
export const triedMilliseconds = dayMilliseconds;

/** Days for which read notifications are kept. */
const keptDays = 90;

export class NotificationsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly pubsub: Pubsub,
  ) {}

  /**
   * In the worker: keeps what people are told about an event, and the mails that tell them, in one transaction. For an
   * event that was told before it only wakes those who show and send it.
   */
  async tell(eventId: string, kind: string, notices: readonly Notice[]): Promise<void> {
    const kept = await this.dataSource.transaction(async (tx) => {
      const told = await addressed(tx, notices);
      if (told.size === 0) return [];
      await keep(tx, { eventId, kind, told });
      return tx.findBy(Notification, { eventId, userId: In([...told.keys()]) });
    });
    for (const { id, userId } of kept) {
      const message: NotificationMessage = { notificationId: id, userId };
      await this.pubsub.publish(notificationsTopic, message);
    }
    if (kept.length > 0) await this.pubsub.publish(mailsTopic, {});
  }

  /** The viewer's own, newest first. */
  async own(viewer: Viewer | null, { limit, before }: Page): Promise<Notification[]> {
    const { id: userId } = requireSignedIn(viewer);
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
    const { id } = requireSignedIn(viewer);
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
    const { id: userId } = requireSignedIn(viewer);
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

  async forgetOld(): Promise<void> {
    await this.dataSource.query(
      'delete from notifications where read_at < now() - make_interval(days => $1)',
      [keptDays],
    );
  }
}

/** Each person with the first notice that is meant for them; accounts that are gone are left out. */
async function addressed(tx: EntityManager, notices: readonly Notice[]): Promise<Map<string, Notice>> {
  const told = new Map<string, Notice>();
  for (const notice of notices) {
    const people = await tx.find(User, {
      select: { id: true },
      where: notice.to === 'admins' ? { role: 'admin' } : { id: notice.to.userId },
    });
    for (const { id } of people) if (!told.has(id)) told.set(id, notice);
  }
  return told;
}

interface Told {
  readonly eventId: string;
  readonly kind: string;
  readonly told: ReadonlyMap<string, Notice>;
}

async function keep(tx: EntityManager, { eventId, kind, told }: Told): Promise<void> {
  const now = await databaseNow(tx);
  const giveUpAt = new Date(now.getTime() + triedMilliseconds);
  await tx
    .createQueryBuilder()
    .insert()
    .into(Notification)
    .values(
      [...told].map(([userId, { title, body, link }]) => ({
        id: newId(),
        userId,
        eventId,
        kind,
        title,
        body,
        link,
      })),
    )
    .orIgnore()
    .execute();
  await tx
    .createQueryBuilder()
    .insert()
    .into(Delivery)
    .values(
      [...told].map(([userId, { title, body, link, action, mail, topic }]) => ({
        id: newId(),
        eventId,
        userId,
        channel: 'email' as const,
        state: 'waiting' as const,
        content: { subject: title, heading: title, body, ...mail, action: { label: action, route: link } },
        topic: topic?.name ?? null,
        topicVersion: topic?.version ?? 0,
        nextTryAt: now,
        giveUpAt,
      })),
    )
    .orIgnore()
    .execute();
}
