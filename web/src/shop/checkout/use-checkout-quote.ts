import { useState } from 'react';
import type { OrderWay, PaymentMode } from '../../gql/graphql';
import { useInterval } from '../../shared/lib/use-interval';
import { useDebounced } from '../../shared/lib/use-debounced';
import type { useLiveCart } from '../basket/use-live-cart';
import { useQuote } from '../basket/use-quote';
import type { useCheckoutDraft } from './use-checkout-draft';
import { isPinCode } from './checkout-validation';

/** Milliseconds without typing. */
const debounceMs = 500;
/** Milliseconds until the promised time is read again. */
const renewMs = 60_000;

interface QuotedOrder {
  readonly cart: ReturnType<typeof useLiveCart>;
  readonly input: ReturnType<typeof useCheckoutDraft>;
  readonly way: OrderWay;
  readonly paymentMode: PaymentMode;
}

/** The quote of the order in the form, once the customer pauses typing. */
export function useCheckoutQuote({ cart, input, way, paymentMode }: QuotedOrder) {
  const { draft, saved, destination, phone } = input;
  const debouncedAddress = useDebounced(draft.address.trim(), debounceMs);
  const address = saved ? destination.address : debouncedAddress;
  const debouncedPhone = useDebounced(phone, debounceMs);
  const quotedPhone = input.isTyped ? debouncedPhone : phone;
  const { codeReason, ...quote } = useQuote(cart, {
    paymentMode,
    slot: way === 'TABLE' ? undefined : draft.slot,
    phone: input.isReady ? quotedPhone : undefined,
    ...(address && { address }),
    ...(destination.pin && { coordinates: destination.pin }),
    ...(isPinCode(destination.pinCode) && { pinCode: destination.pinCode }),
  });
  // It counts from now.
  useInterval(quote.renew, quote.promise ? renewMs : undefined);
  const [confirmedPhone, setConfirmedPhone] = useState<string>();
  const isConfirmed = confirmedPhone === phone;
  return {
    ...quote,
    /** Whether the total has the fee of the address that is in the field. */
    knowsFee: !quote.delivery.hasZones || (quote.isQuoted && address === destination.address),
    /** Why the phone number must be confirmed by a code; undefined if it need not. */
    codeReason: paymentMode === 'COD' && !isConfirmed ? codeReason : undefined,
    isPhoneConfirmed: isConfirmed,
    markPhoneConfirmed: () => {
      setConfirmedPhone(phone);
      quote.refresh();
    },
  };
}
