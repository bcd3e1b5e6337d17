import {
  isWebhookSecretInUse,
  type ConnectionValues,
  type RazorpayKeys,
} from '../../platform/connection-values.js';

/** Other accounts that are kept for payments in flight. */
const maxEarlier = 5;

type Stored = ConnectionValues['razorpay'];

/** What is stored after new keys, or none, replace the present ones. */
export function replaced(current: Stored | null, keys: RazorpayKeys | null, now: Date): Stored {
  const before = current?.keys ?? null;
  const earlier = [
    ...(before ? [{ keyId: before.keyId, keySecret: before.keySecret }] : []),
    ...(current?.earlier ?? []),
  ].filter(({ keyId }) => keyId !== keys?.keyId);
  const formerWebhookSecrets = [
    ...(before?.webhookSecret ? [{ secret: before.webhookSecret, replacedAt: now.toISOString() }] : []),
    ...(current?.formerWebhookSecrets ?? []).filter(({ secret }) => secret !== before?.webhookSecret),
  ].filter((former) => former.secret !== keys?.webhookSecret && isWebhookSecretInUse(former, now));
  return { keys, earlier: earlier.slice(0, maxEarlier), formerWebhookSecrets };
}
