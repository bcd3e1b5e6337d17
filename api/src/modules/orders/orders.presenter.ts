import { z } from 'zod';
import { instant } from '../../platform/answers.js';
import { coordinatesOf } from '../../platform/coordinates.js';
import { id } from '../../platform/validation.js';
import { fieldAccess } from '../../graphql/generated/field-access.js';
import { mayRead } from '../auth/auth.policy.js';
import type { User } from '../auth/user.entity.js';
import type { Viewer } from '../auth/viewer.js';
import type { Invoice } from '../bill-book/bill-book.queries.js';
import { orderProblemReasons } from '../contact/order-problem-reasons.js';
import type { OrderProblem } from '../contact/order-problem.js';
import { paymentModes, paymentStatuses } from '../payments/payment-mode.js';
import { billAnswer, presentBill } from '../quote/quote.presenter.js';
import { orderWays } from '../restaurant/order-ways.js';
import { cancelReasonOf, isCancelledByCustomer } from './cancel-reason.js';
import { isAccepted, kitchenStageOf, kitchenStages } from './kitchen-stage.js';
import { orderStatuses, statusLabel } from './order-status.js';
import type { Order } from './order.entity.js';
import { inWords } from '../../platform/sentences.js';
import { riderFirstName } from './orders.policy.js';
import { promiseReasonOf } from './promise-reason.js';

export const orderProblemAnswer = z.object({
  reason: z.enum(orderProblemReasons),
  dishes: z.array(z.string()).meta({ description: 'The affected order lines, such as `2 × Biryani`.' }),
  text: z.string(),
  sentAt: instant,
  answeredAt: instant
    .nullable()
    .meta({ description: 'When the problem was answered; null while it is open.' }),
  reply: z.string().nullable(),
});

export const orderAnswer = z
  .object({
    _id: id,
    number: z.int().nullable().meta({
      description:
        'Number of the order on its day, from 1; null for orders from before orders were numbered.',
    }),
    day: z.string().nullable().meta({
      description:
        'The day of the restaurant for which the order is, such as `2026-11-29`; null as `number` is.',
    }),
    userId: z
      .union([id, z.object({ _id: id, name: z.string(), email: z.string() })])
      .nullable()
      .meta({
        description:
          'The user who placed the order; for staff with name and e-mail. Null if the account was deleted.',
      }),
    ...billAnswer,
    invoice: z
      .object({
        number: z
          .string()
          .meta({ description: 'Unique among all bills of the restaurant: `C/26-27/000123`.' }),
        issuedAt: instant,
        isCancelled: z
          .boolean()
          .meta({ description: 'Whether the order was cancelled after it or not taken.' }),
      })
      .nullable()
      .meta({
        description:
          'The invoice, from the hand-over on, or from a payment at the counter before; null until then, and if the restaurant was not registered for GST.',
      }),
    deliveryZone: z
      .string()
      .nullable()
      .meta({ description: 'Name of the delivery zone at placement; null if there were none.' }),
    way: z.enum(orderWays),
    address: z
      .string()
      .nullable()
      .meta({ description: 'Delivery address; empty unless the order is delivered.' }),
    location: z.string(),
    isNotTaken: z.boolean().meta({ description: 'Whether the order is marked as taken by nobody.' }),
    tableName: z
      .string()
      .nullable()
      .meta({ description: 'Name of the table at placement; null unless it is an order at a table.' }),
    isFirstAtTable: z
      .boolean()
      .meta({ description: 'Whether it was the first order at its table on that day.' }),
    slotAt: instant
      .nullable()
      .meta({ description: 'Start of the 15-minute slot; null for as soon as possible.' }),
    promisedFrom: instant.nullable().meta({
      description: 'Start of the promised period, which ends at `promisedUntil`; null without a promise.',
    }),
    promisedUntil: instant.nullable(),
    promiseReason: z.string().nullable().meta({ description: 'Why the promised time was changed.' }),
    cancelReason: z.string().nullable().meta({
      description: 'Why staff cancelled the order, for the customer; null without a reason.',
    }),
    isCancelledByCustomer: z
      .boolean()
      .meta({ description: 'Whether the customer cancelled the order in the shop.' }),
    phone: z
      .string()
      .nullable()
      .meta({ description: 'Phone number of the customer in E.164: `+919876543210`.' }),
    deliveryNote: z.string().nullable().meta({ description: 'Note for the rider.' }),
    buyer: z
      .object({ name: z.string(), gstin: z.string() })
      .nullable()
      .meta({ description: 'The firm to which the order is billed; null for none.' }),
    rider: z
      .object({ _id: id, name: z.string() })
      .nullable()
      .meta({ description: 'Who delivers the order, for staff; null for nobody yet.' }),
    riderFirstName: z
      .string()
      .nullable()
      .meta({ description: 'While the order is on its way; null before and after.' }),
    paymentMode: z.enum(paymentModes),
    paymentStatus: z.enum(paymentStatuses),
    status: z.enum(orderStatuses),
    statusLabel: z
      .string()
      .meta({ description: 'The status in words, which depend on the order way: `Ready for Pickup`.' }),
    coordinates: z.object({ lat: z.number(), lng: z.number() }).nullable(),
    problem: orderProblemAnswer.nullable().meta({
      description: 'The last problem that the customer reported. Null in the response to placing the order.',
    }),
    isAccepted: z.boolean().meta({
      description:
        'Whether the restaurant has accepted the order. Always, if it accepts orders automatically.',
    }),
    waitsSince: instant.nullable().meta({
      description:
        'For staff: when an unaccepted order began to wait, at its placement or at the next opening if orders were closed then; null once it is accepted or cancelled, and in the response to placing the order.',
    }),
    kitchenStage: z.enum(kitchenStages).nullable().meta({
      description: 'The stage in the kitchen; null for an order that is delivered or cancelled.',
    }),
    readyAt: instant.nullable().meta({
      description:
        'When the kitchen marked the order as ready; null before, and for one that never was marked.',
    }),
    bags: z.int().nullable().meta({
      description: 'For staff, the number of bags into which the order is packed; null if it is not packed.',
    }),
    version: z.int().meta({ description: '1 at placement; incremented with every change.' }),
    createdAt: instant,
  })
  .meta({ id: 'Order' });

