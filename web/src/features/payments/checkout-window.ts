import type { PaidResponse, RazorpayConstructor, RazorpayOptions } from './razorpay';

/** How the customer came out of the provider's window. */
export type WindowEnd =
  | { readonly kind: 'paid'; readonly response: PaidResponse }
  /** Closed. The provider's words on the last try that failed, if one did. */
  | { readonly kind: 'dismissed'; readonly failure: string | undefined }
  /** Closed by us. */
  | { readonly kind: 'closed' };

/**
 * Opens the provider's window, in which somebody may try as often as they like.
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
