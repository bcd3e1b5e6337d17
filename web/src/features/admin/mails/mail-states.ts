import type { MailState } from '../../../gql/graphql';

/** In the order in which somebody looks for them. */
export const mailStates: readonly MailState[] = [
  'WAITING',
  'SENDING',
  'SENT',
  'FAILED',
  'UNCONFIRMED',
  'KEPT',
  'SKIPPED',
];

/** What a state means, where its name does not say it. */
export const mailStateNotes = {
  FAILED: 'mailNote.FAILED',
  UNCONFIRMED: 'mailNote.UNCONFIRMED',
  KEPT: 'mailNote.KEPT',
  SKIPPED: 'mailNote.SKIPPED',
  WAITING: undefined,
  SENDING: undefined,
  SENT: undefined,
} as const;
