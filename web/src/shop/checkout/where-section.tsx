import { Card } from '../../shared/ui/card';
import { AddressFields } from './address-fields';
import { useTexts } from '../texts/texts';
import { TableNote } from '../basket/table-note';
import { PickupPlace } from '../restaurant/pickup-place';
import { ContactFields } from './contact-fields';
import type { Checkout } from './use-checkout';

/** Where the food goes, and to whom. */
export function WhereSection({ checkout }: { readonly checkout: Checkout }) {
  const t = useTexts();
  const { way, table } = checkout;
  return (
    <Card>
      <section className="stack gap-4" aria-labelledby="checkout-delivery">
        <h2 id="checkout-delivery" className="text-xl">
          {t(way === 'PICKUP' ? 'checkout.whereFrom' : 'checkout.whereTo')}
        </h2>
        {way === 'DELIVERY' ? (
          <AddressFields checkout={checkout} />
        ) : table ? (
          <TableNote />
        ) : way === 'TABLE' ? (
          <p>{t('table.scan')}</p>
        ) : (
          <PickupPlace />
        )}
        <ContactFields checkout={checkout} />
      </section>
    </Card>
  );
}
