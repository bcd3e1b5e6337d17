import type { Sentence } from '../../platform/sentences.js';
import type { ChangedData } from '../orders/order-change.entity.js';
import { orderName } from '../restaurant/order-name.js';
import type { Order } from '../orders/order.entity.js';
import { removalReasonOf } from '../orders/removal-reason.js';
import { momentInWords } from '../restaurant/ordering.js';
import { formatRupees } from './notice.js';
import { say } from './notifications.sentences.js';
import { lineLabel } from './order-facts.js';

/** What changed in an order, and what that means for the customer's money; null if only its rider has to know. */
export function contentChangedText(order: Order, data: ChangedData, now: Date): Sentence | null {
  const parts = [...dishParts(data), ...placeParts(order, data, now), ...moneyParts(order, data)];
  if (data.isNoted && parts.length === 0) return null;
  return say.orderChangedBody({ order: orderName(order), what: joined(parts) });
}

function dishParts({ lines = [], isNotReady, ...removal }: ChangedData): Sentence[] {
  const dishes = (countOf: (line: (typeof lines)[number]) => number) =>
    lines
      .filter((line) => countOf(line) > 0)
      .map((line) => lineLabel({ ...line, quantity: countOf(line) }))
      .join(', ');
  const removed = dishes(({ before, after }) => before - after);
  const added = dishes(({ before, after }) => after - before);
  const noted = dishes(({ before, after }) => (before === after ? after : 0));
  const reason = removed === '' ? null : removalReasonOf(removal);
  return [
    ...(removed === '' ? [] : [say.dishesRemoved({ dishes: removed })]),
    ...(reason === null ? [] : [say.changeReason({ reason })]),
    ...(added === '' ? [] : [say.dishesAdded({ dishes: added })]),
    ...(noted === '' ? [] : [say.dishNoted({ dishes: noted })]),
    ...(isNotReady ? [say.isNotReady] : []),
  ];
}

const placeParts = ({ address }: Order, { isMoved, slotAt }: ChangedData, now: Date): Sentence[] => [
  ...(isMoved ? [say.addressChanged({ address })] : []),
  ...(slotAt ? [say.slotChanged({ when: momentInWords(new Date(slotAt), now) })] : []),
];

function moneyParts({ paymentMode }: Order, data: ChangedData): Sentence[] {
  const {
    totalBeforePaise,
    totalAfterPaise = 0,
    refundPaise = 0,
    takingsRefundPaise = 0,
    duePaise = 0,
  } = data;
  const due = paymentMode === 'ONLINE' ? say.isDueOnline : say.isDue;
  const amounts = [
    [refundPaise, say.isRefunded],
    [takingsRefundPaise, say.isGivenBack],
    [duePaise, due],
  ] as const;
  return [
    ...(totalBeforePaise === totalAfterPaise ? [] : [say.newTotal({ total: formatRupees(totalAfterPaise) })]),
    ...amounts.flatMap(([paise, said]) => (paise > 0 ? [said({ amount: formatRupees(paise) })] : [])),
  ];
}

const joined = ([first, ...rest]: readonly Sentence[]): Sentence | string =>
  rest.reduce<Sentence | string>((text, second) => say.both({ first: text, second }), first ?? '');
