import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useIsTableExpired } from '../../domain/basket/use-order-way';
import { say } from '../texts/texts';
import type { useLiveCart } from '../basket/use-live-cart';
import type { CheckoutNoticeProps } from './checkout-notice';
import { resultNotice } from './payment-result';
import { driftMessage } from './placement-problem';

/** What the customer should know first: why no order was placed, what left the menu, or that the table's code expired. */
export function useCheckoutNotice({ lines, goneLines, removeGone, table }: ReturnType<typeof useLiveCart>) {
  /** The provider's page sends customers who did not pay back here. */
  const { search } = useLocation();
  const [lastNotice, setNotice] = useState<CheckoutNoticeProps | undefined>(() =>
    new URLSearchParams(search).has('unpaid')
      ? resultNotice({ kind: 'unpaid', failure: undefined })
      : undefined,
  );
  /** Each one scrolls the notice into view. */
  const [shows, setShows] = useState(0);
  const isTableExpired = useIsTableExpired();
  const expired = isTableExpired
    ? { text: say('table.expired'), remedy: { label: say('table.leave'), apply: table.leave } }
    : undefined;
  const driftText = driftMessage(lines);
  const isAnyGone = goneLines.length > 0;
  const removal = isAnyGone
    ? { label: say('cart.removeGone', { count: goneLines.length }), apply: removeGone }
    : undefined;
  const drift: CheckoutNoticeProps | undefined =
    driftText === undefined ? undefined : { text: driftText, remedy: removal };
  const notice = lastNotice ?? (isAnyGone ? drift : undefined) ?? expired ?? drift;
  return {
    notice: notice && { ...notice, key: `${notice.text} ${shows}` },
    setNotice,
    showAgain: () => setShows((before) => before + 1),
  };
}
