import { useState, type SubmitEvent } from 'react';
import { errorMessage, fieldErrors } from '../../shared/lib/errors';
import { formatRupees } from '../../shared/lib/format';
import { randomUuid } from '../../shared/lib/uuid';
import { readNumber } from '../../shared/lib/typed-number';
import { useFirstFault } from '../../shared/lib/use-first-fault';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog';
import { TextField } from '../../shared/ui/field';
import { useTexts } from '../texts/texts';
import { amountProblem } from './refundable';
import { useRefund } from './use-refund';

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
  const [fault, setFault] = useState<{ readonly message: string }>();
  const { refund, isRefunding } = useRefund();
  const form = useFirstFault(fault);
  const max = formatRupees(left);

  const submit = async () => {
    const problem = amountProblem(text, left, max);
    if (problem) {
      setFault({ message: problem });
      return;
    }
    try {
      await refund(paymentId, readNumber('rupees', text) ?? left, idempotencyKey, again?.id);
      onClose();
    } catch (error) {
      const fallback = t('adminPayments.refundFailed');
      setFault({ message: fieldErrors(error)['amount'] ?? errorMessage(error, fallback) });
    }
  };

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('adminPayments.refundTitle')}
      confirmLabel={t('adminPayments.refund')}
      busy={isRefunding}
      onConfirm={() => void submit()}
    >
      <form
        ref={form}
        noValidate
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault();
          if (!isRefunding) void submit();
        }}
      >
        <TextField
          label={t('adminPayments.amount')}
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          readOnly={onlyWhole}
          onFocus={({ target }) => target.select()}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setFault(undefined);
          }}
          error={fault?.message}
          hint={
            again
              ? t('adminPayments.againHint')
              : onlyWhole
                ? t('adminPayments.wholeHint')
                : t('adminPayments.upTo', { max })
          }
        />
      </form>
    </ConfirmDialog>
  );
}
