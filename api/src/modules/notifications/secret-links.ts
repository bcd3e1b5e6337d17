import type { Delivery } from './delivery.entity.js';
import type { MailContent } from './mail-content.js';

/**
 * What admins read of a mail. A link that gives access to an account is shown in one case: no mail server sends it, and
 * an admin has to hand it to the customer. Links of admins stay hidden: a stolen session must not be worth an account.
 */
export function shownToAdmins({ content, state, user }: Delivery): MailContent {
  if (!content.secretUntil || (state === 'kept' && user.role === 'customer')) return content;
  const { action, ...rest } = content;
  return action
    ? { ...rest, facts: [{ label: action.label, value: 'only the recipient sees this link' }] }
    : rest;
}
