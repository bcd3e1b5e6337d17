export const mailStates = ['kept', 'waiting', 'sending', 'sent', 'unconfirmed', 'failed', 'skipped'] as const;
export type MailState = (typeof mailStates)[number];

/** Those that an admin may have tried once more. */
export const retryable: readonly MailState[] = ['kept', 'failed', 'unconfirmed'];
