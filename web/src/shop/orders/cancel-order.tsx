import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { useSession } from '../../domain/session/session';
import { graphql, readFragment, type FragmentType } from '../../gql';
import { errorMessage } from '../../shared/lib/errors';
import { formatRupees } from '../../shared/lib/format';
import { Button } from '../../shared/ui/button';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog';
import { say, useTexts } from '../texts/texts';

const CancelOrderFragment = graphql(`
  fragment CancelOrder on Order {
    id
    status
    user {
      id
    }
    payment {
      id
      version
      left
    }
  }
`);

const CancelOrderMutation = graphql(`
  mutation CancelOrder($id: ID!) {
    cancelOrder(id: $id) {
      ...OrderState
      ...PaymentLine
    }
  }
`);

/** Cancels an order of the viewer's own, until the kitchen starts on it. */
export function CancelOrder({ order: masked }: { readonly order: FragmentType<typeof CancelOrderFragment> }) {
  const t = useTexts();
  const { id, status, user: owner, payment } = readFragment(CancelOrderFragment, masked);
  const { user } = useSession();
  const [isAsking, setIsAsking] = useState(false);
  const [mutate, { loading }] = useMutation(CancelOrderMutation);
  if (status !== 'PENDING' || !owner || owner.id !== user?.id) return null;

  const cancel = async () => {
    try {
      await mutate({ variables: { id } });
      toast.success(say('orders.cancelDone'));
    } catch (error) {
      setIsAsking(false);
      toast.error(errorMessage(error, say('orders.cancelFailed')));
    }
  };

  return (
    <>
      <Button variant="secondary" onClick={() => setIsAsking(true)}>
        {t('orders.cancel')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('orders.cancelTitle')}
        confirmLabel={t('orders.cancelConfirm')}
        cancelLabel={t('orders.cancelNot')}
        tone="danger"
        busy={loading}
        onConfirm={() => void cancel()}
        onOpenChange={setIsAsking}
      >
        <p>
          {payment
            ? t('orders.cancelRefunds', { amount: formatRupees(payment.left) })
            : t('orders.cancelOwesNothing')}
        </p>
      </ConfirmDialog>
    </>
  );
}
