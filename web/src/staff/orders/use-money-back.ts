import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { graphql } from '../../gql';
import { useOwnTablet } from '../device/tablet';
import { say } from '../texts/texts';

/** Tablets read no single order: that is for those who order. */
const MoneyBackQuery = graphql(`
  query MoneyBack($id: String!) {
    orders(first: 1, filter: { search: $id }) {
      nodes {
        id
        backIfCancelled
      }
    }
  }
`);

/**
 * Rupees that go back if the order is cancelled with a refund. A tablet sees no payments, and not always takings: it asks
 * the server.
 * @param known on people's own browsers
 */
export function useMoneyBack(orderId: string, known: number) {
  const client = useApolloClient();
  const isTablet = useOwnTablet() !== null;
  const [last, setLast] = useState(0);
  const [isReading, setIsReading] = useState(false);

  /** @returns undefined if the server could not be asked, which the user is told */
  const read = async (): Promise<number | undefined> => {
    if (!isTablet) return known;
    setIsReading(true);
    try {
      const variables = { id: orderId };
      const { data } = await client.query({ query: MoneyBackQuery, variables, fetchPolicy: 'no-cache' });
      const amount = data?.orders.nodes[0]?.backIfCancelled ?? 0;
      setLast(amount);
      return amount;
    } catch {
      toast.error(say('adminOrders.updateFailed'), { icon: false });
      return undefined;
    } finally {
      setIsReading(false);
    }
  };

  return { isTablet, back: isTablet ? last : known, isReading, read };
}
