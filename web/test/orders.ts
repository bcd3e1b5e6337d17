import { isOpen } from '../src/domain/orders/order-status';
import { dayOf } from '../src/shared/lib/time-zone';
import {
  anOrder,
  anOrderChange,
  aTaking,
  minutesFromNow,
  moneyOf,
  now,
  stageOf,
  type WholeOrder,
} from './factories';
import { changeQuote, fieldsAfter, takesAway } from './order-changes';
import type {
  OrderChange,
  OrderChangeInput,
  OrderChangeKind,
  OrderConnection,
  OrderFilter,
  QueryOrdersArgs,
  Taking,
} from './generated/schema';
import { refusal, type ShopServer } from './shop-server';

function matches(
  { id, user, way, status, placedAt }: WholeOrder,
  { search, openOnly, ids, ...filter }: OrderFilter,
) {
  if (ids && !ids.includes(id)) return false;
  if (filter.status && status !== filter.status) return false;
  if (openOnly && !isOpen(status)) return false;
  if (filter.way && way !== filter.way) return false;
  if (filter.day && dayOf(placedAt) !== filter.day) return false;
  return `${id} ${user?.name} ${user?.email}`.toLowerCase().includes(search?.toLowerCase() ?? '');
}

const undone = (taking: Taking): Taking =>
  taking.undoneAt ? taking : { ...taking, undoneAt: now.toISOString(), undoneBy: 'Leela Das' };

const withoutAssumed = (takings: Taking[]) => takings.map((each) => (each.isAssumed ? undone(each) : each));

const backIfCancelled = ({ status, payment, paid }: WholeOrder) =>
  payment?.left ?? (status === 'CANCELLED' ? 0 : paid);

const refundable = ({ payment }: WholeOrder) =>
  payment && payment.left > 0 ? { paymentId: payment.id, left: payment.left } : null;

/** Takings after a part of them went back, the newest first. */
function withoutExcess(takings: Taking[], excess: number): Taking[] {
  let left = excess;
  const rest: Taking[] = [];
  const changed = takings.toReversed().map((taking) => {
    if (taking.undoneAt || left === 0) return taking;
    const back = Math.min(left, taking.amount);
    left -= back;
    if (back < taking.amount)
      rest.push(aTaking({ ...taking, id: `${taking.id}-rest`, amount: taking.amount - back }));
    return undone(taking);
  });
  return [...changed.toReversed(), ...rest];
}

/** The orders of a shop, which customers and staff change while a screen shows them. */
export class OrderBook {
  /** Keys of changes of orders. */
  private readonly changesMade = new Set<string>();
  /** What recalling an order brings back, by order and by the act that it undoes. */
  private readonly recalled = new Map<string, Partial<WholeOrder>>();

