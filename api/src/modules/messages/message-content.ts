import type { Language } from '../../platform/language.js';

/** Content of a mail before it is rendered as HTML and text. Every text may come from a customer. */
export interface MailContent {
  /** Of all its texts but those of people; English if it is missing. */
  readonly language?: Language;
  readonly subject: string;
  readonly heading: string;
  /** Follows the greeting; also the preview in mail clients. */
  readonly body: string;
  readonly facts?: readonly { readonly label: string; readonly value: string }[];
  /** A person's own text with its line breaks. */
  readonly quote?: string;
  /**
   * ISO 8601 expiry of the action's link, if the link gives access to the account. Admins do not see such links, see
   * {@link shownToAdmins}, and expired ones are not sent.
   */
  readonly secretUntil?: string;
  /** Somebody asked for it: to an unconfirmed address, such mails are counted apart from others. */
  readonly hasOwnLimit?: true;
  /** Route in the shop. */
  readonly action?: { readonly label: string; readonly route: string };
  /** Reply-To address. */
  readonly replyTo?: { readonly name: string; readonly address: string };
}

/** A code for a phone number, until it is sent. */
export interface CodeContent {
  readonly code?: string;
  /** ISO 8601: later it is not sent. */
  readonly secretUntil: string;
}

/** A document for a printer. */
export interface PrintContent {
  /** For the module that prints. */
  readonly print: unknown;
  /** Random name of the browser or the program that has taken it. */
  readonly takenBy?: string;
  /** Of a document that is not to be older than its order: the order's version that was drawn. */
  readonly drawn?: number;
}

export type MessageContent = MailContent | CodeContent | PrintContent;
