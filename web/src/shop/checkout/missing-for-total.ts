import type { OrderForm } from './use-order-form';

/** What is missing before the total is known, as it depends on the address in delivery zones; undefined if nothing is. */
export function missingForTotal({ way, input, quote }: Pick<OrderForm, 'way' | 'input' | 'quote'>) {
  if (way !== 'DELIVERY') return undefined;
  const { hasZones, needs, addressProblem } = quote.delivery;
  if (!hasZones) return quote.isAnswered ? undefined : 'checkout.totalComing';
  if (input.destination.address.trim() === '') return 'checkout.totalNeedsAddress';
  if (!quote.knowsFee) return 'checkout.totalComing';
  if (needs === 'PIN_CODE') return 'checkout.totalNeedsPinCode';
  if (needs === 'LOCATION') return 'checkout.totalNeedsLocation';
  return addressProblem === undefined ? undefined : 'checkout.totalNeedsOtherAddress';
}
