/** The parts of Razorpay's Standard Checkout that the shop uses. The built-in sandbox offers the same. */
export interface RazorpayWindow {
  open(): void;
  close(): void;
  on(event: 'payment.failed', listener: (response: FailureResponse) => void): void;
}

interface FailureResponse {
  readonly error?: { readonly description?: string };
}

/** The window's result after a payment. */
export interface PaidResponse {
  readonly razorpay_order_id: string;
  readonly razorpay_payment_id: string;
  readonly razorpay_signature: string;
}

/** https://razorpay.com/docs/payments/payment-gateway/web-integration/standard/integration-steps/ */
export interface RazorpayOptions {
  readonly key: string;
  /** Paise. */
  readonly amount: number;
  readonly currency: string;
  readonly order_id: string;
  readonly name: string;
  readonly description: string;
  readonly prefill: { readonly name: string; readonly email: string };
  readonly theme: { readonly color: string };
  readonly handler: (paid: PaidResponse) => void;
  readonly modal: { readonly ondismiss: () => void; readonly confirm_close: boolean };
  readonly callback_url?: string;
  readonly redirect?: boolean;
}

export type RazorpayConstructor = new (options: RazorpayOptions) => RazorpayWindow;

declare global {
  interface Window {
    Razorpay?: RazorpayConstructor;
  }
}

const loadLimitMs = 15_000;
let loading: Promise<RazorpayConstructor> | undefined;

/**
 * Loads the script once; after a failure the next call retries.
 * @throws {Error} on timeout
 */
export function loadRazorpay(scriptUrl: string): Promise<RazorpayConstructor> {
  if (window.Razorpay) return Promise.resolve(window.Razorpay);
  loading ??= load(scriptUrl).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

function load(scriptUrl: string): Promise<RazorpayConstructor> {
  const script = document.createElement('script');
  return new Promise<RazorpayConstructor>((resolve, reject) => {
    const fail = () => {
      script.remove();
      reject(new Error('The checkout script could not be loaded'));
    };
    const timer = setTimeout(fail, loadLimitMs);
    script.addEventListener('load', () => {
      clearTimeout(timer);
      if (window.Razorpay) resolve(window.Razorpay);
      else fail();
    });
    script.addEventListener('error', () => {
      clearTimeout(timer);
      fail();
    });
    script.src = scriptUrl;
    document.head.append(script);
  });
}

/** Browsers inside apps that allow no frame with the bank's pages: there the whole page goes to the provider and back. */
const withoutFrames = /Instagram|FBAN|FBAV|Opera Mini|UCBrowser/;

export function needsRedirect(userAgent: string): boolean {
  return withoutFrames.test(userAgent);
}
