import { aDish, anOrderItem, aQuote, aRefund, type SomeProblem, type WholeOrder } from './factories';
import type {
  ChangedLine,
  OrderChangeInput,
  OrderChangeQuote,
  OrderItem,
  OrderItemInput,
} from './generated/schema';
import { dishesOf, groupsOf } from './menu';
import type { ShopServer } from './shop-server';

/** A small model of how staff change an order. */

const totalOf = (items: readonly OrderItem[]) =>
  items.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0);

function addedItem(shop: ShopServer, { menuItemId, quantity, choices, note }: OrderItemInput): OrderItem {
  const dish = dishesOf(shop).find(({ id }) => id === menuItemId) ?? aDish({ name: '', price: 0 });
  const offered = groupsOf(shop).flatMap((group) =>
    group.choices.map((choice) => ({ ...choice, choiceId: choice.id, group: group.name })),
  );
  const chosen = [...new Set(choices)].flatMap((id) => {
    const choice = offered.find(({ choiceId }) => choiceId === id);
    const count = (choices ?? []).filter((each) => each === id).length;
    return choice
      ? [{ choiceId: id, group: choice.group, name: choice.name, price: choice.price, quantity: count }]
      : [];
  });
  const extra = chosen.reduce((sum, choice) => sum + choice.price * choice.quantity, 0);
  return anOrderItem({
    menuItemId,
    name: dish.name,
    unitPrice: dish.price + extra,
    quantity,
    choices: chosen,
    note: note ?? null,
  });
}

const difference = (
  { name, choices, note = null }: OrderItem,
  before: number,
  after: number,
): ChangedLine => ({ name, choices, note, before, after });

/** The order's lines after the change, and how they differ from before. */
function linesAfter(shop: ShopServer, order: WholeOrder, { lines, added }: OrderChangeInput) {
  const changes: ChangedLine[] = [];
  const kept = order.items.map((item): OrderItem => {
    const change = lines?.find(({ line }) => line === item.key);
    const quantity = change?.quantity ?? item.quantity;
    const note = change?.note == null ? (item.note ?? null) : change.note || null;
    if (quantity !== item.quantity || note !== (item.note ?? null))
      changes.push(difference({ ...item, note }, item.quantity, quantity));
    return { ...item, quantity, note };
  });
  const fresh = (added ?? []).map((item) => addedItem(shop, item));
  changes.push(...fresh.map((item) => difference(item, 0, item.quantity)));
  return { items: [...kept, ...fresh].filter(({ quantity }) => quantity > 0), changes };
}

function problemsOf(shop: ShopServer, { added }: OrderChangeInput): SomeProblem[] {
  return (added ?? []).flatMap(({ menuItemId }, line): SomeProblem[] => {
    const dish = dishesOf(shop).find(({ id }) => id === menuItemId);
    if (!dish) return [{ code: 'DISH_GONE', message: 'A dish is no longer on the menu.', line }];
    return dish.soldOut ? [{ code: 'SOLD_OUT', message: `${dish.name} is sold out.`, line }] : [];
  });
}

/** What a change would make of an order. */
export function changeQuote(shop: ShopServer, order: WholeOrder, input: OrderChangeInput): OrderChangeQuote {
  const { items, changes } = linesAfter(shop, order, input);
  const charged = order.charges.reduce((sum, { amount }) => sum + amount, 0);
  const total = totalOf(items) + charged;
  const online = order.paymentMode === 'ONLINE' ? (order.online ?? order.total) : 0;
  const tooMuch = Math.max(0, order.paid - total);
  const refund = Math.min(tooMuch, online);
  return {
    version: order.version,
    items,
    changes,
    charges: order.charges,
    taxes: order.taxes ?? null,
    totalBefore: order.total,
    total,
    due: Math.max(0, total - order.paid),
    refund,
    takingsRefund: tooMuch - refund,
    problems: aQuote({ problems: problemsOf(shop, input) }).problems,
  };
}

/** The fields of an order that a change replaces. */
export function fieldsAfter(
  shop: ShopServer,
  order: WholeOrder,
  input: OrderChangeInput,
): Partial<WholeOrder> {
  const { items, total, refund, changes } = changeQuote(shop, order, input);
  const { payment } = order;
  const online = order.paymentMode === 'ONLINE' && { online: (order.online ?? order.total) - refund };
  const hasBegun = order.kitchenStage !== 'NEW';
  return {
    items,
    total,
    ...online,
    ...(payment &&
      refund > 0 && {
        payment: {
          ...payment,
          left: payment.left - refund,
          version: payment.version + 1,
          refunds: [...payment.refunds, aRefund({ amount: refund, state: 'REQUESTED' })],
        },
      }),
    ...(hasBegun && { changesToSee: [...(order.changesToSee ?? []), ...changes] }),
    ...(input.address != null && { address: input.address }),
    ...(input.deliveryNote != null && { deliveryNote: input.deliveryNote || null }),
    ...(input.slot != null && { slotAt: input.slot }),
  };
}

/** Whether a line has fewer portions than before. */
export const takesAway = ({ items }: WholeOrder, { lines }: OrderChangeInput): boolean =>
  (lines ?? []).some(({ line, quantity }) => {
    const item = items.find(({ key }) => key === line);
    return item !== undefined && quantity != null && quantity < item.quantity;
  });
