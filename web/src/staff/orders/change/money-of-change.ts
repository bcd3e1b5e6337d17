import { formatRupees } from '../../../shared/lib/format';
import { wholePaise } from '../../../shared/lib/whole-paise';
import { say } from '../../texts/texts';
import type { ChangeQuote } from './use-change-quote';

/** What a change does with the money, in rupees. */
export interface MoneyOfChange {
  readonly more: number;
  /** That the customer has not paid yet, and need not any more. */
  readonly less: number;
  /** Sent back online. */
  readonly refund: number;
  /** Staff give it back. */
  readonly takingsRefund: number;
  /** Goes back in either way. */
  readonly back: number;
}

type Quoted = Pick<ChangeQuote, 'total' | 'totalBefore' | 'refund' | 'takingsRefund'>;

export function moneyOfChange({ total, totalBefore, refund, takingsRefund }: Quoted): MoneyOfChange {
  const back = wholePaise(refund + takingsRefund);
  const cheaper = wholePaise(totalBefore - total);
  return {
    more: Math.max(0, -cheaper),
    less: Math.max(0, wholePaise(cheaper - back)),
    refund,
    takingsRefund,
    back,
  };
}

/** `Change order · refund ₹80`: the button names the money. */
export function changeLabel({ more, less, refund, takingsRefund, back }: MoneyOfChange): string {
  // In two ways, which the summary names.
  if (refund > 0 && takingsRefund > 0) return say('changeOrder.saveBack', { amount: formatRupees(back) });
  if (refund > 0) return say('changeOrder.saveRefund', { amount: formatRupees(refund) });
  if (takingsRefund > 0) return say('changeOrder.saveTakingsRefund', { amount: formatRupees(takingsRefund) });
  if (more > 0) return say('changeOrder.saveMore', { amount: formatRupees(more) });
  if (less > 0) return say('changeOrder.saveLess', { amount: formatRupees(less) });
  return say('changeOrder.save');
}
