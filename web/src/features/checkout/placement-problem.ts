import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { errorCode, errorMessage, fieldErrors } from '../../shared/lib/errors';
import { say } from '../../texts/texts';
import { driftSentences, type LiveLine } from '../cart/menu-drift';

/** The server's own words say it better than ours. */
const tellingCodes = new Set([
  'TOTAL_MISMATCH',
  'BAD_USER_INPUT',
  'CLOSED',
  'CONFLICT',
  'TOO_MANY_REQUESTS',
  'UNAVAILABLE',
  'PAYMENTS_OFF',
]);

/** These say that the cart and the menu may differ, so that the menu is worth reading again. */
const menuCodes = new Set(['TOTAL_MISMATCH', 'BAD_USER_INPUT']);

export function mayHaveDrifted(error: unknown): boolean {
  return menuCodes.has(errorCode(error) ?? '');
}

/** Somebody, perhaps the customer in another tab, has ordered this cart already, to another address. */
export function isAlreadyOrdered(error: unknown): boolean {
  return errorCode(error) === 'IDEMPOTENCY_CONFLICT';
}

/** The restaurant has closed, or stopped taking orders, since the cart was quoted. */
export function isClosed(error: unknown): boolean {
  return errorCode(error) === 'CLOSED';
}

/** What the toast says when an order did not go through. */
export function placementMessage(error: unknown): string {
  return problemMessage(error, {
    refused: say('checkout.placeFailed'),
    unanswered: say('checkout.unanswered'),
  });
}

/** What the toast says when an online payment could not even begin. */
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
  return code && tellingCodes.has(code) ? errorMessage(error, texts.refused) : texts.refused;
}

/** What the server says about the address, if that is what it refused. */
export function addressProblem(error: unknown): string | undefined {
  return fieldErrors(error)['address'];
}

/** Tells the customer what has changed on the menu since the cart was filled. */
export function driftMessage(lines: readonly LiveLine[]): string | undefined {
  const sentences = driftSentences(lines);
  if (sentences.length === 0) return undefined;
  const next = lines.some(({ isGone }) => isGone) ? say('checkout.removeGone') : say('checkout.lookAtTotal');
  return say('checkout.menuChanged', { sentences: sentences.join(' '), next });
}
