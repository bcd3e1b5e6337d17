import { z } from 'zod';
import type { RazorpayAccount, SmsAccount, WhatsAppAccount } from '../config.js';
import type { ConnectionKind } from './connection.entity.js';

/** Keys of an account at Razorpay. */
const razorpayKeys = z.object({
  keyId: z.string(),
  keySecret: z.string(),
  /** Null: webhooks are refused. */
  webhookSecret: z.string().nullable(),
});
export type RazorpayKeys = z.output<typeof razorpayKeys>;

/** What is stored of each connection, in the format of every version ever written. */
export const connectionValues = {
  razorpay: z.object({
    keys: razorpayKeys.nullable(),
    /** Other accounts, once each, latest first, for payments that were begun with them. */
    earlier: z.array(razorpayKeys.omit({ webhookSecret: true })),
    /** Replaced secrets of webhooks, latest first. */
    formerWebhookSecrets: z.array(z.object({ secret: z.string(), replacedAt: z.iso.datetime() })),
  }),
  mail: z.object({
    host: z.string(),
    port: z.int(),
    /** Whether TLS begins with the connection, as on port 465; otherwise STARTTLS is required. */
    isTls: z.boolean(),
    userName: z.string().nullable(),
    password: z.string().nullable(),
    fromName: z.string(),
    fromAddress: z.string(),
  }),
  sms: z.object({ authKey: z.string(), templateId: z.string() }),
  whatsapp: z.object({
    token: z.string(),
    phoneNumberId: z.string(),
    template: z.string(),
    language: z.string(),
  }),
  address: z.object({ url: z.string() }),
} satisfies Record<ConnectionKind, z.ZodType>;

export type ConnectionValues = {
  readonly [Kind in ConnectionKind]: z.output<(typeof connectionValues)[Kind]>;
};

/** Milliseconds: Razorpay retries a webhook for a day, signed with the secret of its first attempt. */
const oldWebhooksMs = 2 * 24 * 3_600_000;

export const razorpayAccount = (keys: RazorpayKeys, apiUrl: string): RazorpayAccount => ({
  keyId: keys.keyId,
  keySecret: keys.keySecret,
  webhookSecrets: keys.webhookSecret === null ? [] : [keys.webhookSecret],
  apiUrl,
});

export type FormerWebhookSecret = ConnectionValues['razorpay']['formerWebhookSecrets'][number];

export const isWebhookSecretInUse = ({ replacedAt }: FormerWebhookSecret, now: Date): boolean =>
  now.getTime() - Date.parse(replacedAt) < oldWebhooksMs;

export function mailServer(values: ConnectionValues['mail']) {
  const { host, port, isTls, userName, password, fromName, fromAddress } = values;
  const login = userName ? `${encodeURIComponent(userName)}:${encodeURIComponent(password ?? '')}@` : '';
  // A server without logins may stand on this machine.
  const smtpUrl = isTls
    ? `smtps://${login}${host}:${port}`
    : `smtp://${login}${host}:${port}${login && '?requireTLS=true'}`;
  return { smtpUrl, from: { name: fromName, address: fromAddress } };
}

export const smsAccount = (values: ConnectionValues['sms'], apiUrl: string): SmsAccount => ({
  ...values,
  apiUrl,
});

export const whatsAppAccount = (values: ConnectionValues['whatsapp'], apiUrl: string): WhatsAppAccount => ({
  ...values,
  apiUrl,
});
