import type { AddressFact } from '../../gql/graphql';
import type { CheckoutField } from './placement-problem';

/** The id of the form. */
export const checkoutFormId = 'checkout';
/** The id of the group in which a phone number is confirmed. */
export const confirmPhoneId = 'confirm-phone';

const lacking: Record<AddressFact, string> = {
  LOCATION: '[name="ownLocation"]',
  PIN_CODE: '[name="pinCode"]',
};

const find = (selector: string) =>
  document.getElementById(checkoutFormId)?.querySelector<HTMLElement>(selector);

/** Moves the focus to where the customer can mend a field. @param needs what the address lacks, if it is one thing */
export function focusField(field: CheckoutField, needs?: AddressFact): void {
  const named = find(`[name="${field}"]`);
  if (field !== 'address') named?.focus();
  else ((needs && find(lacking[needs])) ?? named ?? find('[name="savedAddress"]:checked'))?.focus();
}

export const focusConfirmPhone = () => find(`#${confirmPhoneId}`)?.focus();

/** Without scrolling: a notice above may say what happened. */
export const focusPayButton = () => find('[type="submit"]')?.focus({ preventScroll: true });
