import { useOrderTexts } from '../../domain/orders/texts/texts';
import { tableName } from '../../domain/restaurant/table-name';
import { formatPeriod, formatRupees, formatSlot } from '../../shared/lib/format';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog';
import { strong } from '../../shared/ui/strong';
import { useTexts } from '../texts/texts';
import styles from './checkout-page.module.css';
import type { Checkout } from './use-checkout';

/** The question before the order is placed. */
export function ConfirmOrder({ checkout }: { readonly checkout: Checkout }) {
  const t = useTexts();
  const tOrder = useOrderTexts();
  const { way, table, quote } = checkout;
  const { totalRupees, promise, taxes } = quote;
  const { buyer } = checkout.input.draft;
  const method = t(checkout.payment.method.label);
  const slot = way === 'TABLE' ? undefined : checkout.input.draft.slot;
  const time = slot
    ? t('checkout.recapSlot', { time: formatSlot(slot) })
    : promise && t('orders.expected', { time: formatPeriod(promise.from, promise.until) });
  return (
    <ConfirmDialog
      open={checkout.isConfirming}
      onOpenChange={(open) => {
        if (!open) checkout.stopConfirming();
      }}
      title={t('checkout.confirmTitle')}
      confirmLabel={t('checkout.proceed')}
      busy={checkout.isPlacing}
      onConfirm={() => void checkout.confirm()}
    >
      <p>{t.rich('checkout.confirmText', { total: formatRupees(totalRupees), ...strong })}</p>
      <p className={`clamp muted anywhere ${styles['recap']}`}>
        {way === 'DELIVERY'
          ? t('checkout.recap', { method, address: checkout.wholeAddress })
          : table
            ? t('checkout.recapTable', { method, table: tableName(table.name) })
            : t('checkout.recapPickup', { method })}
      </p>
      {time && <p className={`clamp muted anywhere ${styles['recap']}`}>{time}</p>}
      {buyer && taxes !== null && (
        <p className={`clamp muted anywhere ${styles['recap']}`}>
          {t('checkout.recapFirm', { firm: tOrder('buyer.firm', { ...buyer }) })}
        </p>
      )}
    </ConfirmDialog>
  );
}
