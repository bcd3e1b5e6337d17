import { useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { BuyerFields, noBuyer } from '../../domain/orders/buyer-fields';
import { Button } from '../../shared/ui/button';
import { useTexts } from '../texts/texts';
import { focusField } from './checkout-focus';
import styles from './checkout-page.module.css';
import type { Checkout } from './use-checkout';

/** For customers who order for their firm. A restaurant without GST has no such bill. */
export function FirmBill({ checkout }: { readonly checkout: Checkout }) {
  const t = useTexts();
  const headingId = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const { input, quote } = checkout;
  const { buyer } = input.draft;
  if (quote.taxes === null || (!quote.taxes && !buyer)) return null;

  const open = () => {
    flushSync(() => input.change({ buyer: input.lastBuyer ?? noBuyer }));
    focusField('buyer.name');
  };
  const close = () => {
    flushSync(() => input.change({ buyer: undefined }));
    opener.current?.focus();
  };
  if (!buyer)
    return (
      <Button
        ref={opener}
        variant="ghost"
        size="sm"
        className={styles['firm']}
        aria-expanded={false}
        onClick={open}
      >
        {t('checkout.needFirmBill')}
      </Button>
    );
  return (
    <div role="group" className="stack gap-4" aria-labelledby={headingId}>
      <div className="row wrap between gap-2">
        <h3 id={headingId} className="semibold">
          {t('checkout.firmBill')}
        </h3>
        <Button variant="ghost" size="sm" onClick={close}>
          {t('checkout.noFirmBill')}
        </Button>
      </div>
      <BuyerFields
        buyer={buyer}
        prefix="buyer."
        required
        onChange={(changed) => input.change({ buyer: changed })}
        errorOf={(field) => checkout.errorOf(`buyer.${field}`)}
      />
    </div>
  );
}
