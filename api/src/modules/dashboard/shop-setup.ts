import type { ConnectionsInEffect } from '../../platform/connections.js';

/** What takes online payments: the schema's `PaymentAccount`. */
export const paymentAccounts = ['NONE', 'SANDBOX', 'TEST', 'LIVE'] as const;
export type PaymentAccount = (typeof paymentAccounts)[number];

/** Razorpay's prefix for the keys of test mode. */
const testKeyPrefix = 'rzp_test_';

const paymentAccountOf = (payments: ConnectionsInEffect['payments']): PaymentAccount => {
  if (!payments) return 'NONE';
  if (payments.isSandbox) return 'SANDBOX';
  return payments.account.keyId.startsWith(testKeyPrefix) ? 'TEST' : 'LIVE';
};

/** What takes payments and sends mails, without secrets. */
export function shopSetupOf({ payments, mail }: Pick<ConnectionsInEffect, 'payments' | 'mail'>) {
  return {
    payments: paymentAccountOf(payments),
    mailServer: mail ? { host: new URL(mail.smtpUrl).hostname, from: mail.from.address } : null,
  };
}
