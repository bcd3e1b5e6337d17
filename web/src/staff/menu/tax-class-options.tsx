import { useTexts } from '../texts/texts';
import type { TaxClassName } from './use-tax-classes';

interface TaxClassOptionsProps {
  readonly classes: readonly TaxClassName[];
  /** The chosen one; one that the settings no longer have is listed by its id. */
  readonly value: string;
}

/** What a field of a dish's tax class offers; the value of the restaurant's service is empty. */
export function TaxClassOptions({ classes, value }: TaxClassOptionsProps) {
  const t = useTexts();
  const isKnown = value === '' || classes.some(({ id }) => id === value);
  return (
    <>
      <option value="">{t('taxClass.service')}</option>
      {classes.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
      {!isKnown && <option value={value}>{value}</option>}
    </>
  );
}
