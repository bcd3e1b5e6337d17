import { graphql, readFragment, type FragmentType } from '../../gql';
import { useSession } from '../../domain/session/session';
import { useTexts } from '../texts/texts';

const CancelReasonFragment = graphql(`
  fragment CancelReason on Order {
    id
    cancelReason
    isCancelledByCustomer
    user {
      id
    }
  }
`);

/** Why an order was cancelled, if a reason is known. */
export function CancelReason({
  order: masked,
}: {
  readonly order: FragmentType<typeof CancelReasonFragment>;
}) {
  const t = useTexts();
  const { user } = useSession();
  const { cancelReason, isCancelledByCustomer, user: customer } = readFragment(CancelReasonFragment, masked);
  // Staff may see the order, too.
  const isOwn = customer !== null && customer?.id === user?.id;
  if (isCancelledByCustomer)
    return <p>{t(isOwn ? 'orders.cancelledByYou' : 'orders.cancelledByCustomer')}</p>;
  return cancelReason ? (
    <p className="anywhere">{t('orders.cancelReason', { reason: cancelReason })}</p>
  ) : null;
}
