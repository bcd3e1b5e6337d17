import { graphql, readFragment, type FragmentType } from '../../gql';
import { useTexts } from '../texts/texts';

const CancelReasonFragment = graphql(`
  fragment CancelReason on Order {
    id
    cancelReason
    isCancelledByCustomer
  }
`);

/** Why an order was cancelled, if a reason is known. */
export function CancelReason({
  order: masked,
}: {
  readonly order: FragmentType<typeof CancelReasonFragment>;
}) {
  const t = useTexts();
  const { cancelReason, isCancelledByCustomer } = readFragment(CancelReasonFragment, masked);
  if (isCancelledByCustomer) return <p>{t('orders.cancelledByYou')}</p>;
  return cancelReason ? (
    <p className="anywhere">{t('orders.cancelReason', { reason: cancelReason })}</p>
  ) : null;
}
