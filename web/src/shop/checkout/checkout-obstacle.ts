import { say } from '../texts/texts';
import { choiceSentences, isToChooseAgain, removalRequest } from '../basket/menu-drift';
import { checkoutProblem } from './checkout-validation';
import type { CheckoutField } from './placement-problem';
import type { OrderForm } from './use-order-form';

/** What keeps an order from being placed, and where the customer removes it. */
interface CheckoutObstacle {
  readonly text: string;
  readonly at: CheckoutField | 'invalid lines' | 'gone lines' | 'fee' | 'cart' | 'code';
}

/** What the customer should solve first, if anything. */
export function checkoutObstacle(form: OrderForm): CheckoutObstacle | undefined {
  const { cart, input, way, quote, isPhoneRequired } = form;
  const { lines } = cart;
  const { delivery, codeReason } = quote;
  const { address, pinCode } = input.destination;
  const problem = checkoutProblem({
    lines,
    phone: input.phone,
    isPhoneRequired,
    buyer: quote.taxes === null ? undefined : input.draft.buyer,
    address: way === 'DELIVERY' ? address : undefined,
    pinCode: delivery.hasZones ? pinCode : '',
  });
  if (problem) return { at: problem.at, text: say(problem.key) };
  if (lines.some(({ isGone }) => isGone)) return { at: 'gone lines', text: removalRequest(lines) };
  if (!quote.knowsFee) return { at: 'fee', text: say('checkout.feeComing') };
  if (delivery.addressProblem) return { at: 'address', text: delivery.addressProblem };
  const toChooseAgain = lines.find(isToChooseAgain);
  const [choiceProblem] = toChooseAgain ? choiceSentences(toChooseAgain) : quote.choiceProblems.values();
  const otherProblem = quote.dishProblems[0] ?? delivery.minimumProblem ?? quote.paymentProblem;
  const text = quote.orderingProblem ?? quote.slotProblem ?? choiceProblem ?? otherProblem;
  if (text) return { at: 'cart', text };
  return codeReason ? { at: 'code', text: codeReason } : undefined;
}
