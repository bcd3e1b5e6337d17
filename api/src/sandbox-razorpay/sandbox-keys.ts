import { createHmac } from 'node:crypto';

/** Keys derived from the shop's own secret, so that they are the same in every process and after every start. */
export function sandboxKeys(secret: string): { keyId: string; keySecret: string; webhookSecret: string } {
  const derive = (what: string) =>
    createHmac('sha256', secret)
      .update(`payment sandbox ${what}`)
      .digest('base64url')
      .replaceAll(/[-_]/g, '');
  return {
    keyId: `rzp_test_${derive('key id').slice(0, 14)}`,
    keySecret: derive('key secret').slice(0, 24),
    webhookSecret: derive('webhook secret').slice(0, 24),
  };
}
