import { setTimeout as delay } from 'node:timers/promises';
import type { DataSource, EntityManager } from 'typeorm';
import { isUnavailable } from '../../platform/errors.js';
import type { Logger } from '../../platform/log.js';
import { SendFailure } from '../../platform/message-port.js';
import type { Pubsub } from '../../platform/pubsub.js';
import type { MessageChannel } from './delivery.entity.js';
import { messagesTopic } from './messages.messages.js';
import {
  claimMessages,
  deleteOldMessages,
  insertClaimed,
  keepMails,
  markHandedOver,
  markInterrupted,
  markTried,
  renewLeases,
  type ClaimedMessage,
  type NewMessage,
  type SendOutcome,
} from './messages.queries.js';

/** Milliseconds. */
const sweepIntervalMs = 5000;
const renewIntervalMs = 10_000;
const markRetryMs = 1000;

const keepBatchSize = 500;

/** Retention of finished mails. */
const mailDays = 90;

/** Time for attempts in progress to finish when the process stops. */
const stopTimeoutMs = 4000;

type HandOverCheck = (tx: EntityManager) => Promise<void>;

/** How the messages of a channel are made and sent. */
export interface SendingChannel {
  /** Messages under way at most. */
  readonly parallel: number;
  /** Claims due messages, at most `limit` and none of `underWay`. By default the oldest. */
  readonly claim?: (limit: number, underWay: readonly string[]) => Promise<ClaimedMessage[]>;
  /** What follows when nothing was sent and a retry may help; by default it is retried for a day. */
  readonly retry?: SendOutcome;
  /** Called after each attempt. */
  readonly changed?: (message: Pick<ClaimedMessage, 'address'>) => void;
  /** @returns why the message is not to be sent at all */
  readonly refuse?: (message: ClaimedMessage) => Promise<string | undefined>;
  /**
   * @param handOver see `MessagePort`; its check runs in the transaction of the mark, and prevents it by rejecting
   * @throws {SendFailure}
   */
  readonly send: (
    message: ClaimedMessage,
    handOver: (check?: HandOverCheck) => Promise<void>,
  ) => Promise<void>;
  readonly close: () => void;
}

interface Attempt {
  readonly channel: SendingChannel;
  readonly done: Promise<void>;
}

/** An outcome of an attempt, with the reason unless it was sent. */
interface Result {
  readonly outcome: SendOutcome;
  readonly reason: string | null;
}

/**
 * Sends each waiting message once. A process claims a message with a lease and marks it as handed over just before the
 * other side can have it. If the process dies before the mark, the message is sent again; after the mark the outcome is
 * unknown, so it counts as unconfirmed and is not resent automatically.
 */
