import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { graphql } from '../../gql';
import { useOwnTablet } from '../device/tablet';
import { say } from '../texts/texts';

/** Tablets read no single order: that is for those who order. */
const MoneyBackQuery = graphql(`
  query MoneyBack($id: ID!) {
    orders(first: 1, filter: { ids: [$id] }) {
      nodes {
        id
        backIfCancelled
        refundable {
          paymentId
          left
        }
      }
    }
  }
`);

/** Asks the server what can go back for an order, at tablets, which see no payments and not always takings. */
export function useReadMoneyBack(orderId: string) {
  const client = useApolloClient();
  const [isReading, setIsReading] = useState(false);

  /** @returns undefined if the server could not be asked, which the user is told */
  const read = async (failure: string) => {
    setIsReading(true);
    try {
      const variables = { id: orderId };
      const { data } = await client.query({ query: MoneyBackQuery, variables, fetchPolicy: 'no-cache' });
      const { backIfCancelled = 0, refundable = null } = data?.orders.nodes[0] ?? {};
      return { backIfCancelled: backIfCancelled ?? 0, refundable };
    } catch {
      toast.error(failure, { icon: false });
      return undefined;
    } finally {
      setIsReading(false);
    }
  };

  return { isReading, read };
}

/**
 * Rupees that go back if the order is cancelled with a refund.
 * @param known on people's own browsers; undefined for an order of which several payments may be left
 */
export function useMoneyBack(orderId: string, known: number | undefined) {
  const isTablet = useOwnTablet() !== null;
  const [last, setLast] = useState(0);
  const { isReading, read: readMoney } = useReadMoneyBack(orderId);

  /** @returns undefined if the server could not be asked, which the user is told */
  const read = async (): Promise<number | undefined> => {
    if (!isTablet && known !== undefined) return known;
    const money = await readMoney(say('adminOrders.updateFailed'));
    if (money) setLast(money.backIfCancelled);
    return money?.backIfCancelled;
  };

  return { isTablet, back: isTablet ? last : (known ?? last), isReading, read };
}
