import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { errorCode, errorMessage, fieldErrors } from '../../shared/lib/errors';
import { say } from '../texts/texts';
import { driftSentences, isToChooseAgain, type LiveLine } from '../basket/menu-drift';

/** Codes whose server message is more precise than ours. */
const explainedCodes = new Set([
  'TOTAL_MISMATCH',
  'BAD_USER_INPUT',
  'CLOSED',
  'CONFLICT',
  'TOO_MANY_REQUESTS',
  'UNAVAILABLE',
  'PAYMENTS_OFF',
]);

/** These mean that cart and menu may differ, so the menu is read again. */
const menuCodes = new Set(['TOTAL_MISMATCH', 'BAD_USER_INPUT']);

export function mayHaveDrifted(error: unknown): boolean {
  return menuCodes.has(errorCode(error) ?? '');
}

/** The cart was ordered before, perhaps in another tab, to another address. */
export function isAlreadyOrdered(error: unknown): boolean {
  return errorCode(error) === 'IDEMPOTENCY_CONFLICT';
}

/** The restaurant has closed, or stopped taking orders, since the cart was quoted. */
export function isClosed(error: unknown): boolean {
  return errorCode(error) === 'CLOSED';
}

/** The toast for an order that was not placed. */
export function placementMessage(error: unknown): string {
  return problemMessage(error, {
    refused: say('checkout.placeFailed'),
    unanswered: say('checkout.unanswered'),
  });
}

/** The toast for an online payment that could not start. */
export function initiationMessage(error: unknown): string {
  const failure = say('checkout.initiateFailed');
  return problemMessage(error, { refused: failure, unanswered: failure });
}

function problemMessage(
  error: unknown,
  texts: { readonly refused: string; readonly unanswered: string },
): string {
  if (!CombinedGraphQLErrors.is(error)) return texts.unanswered;
  const code = errorCode(error);
  if (code === 'UNAUTHENTICATED') return say('cart.mustLogIn');
  return code && explainedCodes.has(code) ? errorMessage(error, texts.refused) : texts.refused;
}

/** The fields that the server may refuse. */
export const checkoutFields = [
  'address',
  'pinCode',
  'phone',
  'buyer.name',
  'buyer.gstin',
  'paymentMode',
] as const;
export type CheckoutField = (typeof checkoutFields)[number];

/** The server's message about a field of the form, if it refused that. */
export const fieldProblem = (error: unknown, field: CheckoutField): string | undefined =>
  fieldErrors(error)[field];

/** Describes the changes of the menu since the cart was filled. */
export function driftMessage(lines: readonly LiveLine[]): string | undefined {
  const sentences = driftSentences(lines);
  if (sentences.length === 0) return undefined;
  // The sentences about choices say what to do.
  const next = lines.some(({ isGone }) => isGone)
    ? say('checkout.removeGone')
    : lines.some(isToChooseAgain)
      ? ''
      : say('checkout.lookAtTotal');
  return say('checkout.menuChanged', { sentences: sentences.join(' '), next }).trim();
}
