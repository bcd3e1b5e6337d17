import type { SavedAddressPartsFragment as SavedAddress } from '../../gql/graphql';
import { RadioCards } from '../../shared/ui/radio-cards';
import { useTexts } from '../texts/texts';
import { addressText } from './address-text';
import { useAddressName } from './use-address-name';

interface AddressChoiceProps {
  readonly addresses: readonly SavedAddress[];
  /** Undefined: another address. */
  readonly chosen: SavedAddress | undefined;
  readonly onChange: (id: string | null) => void;
  readonly error: string | undefined;
}

const other = 'other';

/** A saved address, or another one. Shown if there are saved ones. */
export function AddressChoice({ addresses, chosen, onChange, error }: AddressChoiceProps) {
  const t = useTexts();
  const nameOf = useAddressName();
  if (addresses.length === 0) return null;
  const cards = addresses.map((address) => ({
    value: address.id,
    label: (
      <span>
        <strong>{nameOf(address)}</strong> · {addressText(address)}
      </span>
    ),
  }));
  return (
    <RadioCards
      legend={t('checkout.whereTo')}
      name="savedAddress"
      stacked
      options={[...cards, { value: other, label: t('addresses.other') }]}
      value={chosen?.id ?? other}
      onChange={(value) => onChange(value === other ? null : value)}
      error={error}
    />
  );
}
