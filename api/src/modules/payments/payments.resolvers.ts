import type { Resolvers } from '../../graphql/generated/resolvers.js';

/** GraphQL's names of the payment words that orders and bookings share. */
export const paymentResolvers: Required<Pick<Resolvers, 'PaymentStatus'>> = {
  PaymentStatus: { PENDING: 'Pending', PAID: 'Paid' },
};
