import { setTimeout as delay } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { isUnavailable } from '../../platform/errors.js';
import type { Logger } from '../../platform/log.js';
import { mailConnections, MailFailure, type Mailer } from '../../platform/mailer.js';
import type { Pubsub } from '../../platform/pubsub.js';
import type { GuestsService } from '../guests/guests.service.js';
import type { Restaurant, RestaurantService } from '../restaurant/restaurant.service.js';
import type { MailContent } from './mail-content.js';
import { oneLine, renderMail, type RenderedMail } from './mail-template.js';
import { mailsTopic } from './notifications.messages.js';
import {
  claimMails,
  keepMails,
  markHandedOver,
  markInterrupted,
  markTried,
  renewLeases,
  type ClaimedMail,
  type MailOutcome,
} from './notifications.queries.js';
import type { UnconfirmedMails } from './unconfirmed-mails.js';

/** Milliseconds. */
const sweepIntervalMs = 5000;
const renewIntervalMs = 10_000;
const markRetryMs = 1000;

const keepBatchSize = 500;

/** Time for attempts in progress to finish when the process stops. */
const stopTimeoutMs = 4000;

interface MailSenderParts {
  readonly dataSource: DataSource;
  readonly pubsub: Pubsub;
  /** Undefined without a mail server; mails are then only stored. */
  readonly mailer: Mailer | undefined;
  readonly guests: Pick<GuestsService, 'createMailedLink'>;
  readonly unconfirmed: UnconfirmedMails;
  readonly restaurant: RestaurantService;
  readonly shopUrl: string;
  readonly log: Logger;
}

