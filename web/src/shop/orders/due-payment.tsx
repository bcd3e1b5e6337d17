import { useSession } from '../../domain/session/session';
import { graphql, readFragment, type FragmentType } from '../../gql';
import { formatRupees } from '../../shared/lib/format';
import { Button } from '../../shared/ui/button';
import { usePaymentSettings } from '../payments/use-payment-settings';
import { useOrderTexts } from '../../domain/orders/texts/texts';
import { useDuePayment } from './use-due-payment';

const DuePaymentFragment = graphql(`
  fragment DuePayment on Order {
    id
    way
    dueOnline
    changes {
      kind
      version
    }
    user {
      id
    }
  }
`);

/** Pays what is due of an order that was paid online and has become dearer. */
export function DuePayment({ order: masked }: { readonly order: FragmentType<typeof DuePaymentFragment> }) {
  const t = useOrderTexts();
  const { id, changes, way, dueOnline, user: owner } = readFragment(DuePaymentFragment, masked);
  const { user } = useSession();
  const settings = usePaymentSettings();
  const { pay, isPaying } = useDuePayment();
  if (!dueOnline || !owner || owner.id !== user?.id) return null;
  const amount = formatRupees(dueOnline);
  const isOnline = settings?.modes.includes('ONLINE');

  return (
    <div className="row wrap gap-2">
      <strong>{t('orderChanged.due', { amount })}</strong>
      {isOnline && (
        <Button loading={isPaying} onClick={() => void pay({ id, dueOnline, changes })}>
          {t('orderChanged.pay', { amount })}
        </Button>
      )}
      {settings && <span>{t(isOnline ? `payElsewhere.${way}` : `payThere.${way}`)}</span>}
    </div>
  );
}