  /** @param orders oldest first */
  constructor(
    readonly shop: ShopServer,
    private orders: WholeOrder[] = [],
  ) {
    shop.answer({
      orders: (args) => this.page(args),
      order: ({ id }) => this.find(id),
      laterOrders: ({ filter }) => this.later(filter ?? {}),
      pendingOrders: () => this.orders.filter(({ status }) => status === 'PENDING').length,
      updateOrderStatus: ({ id, status, refund, from, cancelReason, cancelText }) => {
        const { payment, takings, readyAt, ...before } = this.find(id);
        if (from && before.status !== from && before.status !== status)
          throw refusal('CONFLICT', 'The customer has cancelled this order.');
        const isReady = status !== 'PENDING' && status !== 'PREPARING';
        const resumed = { cancelReason: null, isCancelledByCustomer: false };
        if (status !== 'CANCELLED')
          return this.change(id, {
            status,
            ...resumed,
            readyAt: isReady ? (readyAt ?? now.toISOString()) : null,
          });
        const cancelled = {
          status,
          cancelReason: [cancelReason, cancelText].filter(Boolean).join(': ') || null,
        };
        if (refund && !payment)
          return this.change(id, { ...cancelled, takings: takings.map((each) => undone(each)) });
        if (!payment) return this.change(id, cancelled);
        const left = refund ? 0 : payment.left;
        return this.change(id, {
          ...cancelled,
          payment: { ...payment, left, decision: left > 0 ? 'NEEDED' : null },
        });
      },
      cancelOrder: ({ id }) => {
        const { status, payment, user } = this.find(id);
        if (status !== 'PENDING') throw refusal('CONFLICT', 'The kitchen has started on this order.');
        const refunded = payment && { ...payment, refunded: payment.amount, left: 0 };
        const cancelled = { status: 'CANCELLED', isCancelledByCustomer: true, payment: refunded } as const;
        return this.change(id, cancelled, 'STATUS', user?.name);
      },
      kitchen: () => ({
        orders: this.orders.filter(({ kitchenStage }) => kitchenStage),
        finished: this.orders.filter(({ kitchenStage }) => !kitchenStage).toReversed(),
      }),
      acceptOrder: ({ id, minutes }) => {
        const { status, isScheduled, isAccepted, ...order } = this.find(id);
        if (status === 'PREPARING' || (isScheduled && isAccepted)) return this.find(id);
        this.needs(status === 'PENDING', 'This order is finished or cancelled.');
        this.recalled.set(`${id} PREPARING`, { isAccepted, promisedUntil: order.promisedUntil ?? null });
        const promisedUntil = minutes ? { promisedUntil: minutesFromNow(minutes) } : {};
        const begun = isScheduled ? {} : ({ status: 'PREPARING' } as const);
        return this.change(id, { isAccepted: true, ...begun, ...promisedUntil }, 'ACCEPTED');
      },
      refuseOrder: ({ id, reason, text }) => {
        this.needs(this.find(id).status === 'PENDING', 'The kitchen has begun with this order.');
        const cancelReason = [reason, text].filter(Boolean).join(': ');
        return this.change(id, { status: 'CANCELLED', cancelReason }, 'REFUSED');
      },
      setLineDone: ({ orderId, line, isDone }) => {
        const { items, kitchenStage } = this.find(orderId);
        this.needs(kitchenStage, 'This order is finished or cancelled.');
        const marked = items.map((item) => (item.key === line ? { ...item, isDone } : item));
        return this.change(orderId, { items: marked }, 'LINE_DONE');
      },
      markOrderReady: ({ id, expectedVersion }) => {
        const { items, way, kitchenStage, version, changesToSee } = this.find(id);
        if (kitchenStage === 'READY') return this.find(id);
        const isSeen = !changesToSee?.length || !expectedVersion || expectedVersion === version;
        this.needs(isSeen, 'Somebody else has just changed this order.');
        this.needs(kitchenStage === 'PREPARING', 'This order is not in preparation.');
        const status = way === 'DELIVERY' ? 'PREPARING' : 'OUT_FOR_DELIVERY';
        this.recalled.set(`${id} READY`, { items });
        const done = items.map((item) => ({ ...item, isDone: true }));
        return this.change(id, { items: done, status, readyAt: now.toISOString() }, 'READY');
      },
      setOrderPacked: ({ id, bags }) => {
        this.needs(this.find(id).kitchenStage, 'This order is finished or cancelled.');
        return this.change(id, { bags: bags ?? null }, 'PACKED');
      },
      handOverOrder: ({ id }) => {
        const { way, kitchenStage } = this.find(id);
        this.needs(kitchenStage === 'READY', 'This order is not ready.');
        const status = way === 'DELIVERY' ? 'OUT_FOR_DELIVERY' : 'DELIVERED';
        return this.change(id, { status }, 'HANDED_OVER');
      },
      recallOrder: ({ id, version }) => {
        const { status, kitchenStage, ...order } = this.find(id);
        this.needs(order.version === version, 'Somebody else has just changed this order.');
        if (status === 'DELIVERED') return this.change(id, { status: 'OUT_FOR_DELIVERY' }, 'RECALLED');
        const before = this.recalled.get(`${id} ${kitchenStage}`);
        const back = (change: Partial<WholeOrder>) => this.change(id, { ...change, ...before }, 'RECALLED');
        if (kitchenStage === 'READY') return back({ status: 'PREPARING', readyAt: null });
        if (status === 'OUT_FOR_DELIVERY') return back({ status: 'PREPARING' });
        this.needs(status === 'PREPARING', 'This order is new or cancelled.');
        return back({ status: 'PENDING' });
      },
      quoteOrderChange: ({ id, input }) => changeQuote(shop, this.find(id), input),
      changeOrder: ({ id, input, expectedVersion, total, idempotencyKey }) => {
        const before = this.find(id);
        if (idempotencyKey && this.changesMade.has(idempotencyKey)) return before;
        this.needs(before.version === expectedVersion, 'Somebody else has just changed this order.');
        const changed = this.changeLines(id, input, total);
        if (idempotencyKey) this.changesMade.add(idempotencyKey);
        return changed;
      },
      confirmOrderChange: ({ id, expectedVersion }) => {
        const before = this.find(id);
        if (!before.changesToSee?.length) return before;
        this.needs(before.version === expectedVersion, 'Somebody else has just changed this order.');
        return this.change(id, { changesToSee: [] }, 'CHANGE_SEEN');
      },
      keepOrderPayment: ({ id }) => {
        const { payment } = this.find(id);
        return this.change(id, { payment: payment && { ...payment, decision: 'KEPT' } }, 'PAYMENT_KEPT');
      },
      assignRider: ({ orderId, riderId, version }) => {
        const before = this.find(orderId);
        if (before.version !== version)
          throw refusal('CONFLICT', 'Somebody else has just changed this order.');
        const { riders } = shop.answers;
        const rider = (Array.isArray(riders) && riders.find(({ id }) => id === riderId)) || null;
        return this.change(orderId, { rider }, 'RIDER');
      },
      setOrderBuyer: ({ id, buyer, expectedVersion }) => {
        this.needs(
          this.find(id).version === expectedVersion,
          'Somebody else has just changed this order. Look at it again.',
        );
        return this.change(id, { buyer: buyer?.name || buyer?.gstin ? { ...buyer } : null }, 'BUYER');
      },
      setOrderNotTaken: ({ id, isNotTaken }) => this.change(id, { isNotTaken }, 'NOT_TAKEN'),
      enterTaking: ({ orderId, input: { method, amount, place } }) => {
        const order = this.find(orderId);
        const isBeside = amount <= order.due;
        const before = isBeside ? order.takings : withoutAssumed(order.takings);
        const { due } = moneyOf(order, before);
        const received = { amount: Math.min(amount, due), change: Math.max(0, amount - due) };
        const taking = aTaking({ method, place: place ?? 'DOOR', ...received });
        const left = due - received.amount;
        const rest = !isBeside && left > 0 ? [aTaking({ amount: left, isAssumed: true })] : [];
        const takings = [...before, taking, ...rest];
        return this.change(orderId, { takings }, 'TAKING', taking.by ?? '', taking);
      },
      undoTaking: ({ orderId, id }) => {
        const order = this.find(orderId);
        const takings = order.takings.map((each) => (each.id === id ? undone(each) : each));
        const taking = takings.find((each) => each.id === id);
        return this.change(orderId, { takings }, 'TAKING_UNDONE', 'Leela Das', taking);
      },
      refundTakings: ({ orderId, amount }) => {
        const { takings, takingsExcess } = this.find(orderId);
        this.needs(amount === takingsExcess, 'Another amount has to go back now.');
        return this.change(orderId, { takings: withoutExcess(takings, amount) }, 'TAKING_UNDONE');
      },
    });
  }

