import type { ReactNode } from 'react';
import { TextField } from '../../shared/ui/field';
import { useTexts } from '../texts/texts';
import { noteLimit, phoneLimit, type CheckoutDraft } from './checkout-draft';

interface ContactFieldsProps {
  readonly draft: CheckoutDraft;
  readonly isPhoneRequired: boolean;
  readonly hasRider: boolean;
  readonly phoneError: string | undefined;
  /** Below the phone number. */
  readonly confirmation: ReactNode;
  readonly onChange: (changes: Pick<CheckoutDraft, 'phone' | 'note'>) => void;
}

/** How to reach the customer, and what the rider should know. */
export function ContactFields({
  draft,
  isPhoneRequired,
  hasRider,
  phoneError,
  confirmation,
  onChange,
}: ContactFieldsProps) {
  const t = useTexts();
  return (
    <>
      <TextField
        label={t(isPhoneRequired ? 'checkout.phone' : 'checkout.phoneOptional')}
        name="phone"
        type="tel"
        autoComplete="tel"
        maxLength={phoneLimit}
        required={isPhoneRequired}
        value={draft.phone ?? ''}
        onChange={({ target }) => onChange({ phone: target.value })}
        error={phoneError}
        hint={t('checkout.phoneHint')}
      />
      {confirmation}
      {hasRider && (
        <TextField
          label={t('checkout.noteForRider')}
          name="deliveryNote"
          autoComplete="off"
          maxLength={noteLimit}
          value={draft.note ?? ''}
          onChange={({ target }) => onChange({ note: target.value })}
          hint={t('checkout.noteHint')}
        />
      )}
    </>
  );
}
