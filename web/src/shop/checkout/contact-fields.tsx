import { TextField } from '../../shared/ui/field';
import { useTexts } from '../texts/texts';
import { maxRiderNoteLength, maxPhoneLength } from './checkout-draft';
import { ConfirmPhone } from './confirm-phone';
import type { Checkout } from './use-checkout';

/** How to reach the customer, and what the rider should know. */
export function ContactFields({ checkout }: { readonly checkout: Checkout }) {
  const t = useTexts();
  const { input, way, quote } = checkout;
  const { codeReason } = quote;
  const isPhoneRequired = checkout.isPhoneRequired || codeReason !== undefined;
  return (
    <>
      <TextField
        label={t(isPhoneRequired ? 'checkout.phone' : 'checkout.phoneOptional')}
        name="phone"
        type="tel"
        autoComplete="tel"
        maxLength={maxPhoneLength}
        required={isPhoneRequired}
        value={input.draft.phone ?? ''}
        onChange={({ target }) => input.change({ phone: target.value })}
        error={checkout.errorOf('phone')}
        hint={t('checkout.phoneHint')}
      />
      {codeReason && (
        <ConfirmPhone
          key={input.phone}
          phone={input.phone}
          reason={codeReason}
          onPhoneRefused={(message) => checkout.refuseField('phone', message)}
          onConfirmed={checkout.phoneConfirmed}
        />
      )}
      {way === 'DELIVERY' && (
        <TextField
          label={t('checkout.noteForRider')}
          name="deliveryNote"
          autoComplete="off"
          maxLength={maxRiderNoteLength}
          value={input.draft.note ?? ''}
          onChange={({ target }) => input.change({ note: target.value })}
          hint={t('checkout.noteHint')}
        />
      )}
    </>
  );
}
