/** The parts of an address that are written on an order. */
export interface AddressParts {
  readonly flat: string;
  readonly street: string;
  readonly landmark?: string | null | undefined;
  readonly pinCode: string;
}

/** An address as the text of an order, in every language the same. */
export const addressText = ({ flat, street, landmark, pinCode }: AddressParts): string =>
  [flat, street, landmark, pinCode].filter(Boolean).join(', ');

/** An address with the PIN code that was typed beside it, as the server writes both on an order. */
export function withPinCode(address: string, pinCode: string): string {
  const digits = pinCode.replaceAll(/[\s.-]/g, '');
  return digits === '' || address.replaceAll(/(\d)[\s.-]+(?=\d)/g, '$1').includes(digits)
    ? address
    : `${address}, ${digits}`;
}

/** Six digits, with or without a space, that are no part of a longer number; after the character before them. */
const pinCodeIn = /(^|\D)([1-9]\d{2})\s?(\d{3})(?!\d)/g;

/** A typed address in parts, as far as it can be recognised: what stands before the first comma is the flat or house. */
export function partsOf(text: string): Omit<AddressParts, 'landmark'> {
  const found = [...text.matchAll(pinCodeIn)].at(-1);
  const [whole = '', before = '', ...digits] = found ?? [];
  const rest = found ? text.slice(0, found.index) + before + text.slice(found.index + whole.length) : text;
  const [flat = '', ...street] = rest
    .split(/[,\n]/)
    .map((part) => part.replaceAll(/^[\s\-–.]+|[\s\-–.]+$/g, ''))
    .filter(Boolean);
  return { flat, street: street.join(', '), pinCode: digits.join('') };
}

interface Delivered {
  readonly address: string | null;
  readonly placedAt: string;
}

/**
 * With which saved address a checkout starts: the one of the last delivery, or one that was saved after it; undefined if
 * the last delivery went to another address.
 * @param addresses the last saved first
 */
export function addressToStartWith<T extends AddressParts & { readonly savedAt: string }>(
  addresses: readonly T[],
  last: Delivered | undefined,
): T | undefined {
  const [newest] = addresses;
  if (!last || (newest && Date.parse(newest.savedAt) > Date.parse(last.placedAt))) return newest;
  return addresses.find((each) => addressText(each) === last.address);
}
