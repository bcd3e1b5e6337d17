import { useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { Button } from '../../shared/ui/button';
import { useMay } from '../device/approval';
import { RefundDialog } from '../payments/refund-dialog';
import { useTexts } from '../texts/texts';
import { useReadMoneyBack } from './use-money-back';

interface ApprovedRefundProps {
  readonly orderId: string;
  readonly orderName: string;
}

/** Refunds an order that was paid online, at a tablet, with the PIN of somebody who may. */
export function ApprovedRefund({ orderId, orderName }: ApprovedRefundProps) {
  const t = useTexts();
  const mayRefund = useMay('REFUND_PAYMENTS');
  const { isReading, read } = useReadMoneyBack(orderId);
  const [payment, setPayment] = useState<{ readonly paymentId: string; readonly left: number }>();

  if (mayRefund !== 'ask') return null;

  const open = async () => {
    const money = await read(t('adminPayments.refundFailed'));
    if (money?.refundable) setPayment(money.refundable);
    else if (money) toast.error(t('adminPayments.nothingLeft'));
  };

  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        className="self-start"
        loading={isReading}
        onClick={() => void open()}
      >
        {t('adminPayments.refund')}
      </Button>
      {payment && <RefundDialog {...payment} orderName={orderName} onClose={() => setPayment(undefined)} />}
    </>
  );
}
