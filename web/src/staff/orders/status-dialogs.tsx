import { useState, type ReactNode } from 'react';
import { formatRupees } from '../../shared/lib/format';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog';
import { CheckField } from '../../shared/ui/check-field';
import { ApprovalDialog, useMay } from '../device/approval';
import { useTexts } from '../texts/texts';

interface DialogProps {
  /** What was paid, in rupees. */
  readonly amount: number;
  readonly busy: boolean;
  readonly onClose: () => void;
}

/** Asks why an order is cancelled and, if it was paid, what happens to the money. */
export function CancelDialog({
  amount,
  isOnline,
  busy,
  onConfirm,
  onClose,
  children,
}: DialogProps & {
  readonly isOnline: boolean;
  readonly onConfirm: (refund: boolean) => void;
  /** Asks for the reason. */
  readonly children: ReactNode;
}) {
  const t = useTexts();
  const isPaid = amount > 0;
  const mayRefund = useMay('REFUND_PAYMENTS') !== 'no' && isPaid;
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
      <div className="stack gap-3">
        {children}
        {mayRefund && (
          <CheckField
            label={t(isOnline ? 'adminOrders.cancelRefund' : 'adminOrders.cancelTakingsRefund', {
              amount: formatRupees(amount),
            })}
            checked={isWanted}
            onChange={setIsWanted}
          />
        )}
        <p role="status">
          {!isPaid && t('adminOrders.cancelNotified')}
          {isPaid &&
            isOnline &&
            t(refund ? 'adminOrders.cancelWithRefund' : 'adminOrders.cancelWithoutRefund')}
          {isPaid &&
            !isOnline &&
            t(refund ? 'adminOrders.cancelGivenBack' : 'adminOrders.cancelNotGivenBack')}
        </p>
      </div>
    </ConfirmDialog>
  );
}

interface ApproveCancellingProps {
  readonly orderId: string;
  readonly orderName: string;
  /** What goes back, in rupees; undefined if nothing does. */
  readonly amount: number | undefined;
  readonly onApproved: (approval: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks a manager at a tablet before an order is cancelled that was paid. */
export function ApproveCancelling({
  orderId,
  orderName,
  amount,
  onApproved,
  onClose,
}: ApproveCancellingProps) {
  const t = useTexts();
  return (
    <ApprovalDialog
      ask={{ act: 'CANCEL_ORDER', id: orderId, ...(amount !== undefined && { amount }) }}
      failure={t('adminOrders.updateFailed')}
      onApproved={onApproved}
      onClose={onClose}
    >
      {amount === undefined
        ? t('device.approveCancel', { order: orderName })
        : t('device.approveCancelRefund', { order: orderName, amount: formatRupees(amount) })}
    </ApprovalDialog>
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
