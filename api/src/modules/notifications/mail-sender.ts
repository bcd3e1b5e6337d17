import { setTimeout as delay } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { isUnavailable } from '../../platform/errors.js';
import type { Logger } from '../../platform/log.js';
import { mailConnections, MailFailure, type Mailer } from '../../platform/mailer.js';
import type { Pubsub } from '../../platform/pubsub.js';
import type { RestaurantService } from '../restaurant/restaurant.service.js';
import type { MailContent } from './mail-content.js';
import { oneLine, renderMail, type RenderedMail } from './mail-template.js';
import { mailsTopic } from './notifications.messages.js';
import type { UnconfirmedMails } from './unconfirmed-mails.js';

/** Milliseconds. */
const sweepEvery = 5000;
const renewEvery = 10_000;
const markAgainAfter = 1000;

const keptAtOnce = 500;

/** What is under way when the process is asked to stop has this long to end. */
const stopWithin = 4000;

/** How long a worker that is not heard of any more keeps a mail from the others. */
const lease = `interval '30 seconds'`;

/** Mails whose time has come: $1 how many, $2 the ids of others that are under way here. */
const due = `
  select id from deliveries
  where state in ('waiting', 'sending') and next_try_at <= now() and handed_over_at is null and id <> all($2)
  order by next_try_at limit $1 for update skip locked`;

/** Whether there is later news of what a mail is about, or its link has expired. */
const isOutdated = `
  coalesce((mail.content ->> 'secretUntil')::timestamptz <= now(), false) or exists (
    select from deliveries as later
    where later.user_id = mail.user_id and later.topic = mail.topic and later.topic_version > mail.topic_version)`;

interface Claimed {
  readonly id: string;
  readonly userId: string;
  readonly tries: number;
  readonly content: MailContent;
  readonly name: string;
  /** Where it goes. */
  readonly email: string;
  readonly isPresentAddress: boolean;
  readonly isConfirmed: boolean;
  readonly isOutdated: boolean;
}

/** Whether somebody has confirmed the address that a mail goes to. Admins were made by the owner of the shop. */
const isConfirmed = `
  case when coalesce(mail.address, users.email) = users.email
    then users.email_confirmed_at is not null or users.role = 'admin'
    else exists (
      select from account_changes as changes
      where changes.user_id = users.id and changes.old_email = mail.address and changes.old_email_was_confirmed)
  end`;

interface MailSenderParts {
  readonly dataSource: DataSource;
  readonly pubsub: Pubsub;
  /** Undefined where no mail server is set up: mails are then kept. */
  readonly mailer: Mailer | undefined;
  readonly unconfirmed: UnconfirmedMails;
  readonly restaurant: RestaurantService;
  readonly shopUrl: string;
  readonly log: Logger;
}

/**
 * Sends the mails that wait, each one once. A worker claims a mail with a lease and marks it as handed over just before
 * the mail's end mark goes out. If the worker dies before that mark the server cannot have the mail, and it is sent
 * anew; if it dies after it nobody can know, so that the mail counts as unconfirmed and is not sent again by itself.
 */
export class MailSender {
  private readonly attempts = new Map<string, Promise<void>>();
  private timers: NodeJS.Timeout[] = [];
  private unsubscribe: (() => void) | undefined;
  private running: Promise<void> | undefined;
  private again = false;
  private stopped = false;

  private readonly dataSource: DataSource;
  private readonly pubsub: Pubsub;
  private readonly mailer: Mailer | undefined;
  private readonly unconfirmed: UnconfirmedMails;
  private readonly restaurant: RestaurantService;
  private readonly shopUrl: string;
  private readonly log: Logger;

  constructor({ dataSource, pubsub, mailer, unconfirmed, restaurant, shopUrl, log }: MailSenderParts) {
    this.dataSource = dataSource;
    this.pubsub = pubsub;
    this.mailer = mailer;
    this.unconfirmed = unconfirmed;
    this.restaurant = restaurant;
    this.shopUrl = shopUrl;
    this.log = log;
  }