export class MessagesService {
  private readonly channels = new Map<MessageChannel, SendingChannel>();
  /** Under way in this process, by the message's id. */
  private readonly attempts = new Map<string, Attempt>();
  private timers: NodeJS.Timeout[] = [];
  private unsubscribe: (() => void) | undefined;
  private running: Promise<void> | undefined;
  private again = false;
  private stopped = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly pubsub: Pubsub,
    private readonly log: Logger,
    /** Whether there is a mail server that other processes may know. */
    private readonly isMailUnreadable: () => boolean,
  ) {}

  /** Replaces a channel, whose attempts in progress still finish. Undefined: there is none any more. */
  setChannel(name: MessageChannel, channel: SendingChannel | undefined): void {
    const former = this.channels.get(name);
    if (channel) this.channels.set(name, channel);
    else this.channels.delete(name);
    if (former) void this.closeAfterAttempts(former);
    if (this.timers.length > 0) this.wake();
  }

  has(name: MessageChannel): boolean {
    return this.channels.has(name);
  }

  /** Whether mails wait to be sent, by this process or another one; otherwise they are only kept. */
  sendsMails(): boolean {
    return this.has('email') || this.isMailUnreadable();
  }

  /** In the worker: sends what is due, from now on. */
  start(): void {
    if (!this.sendsMails()) this.log.info('no mail server is set up: mails are kept');
    this.unsubscribe = this.pubsub.subscribe(messagesTopic, () => this.wake());
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
    const ended = Promise.all([...this.attempts.values()].map(({ done }) => done));
    await Promise.race([ended, delay(stopTimeoutMs, undefined, { ref: false })]);
    this.close();
    await ended;
    for (const timer of this.timers) clearInterval(timer);
  }

  /** Breaks off what is under way. */
  close(): void {
    for (const channel of this.channels.values()) channel.close();
  }

  /**
   * Sends a message for a caller who waits, and does not try again what failed. If this process dies before it hands the
   * message over, a worker sends it, unless it has expired.
   * @throws {SendFailure}
   */
  async sendNow(message: NewMessage): Promise<void> {
    const channel = this.channels.get(message.channel);
    if (!channel) throw new Error(`there is no channel ${message.channel}`);
    const claimed = await insertClaimed(this.dataSource.manager, message);
    const sending = this.send(channel, claimed);
    this.attempts.set(claimed.id, { channel, done: sending.then(() => undefined) });
    const failure = await sending.finally(() => this.attempts.delete(claimed.id));
    await this.mark(claimed, failure ? { outcome: outcomeOf(failure), reason: failure.message } : sent);
    if (failure) throw failure;
  }

  async deleteOld(): Promise<void> {
    await deleteOldMessages(this.dataSource.manager, mailDays);
  }

  private async closeAfterAttempts(former: SendingChannel): Promise<void> {
    const own = [...this.attempts.values()].filter(({ channel }) => channel === former);
    await Promise.all(own.map(({ done }) => done));
    former.close();
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
      try {
        await this.giveUpUnconfirmed();
        if (!this.sendsMails()) await this.keepMails();
        for (const [name, channel] of this.channels) await this.beginDue(name, channel);
      } catch (error) {
        this.log.warn({ err: error }, 'messages cannot be read, will try again');
      }
    }
  }

  private async beginDue(name: MessageChannel, channel: SendingChannel): Promise<void> {
    const own = [...this.attempts].flatMap(([id, attempt]) => (attempt.channel === channel ? id : []));
    const free = channel.parallel - own.length;
    if (free === 0) return;
    const claimed = channel.claim?.(free, own) ?? claimMessages(this.dataSource.manager, name, free, own);
    for (const message of await claimed) {
      const done = this.attempt(channel, message)
        .catch((error: unknown) =>
          this.log.error({ err: error, delivery: message.id }, 'message left as it is, will try again'),
        )
        .finally(() => {
          this.attempts.delete(message.id);
          // Its slot is free for the next message.
          this.wake();
        });
      this.attempts.set(message.id, { channel, done });
    }
  }

  /** For a shop whose mail server was removed from the configuration. */
  private async keepMails(): Promise<void> {
    const kept = await keepMails(this.dataSource.manager, keepBatchSize);
    this.again ||= kept === keepBatchSize;
  }

  private async attempt(channel: SendingChannel, message: ClaimedMessage): Promise<void> {
    if (message.isOutdated) return this.mark(message, { outcome: 'skipped', reason: null });
    const refusal = await channel.refuse?.(message);
    const failure = refusal === undefined ? await this.send(channel, message) : undefined;
    const result = failure ? resultOf(failure, channel.retry) : sent;
    await this.mark(message, refusal === undefined ? result : { outcome: 'skipped', reason: refusal });
    channel.changed?.(message);
  }

  /** @returns why it was not sent */
  private async send(channel: SendingChannel, message: ClaimedMessage): Promise<SendFailure | undefined> {
    const { id: delivery, channel: by, user, content } = message;
    const about = {
      delivery,
      channel: by,
      ...(user && { user: user.id }),
      ...('subject' in content && { subject: content.subject }),
    };
    try {
      await channel.send(message, (check) => this.handOver(message, check));
      this.log.info(about, 'message sent');
      return undefined;
    } catch (error) {
      const failure = this.failureOf(error);
      const { outcome, code } = failure;
      this.log.warn({ ...about, tries: message.tries, outcome, code }, 'message not sent');
      return failure;
    }
  }

  /** Internal errors are retried for a day, like those of the other side. */
  private failureOf(error: unknown): SendFailure {
    if (error instanceof SendFailure) return error;
    this.log.error({ err: error }, 'a message cannot be made');
    return new SendFailure('not-sent', 'Something went wrong on our side.', undefined);
  }

  /** @throws if another process has taken over the message, or an earlier attempt has handed it over */
  private async handOver(message: ClaimedMessage, check?: HandOverCheck): Promise<void> {
    const mark = async (manager: EntityManager) => {
      if (!(await markHandedOver(manager, message))) throw new Error('this message is in other hands');
    };
    if (!check) return mark(this.dataSource.manager);
    await this.dataSource.transaction(async (tx) => {
      await check(tx);
      await mark(tx);
    });
  }

  /** Retries while the database is unavailable, so that the outcome of a message is not lost. */
  private async mark(message: ClaimedMessage, { outcome, reason }: Result): Promise<void> {
    for (;;) {
      try {
        await markTried(this.dataSource.manager, message, outcome, reason);
        return;
      } catch (error) {
        if (this.stopped || !isUnavailable(error)) throw error;
        this.log.warn({ err: error, delivery: message.id }, 'message cannot be marked, will try again');
        await delay(markRetryMs);
      }
    }
  }

  /** Marks messages of processes that died between handing over and the answer. */
  private async giveUpUnconfirmed(): Promise<void> {
    const interrupted = await markInterrupted(
      this.dataSource.manager,
      'We were interrupted before the mail server confirmed the mail: it may or may not have arrived.',
    );
    for (const message of interrupted) this.channels.get(message.channel)?.changed?.(message);
  }

  private async renewLeases(): Promise<void> {
    if (this.attempts.size === 0) return;
    await renewLeases(this.dataSource.manager, [...this.attempts.keys()]).catch((error: unknown) =>
      this.log.warn({ err: error }, 'messages cannot be held, will try again'),
    );
  }
}

const sent: Result = { outcome: 'sent', reason: null };

const resultOf = ({ outcome, message }: SendFailure, retry: SendOutcome = 'retry'): Result => {
  const outcomes = { unknown: 'unconfirmed', refused: 'failed', 'not-sent': retry } as const;
  return { outcome: outcomes[outcome], reason: message };
};

/** The end of a message that is not tried again. */
const outcomeOf = ({ outcome }: SendFailure): SendOutcome =>
  outcome === 'unknown' ? 'unconfirmed' : 'failed';
