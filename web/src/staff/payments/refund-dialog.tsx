import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { graphql } from '../../gql';
import { formatRupees } from '../../shared/lib/format';
import { readNumber } from '../../shared/lib/typed-number';
import { randomUuid } from '../../shared/lib/uuid';
import { DialogForm } from '../../shared/ui/dialog-form';
import { CheckedField } from '../../shared/ui/number-field';
import { say, useTexts } from '../texts/texts';
import { amountProblem } from './refundable';

const RefundPaymentMutation = graphql(`
  mutation RefundPayment($id: ID!, $amount: Rupees, $refundId: ID, $idempotencyKey: String!) {
    refundPayment(id: $id, amount: $amount, refundId: $refundId, idempotencyKey: $idempotencyKey) {
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
  readonly onClose: () => void;
}

/** Asks for the amount of a refund. Opening it again starts another refund. */
export function RefundDialog({ paymentId, again, onClose, ...money }: RefundDialogProps) {
  const t = useTexts();
  const left = again?.amount ?? money.left;
  const onlyWhole = again !== undefined || money.onlyWhole === true;
  const [idempotencyKey] = useState(randomUuid);
  const [text, setText] = useState(String(left));
  const [mutate] = useMutation(RefundPaymentMutation);
  const max = formatRupees(left);

  const submit = async () => {
    const amount = readNumber('rupees', text) ?? left;
    const what = again ? { refundId: again.id } : { amount };
    await mutate({ variables: { id: paymentId, ...what, idempotencyKey } });
    toast.success(say('adminPayments.refundRequested', { amount: formatRupees(amount) }));
  };

  return (
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
  );
}
