/** Wakes the workers that send messages. The name is that of older processes. */
export const messagesTopic = 'mails';
