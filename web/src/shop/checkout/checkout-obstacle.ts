import { say } from '../texts/texts';
import { lineKey } from '../../domain/basket/lines';
import { choiceSentences, isToChooseAgain, removalRequest, type LiveLine } from '../basket/menu-drift';
import {
  ADDRESS_MISSING,
  CART_INVALID,
  PHONE_INVALID,
  PHONE_MISSING,
  PIN_CODE_INVALID,
  checkoutProblem,
  invalidLines,
} from './checkout-validation';

interface CheckoutState {
  readonly lines: readonly LiveLine[];
  /** Undefined: not needed. */
  readonly address: string | undefined;
  /** Empty if none was typed. */
  readonly pinCode: string;
  readonly phone: string;
  readonly isPhoneRequired: boolean;
  /** Whether the total has the fee of the address that is in the field. */
  readonly knowsFee: boolean;
  readonly addressProblem: string | undefined;
  /** Why no orders are taken now, or not for the slot. */
  readonly timeProblem: string | undefined;
  readonly choiceProblems: ReadonlyMap<string, string>;
  /** Other reasons of the quote. */
  readonly otherProblem: string | undefined;
  /** Why the phone number must be confirmed by a code. */
  readonly codeReason: string | undefined;
}

/** What keeps an order from being placed, and where the customer removes it. */
export type CheckoutObstacle = { readonly text: string } & (
  | { readonly at: 'address' | 'pinCode' | 'phone' | 'gone lines' | 'fee' | 'cart' | 'code' }
  | { readonly at: 'invalid lines'; readonly keys: readonly string[] }
);

/** What the customer should solve first, if anything. */
export function checkoutObstacle(state: CheckoutState): CheckoutObstacle | undefined {
  const { lines, addressProblem, choiceProblems, codeReason } = state;
  const problem = checkoutProblem(state);
  if (problem === ADDRESS_MISSING) return { at: 'address', text: say(problem) };
  if (problem === PIN_CODE_INVALID) return { at: 'pinCode', text: say(problem) };
  if (problem === PHONE_MISSING || problem === PHONE_INVALID) return { at: 'phone', text: say(problem) };
  if (problem === CART_INVALID)
    return { at: 'invalid lines', text: say(problem), keys: invalidLines(lines).map(lineKey) };
  if (lines.some(({ isGone }) => isGone)) return { at: 'gone lines', text: removalRequest(lines) };
  if (!state.knowsFee) return { at: 'fee', text: say('checkout.feeComing') };
  if (addressProblem) return { at: 'address', text: addressProblem };
  const toChooseAgain = lines.find(isToChooseAgain);
  const [choiceProblem] = toChooseAgain ? choiceSentences(toChooseAgain) : choiceProblems.values();
  const text = state.timeProblem ?? choiceProblem ?? state.otherProblem;
  if (text) return { at: 'cart', text };
  return codeReason ? { at: 'code', text: codeReason } : undefined;
}
