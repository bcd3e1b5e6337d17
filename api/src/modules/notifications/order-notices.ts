import type { Permission } from '../auth/permissions.js';
import type { BillBookService } from '../bill-book/bill-book.service.js';
import type { RefundsService } from '../payments/refunds.service.js';
import { cancelReasonOf, isCancelledByCustomer } from '../orders/cancel-reason.js';
import { isAccepted } from '../orders/kitchen-stage.js';
import { orderName } from '../restaurant/order-name.js';
import { isOpen, type OrderStatus } from '../orders/order-status.js';
import type { Order } from '../orders/order.entity.js';
import {
  orderAccepted,
  orderContentChanged,
  orderDue,
  orderPaymentKept,
  orderPlaced,
  orderPromiseChanged,
  orderStatusChanged,
  orderUnaccepted,
} from '../orders/orders.events.js';
import type { OrdersService } from '../orders/orders.service.js';
import { promiseReasonOf } from '../orders/promise-reason.js';
import type { PaymentListsService } from '../payments/payment-lists.service.js';
import type { PaymentDecision } from '../payments/payment.entity.js';
import { momentInWords, timeAt } from '../restaurant/ordering.js';
import type { OrderWay } from '../restaurant/order-ways.js';
import type { RestaurantService } from '../restaurant/restaurant.service.js';
import type { Sentence } from '../../platform/sentences.js';
import { contentChangedText } from './content-notices.js';
import { formatRupees, rule, ruleForMany, type Notice, type NoticeRule } from './notice.js';
import { say } from './notifications.sentences.js';
import { factsOf, newOrderText, toCustomer, toStaff, withBill } from './order-facts.js';

interface Sources {
  readonly billBook: Pick<BillBookService, 'invoicesOf'>;
  readonly orders: OrdersService;
  readonly paymentLists: PaymentListsService;
  readonly refunds: RefundsService;
  readonly restaurant: RestaurantService;
}