  start(): void {
    if (!this.mailer) this.log.info('no mail server is set up: mails are kept');
    this.unsubscribe = this.pubsub.subscribe(mailsTopic, () => this.wake());
    this.timers = [
      setInterval(() => this.wake(), sweepEvery),
      setInterval(() => void this.renewLeases(), renewEvery),
    ];
    this.wake();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    this.unsubscribe?.();
    await this.running;
    await Promise.race([Promise.all(this.attempts.values()), delay(stopWithin, undefined, { ref: false })]);
    this.mailer?.close();
    await Promise.all(this.attempts.values());
    for (const timer of this.timers) clearInterval(timer);
  }

  private wake(): void {
    this.again = true;
    this.running ??= this.drain().finally(() => {
      this.running = undefined;
    });
  }

  private async drain(): Promise<void> {
    while (this.again && !this.stopped) {
      this.again = false;
      const free = mailConnections - this.attempts.size;
      if (free === 0) return;
      try {
        await this.giveUpUnconfirmed();
        if (this.mailer) for (const mail of await this.claim(free)) this.begin(this.mailer, mail);
        else await this.keep();
      } catch (error) {
        this.log.warn({ err: error }, 'mails cannot be read, will try again');
      }
    }
  }

  private begin(mailer: Mailer, mail: Claimed): void {
    const attempt = this.attempt(mailer, mail)
      .catch((error: unknown) =>
        this.log.error({ err: error, delivery: mail.id }, 'mail left as it is, will try again'),
      )
      .finally(() => {
        this.attempts.delete(mail.id);
        // Its place is free for the next one.
        this.wake();
      });
    this.attempts.set(mail.id, attempt);
  }

  /** Where there is no mail server any more. */
  private async keep(): Promise<void> {
    const [rows] = await this.dataSource.query<[{ state: string }[], number]>(
      `update deliveries as mail set state = case when ${isOutdated} then 'skipped' else 'kept' end
       where mail.id in (${due}) returning mail.state`,
      [keptAtOnce, []],
    );
    this.again ||= rows.length === keptAtOnce;
  }

  private async claim(most: number): Promise<Claimed[]> {
    const [rows] = await this.dataSource.query<[Claimed[], number]>(
      `update deliveries as mail set state = 'sending', tries = mail.tries + 1, next_try_at = now() + ${lease}
       from users
       where users.id = mail.user_id and mail.id in (${due})
       returning mail.id, mail.user_id as "userId", mail.tries, mail.content, users.name,
         coalesce(mail.address, users.email) as email,
         coalesce(mail.address, users.email) = users.email as "isPresentAddress",
         ${isConfirmed} as "isConfirmed", ${isOutdated} as "isOutdated"`,
      [most, [...this.attempts.keys()]],
    );
    return rows;
  }

  private async attempt(mailer: Mailer, mail: Claimed): Promise<void> {
    if (mail.isOutdated) return this.mark(mail, `state = 'skipped'`);
    // A mail is counted once, however often it is tried.
    if (
      !mail.isConfirmed &&
      !mail.content.hasOwnLimit &&
      mail.tries === 1 &&
      !(await this.unconfirmed.take(mail.email))
    ) {
      return this.mark(mail, `state = 'skipped', error = $3`, [
        'Not sent: nobody has confirmed this address, and we have written to it often enough.',
      ]);
    }
    const about = { delivery: mail.id, user: mail.userId, subject: mail.content.subject };
    const failure = await this.send(mailer, mail).then(
      () => undefined,
      (error: unknown) => this.failureOf(error),
    );
    if (failure) {
      const { code, outcome } = failure;
      this.log.warn({ ...about, tries: mail.tries, outcome, code }, 'mail not sent');
      await this.markFailed(mail, failure);
    } else {
      await this.mark(mail, `state = 'sent', sent_at = now(), error = null`);
      this.log.info(about, 'mail sent');
    }
  }

