import type { EventType } from '../../platform/events.js';
import type { Permission } from '../auth/permissions.js';
import type { MailContent } from './mail-content.js';

/** A notification and mail. A user who is addressed twice by one event gets only the first notice. */
export interface Notice {
  /** All accounts with a permission, or one account. `address` replaces the account's e-mail address. */
  readonly to: { readonly permission: Permission } | { readonly userId: string; readonly address?: string };
  readonly title: string;
  readonly body: string;
  /** Route in the shop. */
  readonly link: string;
  /** The label of the mail's button, which leads to `link` unless `mail` has another one. */
  readonly action: string;
  /** What the mail says besides title and body, or in place of the body. */
  readonly mail?: Partial<
    Pick<MailContent, 'body' | 'facts' | 'quote' | 'action' | 'secretUntil' | 'hasOwnLimit' | 'replyTo'>
  >;
  /** Set when `link` gives access to the account: when it expires. It is sent by mail alone, without a notification. */
  readonly secretUntil?: Date;
  /** A mail that still waits when a later version of its topic is told is not sent any more. */
  readonly topic?: { readonly name: string; readonly version: number };
}

/** Who is told what about one kind of event. */
export interface NoticeRule {
  readonly event: EventType;
  /** For each of the events, in their order. */
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

/** For what happens so often that it pays to read for many events at once. */
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

/** ₹1,249 or ₹249.50. */
export function rupees(paise: number): string {
  return (paise % 100 === 0 ? wholeRupees : rupeesAndPaise).format(paise / 100);
}

const longestExcerpt = 140;

export function shortened(text: string): string {
  const flat = text.replaceAll(/\s+/g, ' ');
  if (flat.length <= longestExcerpt) return flat;
  // Half an emoji is no text that PostgreSQL takes.
  return `${flat.slice(0, longestExcerpt).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
