import type { QuoteProblemCode, QuoteQuery } from '../../gql/graphql';
import { serverWords } from '../../shared/lib/server-words';

type Quote = QuoteQuery['quote'];

const deliveryCodes: readonly QuoteProblemCode[] = ['OUTSIDE_ZONES', 'ADDRESS_NEEDED', 'BELOW_MINIMUM'];

export const isDeliveryCode = (code: QuoteProblemCode): boolean => deliveryCodes.includes(code);

/** What a quote says about the delivery. */
export function deliveryOf(quote: Quote | undefined) {
  const problemOf = (isRequested: (code: QuoteProblemCode) => boolean) => {
    const found = quote?.problems.find(({ code }) => isRequested(code));
    return found && serverWords(found.message);
  };
  const { zone, deliveryFee = 0, deliveryFrom = null, total = 0, packing = 0 } = quote ?? {};
  const missing =
    zone?.freeFrom != null && deliveryFee > 0 ? zone.freeFrom - (total - packing - deliveryFee) : 0;
  return {
    feeRupees: deliveryFee,
    /** The lowest fee while the address is unknown; null without zones. */
    fromRupees: zone ? null : deliveryFrom,
    hasZones: deliveryFrom !== null || zone != null,
    /** What dishes must cost more to make the delivery free; 0 if that changes nothing. */
    missingToFreeRupees: Math.round(missing * 100) / 100,
    addressProblem: problemOf((code) => code === 'OUTSIDE_ZONES' || code === 'ADDRESS_NEEDED'),
    /** Whether the problem goes away once the address, or its pin, says more. */
    isAddressIncomplete: problemOf((code) => code === 'ADDRESS_NEEDED') !== undefined,
    /** What the address lacks, if it is one thing. */
    needs: quote?.problems.find(({ code }) => code === 'ADDRESS_NEEDED')?.needs ?? undefined,
    minimumProblem: problemOf((code) => code === 'BELOW_MINIMUM'),
  };
}