/** Of orders, for customers and staff. */
export function orderRules({ billBook, orders, paymentLists, refunds, restaurant }: Sources): NoticeRule[] {
  /** Paise that are left of the payments of those orders about which staff have decided so. */
  const leftByDecision = async (decision: PaymentDecision, orderIds: readonly string[]) => {
    const found = orderIds.length > 0 ? await paymentLists.ofOrders(orderIds) : [];
    const payments = found.flatMap((payment) => (payment?.decision === decision ? payment : []));
    const left = await refunds.refundableOf(payments.map(({ id }) => id));
    return new Map(payments.map(({ orderId }, index) => [orderId, left[index] ?? 0]));
  };
  return [
    ruleForMany(orderPlaced, async (events) => {
      const found = await orders.byIds(events.map(({ orderId }) => orderId));
      const facts = await factsOf(restaurant);
      return found.map((order) => {
        if (!order) return [];
        const mail = { facts: facts(order) };
        return [
          ...toCustomer(order, {
            title: say.orderPlaced,
            body: placedText(order),
            link: `/track-order/${order.id}`,
            action: say.trackOrder,
            mail,
          }),
          ...toStaff(order, facts, {
            title: say.newOrder({ order: orderName(order), total: formatRupees(order.totalPaise) }),
            bodyOf: (known) =>
              order.slotAt
                ? say.newOrderLater({ when: momentInWords(order.slotAt, order.createdAt) })
                : newOrderText(known),
          }),
        ];
      });
    }),

    rule(orderAccepted, async ({ orderId, version }) => {
      const order = await orders.find(orderId);
      // It may have been begun, refused or cancelled meanwhile, which has its own event.
      if (order?.status !== 'Pending') return [];
      const facts = await factsOf(restaurant);
      return toCustomer(order, {
        title: say.accepted,
        body: acceptedText(order, new Date()),
        link: `/track-order/${orderId}`,
        action: say.trackOrder,
        mail: { facts: facts(order) },
        topic: { name: `order:${orderId}`, version },
      });
    }),

    rule(orderContentChanged, async ({ orderId, version }) => {
      const [[order] = []] = await orders.versionsOf([{ orderId, after: version - 1, upTo: version }]);
      const change = (await orders.historyOf([orderId]))[0]?.find((each) => each.version === version);
      const body = order && change && contentChangedText(order, change.data, new Date());
      if (!order || !body) return [];
      const facts = await factsOf(restaurant);
      return toCustomer(order, {
        title: say.orderChanged,
        body,
        link: `/track-order/${orderId}`,
        action: say.trackOrder,
        mail: { facts: facts(order) },
      });
    }),

    rule(orderDue, async ({ orderId }) => {
      const order = await orders.find(orderId);
      if (!order?.slotAt || !isOpen(order.status)) return [];
      return [
        {
          to: { permissions: ['UPDATE_ORDER_STATUS'] },
          title: say.orderDue({ order: orderName(order), total: formatRupees(order.totalPaise) }),
          body: say.orderDueBody({ when: momentInWords(order.slotAt, new Date()) }),
          link: '/admin/orders',
          action: say.seeOrders,
        },
      ];
    }),

    rule(orderPromiseChanged, async ({ orderId, version, promisedUntil }) => {
      const order = await orders.find(orderId);
      // A later change has its own event.
      if (!order || order.promisedUntil?.toISOString() !== promisedUntil || !isOpen(order.status)) return [];
      return toCustomer(order, {
        title: say.newTime,
        body: newTimeText(order, new Date()),
        link: `/track-order/${order.id}`,
        action: say.trackOrder,
        ...(version && { topic: { name: `order:${orderId}`, version } }),
      });
    }),

    ruleForMany(orderStatusChanged, async (events) => {
      const versions = await orders.versionsOf(
        events.map(({ orderId, version }) => ({ orderId, after: version - 1, upTo: version })),
      );
      const found = versions.map(([order]) => order ?? null);
      const facts = await factsOf(restaurant);
      const cancelled = found.flatMap((order) => (order?.status === 'Cancelled' ? order.id : []));
      const undecided = await leftByDecision('needed', cancelled);
      const handedOver = found.flatMap((order) => (order && isHandedOver(order) ? order : []));
      const invoices = await billBook.invoicesOf(handedOver);
      return found.map((order) => {
        if (!order) return [];
        const topic = { name: `order:${order.id}`, version: order.version };
        const mail = withBill(facts(order), order, invoices[handedOver.indexOf(order)]);
        const byCustomer = {
          title: say.cancelledByCustomer({ order: orderName(order), total: formatRupees(order.totalPaise) }),
          bodyOf: () => say.needNotPrepare,
          topic,
        };
        return [
          ...toCustomer(order, {
            ...statusText(order, undecided.get(order.id)),
            link: `/track-order/${order.id}`,
            action: say.trackOrder,
            mail,
            topic,
          }),
          ...(isCancelledByCustomer(order) ? toStaff(order, facts, byCustomer) : []),
        ];
      });
    }),

    rule(orderUnaccepted, async ({ orderId, version, audience }) => {
      const order = await orders.find(orderId);
      if (!order || isAccepted(order)) return [];
      if (audience === 'CUSTOMER')
        return toCustomer(order, {
          title: say.notAnswered,
          body: say.notAnsweredBody({ order: orderName(order) }),
          link: `/track-order/${order.id}`,
          action: say.trackOrder,
          topic: { name: `order:${orderId}`, version },
        });
      const facts = await factsOf(restaurant);
      return [
        {
          to: { permissions: ofOwners },
          title: say.unaccepted({ order: orderName(order), total: formatRupees(order.totalPaise) }),
          body: say.unacceptedBody({ when: momentInWords(order.createdAt, new Date()) }),
          link: '/admin/kitchen',
          action: say.seeKitchen,
          mail: { facts: facts(order) },
        },
      ];
    }),

    rule(orderPaymentKept, async ({ orderId, version }) => {
      const order = await orders.find(orderId);
      const left = (await leftByDecision('kept', [orderId])).get(orderId);
      if (!order || left === undefined) return [];
      return toCustomer(order, {
        title: say.paymentKept,
        body: say.paymentKeptBody({ amount: formatRupees(left) }),
        link: `/track-order/${order.id}`,
        action: say.trackOrder,
        topic: { name: `order:${orderId}`, version },
      });
    }),
  ];
}

