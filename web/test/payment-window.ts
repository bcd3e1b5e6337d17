import { onTestFinished } from 'vitest';
import type { RazorpayOptions, RazorpayWindow } from '../src/shop/payments/razorpay';

export interface OpenedWindow {
  readonly options: RazorpayOptions;
  /** Tells the shop that the bank has declined a payment. */
  decline(description: string): void;
}

/** What the provider's window hands back after a payment. */
export const proof = {
  razorpay_order_id: 'order_1',
  razorpay_payment_id: 'pay_1',
  razorpay_signature: 'aa00',
};

/** Puts a window, which draws nothing, in place of the provider's. @returns each that was opened */
export function offerWindows(): OpenedWindow[] {
  const opened: OpenedWindow[] = [];
  window.Razorpay = class implements RazorpayWindow {
    private readonly listeners: Parameters<RazorpayWindow['on']>[1][] = [];
    constructor(private readonly options: RazorpayOptions) {}
    open() {
      const { options, listeners } = this;
      opened.push({
        options,
        decline: (description) => listeners.forEach((hear) => hear({ error: { description } })),
      });
    }
    close() {
      // Nothing is drawn.
    }
    on(...[, listener]: Parameters<RazorpayWindow['on']>) {
      this.listeners.push(listener);
    }
  };
  onTestFinished(() => void Reflect.deleteProperty(window, 'Razorpay'));
  return opened;
}
