import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { graphql } from '../../gql';
import { formatRupees } from '../../shared/lib/format';
import { readNumber } from '../../shared/lib/typed-number';
import { randomUuid } from '../../shared/lib/uuid';
import { DialogForm } from '../../shared/ui/dialog-form';
import { CheckedField } from '../../shared/ui/number-field';
import { ApprovalDialog } from '../device/approval';
import { say, useTexts } from '../texts/texts';
import { amountProblem } from './refundable';

const RefundPaymentMutation = graphql(`
  mutation RefundPayment($id: ID!, $amount: Rupees, $refundId: ID, $idempotencyKey: String!, $approval: ID) {
    refundPayment(
      id: $id
      amount: $amount
      refundId: $refundId
      idempotencyKey: $idempotencyKey
      approval: $approval
    ) {
      id
      ...RefundablePayment
    }
  }
`);

interface RefundDialogProps {
  readonly paymentId: string;
  /** Rupees. */
  readonly left: number;
  /** Whether only the whole amount can be refunded. */
  readonly onlyWhole?: boolean;
  /** A failed refund to repeat. */
  readonly again?: { readonly id: string; readonly amount: number } | undefined;
  /** At a tablet: what a manager approves a refund of. */
  readonly orderName?: string;
  readonly onClose: () => void;
}

/** Asks for the amount of a refund. Opening it again starts another refund. */
export function RefundDialog({ paymentId, again, orderName, onClose, ...money }: RefundDialogProps) {
  const t = useTexts();
  const left = again?.amount ?? money.left;
  const onlyWhole = again !== undefined || money.onlyWhole === true;
  const [idempotencyKey] = useState(randomUuid);
  const [text, setText] = useState(String(left));
  const [toApprove, setToApprove] = useState<number>();
  const [mutate] = useMutation(RefundPaymentMutation);
  const max = formatRupees(left);

  const send = async (amount: number, approval?: string) => {
    const what = again ? { refundId: again.id } : { amount };
    await mutate({ variables: { id: paymentId, ...what, idempotencyKey, ...(approval && { approval }) } });
    toast.success(say('adminPayments.refundRequested', { amount: formatRupees(amount) }));
  };
  const submit = async () => {
    const amount = readNumber('rupees', text) ?? left;
    if (orderName === undefined) return send(amount);
    setToApprove(amount);
    return false;
  };

  return (
    <>
      <DialogForm
        role="alertdialog"
        title={t('adminPayments.refundTitle')}
        submitLabel={t('adminPayments.refund')}
        failure={t('adminPayments.refundFailed')}
        onSubmit={submit}
        onClose={onClose}
      >
        {(errors) => (
          <CheckedField
            label={t('adminPayments.amount')}
            name="amount"
            inputMode="decimal"
            autoComplete="off"
            readOnly={onlyWhole}
            onFocus={({ target }) => target.select()}
            value={text}
            onChange={({ target }) => setText(target.value)}
            problem={amountProblem(text, left, max)}
            hint={
              again
                ? t('adminPayments.againHint')
                : onlyWhole
                  ? t('adminPayments.wholeHint')
                  : t('adminPayments.upTo', { max })
            }
            error={errors['amount']}
          />
        )}
      </DialogForm>
      {orderName !== undefined && toApprove !== undefined && (
        <ApprovalDialog
          ask={{ act: 'REFUND_PAYMENT', id: paymentId, amount: toApprove }}
          failure={t('adminPayments.refundFailed')}
          onApproved={async (approval) => {
            await send(toApprove, approval);
            onClose();
          }}
          onClose={() => setToApprove(undefined)}
        >
          {t('device.approveRefund', { order: orderName, amount: formatRupees(toApprove) })}
        </ApprovalDialog>
      )}
    </>
  );
}
