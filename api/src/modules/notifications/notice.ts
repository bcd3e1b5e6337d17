import type { EventType } from '../../platform/events.js';
import type { Sentence } from '../../platform/sentences.js';
import type { Permission } from '../auth/permissions.js';
import type { MailContent } from '../messages/message-content.js';

/** A line of a mail's table. */
export interface Fact {
  readonly label: Sentence | string;
  readonly value: Sentence | string;
}

/** A notification and mail. A user who is addressed twice by one event gets only the first notice. */
export interface Notice {
  /**
   * All accounts with these permissions, which are those that its facts need, except one, or one account. `address`
   * replaces the account's e-mail address.
   */
  readonly to:
    | { readonly permissions: readonly Permission[]; readonly except?: string }
    | { readonly userId: string; readonly address?: string };
  readonly title: Sentence;
  /** Or what a person wrote, as it is. */
  readonly body: Sentence | string;
  /** Route in the shop. */
  readonly link: string;
  /** Label of the mail's button, which links to `link` unless `mail` has another action. */
  readonly action: Sentence;
  /** Content of the mail besides title and body, or instead of the body. */
  readonly mail?: Partial<Pick<MailContent, 'quote' | 'secretUntil' | 'hasOwnLimit' | 'replyTo'>> & {
    readonly body?: Sentence;
    readonly facts?: readonly Fact[];
    readonly action?: { readonly label: Sentence; readonly route: string };
  };
  /**
   * Expiry of `link`, if it gives access to the account. Such a notice is sent by mail only, without a notification.
   */
  readonly secretUntil?: Date;
  /** A waiting mail is skipped once there is a later version of its topic. */
  readonly topic?: { readonly name: string; readonly version: number };
}

/** Composes the notices about one type of event. */
export interface NoticeRule {
  readonly event: EventType;
  /** Returns the notices of each event, in the order of the events. */
  readonly compose: (payloads: readonly unknown[]) => Promise<readonly (readonly Notice[])[]>;
}

export function rule<T>(
  event: EventType<T>,
  compose: (payload: T) => Promise<readonly Notice[]>,
): NoticeRule {
  return ruleForMany(event, async (payloads) => {
    const notices: (readonly Notice[])[] = [];
    for (const payload of payloads) notices.push(await compose(payload));
    return notices;
  });
}

/** For frequent events, where one read serves many of them. */
export function ruleForMany<T>(
  event: EventType<T>,
  compose: (payloads: readonly T[]) => Promise<readonly (readonly Notice[])[]>,
): NoticeRule {
  return { event, compose: (payloads) => compose(payloads.map((payload) => event.payload.parse(payload))) };
}

const wholeRupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});
const rupeesAndPaise = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

/** Formats as ₹1,249 or ₹249.50. */
export function formatRupees(paise: number): string {
  return (paise % 100 === 0 ? wholeRupees : rupeesAndPaise).format(paise / 100);
}

const longestExcerpt = 140;

export function shortened(text: string): string {
  const flat = text.replaceAll(/\s+/g, ' ');
  if (flat.length <= longestExcerpt) return flat;
  // PostgreSQL refuses half of a surrogate pair.
  return `${flat.slice(0, longestExcerpt).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
