import { createHmac, timingSafeEqual } from 'node:crypto';

const hmac = (text: string, secret: string) => createHmac('sha256', secret).update(text).digest('hex');

/** What the checkout hands to the shop as `razorpay_signature`. */
export const signPayment = (orderId: string, paymentId: string, keySecret: string) =>
  hmac(`${orderId}|${paymentId}`, keySecret);

/** The header `X-Razorpay-Signature`. */
export const signWebhook = (body: string, webhookSecret: string) => hmac(body, webhookSecret);

/** Whether two secrets are the same, without telling by the time it takes how much of them is. */
export function sameSecret(given: string, wanted: string): boolean {
  // Equal lengths, which is what timingSafeEqual wants.
  return timingSafeEqual(Buffer.from(hmac(given, wanted)), Buffer.from(hmac(wanted, wanted)));
}
