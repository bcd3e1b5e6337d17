import { mailServer, type ConnectionValues } from '../../platform/connection-values.js';
import { badInput, DomainError } from '../../platform/errors.js';
import { inTime } from '../../platform/in-time.js';
import { newId } from '../../platform/ids.js';
import { Mailer } from '../../platform/mailer.js';
import { SendFailure } from '../../platform/message-port.js';
import { inWords, type Sentence } from '../../platform/sentences.js';
import { requirePermission } from '../auth/auth.policy.js';
import type { Viewer } from '../auth/viewer.js';
import type { RestaurantService } from '../restaurant/restaurant.service.js';
import type { MailServerInput } from './connections.input.js';
import { say } from './connections.sentences.js';
import { testLimitMs, type ConnectionsService, type EditRequest } from './connections.service.js';
import { stateOf } from './source.js';

/** The port on which TLS begins with the connection. */
const tlsPort = 465;

/** The mail server that an admin enters. */
export class MailServerService {
  constructor(
    private readonly service: ConnectionsService,
    private readonly restaurant: Pick<RestaurantService, 'latest'>,
  ) {}

  /** Without the password. */
  async state(viewer: Viewer | null) {
    const now = await this.service.all(viewer);
    const { mail } = now;
    const server = mail && new URL(mail.smtpUrl);
    return {
      state: stateOf('mail', now, now.stored.mail.values),
      host: server?.hostname ?? null,
      port: server ? Number(server.port) || (server.protocol === 'smtps:' ? tlsPort : 587) : null,
      userName: server?.username ? decodeURIComponent(server.username) : null,
      fromName: mail?.from.name ?? null,
      fromAddress: mail?.from.address ?? null,
    };
  }

  /**
   * Sends a mail to the viewer by what was typed.
   * @throws {DomainError} `BAD_USER_INPUT` naming what is wrong, `UNAVAILABLE`, `TOO_MANY_REQUESTS`
   */
  async sendTest(viewer: Viewer | null, input: MailServerInput): Promise<Sentence> {
    const { email, name } = requirePermission(viewer, 'EDIT_CONNECTIONS');
    const values = merged(await this.service.forTest(viewer, 'mail'), input);
    const { smtpUrl, from } = mailServer(values);
    const restaurant = (await this.restaurant.latest()).name;
    const mailer = new Mailer(smtpUrl, from);
    const mail = {
      messageId: `${newId()}@${mailer.domain}`,
      senderName: restaurant,
      to: { name, address: email },
      replyTo: undefined,
      subject: inWords(say.testMailSubject({ restaurant })),
      text: inWords(say.testMailText({ restaurant })),
      html: undefined,
    };
    try {
      await inTime(
        testLimitMs,
        mailer.send(mail, () => Promise.resolve()),
      );
    } catch (error) {
      throw explained(error);
    } finally {
      mailer.close();
    }
    return say.testMailSent({ email });
  }

  /** @throws {DomainError} `CONFLICT`, `REAUTHENTICATE` */
  async save(viewer: Viewer | null, input: MailServerInput, request: EditRequest) {
    await this.service.save(await this.service.edit(viewer, 'mail', request), (current) =>
      merged(current, input),
    );
    return this.state(viewer);
  }
}

/** What was entered, with the stored password of the same user at the same server. */
function merged(stored: ConnectionValues['mail'] | null, input: MailServerInput): ConnectionValues['mail'] {
  const { host, port, userName = null, password, fromName = '', fromAddress } = input;
  const isSame = stored?.host === host && stored.userName === userName;
  const kept = password ?? (isSame ? stored.password : null);
  if (userName !== null && kept === null) throw badInput('password', say.mailPasswordMissing);
  return {
    host,
    port,
    isTls: port === tlsPort,
    userName,
    password: userName === null ? null : kept,
    fromName,
    fromAddress,
  };
}

/** Codes of SMTP and of nodemailer by what is wrong. */
const loginCodes: readonly unknown[] = ['EAUTH', '530', '534', '535', '538'];
/** 454, 500 and 502 are refusals of STARTTLS: no mail was begun. */
const unsafeCodes: readonly unknown[] = ['ETLS', '454', '500', '502'];
const unreachableCodes: readonly unknown[] = ['EDNS', 'ESOCKET', 'ECONNECTION', 'ECONNREFUSED', 'ENOTFOUND'];

function explained(error: unknown): Error {
  if (!(error instanceof SendFailure)) return new DomainError('UNAVAILABLE', say.mailServerSlow);
  const { code, message } = error;
  if (loginCodes.includes(code)) return badInput('password', say.mailLoginRefused);
  if (unreachableCodes.includes(code)) return badInput('host', say.mailServerAway);
  if (unsafeCodes.includes(code)) return badInput('port', say.mailServerUnsafe);
  if (code === 'ETIMEDOUT') return badInput('port', say.mailServerSlow);
  return new DomainError('UNAVAILABLE', say.mailRefused({ answer: message }));
}
