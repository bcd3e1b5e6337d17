import type { OrderWay } from '../../gql/graphql';
import { useOrderWay } from '../../domain/basket/use-order-way';
import { RadioCards } from '../../shared/ui/radio-cards';
import { useTexts } from '../texts/texts';

/** Shown if there is something to choose. */
export function WayChoice({ onChange }: { readonly onChange: (way: OrderWay) => void }) {
  const t = useTexts();
  const { way, offered } = useOrderWay();
  if (offered.length < 2) return null;
  return (
    <RadioCards
      legend={t('checkout.howToGet')}
      name="way"
      options={offered.map((each) => ({ value: each, label: t(`orderWay.${each}`) }))}
      value={way}
      onChange={onChange}
    />
  );
}