  /** Places an order, and announces it. */
  place(order: Partial<WholeOrder> = {}): WholeOrder {
    // Each later than the one before.
    const placed = anOrder({ placedAt: minutesFromNow(this.orders.length / 100 - 5), ...order });
    this.orders = [...this.orders, placed];
    this.shop.publish('orderFeed', { kind: 'PLACED', order: placed });
    this.shop.publish('myOrdersUpdated', placed);
    return placed;
  }

  /** Changes an order, and announces it. */
  change(
    id: string,
    change: Partial<WholeOrder>,
    kind: OrderChangeKind = 'STATUS',
    by = 'Leela Das',
    taking?: Taking,
    more: Partial<OrderChange> = {},
  ): WholeOrder {
    const before = this.find(id);
    const version = before.version + 1;
    const { status = before.status } = change;
    const entry = { at: now.toISOString(), by };
    const step = { from: before.status, to: status, ...entry };
    const isMoved = status !== before.status;
    const history = isMoved ? [...before.history, step] : before.history;
    const { isNotTaken, rider } = change;
    const { method, amount } = taking ?? {};
    const what = { isNotTaken, rider: rider?.name ?? null, method, amount, ...(isMoved && step), ...more };
    const changes = [...before.changes, anOrderChange({ kind, version, ...entry, ...what })];
    const changed = { ...before, history, changes, version, ...change };
    const { way, readyAt } = changed;
    const isAccepted = changed.isAccepted || !['PENDING', 'CANCELLED'].includes(status);
    const waitsSince = isAccepted || status === 'CANCELLED' ? null : changed.waitsSince;
    const after = { ...changed, isAccepted, waitsSince, kitchenStage: stageOf(status, way, readyAt) };
    const isDelivered = after.status === 'DELIVERED' && !after.isNotTaken;
    const counted = moneyOf(after, isDelivered ? after.takings : withoutAssumed(after.takings));
    const isPaidNow = isMoved && isDelivered && counted.due > 0;
    const assumed = isPaidNow ? [aTaking({ amount: counted.due, isAssumed: true, by })] : [];
    const order = { ...after, ...moneyOf(after, [...counted.takings, ...assumed]) };
    this.orders = this.orders.map((each) => (each.id === id ? order : each));
    if (change.payment) this.shop.answer({ paymentUpdated: change.payment });
    this.shop.publish('orderFeed', { kind: 'CHANGED', order });
    this.shop.publish('orderUpdated', order);
    this.shop.publish('myOrdersUpdated', order);
    return order;
  }

