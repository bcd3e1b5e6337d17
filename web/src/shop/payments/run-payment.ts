import type { ApolloClient } from '@apollo/client';
import { toast } from 'react-toastify/unstyled';
import { graphql, readFragment, type FragmentType } from '../../gql';
import { anySignal, timeLimit } from '../../shared/lib/abort';
import { errorCode } from '../../shared/lib/errors';
import { currentRestaurant } from '../../domain/restaurant/restaurant';
import { say } from '../texts/texts';
import type { SessionUser } from '../../domain/session/session';
import { openCheckoutWindow } from './checkout-window';
import { newsOf, PaymentNewsFragment, type PaymentNews } from './payment-news';
import type { Purpose } from './pending-payment';
import { keepPending, takePending } from './pending-store';
import { loadRazorpay, needsRedirect, type PaidResponse, type RazorpayConstructor } from './razorpay';
import { readPayment, watchPayment } from './watch-payment';

export const OnlineCheckoutFragment = graphql(`
  fragment OnlineCheckout on Checkout {
    keyId
    amountInPaise
    currency
    scriptUrl
    description
    payment {
      id
      razorpayOrderId
      ...PaymentNews
    }
  }
`);

const VerifyPaymentMutation = graphql(`
  mutation VerifyPayment($proof: PaymentProofInput!) {
    verifyPayment(proof: $proof) {
      id
      ...PaymentNews
    }
  }
`);

/** What is to be paid. */
export interface Purchase {
  readonly purpose: Purpose;
  readonly attemptKey: string;
  /** Creates the payment on the server. The same `attemptKey` returns the same one. */
  readonly start: () => Promise<FragmentType<typeof OnlineCheckoutFragment>>;
  /** Called when the provider's window is about to open. */
  readonly onOpen: () => void;
}

/** The outcome. */
export type PaymentResult =
  | Exclude<PaymentNews, { kind: 'open' }>
  /** The window was closed, perhaps after a failed attempt. */
  | { readonly kind: 'unpaid'; readonly failure: string | undefined }
  | { readonly kind: 'unverified' }
  /** Paid; the outcome is not known yet. */
  | { readonly kind: 'unsettled' }
  /** The window could not be shown. */
  | { readonly kind: 'unavailable' }
  /** The customer has gone to another screen. */
  | { readonly kind: 'left' };

interface Circumstances {
  readonly client: ApolloClient;
  readonly user: SessionUser;
  /** Aborts when the customer goes to another screen. */
  readonly signal: AbortSignal;
  readonly onChecking: () => void;
}

/** Milliseconds to wait for the outcome of a payment. */
const settlementLimit = 60_000;

/** Milliseconds for which the window may show its success after the server knows of it. */
const timeForSuccess = 4000;

export const stillChecked = () => say('payments.stillChecked');

/**
 * A whole online payment: from the server's payment order through the provider's window to the purchase.
 * @throws what `start` throws
 */
export async function runPayment(
  { start, onOpen, ...purchase }: Purchase,
  { client, user, signal, onChecking }: Circumstances,
): Promise<PaymentResult> {
  const checkout = readFragment(OnlineCheckoutFragment, await start());
  const { id, razorpayOrderId } = checkout.payment;
  const before = newsOf(readFragment(PaymentNewsFragment, checkout.payment));
  if (before.kind !== 'open') return settled(id, before);

  const settle = async (): Promise<PaymentResult> => {
    onChecking();
    const news = await watchPayment(client, id, anySignal(signal, timeLimit(settlementLimit)));
    if (news.kind !== 'open') return settled(id, news);
    if (signal.aborted) return { kind: 'left' };
    toast.info(stillChecked());
    return { kind: 'unsettled' };
  };
  if (before.isPaid) return settle();

  const Razorpay = await loadRazorpay(checkout.scriptUrl).catch(() => undefined);
  if (signal.aborted) return { kind: 'left' };
  if (!Razorpay) {
    toast.error(say('payments.scriptFailed'));
    return { kind: 'unavailable' };
  }
  keepPending({ id, userId: user.id, at: Date.now(), ...purchase });
  onOpen();
  const end = await windowEnd(Razorpay, {
    checkout: { ...checkout, id, razorpayOrderId },
    client,
    user,
    signal,
  });

  if (end.kind === 'paid') {
    onChecking();
    return (await verify(client, end.response)) ? settle() : { kind: 'unverified' };
  }
  if (signal.aborted) return { kind: 'left' };
  // The customer may have paid in another app and closed the window before it noticed.
  const after = await readPayment(client, id).catch(() => before);
  if (after.kind !== 'open') return settled(id, after);
  if (after.isPaid) return settle();
  return { kind: 'unpaid', failure: end.kind === 'dismissed' ? end.failure : undefined };
}

/** The outcome is shown in this tab. */
function settled<News extends PaymentNews>(id: string, news: News): News {
  takePending(id);
  return news;
}

interface WindowFor extends Pick<Circumstances, 'client' | 'user' | 'signal'> {
  readonly checkout: {
    readonly id: string;
    readonly razorpayOrderId: string;
    readonly keyId: string;
    readonly amountInPaise: number;
    readonly currency: string;
    readonly description: string;
  };
}

/** Opens the window; closes it when the customer leaves the screen, or when it does not notice a payment. */
async function windowEnd(Razorpay: RazorpayConstructor, { checkout, client, user, signal }: WindowFor) {
  const over = new AbortController();
  const paidElsewhere = new AbortController();
  const untilOver = anySignal(signal, over.signal);
  const closeIfPaid = async () => {
    const news = await watchPayment(client, checkout.id, untilOver);
    if (news.kind !== 'open') setTimeout(() => paidElsewhere.abort(), timeForSuccess);
  };
  closeIfPaid().catch(() => undefined);
  const callback = { callback_url: `${window.location.origin}/api/payment/callback`, redirect: true };
  try {
    return await openCheckoutWindow(
      Razorpay,
      {
        key: checkout.keyId,
        amount: checkout.amountInPaise,
        currency: checkout.currency,
        order_id: checkout.razorpayOrderId,
        name: currentRestaurant().name,
        description: checkout.description,
        prefill: { name: user.name, email: user.email },
        theme: { color: currentRestaurant().brandColor ?? '#ffcc00' },
        ...(needsRedirect(navigator.userAgent) && callback),
      },
      anySignal(signal, paidElsewhere.signal),
    );
  } finally {
    over.abort();
  }
}

/**
 * @returns false if the server calls the proof invalid. Without an answer the money is safe too, because the provider
 * notifies the server.
 */
async function verify(client: ApolloClient, response: PaidResponse): Promise<boolean> {
  const proof = {
    razorpayOrderId: response.razorpay_order_id,
    razorpayPaymentId: response.razorpay_payment_id,
    razorpaySignature: response.razorpay_signature,
  };
  try {
    await client.mutate({ mutation: VerifyPaymentMutation, variables: { proof } });
    toast.success(say('payments.verified'));
  } catch (error) {
    if (errorCode(error) === 'PAYMENT_NOT_VERIFIED') {
      toast.error(say('payments.verifyFailed'));
      return false;
    }
  }
  return true;
}
