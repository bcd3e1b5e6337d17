import type { SavedAddressPartsFragment as SavedAddress } from '../../gql/graphql';
import { useTexts } from '../texts/texts';

/** What the customer calls an address. */
export function useAddressName(): (address: Pick<SavedAddress, 'label' | 'name'>) => string {
  const t = useTexts();
  return ({ label, name }) => name ?? t(`addressLabel.${label}`);
}
