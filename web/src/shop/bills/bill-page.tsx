import { useParams } from 'react-router-dom';
import { graphql } from '../../gql';
import { useLiveQuery } from '../../shared/live/use-live-query';
import { ListSkeleton } from '../../shared/ui/list-skeleton';
import { Page } from '../../shared/ui/page';
import { useOrderTexts } from '../../domain/orders/texts/texts';
import { OrderNotShown } from '../orders/order-not-shown';
import { ShownBill } from './shown-bill';

const BillDocumentQuery = graphql(`
  query BillDocument($orderId: ID!) {
    billDocument(orderId: $orderId) {
      title
      number
      ...BillSheet
    }
  }
`);

/** The bill of an order as a paper. */
export function BillPage() {
  const tOrder = useOrderTexts();
  const { id = '' } = useParams();
  const { data, error, loading, refetch } = useLiveQuery(BillDocumentQuery, { orderId: id });
  const bill = data?.billDocument;

  return (
    <Page tabTitle={bill ? [bill.title, bill.number].filter(Boolean).join(' ') : tOrder('bill.title')}>
      {bill && <ShownBill orderId={id} bill={bill} />}
      {!bill && loading && <ListSkeleton label={tOrder('bill.loading')} />}
      {!bill && !loading && error && (
        <OrderNotShown error={error} failure={tOrder('bill.loadFailed')} onRetry={refetch} />
      )}
    </Page>
  );
}
