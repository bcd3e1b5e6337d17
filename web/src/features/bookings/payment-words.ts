import type { PaymentStatus } from '../../gql/graphql';

export const PAYMENT_STATUS_WORDS: Record<PaymentStatus, string> = { PENDING: 'Pending', PAID: 'Paid' };
