import { useState } from 'react';
import { formatRupees } from '../../shared/lib/format';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog';
import { can, useSession } from '../../domain/session/session';
import { CheckField } from '../../shared/ui/check-field';
import { useTexts } from '../texts/texts';

interface DialogProps {
  /** Rupees. */
  readonly amount: number;
  readonly busy: boolean;
  readonly onClose: () => void;
}

/** Asks what happens to the money that was paid for an order that is to be cancelled. */
export function CancelDialog({
  amount,
  isOnline,
  busy,
  onConfirm,
  onClose,
}: DialogProps & { readonly isOnline: boolean; readonly onConfirm: (refund: boolean) => void }) {
  const t = useTexts();
  const { user } = useSession();
  const mayRefund = can(user, 'REFUND_PAYMENTS');
  const [isWanted, setIsWanted] = useState(true);
  const refund = mayRefund && isWanted;
  return (
    <ConfirmDialog
      open
      title={t('adminOrders.cancelTitle')}
      confirmLabel={t('adminOrders.cancelConfirm')}
      cancelLabel={t('adminOrders.cancelNot')}
      tone="danger"
      busy={busy}
      onConfirm={() => onConfirm(refund)}
      onOpenChange={onClose}
    >
      {mayRefund && (
        <CheckField
          label={t(isOnline ? 'adminOrders.cancelRefund' : 'adminOrders.cancelGiveBack', {
            amount: formatRupees(amount),
          })}
          checked={isWanted}
          onChange={setIsWanted}
        />
      )}
      <p role="status">
        {isOnline && t(refund ? 'adminOrders.cancelWithRefund' : 'adminOrders.cancelWithoutRefund')}
        {!isOnline && t(refund ? 'adminOrders.cancelGivenBack' : 'adminOrders.cancelNotGivenBack')}
      </p>
    </ConfirmDialog>
  );
}

/** Warns before a cancelled order is resumed whose payment was refunded. */
export function ResumeDialog({
  amount,
  busy,
  onConfirm,
  onClose,
}: DialogProps & { readonly onConfirm: () => void }) {
  const t = useTexts();
  return (
    <ConfirmDialog
      open
      title={t('adminOrders.resumeTitle')}
      confirmLabel={t('adminOrders.resumeConfirm')}
      cancelLabel={t('adminOrders.resumeNot')}
      busy={busy}
      onConfirm={onConfirm}
      onOpenChange={onClose}
    >
      <p>{t('adminOrders.resumeText', { amount: formatRupees(amount) })}</p>
    </ConfirmDialog>
  );
}
