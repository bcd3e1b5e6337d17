import type { Config } from '../../config.js';

/** What takes online payments: the schema's `PaymentAccount`. */
export const paymentAccounts = ['NONE', 'SANDBOX', 'TEST', 'LIVE'] as const;
export type PaymentAccount = (typeof paymentAccounts)[number];

/** Razorpay's prefix for the keys of test mode. */
const testKeyPrefix = 'rzp_test_';

const paymentAccountOf = (payments: Config['payments']): PaymentAccount => {
  if (payments.kind === 'off') return 'NONE';
  if (payments.kind === 'sandbox') return 'SANDBOX';
  return payments.keyId.startsWith(testKeyPrefix) ? 'TEST' : 'LIVE';
};

/** What the environment sets up, without its secrets. */
export function shopSetupOf({ payments, mail }: Pick<Config, 'payments' | 'mail'>) {
  return {
    payments: paymentAccountOf(payments),
    mailServer: mail ? { host: new URL(mail.smtpUrl).hostname, from: mail.from.address } : null,
  };
}
