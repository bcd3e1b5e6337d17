import { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import { SendFailure, type MessagePort } from './message-port.js';
import { inSpan } from './tracing.js';

/** Milliseconds. RFC 5321 allows minutes; working servers answer far sooner. */
const limits = { connect: 10_000, greeting: 10_000, silence: 60_000, wholeMail: 180_000 } as const;

/** Open connections to the mail server. */
export const mailConnections = 3;

/** Stored characters of a server's answer. */
const maxAnswerLength = 300;

export interface MailAddress {
  readonly name: string;
  readonly address: string;
}

export interface OutgoingMail {
  /** Without angle brackets; the same for every attempt, so that mailboxes recognise a repeat. */
  readonly messageId: string;
  /** The sender's name, unless the sender's address has its own. */
  readonly senderName: string;
  readonly to: MailAddress;
  readonly replyTo: MailAddress | undefined;
  readonly subject: string;
  readonly text: string;
  /** Undefined for a plain-text mail. */
  readonly html: string | undefined;
}

/** What nodemailer adds to its errors. */
interface SmtpError extends Error {
  readonly code?: string;
  readonly command?: string;
  readonly response?: string;
  readonly responseCode?: number;
}

/** Speaks SMTP and knows nothing about the contents of mails. */
export class Mailer implements MessagePort<OutgoingMail> {
  private readonly transport;

  /** @param url `smtp://` (STARTTLS where offered; `?requireTLS=true` insists) or `smtps://` */
  constructor(
    url: string,
    private readonly from: MailAddress,
  ) {
    this.transport = createTransport({
      url,
      pool: true,
      maxConnections: mailConnections,
      connectionTimeout: limits.connect,
      dnsTimeout: limits.connect,
      greetingTimeout: limits.greeting,
      socketTimeout: limits.silence,
      // One requeue, for a connection that the server had closed. `beforeEnd` refuses a second delivery.
      maxRequeues: 1,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    this.transport.use('stream', (mail, done) => {
      const { beforeEnd } = mail.data as { beforeEnd?: () => Promise<void> };
      mail.message.processFunc((input) =>
        Readable.from(withDelayedEnd(input, beforeEnd), { objectMode: false }),
      );
      done();
    });
  }

  /** The domain of the sender's address. */
  get domain(): string {
    return this.from.address.slice(this.from.address.lastIndexOf('@') + 1);
  }

  /**
   * Sends a mail.
   * @param handOver called when the server has every byte but the end mark. Until it resolves the server cannot have
   * accepted the mail (RFC 5321, 4.1.1.4); if it rejects, the connection is dropped and the mail is not sent.
   * @throws {SendFailure}
   */
  async send(mail: OutgoingMail, handOver: () => Promise<void>): Promise<void> {
    let ended = false;
    let failed = false;
    let ending: Promise<void> | undefined;
    const end = async () => {
      await handOver();
      if (failed) throw new Error('the connection broke off first');
      ended = true;
    };
    const message = {
      messageId: `<${mail.messageId}>`,
      from: { name: this.from.name || mail.senderName, address: this.from.address },
      to: mail.to,
      ...(mail.replyTo && { replyTo: mail.replyTo }),
      subject: mail.subject,
      text: mail.text,
      ...(mail.html !== undefined && { html: mail.html }),
      // RFC 3834: suppresses vacation replies.
      headers: { 'Auto-Submitted': 'auto-generated' },
      signal: AbortSignal.timeout(limits.wholeMail),
      beforeEnd: () => (ending = end()),
    };
    try {
      await inSpan('send mail', { kind: 'CLIENT' }, () => this.transport.sendMail(message));
    } catch (error) {
      failed = true;
      await ending?.catch(() => undefined);
      throw explain(error as SmtpError, ended);
    }
  }

  /** Also aborts deliveries in progress. */
  close(): void {
    this.transport.close({ force: true });
  }
}

/** The same bytes, with an end that waits for `beforeEnd`. */
async function* withDelayedEnd(input: Readable, beforeEnd?: () => Promise<void>): AsyncGenerator<Buffer> {
  yield* input as AsyncIterable<Buffer>;
  await beforeEnd?.();
}

function explain(error: SmtpError, ended: boolean): SendFailure {
  const answer = error.response
    ?.replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, maxAnswerLength);
  const code = error.responseCode ? String(error.responseCode) : error.code;
  if (answer && error.responseCode) {
    const isAboutThisMail = error.command === 'RCPT TO' || error.command === 'DATA';
    if (error.responseCode >= 500 && isAboutThisMail) {
      return new SendFailure('refused', `The mail server refused this mail: ${answer}`, code);
    }
    if (error.code === 'EAUTH') {
      return new SendFailure(
        'not-sent',
        `The mail server refused our user name or password: ${answer}`,
        code,
      );
    }
    return new SendFailure('not-sent', `The mail server would not take it now: ${answer}`, code);
  }
  if (ended) {
    return new SendFailure(
      'unknown',
      'The connection broke off before the mail server confirmed the mail: it may or may not have arrived.',
      code,
    );
  }
  if (error.code === 'EENVELOPE') {
    return new SendFailure('refused', 'The address is not one that a mail can be sent to.', code);
  }
  return new SendFailure(
    'not-sent',
    reasons[error.code ?? ''] ?? 'The connection to the mail server broke off.',
    code,
  );
}

const unreachableServer = 'The mail server cannot be reached.';
const tooSlow = 'The mail server took too long to answer.';

/** By nodemailer's codes. */
const reasons: Record<string, string | undefined> = {
  EDNS: unreachableServer,
  ESOCKET: unreachableServer,
  ETIMEDOUT: tooSlow,
  EABORT: tooSlow,
  ETLS: 'No secure connection to the mail server could be made.',
  EAUTH: 'The mail server refused our user name or password.',
};