  /** @throws {MailFailure} */
  private async send(mailer: Mailer, mail: Claimed): Promise<void> {
    const { name: senderName } = await this.restaurant.current();
    const { subject, text, html } = this.render(mail, senderName);
    const { replyTo } = mail.content;
    await mailer.send(
      {
        messageId: `${mail.id}@${mailer.domain}`,
        senderName: oneLine(senderName),
        // A name may be an advertisement.
        to: { name: mail.isConfirmed ? oneLine(mail.name) : '', address: mail.email },
        replyTo: replyTo && { name: oneLine(replyTo.name), address: replyTo.address },
        subject,
        text,
        html,
      },
      () => this.handOver(mail),
    );
  }

  private render(mail: Claimed, restaurant: string): RenderedMail {
    const { content, name, isConfirmed: isSafe } = mail;
    return isSafe
      ? renderMail(content, { name, shopUrl: this.shopUrl, restaurant })
      : this.unconfirmed.render(content, mail, restaurant);
  }

  /** A fault of ours is given up after a day like one of the mail server's. */
  private failureOf(error: unknown): MailFailure {
    if (error instanceof MailFailure) return error;
    this.log.error({ err: error }, 'a mail cannot be made');
    return new MailFailure('not-sent', 'Something went wrong on our side.', undefined);
  }

  /** @throws if another worker has taken the mail over, or an earlier try has handed it over already */
  private async handOver({ id, tries }: Claimed): Promise<void> {
    const [, affected] = await this.dataSource.query<[unknown, number]>(
      `update deliveries set handed_over_at = now()
       where id = $1 and tries = $2 and state = 'sending' and handed_over_at is null`,
      [id, tries],
    );
    if (affected !== 1) throw new Error('this mail is in other hands');
  }

  private async markFailed(mail: Claimed, { outcome, message }: MailFailure): Promise<void> {
    if (outcome === 'unknown') return this.mark(mail, `state = 'unconfirmed', error = $3`, [message]);
    if (outcome === 'refused') {
      return this.mark(mail, `state = 'failed', handed_over_at = null, error = $3`, [message]);
    }
    // Waits as long again as it has been tried so far: a minute at least, four hours at most, and once more at the end.
    return this.mark(
      mail,
      `state = case when give_up_at <= now() then 'failed' else 'waiting' end,
       error = case when give_up_at <= now() then 'Given up after a day. ' else '' end || $3,
       handed_over_at = null,
       next_try_at = least(give_up_at, now() + greatest(interval '1 minute',
         least(interval '4 hours', now() - (give_up_at - interval '1 day'))))`,
      [message],
    );
  }

  /** What has happened to a mail is not forgotten because the database is away for a moment. */
  private async mark({ id, tries }: Claimed, change: string, values: readonly unknown[] = []): Promise<void> {
    for (;;) {
      try {
        await this.dataSource.query(
          `update deliveries set ${change} where id = $1 and tries = $2 and state in ('sending', 'unconfirmed')`,
          [id, tries, ...values],
        );
        return;
      } catch (error) {
        if (this.stopped || !isUnavailable(error)) throw error;
        this.log.warn({ err: error, delivery: id }, 'mail cannot be marked, will try again');
        await delay(markAgainAfter);
      }
    }
  }

  /** Mails of a worker that has died between a mail's end mark and the server's answer. */
  private async giveUpUnconfirmed(): Promise<void> {
    await this.dataSource.query(
      `update deliveries set state = 'unconfirmed', error = $1
       where state = 'sending' and handed_over_at is not null and next_try_at <= now()`,
      ['We were interrupted before the mail server confirmed the mail: it may or may not have arrived.'],
    );
  }

  private async renewLeases(): Promise<void> {
    if (this.attempts.size === 0) return;
    await this.dataSource
      .query(
        `update deliveries set next_try_at = now() + ${lease} where id = any($1) and state = 'sending'`,
        [[...this.attempts.keys()]],
      )
      .catch((error: unknown) => this.log.warn({ err: error }, 'mails cannot be held, will try again'));
  }
}
