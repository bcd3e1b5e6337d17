import type { CartLine } from '../../domain/basket/lines';
import type { Buyer } from '../../domain/orders/buyer-fields';
import { isValidItemId } from '../basket/item-id';

interface CheckoutInput {
  /** Undefined: not needed. */
  readonly address: string | undefined;
  /** Empty if none was typed. */
  readonly pinCode: string;
  readonly phone: string;
  readonly isPhoneRequired: boolean;
  /** Undefined: it is billed to no firm. */
  readonly buyer?: Buyer | undefined;
  readonly lines: readonly CartLine[];
}

/** Lines with an impossible dish id, from an older shop or a manipulated cart. */
export function invalidLines(lines: readonly CartLine[]): CartLine[] {
  return lines.filter(({ _id }) => !isValidItemId(_id));
}

/** Whether it has six digits, of any script. */
export const isPinCode = (typed: string) => /^([\s.-]*\p{Nd}){6}$/u.test(typed);

/** Whether the server may know the number, in the digits of any script. */
const hasPhoneDigits = (phone: string) => /^(\P{Nd}*\p{Nd}){10,15}\P{Nd}*$/u.test(phone);

/** What prevents the order, if anything: a field, and the key of its message. */
export function checkoutProblem(input: CheckoutInput) {
  const { address, pinCode, phone, isPhoneRequired, buyer, lines } = input;
  if (address?.trim() === '') return { at: 'address', key: 'checkout.addressMissing' } as const;
  if (address !== undefined && pinCode !== '' && !isPinCode(pinCode))
    return { at: 'pinCode', key: 'checkout.pinCodeInvalid' } as const;
  if (isPhoneRequired && phone.trim() === '') return { at: 'phone', key: 'checkout.phoneMissing' } as const;
  if (phone.trim() !== '' && !hasPhoneDigits(phone))
    return { at: 'phone', key: 'checkout.phoneInvalid' } as const;
  if (buyer?.name.trim() === '') return { at: 'buyer.name', key: 'checkout.firmMissing' } as const;
  if (buyer?.gstin.trim() === '') return { at: 'buyer.gstin', key: 'checkout.gstinMissing' } as const;
  if (invalidLines(lines).length > 0) return { at: 'invalid lines', key: 'checkout.cartInvalid' } as const;
  return undefined;
}
