import { Any, IsNull, type DataSource } from 'typeorm';
import { newId } from '../../platform/ids.js';
import type { Page } from '../../platform/paging.js';
import type { Pubsub } from '../../platform/pubsub.js';
import { accountChangeUndone, passwordChanged } from '../auth/auth.events.js';
import { requirePermission } from '../auth/auth.policy.js';
import { accountCan, type Permission } from '../auth/permissions.js';
import type { Viewer } from '../auth/viewer.js';
import { pinSet } from '../devices/devices.events.js';
import type { Notice } from './notice.js';
import { Notification } from './notification.entity.js';
import { personsRoleChanged } from '../people/people.events.js';
import { secondFactorChanged } from '../second-factor/second-factor.events.js';
import { messagesTopic } from '../messages/messages.messages.js';
import { notificationsTopic, type NotificationMessage } from './notifications.messages.js';
import {
  deleteNotificationsReadBefore,
  deleteStaffNotices,
  insertNotices,
  selectAccounts,
  selectNotices,
  selectNotifications,
  type NewNotice,
} from './notifications.queries.js';
import { inWords, type Sentence } from '../../platform/sentences.js';
import { languageFor, type Language } from '../../platform/language.js';

/** Time for which a mail is retried. */
export const triedMilliseconds = 24 * 3600 * 1000;

/** Retention of read notifications in days. */
const keptDays = 90;

/** About the account itself. */
const kindsAboutAccount = [
  passwordChanged,
  accountChangeUndone,
  secondFactorChanged,
  pinSet,
  personsRoleChanged,
].map(({ type }) => type);

/** One event with its notices. */
interface News {
  readonly eventId: string;
  readonly notices: readonly Notice[];
}

export class NotificationsService {
  /** @param hasMailServer whether mails are sent; otherwise they are only stored */
  constructor(
    private readonly dataSource: DataSource,
    private readonly pubsub: Pubsub,
    private readonly hasMailServer: () => boolean,
  ) {}

  /**
   * In the worker: stores the notifications and mails about events of one type in one statement. For an event already
   * handled it only publishes the messages again.
   */
  async notify(kind: string, news: readonly News[]): Promise<void> {
    const notices = await this.addressed(news);
    if (notices.length === 0) return;
    const { manager } = this.dataSource;
    const fresh = await insertNotices(manager, notices, {
      kind,
      triedSeconds: triedMilliseconds / 1000,
      mailState: this.hasMailServer() ? 'waiting' : 'kept',
    });
    const kept = fresh.length === notices.length ? fresh : await selectNotices(manager, notices);
    const messages = kept.map(({ id, userId }): NotificationMessage => ({ notificationId: id, userId }));
    await this.pubsub.publish(notificationsTopic, ...messages);
    if (this.hasMailServer()) await this.pubsub.publish(messagesTopic, {});
  }

  /** The viewer's notifications, newest first. */
  async own(viewer: Viewer | null, page: Page): Promise<Notification[]> {
    const { id: userId } = requirePermission(viewer, 'USE_ACCOUNT');
    return selectNotifications(this.dataSource.manager, userId, page, readableKinds(viewer));
  }

  async unreadCount(viewer: Viewer | null): Promise<number> {
    const { id: userId } = requirePermission(viewer, 'USE_ACCOUNT');
    return this.dataSource.manager.countBy(Notification, { ...readable(viewer), userId, readAt: IsNull() });
  }

  /**
   * Marks all of the viewer's notifications as read, or those with these ids. Ignores ids of others and unknown ids.
   * @returns the number of notifications that were unread
   */
  async markRead(viewer: Viewer | null, ids: readonly string[] | undefined): Promise<number> {
    const { id: userId } = requirePermission(viewer, 'USE_ACCOUNT');
    const unread = { ...readable(viewer), userId, readAt: IsNull(), ...(ids && { id: Any(ids) }) };
    const { affected } = await this.dataSource.manager.update(Notification, unread, {
      readAt: () => 'now()',
    });
    return affected ?? 0;
  }

  /** For live messages, whose recipient was checked. */
  async find(id: string): Promise<Notification | null> {
    return this.dataSource.manager.findOneBy(Notification, { id });
  }

  /** Resolves receivers: one notice per user and event, the first one; deleted accounts are left out. */
  private async addressed(news: readonly News[]): Promise<NewNotice[]> {
    const receivers = news.flatMap(({ notices }) => notices.map(({ to }) => to));
    const ids = receivers.flatMap((to) => ('userId' in to ? to.userId : []));
    const isToStaff = receivers.some((to) => 'permissions' in to);
    const accounts = await selectAccounts(this.dataSource.manager, ids, isToStaff);
    const languageOf = new Map(accounts.map(({ id, language }) => [id, languageFor(language)]));
    const holdersOf = (permissions: readonly Permission[]) =>
      accounts
        .filter((account) => permissions.every((each) => accountCan(account, each)))
        .map(({ id }) => id);
    return news.flatMap(({ eventId, notices }) => {
      const byUser = new Map<string, Notice>();
      for (const notice of notices) {
        const { to } = notice;
        const userIds =
          'userId' in to ? [to.userId] : holdersOf(to.permissions).filter((id) => id !== to.except);
        for (const id of userIds) if (languageOf.has(id) && !byUser.has(id)) byUser.set(id, notice);
      }
      return [...byUser].map(([id, notice]) => rowOf(eventId, { id, language: languageOf.get(id) }, notice));
    });
  }

  async deleteStaffNotices(userId: string): Promise<void> {
    await deleteStaffNotices(this.dataSource.manager, userId);
  }

  async deleteExpired(): Promise<void> {
    await deleteNotificationsReadBefore(this.dataSource.manager, keptDays);
  }
}

/** Which notifications the viewer may read; undefined: all. Those of the past may tell of what needs the second factor. */
const readableKinds = (viewer: Viewer | null) => (viewer?.lacksFactor ? kindsAboutAccount : undefined);

const readable = (viewer: Viewer | null) => {
  const kinds = readableKinds(viewer);
  return kinds && { kind: Any(kinds) };
};

function rowOf(
  eventId: string,
  user: { readonly id: string; readonly language: Language | undefined },
  { to, title, body, link, action, mail = {}, secretUntil, topic }: Notice,
): NewNotice {
  const { id: userId, language = 'en' } = user;
  const say = (said: Sentence | string) => inWords(said, language);
  const secret = secretUntil && { secretUntil: secretUntil.toISOString() };
  const { body: mailBody, facts, action: button, ...rest } = mail;
  return {
    notification_id: newId(),
    delivery_id: newId(),
    event_id: eventId,
    user_id: userId,
    title: inWords(title, 'en'),
    body: inWords(body, 'en'),
    said: { title, body },
    link: secretUntil ? null : link,
    address: 'userId' in to ? (to.address ?? null) : null,
    content: {
      ...rest,
      language,
      subject: say(title),
      heading: say(title),
      body: say(mailBody ?? body),
      facts: facts?.map(({ label, value }) => ({ label: say(label), value: say(value) })),
      action: { label: say(button?.label ?? action), route: button?.route ?? link },
      ...secret,
    },
    topic: topic?.name ?? null,
    topic_version: topic?.version ?? 0,
  };
}
