import { createHmac, timingSafeEqual } from 'node:crypto';

const hmac = (text: string, secret: string) => createHmac('sha256', secret).update(text).digest('hex');

/** The checkout's `razorpay_signature`. */
export const signPayment = (orderId: string, paymentId: string, keySecret: string) =>
  hmac(`${orderId}|${paymentId}`, keySecret);

/** The header `X-Razorpay-Signature`. */
export const signWebhook = (body: string, webhookSecret: string) => hmac(body, webhookSecret);

/** Compares secrets in constant time. */
export function sameSecret(given: string, expected: string): boolean {
  // timingSafeEqual requires equal lengths.
  return timingSafeEqual(Buffer.from(hmac(given, expected)), Buffer.from(hmac(expected, expected)));
}
