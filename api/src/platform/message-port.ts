/**
 * Why a message was not sent. Its message is for admins.
 * - `refused`: the other side will never accept this message.
 * - `not-sent`: the other side does not have the message; a retry may help.
 * - `unknown`: the other side may have the message and did not say whether it accepted it.
 */
export class SendFailure extends Error {
  constructor(
    readonly outcome: 'refused' | 'not-sent' | 'unknown',
    message: string,
    /** Safe to log, unlike the message, which may contain an address. */
    readonly code: string | undefined,
  ) {
    super(message);
  }
}

/** A way out of the shop for messages of one kind: a mail server, a provider of SMS. It knows nothing of their contents. */
export interface MessagePort<Message> {
  /**
   * Sends a message, within a time limit.
   * @param handOver called just before the other side can deliver the message; if it rejects, the message is not sent
   * @throws {SendFailure}
   */
  send(message: Message, handOver: () => Promise<void>): Promise<void>;
  /** Breaks off what is under way. */
  close(): void;
}
