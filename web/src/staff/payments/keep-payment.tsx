import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { graphql } from '../../gql';
import { errorMessage } from '../../shared/lib/errors';
import { formatRupees } from '../../shared/lib/format';
import { Button } from '../../shared/ui/button';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog';
import { useTexts } from '../texts/texts';

const KeepOrderPaymentMutation = graphql(`
  mutation KeepOrderPayment($id: ID!) {
    keepOrderPayment(id: $id) {
      ...OrderState
      ...OrderChanges
      ...RefundPanel
    }
  }
`);

interface KeepPaymentProps {
  readonly orderId: string;
  /** Rupees. */
  readonly amount: number;
  readonly onKept?: () => void;
}

/** Decides that the payment of a cancelled order is not refunded. */
export function KeepPayment({ orderId, amount, onKept }: KeepPaymentProps) {
  const t = useTexts();
  const [isAsking, setIsAsking] = useState(false);
  const [mutate, { loading }] = useMutation(KeepOrderPaymentMutation);

  const keep = async () => {
    try {
      await mutate({ variables: { id: orderId } });
      toast.success(t('adminPayments.kept'));
      onKept?.();
    } catch (error) {
      toast.error(errorMessage(error, t('adminPayments.keepFailed')));
    }
    setIsAsking(false);
  };

  return (
    <>
      <Button size="sm" variant="secondary" onClick={() => setIsAsking(true)}>
        {t('adminPayments.keep')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('adminPayments.keepTitle', { amount: formatRupees(amount) })}
        confirmLabel={t('adminPayments.keep')}
        busy={loading}
        onConfirm={() => void keep()}
        onOpenChange={setIsAsking}
      >
        <p>{t('adminPayments.keepText')}</p>
      </ConfirmDialog>
    </>
  );
}
