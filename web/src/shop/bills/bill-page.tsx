import { useParams } from 'react-router-dom';
import { graphql } from '../../gql';
import { errorCode, errorMessage } from '../../shared/lib/errors';
import { useLiveQuery } from '../../shared/live/use-live-query';
import { ButtonLink } from '../../shared/ui/button';
import { ListSkeleton } from '../../shared/ui/list-skeleton';
import { Notice } from '../../shared/ui/notice';
import { Page } from '../../shared/ui/page';
import { RetryNotice } from '../../shared/ui/retry-notice';
import { useOrderTexts } from '../../domain/orders/texts/texts';
import { useTexts } from '../texts/texts';
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

/** The viewer has no order with this id; a retry would not help. */
const unknownOrder = new Set(['NOT_FOUND', 'BAD_USER_INPUT']);

/** The bill of an order as a paper. */
export function BillPage() {
  const t = useTexts();
  const tOrder = useOrderTexts();
  const { id = '' } = useParams();
  const { data, error, loading, refetch } = useLiveQuery(BillDocumentQuery, { orderId: id });
  const bill = data?.billDocument;

  return (
    <Page tabTitle={bill ? [bill.title, bill.number].filter(Boolean).join(' ') : tOrder('bill.title')}>
      {bill && <ShownBill orderId={id} bill={bill} />}
      {!bill && loading && <ListSkeleton label={tOrder('bill.loading')} />}
      {!bill &&
        !loading &&
        error &&
        (unknownOrder.has(errorCode(error) ?? '') ? (
          <Notice
            tone="error"
            action={
              <ButtonLink to="/order-history" variant="secondary" size="sm">
                {t('orders.yours')}
              </ButtonLink>
            }
          >
            {t('orders.notYours')}
          </Notice>
        ) : (
          <RetryNotice onRetry={refetch}>{errorMessage(error, tOrder('bill.loadFailed'))}</RetryNotice>
        ))}
    </Page>
  );
}