const isHandedOver = ({ status }: Order): boolean => status === 'Out for Delivery' || status === 'Delivered';

/** Which owners alone have. */
const ofOwners: readonly Permission[] = ['UPDATE_ORDER_STATUS', 'VIEW_CONTACTS', 'EDIT_CONNECTIONS'];

const nameAndTotal = (order: Order) => ({
  order: orderName(order),
  total: formatRupees(order.totalPaise),
});

function placedText(order: Order): Sentence {
  const named = nameAndTotal(order);
  const when = order.slotAt && momentInWords(order.slotAt, order.createdAt);
  if (!isAccepted(order)) {
    const received = when ? say.orderPlacedLater({ ...named, when }) : say.orderReceived(named);
    return say.both({ first: received, second: say.messageOnceAccepted });
  }
  return when
    ? say.orderPlacedLater({ ...named, when })
    : withReason(say.orderPlacedBody(named), promiseReasonOf(order));
}

const acceptedText = (order: Order, now: Date): Sentence =>
  order.slotAt
    ? say.acceptedLater({ ...nameAndTotal(order), when: momentInWords(order.slotAt, now) })
    : say.acceptedBody(nameAndTotal(order));

/** @param leftPaise what staff have not decided about; a refund has a mail of its own */
function cancelledText(order: Order, leftPaise: number | undefined): Sentence {
  if (isCancelledByCustomer(order)) return say.cancelledByYou;
  const text =
    leftPaise === undefined ? say.cancelledBody : say.cancelledUndecided({ amount: formatRupees(leftPaise) });
  const reason = cancelReasonOf(order);
  return withReason(text, reason && say.cancelReason({ reason }));
}

interface StatusText {
  readonly title: Sentence;
  readonly body: Sentence | ((params: { readonly order: string }) => Sentence);
}

/** @param undecidedPaise of a cancelled order, as for `cancelledText` */
function statusText(order: Order, undecidedPaise: number | undefined): Pick<Notice, 'title' | 'body'> {
  const { status, way } = order;
  const text = textsByWay[way][status] ?? statusTexts[status];
  return status === 'Cancelled'
    ? { ...text, body: cancelledText(order, undecidedPaise) }
    : { ...text, body: typeof text.body === 'function' ? text.body({ order: orderName(order) }) : text.body };
}

const statusTexts: Record<OrderStatus, StatusText> = {
  Pending: {
    title: say.waiting,
    body: say.waitingBody,
  },
  Preparing: {
    title: say.preparing,
    body: say.preparingBody,
  },
  'Out for Delivery': {
    title: say.onItsWay,
    body: say.onItsWayBody,
  },
  Delivered: {
    title: say.delivered,
    body: say.enjoy,
  },
  Cancelled: {
    title: say.cancelled,
    body: say.cancelledBody,
  },
};

const pickupTexts: Partial<Record<OrderStatus, StatusText>> = {
  'Out for Delivery': {
    title: say.readyForPickup,
    body: say.readyForPickupBody,
  },
  Delivered: {
    title: say.pickedUp,
    body: say.enjoy,
  },
};

const tableTexts: Partial<Record<OrderStatus, StatusText>> = {
  'Out for Delivery': {
    title: say.ready,
    body: say.readyBody,
  },
  Delivered: {
    title: say.served,
    body: say.enjoy,
  },
};

/** Where they differ from those of a delivery. */
const textsByWay: Record<OrderWay, Partial<Record<OrderStatus, StatusText>>> = {
  DELIVERY: {},
  PICKUP: pickupTexts,
  TABLE: tableTexts,
};

const newTime = {
  DELIVERY: say.newTimeAtDoor,
  PICKUP: say.newTimeReady,
  TABLE: say.newTimeServed,
} satisfies Record<OrderWay, unknown>;

function newTimeText(order: Order, now: Date): Sentence | string {
  const { promisedFrom, promisedUntil, way } = order;
  const reason = promiseReasonOf(order) ?? '';
  return promisedFrom && promisedUntil
    ? newTime[way]({ when: momentInWords(promisedFrom, now), time: timeAt(promisedUntil), reason })
    : reason;
}

const withReason = (first: Sentence, second: Sentence | string | null) =>
  second === null ? first : say.both({ first, second });
