import type { PaymentState } from '../../../gql/graphql';

interface StateText {
  readonly title: string;
  /** What it means, and what a person can do about it. */
  readonly advice: string;
}

export const paymentStateTexts: Readonly<Record<PaymentState, StateText>> = {
  CREATED: { title: 'Not paid yet', advice: 'Nothing to do: nobody has paid.' },
  FAILED: { title: 'The last try to pay failed', advice: 'Nothing to do: nobody has paid.' },
  AUTHORIZED: {
    title: 'Not captured yet',
    advice:
      'The bank has put the money aside, and it should be captured within minutes. If it stays like this, capture it on Razorpay’s dashboard; otherwise the bank lets it go after some days.',
  },
  CAPTURED: {
    title: 'Paid, nothing ordered',
    advice:
      'The money is here, but nothing was ordered with it yet. It goes back by itself if that stays so; you can refund it now.',
  },
  REFUNDING: {
    title: 'Refund on its way',
    advice: 'Nothing to do now. If it is still here tomorrow, look it up on Razorpay’s dashboard.',
  },
  REFUNDED: { title: 'Refunded', advice: 'Nothing to do: all of it has gone back.' },
  REFUND_FAILED: {
    title: 'Refund failed',
    advice: 'The customer waits for this money. Try again, or pay it back in another way and tell them.',
  },
};
