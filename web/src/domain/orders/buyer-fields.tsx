import { TextField } from '../../shared/ui/field';
import { useOrderTexts } from './texts/texts';

/** The firm to which an order is billed. */
export interface Buyer {
  readonly name: string;
  readonly gstin: string;
}

export const noBuyer: Buyer = { name: '', gstin: '' };

export const maxFirmLength = 120;
export const maxGstinLength = 40;

interface BuyerFieldsProps {
  readonly buyer: Buyer;
  readonly onChange: (buyer: Buyer) => void;
  /** Before the names of both fields. */
  readonly prefix?: string;
  readonly required?: boolean;
  readonly errorOf: (field: keyof Buyer) => string | undefined;
}

export function BuyerFields({ buyer, onChange, prefix = '', required, errorOf }: BuyerFieldsProps) {
  const t = useOrderTexts();
  return (
    <>
      <TextField
        label={t('buyer.name')}
        name={`${prefix}name`}
        autoComplete="organization"
        autoCapitalize="words"
        maxLength={maxFirmLength}
        required={required}
        value={buyer.name}
        onChange={({ target }) => onChange({ ...buyer, name: target.value })}
        error={errorOf('name')}
      />
      <TextField
        label={t('buyer.gstin')}
        name={`${prefix}gstin`}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        maxLength={maxGstinLength}
        required={required}
        value={buyer.gstin}
        onChange={({ target }) => onChange({ ...buyer, gstin: target.value.toUpperCase() })}
        error={errorOf('gstin')}
        hint={t('buyer.gstinHint')}
      />
    </>
  );
}