/**
 * Sends each waiting mail once. A worker claims a mail with a lease and marks it as handed over just before the mail's
 * end mark is sent. If the worker dies before the mark, the server cannot have the mail and it is sent again; after the
 * mark the outcome is unknown, so the mail counts as unconfirmed and is not resent automatically.
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
  private readonly guests: Pick<GuestsService, 'createMailedLink'>;
  private readonly unconfirmed: UnconfirmedMails;
  private readonly restaurant: RestaurantService;
  private readonly shopUrl: string;
  private readonly log: Logger;

  constructor({
    dataSource,
    pubsub,
    mailer,
    guests,
    unconfirmed,
    restaurant,
    shopUrl,
    log,
  }: MailSenderParts) {
    this.dataSource = dataSource;
    this.pubsub = pubsub;
    this.mailer = mailer;
    this.guests = guests;
    this.unconfirmed = unconfirmed;
    this.restaurant = restaurant;
    this.shopUrl = shopUrl;
    this.log = log;
  }

  start(): void {
    if (!this.mailer) this.log.info('no mail server is set up: mails are kept');
    this.unsubscribe = this.pubsub.subscribe(mailsTopic, () => this.wake());
    this.timers = [
      setInterval(() => this.wake(), sweepIntervalMs),
      setInterval(() => void this.renewLeases(), renewIntervalMs),
    ];
    this.wake();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    this.unsubscribe?.();
    await this.running;
    await Promise.race([
      Promise.all(this.attempts.values()),
      delay(stopTimeoutMs, undefined, { ref: false }),
    ]);
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

  private begin(mailer: Mailer, mail: ClaimedMail): void {
    const attempt = this.attempt(mailer, mail)
      .catch((error: unknown) =>
        this.log.error({ err: error, delivery: mail.id }, 'mail left as it is, will try again'),
      )
      .finally(() => {
        this.attempts.delete(mail.id);
        // Its slot is free for the next mail.
        this.wake();
      });
    this.attempts.set(mail.id, attempt);
  }

  /** For a shop whose mail server was removed from the configuration. */
  private async keep(): Promise<void> {
    const kept = await keepMails(this.dataSource.manager, keepBatchSize);
    this.again ||= kept === keepBatchSize;
  }

  private claim(limit: number): Promise<ClaimedMail[]> {
    return claimMails(this.dataSource.manager, limit, [...this.attempts.keys()]);
  }

  private async attempt(mailer: Mailer, mail: ClaimedMail): Promise<void> {
    if (mail.isOutdated) return this.mark(mail, 'skipped');
    // Counted once per mail, regardless of the number of attempts.
    if (!mail.isConfirmed && mail.tries === 1 && !(await this.unconfirmed.take(mail))) {
      return this.mark(
        mail,
        'skipped',
        'Not sent: nobody has confirmed this address, and the limit for mails to such addresses is reached.',
      );
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
      await this.mark(mail, 'sent');
      this.log.info(about, 'mail sent');
    }
  }

  /** @throws {MailFailure} */
  private async send(mailer: Mailer, mail: ClaimedMail): Promise<void> {
    const restaurant = await this.restaurant.latest();
    const content = mail.isGuest ? await this.withGuestLink(mail) : mail.content;
    const { subject, text, html } = this.render({ ...mail, content }, restaurant);
    const { replyTo } = mail.content;
    await mailer.send(
      {
        messageId: `${mail.id}@${mailer.domain}`,
        senderName: oneLine(restaurant.name),
        // A name may contain an advertisement.
        to: { name: mail.isConfirmed ? oneLine(mail.name) : '', address: mail.email },
        replyTo: replyTo && { name: oneLine(replyTo.name), address: replyTo.address },
        subject,
        text,
        html,
      },
      () => this.handOver(mail),
    );
  }

  private render(mail: ClaimedMail, { name: restaurant, logo, brandColor }: Restaurant): RenderedMail {
    const { content, name, isConfirmed: isSafe } = mail;
    return isSafe
      ? renderMail(content, { name, shopUrl: this.shopUrl, restaurant, logo, brandColor })
      : this.unconfirmed.render(content, mail, restaurant);
  }

  /** Guests have no password: the link in their mails signs them in once the address is confirmed. */
  private async withGuestLink({ userId, content }: ClaimedMail): Promise<MailContent> {
    const { action } = content;
    if (!action) return content;
    const [, orderId] = /^\/track-order\/(\w+)$/.exec(action.route) ?? [];
    const token = await this.guests.createMailedLink(userId, orderId);
    return { ...content, action: { ...action, route: ['/guest', token, orderId].filter(Boolean).join('/') } };
  }

  /** Internal errors are retried for a day, like those of the mail server. */
  private failureOf(error: unknown): MailFailure {
    if (error instanceof MailFailure) return error;
    this.log.error({ err: error }, 'a mail cannot be made');
    return new MailFailure('not-sent', 'Something went wrong on our side.', undefined);
  }

  /** @throws if another worker has taken over the mail, or an earlier attempt has handed it over */
  private async handOver(mail: ClaimedMail): Promise<void> {
    if (!(await markHandedOver(this.dataSource.manager, mail)))
      throw new Error('this mail is in other hands');
  }

  private async markFailed(mail: ClaimedMail, { outcome, message }: MailFailure): Promise<void> {
    const marks = { unknown: 'unconfirmed', refused: 'failed', 'not-sent': 'retry' } as const;
    return this.mark(mail, marks[outcome], message);
  }

  /** Retries while the database is unavailable, so that the outcome of a mail is not lost. */
  private async mark(mail: ClaimedMail, outcome: MailOutcome, message: string | null = null): Promise<void> {
    for (;;) {
      try {
        await markTried(this.dataSource.manager, mail, outcome, message);
        return;
      } catch (error) {
        if (this.stopped || !isUnavailable(error)) throw error;
        this.log.warn({ err: error, delivery: mail.id }, 'mail cannot be marked, will try again');
        await delay(markRetryMs);
      }
    }
  }

  /** Marks mails of workers that died between a mail's end mark and the server's answer. */
  private async giveUpUnconfirmed(): Promise<void> {
    await markInterrupted(
      this.dataSource.manager,
      'We were interrupted before the mail server confirmed the mail: it may or may not have arrived.',
    );
  }

  private async renewLeases(): Promise<void> {
    if (this.attempts.size === 0) return;
    await renewLeases(this.dataSource.manager, [...this.attempts.keys()]).catch((error: unknown) =>
      this.log.warn({ err: error }, 'mails cannot be held, will try again'),
    );
  }
}
