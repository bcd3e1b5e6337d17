import type { PaidResponse, RazorpayConstructor, RazorpayOptions } from './razorpay';

/** How the provider's window ended. */
export type WindowEnd =
  | { readonly kind: 'paid'; readonly response: PaidResponse }
  /** Closed. The provider's message about the last failed attempt, if any. */
  | { readonly kind: 'dismissed'; readonly failure: string | undefined }
  /** Closed by the shop. */
  | { readonly kind: 'closed' };

/**
 * Opens the provider's window, which allows any number of attempts.
 * @param signal closes it
 */
export function openCheckoutWindow(
  Razorpay: RazorpayConstructor,
  options: Omit<RazorpayOptions, 'handler' | 'modal'>,
  signal: AbortSignal,
): Promise<WindowEnd> {
  return new Promise((resolve) => {
    let failure: string | undefined;
    const end = (outcome: WindowEnd) => {
      signal.removeEventListener('abort', close);
      resolve(outcome);
    };
    const checkout = new Razorpay({
      ...options,
      handler: (response) => end({ kind: 'paid', response }),
      modal: { ondismiss: () => end({ kind: 'dismissed', failure }), confirm_close: true },
    });
    const close = () => {
      end({ kind: 'closed' });
      checkout.close();
    };
    checkout.on('payment.failed', ({ error }) => {
      failure = error?.description;
    });
    signal.addEventListener('abort', close);
    checkout.open();
  });
}
