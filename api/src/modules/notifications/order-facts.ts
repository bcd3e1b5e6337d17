import type { Invoice } from '../bill-book/bill-book.queries.js';
import { orderName } from '../restaurant/order-name.js';
import type { Order } from '../orders/order.entity.js';
import { includedTaxOf, labelOf as chargeLabelOf, type Bill, type BillLine } from '../quote/bill.js';
import { momentInWords, timeAt } from '../restaurant/ordering.js';
import type { RestaurantService } from '../restaurant/restaurant.service.js';
import type { Sentence } from '../../platform/sentences.js';
import { formatRupees, type Fact, type Notice } from './notice.js';
import { say } from './notifications.sentences.js';

/** What a receiver may know of an order: its address is null for those who may not read it. */
type KnownOrder = Pick<Order, Exclude<keyof Order, 'address'>> & { readonly address: string | null };

interface StaffNotice extends Pick<Notice, 'title' | 'topic'> {
  readonly bodyOf: (order: KnownOrder) => Sentence;
}

/** An order may outlive its customer's account. */
export function toCustomer({ userId }: Order, notice: Omit<Notice, 'to'>): Notice[] {
  return userId ? [{ to: { userId }, ...notice }] : [];
}

/** For those who prepare an order, with its address for those who may read it. */
export function toStaff(
  order: Order,
  factsOfOrder: (known: KnownOrder) => Fact[],
  { bodyOf, ...notice }: StaffNotice,
): Notice[] {
  const about = (known: KnownOrder) => ({
    ...notice,
    body: bodyOf(known),
    link: '/admin/orders',
    action: say.seeOrders,
    mail: { facts: factsOfOrder(known) },
  });
  const { address: _, ...rest } = order;
  return [
    { to: { permissions: ['UPDATE_ORDER_STATUS', 'VIEW_CONTACTS'] }, ...about(order) },
    { to: { permissions: ['UPDATE_ORDER_STATUS'] }, ...about({ ...rest, address: null }) },
  ];
}

export function newOrderText({ way, address, tableName }: KnownOrder): Sentence {
  if (way === 'TABLE') return say.bringTo({ table: tableName ?? '' });
  if (way === 'PICKUP') return say.pickedUpBy;
  return address === null ? say.toBeDelivered : say.deliverTo({ address });
}

/** Content of the mails about orders. */
export async function factsOf(
  restaurant: Pick<RestaurantService, 'latest'>,
): Promise<(order: KnownOrder) => Fact[]> {
  const { name, address: ownAddress, pinCode } = await restaurant.latest();
  const placeOf = ({ way, address, tableName }: Pick<KnownOrder, 'way' | 'address' | 'tableName'>) => {
    if (tableName !== null) return [{ label: say.table, value: tableName }];
    if (way === 'PICKUP') return [{ label: say.pickUpAt, value: `${name}, ${ownAddress} ${pinCode}` }];
    return address === null ? [] : [{ label: say.address, value: address }];
  };
  return ({ bill, slotAt, createdAt, ...order }) => [
    ...bill.lines.map((line) => ({
      label: lineLabel(line),
      value: formatRupees(line.quantity * line.unitPricePaise),
    })),
    ...bill.charges.map((charge) => ({
      label: chargeLabelOf(charge),
      value: formatRupees(charge.amountPaise),
    })),
    { label: say.total, value: formatRupees(bill.totalPaise) },
    ...includedTaxes(bill),
    ...(slotAt && order.promiseReason === null
      ? [{ label: say.forMoment, value: momentInWords(slotAt, createdAt) }]
      : order.promisedFrom && order.promisedUntil
        ? [{ label: say.expected, value: periodOf(order.promisedFrom, order.promisedUntil, createdAt) }]
        : []),
    ...placeOf(order),
    { label: say.order, value: orderName(order) },
  ];
}

/** The content of a mail about an order that may have a bill with a number. Once it is delivered, the button leads there. */
export const withBill = (
  facts: readonly Fact[],
  { id, status }: Pick<Order, 'id' | 'status'>,
  invoice: Pick<Invoice, 'number'> | null | undefined,
): NonNullable<Notice['mail']> => ({
  facts: invoice ? [...facts, { label: say.bill, value: invoice.number }] : facts,
  ...(invoice && status === 'Delivered' && { action: { label: say.seeBill, route: `/orders/${id}/bill` } }),
});

/** CGST and SGST in the prices; those on top are charges. */
function includedTaxes(bill: Bill): Fact[] {
  const half = includedTaxOf(bill);
  if (half === 0) return [];
  const label = bill.taxes?.pricesInclude ? say.includes : say.packagedInclude;
  return [{ label, value: `CGST ${formatRupees(half)}, SGST ${formatRupees(half)}` }];
}

/** `today at 19:40 to 19:55` */
const periodOf = (from: Date, until: Date, now: Date) =>
  say.fromTo({ from: momentInWords(from, now), until: timeAt(until) });

/** `2 × Biryani (Full, 2 × Cheese; “no salt”)` */
export function lineLabel({
  name,
  quantity,
  choices,
  note,
}: Pick<BillLine, 'name' | 'quantity' | 'choices' | 'note'>): string {
  const chosen = choices.map((choice) =>
    choice.quantity === 1 ? choice.name : `${choice.quantity} × ${choice.name}`,
  );
  const details = [...(chosen.length > 0 ? [chosen.join(', ')] : []), ...(note ? [`“${note}”`] : [])];
  return `${quantity} × ${name}${details.length > 0 ? ` (${details.join('; ')})` : ''}`;
}
