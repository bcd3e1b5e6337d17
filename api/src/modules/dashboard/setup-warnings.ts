import type { ConnectionsInEffect } from '../../platform/connections.js';

/** Values of `SetupWarning` in the schema: what the owner of a shop should correct. */
export const setupWarnings = ['NOT_PRODUCTION', 'PLAY_MONEY'] as const;
export type SetupWarning = (typeof setupWarnings)[number];

export const setupAdvice: Record<SetupWarning, string> = {
  NOT_PRODUCTION:
    'PUBLIC_URL is a public address, but NODE_ENV is not production: set NODE_ENV=production and start again',
  PLAY_MONEY:
    'online payments are play money, so orders look paid and no money comes: enter the keys of Razorpay under /admin/settings/payments, or set PAYMENTS_SANDBOX=false for cash only',
};

/** A shop behind https is considered public. */
export function setupWarningsOf(
  production: boolean,
  { publicUrl, payments }: Pick<ConnectionsInEffect, 'publicUrl' | 'payments'>,
): SetupWarning[] {
  if (production || !publicUrl?.startsWith('https:')) return [];
  return payments?.isSandbox ? ['NOT_PRODUCTION', 'PLAY_MONEY'] : ['NOT_PRODUCTION'];
}
