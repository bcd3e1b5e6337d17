import type { RateCounter, RateLimits, RateRule } from '../../platform/rate-limits.js';
import type { AccountChangesService } from '../auth/account-changes.service.js';
import type { MailContent } from '../messages/message-content.js';
import { renderPlainMail, type RenderedMail } from './mail-template.js';

const day = 24 * 3600;

/**
 * Limits of mails to unconfirmed addresses: from one account with changing addresses, from one network with changing
 * accounts, and to one mailbox from anybody. The longer periods equal the retention of mails.
 */
const limits = {
  account: { name: 'unconfirmed-mail-account', points: 6, seconds: 90 * day },
  network: { name: 'unconfirmed-mail-network', points: 60, seconds: day },
  mailbox: { name: 'unconfirmed-mail', points: 3, seconds: 90 * day },
} as const;

/** The same for links that somebody asked for, which confirm the address: others must not use them up. */
const linkLimits = {
  account: { name: 'unconfirmed-link-account', points: 10, seconds: day },
  network: { name: 'unconfirmed-link-network', points: 60, seconds: day },
  mailbox: { name: 'unconfirmed-link', points: 5, seconds: day },
} as const;

const confirmPath = '/confirm-email/';

interface Recipient {
  readonly userId: string;
  readonly email: string;
  /** Whether the account still has this address. */
  readonly isPresentAddress: boolean;
}

interface UnconfirmedMail {
  readonly userId: string;
  readonly email: string;
  /** Where the account's address was given; null if that is not known. */
  readonly network: string | null;
  readonly content: Pick<MailContent, 'hasOwnLimit'>;
}

type Counters = Record<keyof typeof limits, RateCounter>;

/** Mails to addresses that may belong to someone else: few, plain, and with a link that confirms the address. */
export class UnconfirmedMails {
  private readonly sent: Counters;
  private readonly links: Counters;

  constructor(
    rateLimits: RateLimits,
    private readonly changes: AccountChangesService,
    private readonly shopUrl: () => string,
  ) {
    this.sent = countersOf(rateLimits, limits);
    this.links = countersOf(rateLimits, linkLimits);
  }

  /** Counts a mail and returns whether it may be sent. */
  async take({ userId, email, network, content }: UnconfirmedMail): Promise<boolean> {
    const { account, network: ofNetwork, mailbox } = content.hasOwnLimit ? this.links : this.sent;
    // The mailbox last: whoever has used up their own points takes none of a stranger's.
    return (
      (await isWithin(account, userId)) &&
      (network === null || (await isWithin(ofNetwork, network))) &&
      isWithin(mailbox, mailboxOf(email))
    );
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
    return renderPlainMail(content, { confirmRoute, shopUrl: this.shopUrl(), restaurant });
  }
}

const countersOf = (rateLimits: RateLimits, rules: Record<keyof typeof limits, RateRule>): Counters => ({
  account: rateLimits.counter(rules.account),
  network: rateLimits.counter(rules.network),
  mailbox: rateLimits.counter(rules.mailbox),
});

async function isWithin(counter: RateCounter, key: string): Promise<boolean> {
  const { taken } = await counter.take(key);
  return taken <= counter.points;
}

/** One for all addresses that lead to it: `Asha+shop@example.in` is that of `asha@example.in`. Gmail ignores dots too. */
function mailboxOf(email: string): string {
  const [, name = '', domain = ''] = /^(.*)@(.*)$/.exec(email.toLowerCase()) ?? [];
  const plain = name.replace(/(?<=.)\+.*$/, '');
  return /^(gmail|googlemail)\.com$/.test(domain)
    ? `${plain.replaceAll('.', '')}@gmail.com`
    : `${plain}@${domain}`;
}
