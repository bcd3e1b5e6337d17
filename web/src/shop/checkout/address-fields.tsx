import { TextAreaField, TextField } from '../../shared/ui/field';
import { DeliveryMap } from '../../shared/ui/map/delivery-map';
import { AddressChoice } from '../addresses/address-choice';
import { useTexts } from '../texts/texts';
import { maxAddressLength, maxPinCodeLength } from './checkout-draft';
import type { Checkout } from './use-checkout';

/** From here on the remaining characters are shown. */
const nearlyFull = maxAddressLength - 80;

/** A saved address, or another one as text and pin. */
export function AddressFields({ checkout }: { readonly checkout: Checkout }) {
  const t = useTexts();
  const { input, quote, errorOf } = checkout;
  const { draft, saved, destination } = input;
  const { hasZones, needs, isAddressIncomplete } = quote.delivery;
  const error = errorOf('address') ?? quote.delivery.addressProblem;
  // A saved address is changed here if the zones need more of it.
  const shown = !saved ? draft.address : isAddressIncomplete ? destination.address : undefined;
  const length = shown?.length ?? 0;
  return (
    <>
      <AddressChoice
        addresses={input.addresses}
        chosen={saved}
        onChange={input.chooseAddress}
        error={shown === undefined ? error : undefined}
      />
      {shown !== undefined && (
        <>
          <TextAreaField
            label={t('common.address')}
            name="address"
            autoComplete="street-address"
            rows={3}
            required
            maxLength={maxAddressLength}
            value={shown}
            onChange={({ target }) => input.typeAddress(target.value)}
            error={needs ? undefined : error}
            hint={
              length >= nearlyFull
                ? t('checkout.room', { count: maxAddressLength - length })
                : t('checkout.addressHint')
            }
          />
          {hasZones && (
            <TextField
              label={t('addresses.pinCode')}
              name="pinCode"
              autoComplete="postal-code"
              inputMode="numeric"
              maxLength={maxPinCodeLength}
              value={saved ? '' : (draft.pinCode ?? '')}
              onChange={({ target }) => input.typePinCode(target.value)}
              error={errorOf('pinCode') ?? (needs === 'PIN_CODE' ? error : undefined)}
            />
          )}
          <DeliveryMap
            problem={needs === 'LOCATION' ? error : undefined}
            pin={destination.pin}
            place={checkout.place}
            isReady={input.isReady}
            onMove={input.movePin}
          />
        </>
      )}
    </>
  );
}