  /** Staff change what was ordered. @param total what they saw */
  changeLines(id: string, input: OrderChangeInput, total?: number): WholeOrder {
    const before = this.find(id);
    const quote = changeQuote(this.shop, before, input);
    this.needs(isOpen(before.status), 'This order is finished or cancelled.');
    if (takesAway(before, input) && !input.removalReason) {
      const message = 'Please choose a reason.';
      throw refusal('BAD_USER_INPUT', message, [{ field: 'removalReason', message }]);
    }
    if (total !== undefined && total !== quote.total)
      throw refusal('TOTAL_MISMATCH', 'The total has changed.');
    const reason = [input.removalReason, input.removalText].filter(Boolean).join(': ') || null;
    const { changes: lines, totalBefore, total: totalAfter } = quote;
    const entry = { reason, lines, totalBefore, totalAfter };
    return this.change(id, fieldsAfter(this.shop, before, input), 'CHANGED', 'Leela Das', undefined, entry);
  }

  /** Refuses what an order's state does not allow. */
  private needs(isAllowed: unknown, message: string): void {
    if (!isAllowed) throw refusal('CONFLICT', message);
  }

  find(id: string): WholeOrder {
    const order = this.orders.find((each) => each.id === id);
    if (!order) throw refusal('NOT_FOUND', 'Order not found');
    return order;
  }

  /** Newest first. */
  matching(filter: OrderFilter): WholeOrder[] {
    return this.orders.toReversed().filter((order) => matches(order, filter));
  }

  later(filter: OrderFilter): WholeOrder[] {
    return this.matching({ ...filter, openOnly: true }).filter(({ slotAt }) => slotAt);
  }

  page({ first, after, filter, sort }: QueryOrdersArgs): OrderConnection {
    const newest = this.matching(filter ?? {});
    const all = sort === 'OLDEST_FIRST' ? newest.toReversed() : newest;
    const start = after ? all.findIndex(({ id }) => id === after) + 1 : 0;
    const nodes = all
      .slice(start, start + (first ?? 20))
      .map((order) => ({ ...order, backIfCancelled: backIfCancelled(order), refundable: refundable(order) }));
    const hasNextPage = start + nodes.length < all.length;
    return { nodes, pageInfo: { hasNextPage, endCursor: nodes.at(-1)?.id ?? null } };
  }
}
