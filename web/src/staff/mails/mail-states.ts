import type { MailState } from '../../gql/graphql';

/** In order of interest. */
export const mailStates: readonly MailState[] = [
  'WAITING',
  'SENDING',
  'SENT',
  'FAILED',
  'UNCONFIRMED',
  'KEPT',
  'SKIPPED',
];

/** Explanations of states whose name is not enough. */
export const mailStateNotes = {
  FAILED: 'mailNote.FAILED',
  UNCONFIRMED: 'mailNote.UNCONFIRMED',
  KEPT: 'mailNote.KEPT',
  SKIPPED: 'mailNote.SKIPPED',
  WAITING: undefined,
  SENDING: undefined,
  SENT: undefined,
} as const;
