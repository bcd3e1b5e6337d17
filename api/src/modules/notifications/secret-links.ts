import { isStaff } from '../auth/permissions.js';
import type { MailContent } from '../messages/message-content.js';
import type { Mail } from './notifications.queries.js';
import { say } from './notifications.sentences.js';
import { inWords } from '../../platform/sentences.js';

/**
 * The mail as shown to admins. A link that gives access to an account is only included if there is no mail server and
 * an admin must hand it to the customer. Links of admins stay hidden, so that a stolen session cannot take over an
 * account.
 */
export function shownToAdmins({ content, state, user }: Mail): MailContent {
  if (!content.secretUntil || (state === 'kept' && !isStaff(user))) return content;
  const { action, language = 'en', ...rest } = content;
  return action
    ? { ...rest, language, facts: [{ label: action.label, value: inWords(say.onlyRecipient, language) }] }
    : content;
}
