import { formatRupees } from '../../shared/lib/format';
import { readNumber } from '../../shared/lib/typed-number';
import { say } from '../texts/texts';
import type { ZoneFields } from './zones-draft';

type Fees = Pick<ZoneFields, 'fee' | 'feeSteps' | 'minimum' | 'freeFrom'>;

interface Step {
  readonly from: number;
  readonly fee: number;
}

/** The readable steps, ascending, with the fee below the first one. */
function stepsOf({ fee, feeSteps }: Fees): Step[] {
  const readable = [{ from: '0', fee }, ...feeSteps].flatMap((row) => {
    const [from, amount] = [readNumber('rupees', row.from), readNumber('rupees', row.fee)];
    return from === undefined || amount === undefined ? [] : [{ from, fee: amount }];
  });
  return readable.toSorted((one, other) => one.from - other.from);
}

const money = (rupees: number) => (rupees === 0 ? say('zones.free') : formatRupees(rupees));

/** `₹35, from ₹500 ₹20, from ₹800 free`; undefined while the fee is unknown. */
export function feesInWords(fees: Fees): string | undefined {
  const steps = stepsOf(fees);
  const freeFrom = readNumber('rupees', fees.freeFrom);
  if (steps[0]?.from !== 0) return undefined;
  const charged =
    freeFrom === undefined
      ? steps
      : [...steps.filter(({ from }) => from < freeFrom), { from: freeFrom, fee: 0 }];
  return charged
    .map(({ from, fee }) =>
      from === 0 ? money(fee) : say('zones.feeFrom', { from: formatRupees(from), fee: money(fee) }),
    )
    .join(', ');
}

/** Where a fee step contradicts the others, and what to do. The server takes it. */
export function stepAdvice(fees: Fees, index: number): string | undefined {
  const row = fees.feeSteps[index];
  const [from, fee] = [readNumber('rupees', row?.from ?? ''), readNumber('rupees', row?.fee ?? '')];
  if (from === undefined || fee === undefined) return undefined;
  const freeFrom = readNumber('rupees', fees.freeFrom);
  if (freeFrom !== undefined && from >= freeFrom)
    return say('zones.stepIsFree', { amount: formatRupees(freeFrom) });
  const before = stepsOf(fees).findLast((step) => step.from < from);
  return before !== undefined && fee > before.fee
    ? say('zones.stepIsDearer', { fee: formatRupees(before.fee) })
    : undefined;
}

/** Where the total from which the delivery is free contradicts the minimum. */
export function freeFromAdvice({ minimum, freeFrom }: Fees): string | undefined {
  const [least, free] = [readNumber('rupees', minimum), readNumber('rupees', freeFrom)];
  return least !== undefined && free !== undefined && free <= least
    ? say('zones.alwaysFree', { amount: formatRupees(least) })
    : undefined;
}
