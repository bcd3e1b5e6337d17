import type { MailState } from '../../../gql/graphql';

export const mailStateTexts: Record<MailState, string> = {
  WAITING: 'Waiting',
  SENDING: 'Sending',
  SENT: 'Sent',
  FAILED: 'Failed',
  UNCONFIRMED: 'Not confirmed',
  KEPT: 'Kept',
  SKIPPED: 'Skipped',
};

/** In the order in which somebody looks for them. */
export const mailStates = Object.keys(mailStateTexts) as MailState[];

/** What a state means, where its name does not say it. */
export const mailStateNotes: Partial<Record<MailState, string>> = {
  FAILED: 'Refused by the mail server, or given up after a day of tries.',
  UNCONFIRMED:
    'The mail server had all of it but did not say whether it took it. It is not sent again by itself, so that nobody gets it twice.',
  KEPT: 'No mail server was set up, so these were sent nowhere.',
  SKIPPED: 'Later news about the same order came before these could go out.',
};
