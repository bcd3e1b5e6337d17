/** What a mail says, before it is put into HTML and text. Any text may come from a customer. */
export interface MailContent {
  readonly subject: string;
  readonly heading: string;
  /** After the greeting; also what a mailbox previews. */
  readonly body: string;
  readonly facts?: readonly { readonly label: string; readonly value: string }[];
  /** Somebody's own words, line breaks and all. */
  readonly quote?: string;
  /**
   * ISO 8601. Set when the action's link gives access to the account: when the link expires. Admins do not see such a
   * link, see {@link shownToAdmins}, and an expired one is not sent.
   */
  readonly secretUntil?: string;
  /** Not among the few mails to an unconfirmed address: who asks for such mails is limited already. */
  readonly hasOwnLimit?: true;
  /** Route in the shop. */
  readonly action?: { readonly label: string; readonly route: string };
  /** Whom an answer goes to. */
  readonly replyTo?: { readonly name: string; readonly address: string };
}
