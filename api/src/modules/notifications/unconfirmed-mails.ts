import type { RateCounter } from '../../platform/rate-limits.js';
import type { AccountChangesService } from '../auth/account-changes.service.js';
import type { MailContent } from './mail-content.js';
import { renderPlainMail, type RenderedMail } from './mail-template.js';

/** Limit of mails to one unconfirmed address, across accounts. The period equals the retention of mails. */
export const unconfirmedMailLimit = { name: 'unconfirmed-mail', points: 3, seconds: 90 * 24 * 3600 };

const confirmPath = '/confirm-email/';

interface Recipient {
  readonly userId: string;
  readonly email: string;
  /** Whether the account still has this address. */
  readonly isPresentAddress: boolean;
}

/** Mails to addresses that may belong to someone else: few, plain, and with a link that confirms the address. */
export class UnconfirmedMails {
  constructor(
    private readonly sent: RateCounter,
    private readonly changes: AccountChangesService,
    private readonly shopUrl: string,
  ) {}

  /** Counts a mail and returns whether it may be sent. */
  async take(email: string): Promise<boolean> {
    const { taken } = await this.sent.take(email.toLowerCase());
    return taken <= this.sent.points;
  }

  /** @param restaurant its name */
  render(
    content: MailContent,
    { userId, email, isPresentAddress }: Recipient,
    restaurant: string,
  ): RenderedMail {
    const isConfirmMail = content.action?.route.startsWith(confirmPath);
    const confirmRoute =
      isPresentAddress && !isConfirmMail
        ? confirmPath + this.changes.confirmLink(userId, email).token
        : undefined;
    return renderPlainMail(content, { confirmRoute, shopUrl: this.shopUrl, restaurant });
  }
}