/** Status and promised time of an order, without personal data. */
export const orderStateAnswer = orderAnswer.pick({
  way: true,
  status: true,
  statusLabel: true,
  slotAt: true,
  promisedFrom: true,
  promisedUntil: true,
});

export function presentProblem(problem: OrderProblem): z.output<typeof orderProblemAnswer> {
  return {
    reason: problem.reason,
    dishes: problem.dishes,
    text: problem.message,
    sentAt: problem.createdAt.toISOString(),
    answeredAt: problem.answeredAt?.toISOString() ?? null,
    reply: problem.reply,
  };
}

export function presentOrderState(order: Order): z.output<typeof orderStateAnswer> {
  return {
    way: order.way,
    status: order.status,
    statusLabel: statusLabel(order.status, order.way),
    slotAt: order.slotAt?.toISOString() ?? null,
    promisedFrom: order.promisedFrom?.toISOString() ?? null,
    promisedUntil: order.promisedUntil?.toISOString() ?? null,
  };
}

/** What is known of an order beside its row. */
interface Known {
  readonly problem: OrderProblem | null;
  readonly rider: User | null;
  readonly invoice: Invoice | null;
  readonly waitsSince: Date | null;
  /** Replaces the user id; it is passed for staff. */
  readonly customer?: User | null;
}

/** REST representation of an order for a viewer. */
export function presentOrder(
  viewer: Viewer | null,
  order: Order,
  { problem, rider, invoice, waitsSince, customer }: Known,
): z.output<typeof orderAnswer> {
  const shown = <T>(field: keyof typeof fieldAccess.Order, value: T) =>
    mayRead(viewer, order, fieldAccess.Order[field]) ? value : null;
  const reason = promiseReasonOf(order);
  const whyCancelled = order.status === 'Cancelled' ? cancelReasonOf(order) : null;
  return {
    _id: order.id,
    number: order.number,
    day: order.day,
    userId: shown(
      'user',
      customer === undefined
        ? order.userId
        : customer && { _id: customer.id, name: customer.name, email: customer.email ?? '' },
    ),
    ...presentBill(order.bill),
    invoice: invoice && { ...invoice, issuedAt: invoice.issuedAt.toISOString() },
    deliveryZone: order.deliveryZone,
    ...presentOrderState(order),
    address: shown('address', order.address),
    location: order.location,
    isNotTaken: order.isNotTaken,
    tableName: order.tableName,
    isFirstAtTable: order.isFirstAtTable,
    promiseReason: reason && inWords(reason),
    cancelReason: whyCancelled && inWords(whyCancelled),
    isCancelledByCustomer: isCancelledByCustomer(order),
    phone: shown('phone', order.phone),
    deliveryNote: shown('deliveryNote', order.deliveryNote),
    buyer: shown('buyer', order.buyer),
    rider: shown('rider', rider && { _id: rider.id, name: rider.name }),
    riderFirstName: riderFirstName(order, rider),
    paymentMode: order.paymentMode,
    paymentStatus: order.paymentStatus,
    coordinates: shown('coordinates', coordinatesOf(order)),
    problem: shown('problem', problem && presentProblem(problem)),
    isAccepted: isAccepted(order),
    waitsSince: shown('waitsSince', waitsSince?.toISOString() ?? null),
    kitchenStage: kitchenStageOf(order),
    readyAt: order.readyAt?.toISOString() ?? null,
    bags: shown('bags', order.bags),
    version: order.version,
    createdAt: order.createdAt.toISOString(),
  };
}
