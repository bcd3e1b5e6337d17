import type { QuoteQuery } from '../../gql/graphql';
import { wholePaise } from '../../shared/lib/whole-paise';

export type Quote = QuoteQuery['quote'];

/** Rupees. */
export const sumOfCharges = (charges: Quote['charges']) =>
  charges.reduce((sum, { amount }) => sum + amount, 0);

/** What a quote says about the delivery. */
export function deliveryOf(quote: Quote | undefined) {
  const problems = quote?.problems.filter(({ stage }) => stage === 'DELIVERY') ?? [];
  const [addressProblem, minimumProblem] = [false, true].map((isOfItems) => {
    const found = problems.find(({ field }) => (field === 'items') === isOfItems);
    return found?.message;
  });
  const incomplete = problems.find(({ code }) => code === 'ADDRESS_NEEDED');
  const { zone, charges = [], deliveryFrom = null, total = 0 } = quote ?? {};
  const hasFee = charges.some(({ kind }) => kind === 'DELIVERY');
  const missing = zone?.freeFrom != null && hasFee ? zone.freeFrom - (total - sumOfCharges(charges)) : 0;
  return {
    /** The lowest fee while the address is unknown; null without zones. */
    fromRupees: zone ? null : deliveryFrom,
    hasZones: deliveryFrom !== null || zone != null,
    /** What dishes must cost more to make the delivery free; 0 if that changes nothing. */
    missingToFreeRupees: wholePaise(missing),
    addressProblem,
    /** Whether the problem goes away once the address, or its pin, says more. */
    isAddressIncomplete: incomplete !== undefined,
    /** What the address lacks, if it is one thing. */
    needs: incomplete?.needs ?? undefined,
    minimumProblem,
  };
}
