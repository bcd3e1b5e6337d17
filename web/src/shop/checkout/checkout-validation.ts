import type { CartLine } from '../../domain/basket/lines';
import { isValidItemId } from '../basket/item-id';

export const ADDRESS_MISSING = 'checkout.addressMissing';
export const PIN_CODE_INVALID = 'checkout.pinCodeInvalid';
export const PHONE_MISSING = 'checkout.phoneMissing';
export const PHONE_INVALID = 'checkout.phoneInvalid';
export const CART_INVALID = 'checkout.cartInvalid';

interface CheckoutInput {
  /** Undefined: not needed. */
  readonly address: string | undefined;
  /** Empty if none was typed. */
  readonly pinCode: string;
  readonly phone: string;
  readonly isPhoneRequired: boolean;
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

/** The message key of what prevents the order, if anything. */
export function checkoutProblem({ address, pinCode, phone, isPhoneRequired, lines }: CheckoutInput) {
  if (address?.trim() === '') return ADDRESS_MISSING;
  if (address !== undefined && pinCode !== '' && !isPinCode(pinCode)) return PIN_CODE_INVALID;
  if (isPhoneRequired && phone.trim() === '') return PHONE_MISSING;
  if (phone.trim() !== '' && !hasPhoneDigits(phone)) return PHONE_INVALID;
  if (invalidLines(lines).length > 0) return CART_INVALID;
  return undefined;
}
