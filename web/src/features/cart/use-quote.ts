import { skipToken, useQuery } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { graphql } from '../../gql';
import type { PaymentMode, QuoteProblemCode } from '../../gql/graphql';
import { useOrdering } from '../../shared/lib/ordering';
import { serverWords } from '../../shared/lib/server-words';
import type { LiveLine } from './menu-drift';

const QuoteQuery = graphql(`
  query Quote($input: QuoteInput!) {
    quote(input: $input) {
      total
      problems {
        code
        message
      }
    }
  }
`);

const orderingCodes: readonly QuoteProblemCode[] = ['CLOSED', 'PAUSED', 'NOT_TAKING_ORDERS'];

/** Milliseconds until the server is asked again that thinks otherwise of the hour. */
const clocksDifferMs = 5000;

/** Ids that the server can read: carts of older shops may hold others, which the checkout refuses. */
const dishId = /^[0-9a-f]{24}$/;

/**
 * What the server says that a cart would cost, and what speaks against ordering it.
 * @param cart of which the total, by the menu that this page knows, stands until the server has answered
 * @param paymentMode left out, in whichever way the total can be paid
 */
export function useQuote(
  cart: { readonly lines: readonly LiveLine[]; readonly totalRupees: number },
  paymentMode?: PaymentMode,
) {
  const items = cart.lines
    .filter(({ _id: id, isGone }) => !isGone && dishId.test(id))
    .map(({ _id: menuItemId, qty: quantity }) => ({ menuItemId, quantity }));
  const input = { items, ...(paymentMode && { paymentMode }) };
  const { data, loading, refetch } = useQuery(
    QuoteQuery,
    items.length > 0 ? { variables: { input }, fetchPolicy: 'cache-and-network' } : skipToken,
  );
  const quote = items.length > 0 && !loading ? data?.quote : undefined;

  // The menu that this page knows has changed since the answer. Once for each total: the server may be the one that knows.
  const { totalRupees } = cart;
  const isOutdated = quote !== undefined && quote.total !== totalRupees;
  const askedFor = useRef<number>(undefined);
  useEffect(() => {
    if (!isOutdated || askedFor.current === totalRupees) return;
    askedFor.current = totalRupees;
    refetch().catch(() => undefined);
  }, [isOutdated, totalRupees, refetch]);

  const problemsOf = (isWanted: (code: QuoteProblemCode) => boolean) => [
    ...new Set(
      (quote?.problems ?? []).filter(({ code }) => isWanted(code)).map(({ message }) => serverWords(message)),
    ),
  ];
  const [orderingProblem] = problemsOf((code) => orderingCodes.includes(code));

  const { kind } = useOrdering();
  // The restaurant has opened, or has closed, since the answer. A clock may differ from the server's.
  const isAtOdds = quote !== undefined && (kind === 'open') !== (orderingProblem === undefined);
  const askedAt = useRef(kind);
  useEffect(() => {
    if (!isAtOdds) return;
    const ask = () => void refetch().catch(() => undefined);
    if (askedAt.current !== kind) {
      askedAt.current = kind;
      ask();
      return;
    }
    const timer = setInterval(ask, clocksDifferMs);
    return () => clearInterval(timer);
  }, [isAtOdds, kind, refetch]);

  return {
    totalRupees: quote?.total ?? totalRupees,
    /** Why the restaurant takes no order now. */
    orderingProblem,
    /** What is wrong with the dishes. */
    dishProblems: problemsOf((code) => code !== 'TOTAL_NOT_PAYABLE' && !orderingCodes.includes(code)),
    /** Why the total cannot be paid, at all or in the way that was asked for. */
    paymentProblem: problemsOf((code) => code === 'TOTAL_NOT_PAYABLE')[0],
    /** Asks anew. */
    refresh: () => void refetch().catch(() => undefined),
  };
}
