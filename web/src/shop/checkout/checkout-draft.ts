import {
  deleteUserDraft,
  writeUserDraft,
  readUserDraft,
  type DraftStorage,
} from '../../shared/form/stored-drafts';
import { maxFirmLength, maxGstinLength, type Buyer } from '../../domain/orders/buyer-fields';
import { isRecord } from '../../shared/lib/is-record';
import type { Pin } from '../../shared/lib/pin';

const storageKey = 'checkoutDraft';
export const maxAddressLength = 500;
export const maxPhoneLength = 40;
export const maxPinCodeLength = 20;
export const maxRiderNoteLength = 200;
const maxSlotLength = 40;

/** The customer's input. */
export interface CheckoutDraft {
  readonly address: string;
  /** As typed, beside the address; shown where there are delivery zones. */
  readonly pinCode?: string | undefined;
  /** Undefined until the pin has been moved, here or for the last delivery. */
  readonly pin?: Pin | undefined;
  /** Whether the customer has moved the pin in this form. */
  readonly isPinMoved?: boolean | undefined;
  readonly phone?: string | undefined;
  /** Start of a slot, ISO 8601; undefined for as soon as possible. */
  readonly slot?: string | undefined;
  /** For the rider. */
  readonly note?: string | undefined;
  /** The firm to which it is billed; undefined: none. */
  readonly buyer?: Buyer | undefined;
  /** The saved address that was chosen; null: another one, which is in the fields. Undefined: nothing was chosen. */
  readonly savedId?: string | null | undefined;
}

/** Reads this customer's draft. Anything invalid, another customer's or an older version's counts as none. */
export function readDraft(storage: DraftStorage, userId: string): CheckoutDraft {
  const { address, pinCode, pin, isPinMoved, phone, note, buyer, slot, savedId } =
    readUserDraft(storage, storageKey, userId) ?? {};
  return {
    address: readText(address, maxAddressLength) ?? '',
    pinCode: readText(pinCode, maxPinCodeLength),
    pin: isPin(pin) ? { lat: pin.lat, lng: pin.lng } : undefined,
    isPinMoved: isPinMoved === true || undefined,
    phone: readText(phone, maxPhoneLength),
    note: readText(note, maxRiderNoteLength),
    buyer: readBuyer(buyer),
    slot: readText(slot, maxSlotLength),
    savedId: savedId === null ? null : readText(savedId, 24),
  };
}

const readText = (value: unknown, limit: number) =>
  typeof value === 'string' ? value.slice(0, limit) : undefined;

function readBuyer(stored: unknown): Buyer | undefined {
  if (!isRecord(stored)) return undefined;
  const { name, gstin } = stored;
  return { name: readText(name, maxFirmLength) ?? '', gstin: readText(gstin, maxGstinLength) ?? '' };
}

export const isUntouched = ({ address, pinCode, pin, phone, note, buyer, slot, savedId }: CheckoutDraft) =>
  !address && !pinCode && !pin && !phone && !note && !slot && savedId === undefined && !buyer;

/** The draft with another text of the address. The pin of the last delivery belongs to the old one. */
export const withAddress = (draft: CheckoutDraft, address: string): Partial<CheckoutDraft> => ({
  address,
  savedId: null,
  ...(!draft.isPinMoved && { pin: undefined }),
});

/** What another address starts from, so that it can be changed: the one that was chosen. */
export const typedFrom = ({ address, pin }: Pick<CheckoutDraft, 'address' | 'pin'>) => ({
  address,
  pin,
  isPinMoved: pin && true,
  savedId: null,
});

/**
 * The draft with a moved pin, whose address is then typed in the fields. A device may find its place late: what was
 * typed or chosen meanwhile stays.
 * @param saved the saved address in the fields when the pin was asked for
 */
export function withPin(
  { savedId }: CheckoutDraft,
  pin: Pin,
  saved: { readonly id: string; readonly address: string } | undefined,
): Partial<CheckoutDraft> {
  const isTyped = savedId === null;
  if (!isTyped && savedId !== undefined && savedId !== saved?.id) return {};
  return { ...(saved && !isTyped && { address: saved.address }), pin, isPinMoved: true, savedId: null };
}

export const discardDraft = (storage: DraftStorage, userId: string): void =>
  deleteUserDraft(storage, storageKey, userId);

/** An untouched form is not stored. */
export function storeDraft(storage: DraftStorage, userId: string, draft: CheckoutDraft): void {
  if (isUntouched(draft)) discardDraft(storage, userId);
  else writeUserDraft(storage, storageKey, userId, draft);
}

function isPin(value: unknown): value is Pin {
  if (!isRecord(value)) return false;
  const { lat, lng } = value;
  return typeof lat === 'number' && typeof lng === 'number' && Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
}
