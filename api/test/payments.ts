import type { TestApp } from './app.js';
import type { Paid } from './sandbox.js';

/** What the checkout window does when the customer pays. */
export async function pay(
  test: TestApp,
  razorpayOrderId: string,
  how: Record<string, unknown> = {},
): Promise<Paid> {
  const { body } = await test.rest<Paid>('POST', '/sandbox/razorpay/v1/checkout/pay', {
    body: { order_id: razorpayOrderId, outcome: 'success', method: 'upi', ...how },
  });
  return body;
}
