export const mailStates = ['kept', 'waiting', 'sending', 'sent', 'unconfirmed', 'failed', 'skipped'] as const;
export type MailState = (typeof mailStates)[number];

/** States in which an admin may retry a mail. */
export const retryable: readonly MailState[] = ['kept', 'failed', 'unconfirmed'];
