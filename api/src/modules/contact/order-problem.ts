import type { ContactMessage } from './contact-message.entity.js';
import type { OrderProblemReason } from './order-problem-reasons.js';

/** A message about an order. */
export type OrderProblem = ContactMessage & { readonly orderId: string; readonly reason: OrderProblemReason };

export function problemOf(message: ContactMessage): OrderProblem | null {
  return message.orderId === null || message.reason === null ? null : (message as OrderProblem);
}
