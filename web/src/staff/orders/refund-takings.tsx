import { useApolloClient, useMutation } from '@apollo/client/react';
import { useState, type RefObject } from 'react';
import { toast } from 'react-toastify/unstyled';
import { graphql } from '../../gql';
import { errorCode, errorMessage } from '../../shared/lib/errors';
import { formatRupees } from '../../shared/lib/format';
import { useFocusAfterDialog } from '../../shared/lib/use-focus-after-dialog';
import { Button } from '../../shared/ui/button';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog';
import { ApprovalDialog, useMay } from '../device/approval';
import { useOwnTablet } from '../device/tablet';
import { useTexts } from '../texts/texts';

const RefundTakingsMutation = graphql(`
  mutation RefundTakings($orderId: ID!, $amount: Rupees!, $approval: ID) {
    refundTakings(orderId: $orderId, amount: $amount, approval: $approval) {
      ...OrderState
      ...OrderChanges
      ...Takings
    }
  }
`);

/** Tablets read no single order: that is for those who order. */
const OrderTakingsQuery = graphql(`
  query OrderTakings($id: ID!) {
    orders(first: 1, filter: { ids: [$id] }) {
      nodes {
        ...OrderState
        ...OrderChanges
        ...Takings
      }
    }
  }
`);

interface RefundTakingsProps {
  readonly orderId: string;
  /** Rupees that are too much. */
  readonly excess: number;
  /** Gets the focus once they are given back. */
  readonly group: RefObject<HTMLElement | null>;
}

/** Notes that the customer got back what was too much. */
export function RefundTakings({ orderId, excess, group }: RefundTakingsProps) {
  const t = useTexts();
  const client = useApolloClient();
  const isTablet = useOwnTablet() !== null;
  const may = useMay('UNDO_TAKINGS');
  /** Rupees of the question: they stay while the order changes. */
  const [asked, setAsked] = useState<number>();
  const [toApprove, setToApprove] = useState<number>();
  useFocusAfterDialog(asked !== undefined || toApprove !== undefined, group);
  const [mutate, { loading }] = useMutation(RefundTakingsMutation);
  const money = (amount: number) => ({ amount: formatRupees(amount) });

  /** Throws the error of the server or the network, unless another amount is too much now. */
  const send = async (amount: number, approval?: string) => {
    try {
      await mutate({ variables: { orderId, amount, ...(approval && { approval }) } });
      toast.success(t('takings.wasGivenBack', money(amount)));
    } catch (error) {
      if (errorCode(error) !== 'CONFLICT') throw error;
      const again = { query: OrderTakingsQuery, variables: { id: orderId } };
      await client.query({ ...again, fetchPolicy: 'network-only' }).catch(() => undefined);
      toast.error(t('takings.refundChanged'));
    }
  };
  const confirm = async (amount: number) => {
    try {
      if (may === 'ask') setToApprove(amount);
      else await send(amount);
    } catch (error) {
      if (isTablet && errorCode(error) === 'FORBIDDEN') setToApprove(amount);
      else toast.error(errorMessage(error, t('takings.refundFailed')));
    }
    setAsked(undefined);
  };

  return (
    <>
      {excess > 0 && may !== 'no' && (
        <Button variant="secondary" size="sm" onClick={() => setAsked(excess)}>
          {t('takings.givenBack', money(excess))}
        </Button>
      )}
      <ConfirmDialog
        open={asked !== undefined}
        title={t('takings.givenBackTitle', money(asked ?? 0))}
        confirmLabel={t('takings.givenBack', money(asked ?? 0))}
        busy={loading}
        onConfirm={() => void confirm(asked ?? 0)}
        onOpenChange={() => setAsked(undefined)}
      >
        <p>{t('takings.givenBackText')}</p>
      </ConfirmDialog>
      {toApprove !== undefined && (
        <ApprovalDialog
          ask={{ act: 'UNDO_TAKING', id: orderId, amount: toApprove }}
          failure={t('takings.refundFailed')}
          onApproved={(approval) => send(toApprove, approval)}
          onClose={() => setToApprove(undefined)}
        >
          {t('takings.givenBackTitle', money(toApprove))}
        </ApprovalDialog>
      )}
    </>
  );
}
