import { z } from 'zod';
import { isNearPaise, toPaise } from '../../platform/money.js';
import {
  coordinates,
  exactText,
  id,
  isBlank,
  issue,
  optional,
  pastDay,
  restPage,
  searchText,
  text,
} from '../../platform/validation.js';
import type { Buyer } from '../bill-book/buyer.js';
import type { OrderWay } from '../restaurant/order-ways.js';
import { isGstin, numberOf } from '../restaurant/registration-numbers.js';
import { say as sayRestaurant } from '../restaurant/restaurant.sentences.js';
import { paymentName } from '../payments/payments.input.js';
import {
  address,
  graphqlLine,
  lines,
  paymentMode,
  phone,
  pinCode,
  slot,
  table,
  way,
} from '../quote/quote.input.js';
import { longestPromiseMinutes } from '../quote/promised-times.js';
import { linesAboveMost, tooManyOfADish, type RequestedLine } from '../quote/quote-lines.js';
import { cancelReasons, type Cancellation } from './cancel-reason.js';
import { orderStatuses } from './order-status.js';
import { common } from '../../platform/common.sentences.js';
import { say } from './orders.sentences.js';

interface Delivered {
  readonly way?: OrderWay | undefined;
  readonly address?: string | undefined;
  readonly coordinates: PlaceOrder['coordinates'];
  readonly deliveryNote?: string | undefined;
}

/** Requires the address of a delivery, and drops that of other orders. */
export function deliveredTo<T extends Delivered>(order: T, context: z.RefinementCtx) {
  if (order.way && order.way !== 'DELIVERY')
    return { ...order, address: '', coordinates: null, deliveryNote: undefined };
  if (!order.address) context.addIssue(issue(['address'], say.addressMissing));
  return { ...order, address: order.address ?? '' };
}

/** Coordinates of the delivery address; null if not given. */
export const destination = coordinates.nullish().transform((value) => value ?? null);

/** For the rider; blank means none. */
export const deliveryNote = optional(text(say.riderNote, { min: 0, max: 200 })).transform(
  (value) => value || undefined,
);

/** The firm that an order is billed to; none if both fields are blank. */
export const buyer = optional(
  z
    .object(
      {
        name: text(say.firmName, { min: 0, max: 120 }),
        gstin: text(say.firmGstin, { min: 0, max: 40 }).transform(numberOf),
      },
      say.firmMissing,
    )
    .transform((firm, context): Buyer | undefined => {
      const { name, gstin } = firm;
      if (!name && !gstin) return undefined;
      if (!name) context.addIssue(issue(['name'], common.missing({ what: say.firmName })));
      if (!gstin) context.addIssue(issue(['gstin'], common.missing({ what: say.firmGstin })));
      else if (!isGstin(gstin)) context.addIssue(issue(['gstin'], sayRestaurant.gstin));
      return firm;
    }),
);

/** Total displayed to the customer, in rupees; compared with the total at menu prices, to half a paisa. */
export const totalPaise = optional(
  z
    .number(say.totalMissing)
    .min(0, say.totalNegative)
    .max(1e12, say.totalTooLarge)
    .refine(isNearPaise, say.totalDecimals)
    .transform(toPaise),
);

/** For conflicts. */
export const orderVersion = z
  .int()
  .min(1)
  .meta({ description: 'The version of the order that the caller saw.' });

/** @param quantityField name of a line's quantity in REST or GraphQL */
export const orderLines = <T extends z.ZodType<RequestedLine>>(line: T, quantityField: string) =>
  // The transform runs only if every line is valid.
  lines(line).transform((items, context) => {
    for (const index of linesAboveMost(items))
      context.addIssue(issue([index, quantityField], tooManyOfADish));
    return items;
  });

/** Parsed request to place an order. */
export interface PlaceOrder {
  readonly items: readonly RequestedLine[];
  readonly totalPaise: number | undefined;
  /** Undefined: delivery. */
  readonly way?: OrderWay | undefined;
  /** Empty unless it is delivered. */
  readonly address: string;
  readonly coordinates: { readonly lat: number; readonly lng: number } | null;
  readonly pinCode?: string | undefined;
  /** E.164. */
  readonly phone?: string | undefined;
  /** Undefined: as soon as possible. */
  readonly slot?: Date | undefined;
  /** Code of the table, for orders at a table. */
  readonly table?: string | undefined;
  /** For the rider. */
  readonly deliveryNote?: string | undefined;
  readonly buyer?: Buyer | undefined;
  readonly paymentMode: z.output<typeof paymentMode>;
  /** ONLINE only: selects the verified payment. Without either, any of the customer's payments of this amount. */
  readonly razorpayOrderId?: string | undefined;
  readonly receipt?: string | undefined;
}

/** The GraphQL scalar `Rupees` parses amounts to paise. */
export const placeOrderInput = z
  .object({
    items: orderLines(graphqlLine, 'quantity'),
    total: z.int().min(0, say.totalNegative).nullish(),
    way,
    address,
    coordinates: destination,
    pinCode,
    phone,
    deliveryNote,
    slot,
    table,
    buyer,
    paymentMode,
    razorpayOrderId: paymentName,
  })
  .transform(deliveredTo)
  .transform(({ total, ...order }): PlaceOrder => ({ ...order, totalPaise: total ?? undefined }));

/** As it was sent: it is the key of a line. */
export const line = exactText(say.theLine, say.lineMissing)
  .refine((value) => !isBlank(value), say.lineMissing)
  .max(8000, say.lineMissing);

const minutesMessage = say.minutesFromNow({ count: longestPromiseMinutes });

export const orderStatus = z.enum(orderStatuses, say.statusInvalid({ values: orderStatuses.join(', ') }));

export const knownCancelReason = z.enum(
  cancelReasons,
  say.reasonInvalid({ values: cancelReasons.join(', ') }),
);
export const cancelReason = optional(knownCancelReason);
/** Blank means none. */
export const cancelText = optional(text(common.reason, { min: 0, max: 200 })).transform(
  (value) => value || undefined,
);

/** Words without a reason are another reason. */
export function cancelled<T extends Pick<Cancellation, 'cancelReason' | 'cancelText'>>(
  change: T,
  context: z.RefinementCtx,
) {
  const { cancelReason: reason, cancelText: words } = change;
  if (reason === 'OTHER' && !words) context.addIssue(issue(['cancelText'], say.reasonMissing));
  return { ...change, cancelReason: reason ?? (words ? ('OTHER' as const) : undefined) };
}

export const statusOptions = z
  .object({
    refund: optional(z.boolean()),
    from: optional(orderStatus),
    cancelReason,
    cancelText,
    approval: optional(id),
  })
  .transform(cancelled);

export const promiseMinutes = z
  .int(minutesMessage)
  .min(5, minutesMessage)
  .max(longestPromiseMinutes, minutesMessage);

/** A time that staff promise instead. */
export const changedPromise = z.object({
  minutes: promiseMinutes,
  reason: text(common.reason, { max: 200 }),
});
export type ChangedPromise = z.output<typeof changedPromise>;

const filterShape = z.object({
  status: orderStatus.nullish().meta({ description: 'Only orders with this status.' }),
  way: way.nullish().meta({ description: 'Only orders whose food gets to the customer this way.' }),
  day: pastDay
    .nullish()
    .meta({ description: 'Only orders that were placed on this day at the restaurant: `2026-11-21`.' }),
  search: searchText
    .nullable()
    .meta({ description: 'Search text: part of an id, name, e-mail address or phone number.' }),
});

const graphqlFilterShape = filterShape.extend({
  openOnly: z.boolean().nullish(),
  ids: z.array(id).max(100, say.tooManyIds).nullish(),
});

const filterOf = (filter: Partial<z.output<typeof graphqlFilterShape>> | null | undefined) => ({
  status: filter?.status ?? undefined,
  openOnly: filter?.openOnly ?? undefined,
  way: filter?.way ?? undefined,
  day: filter?.day ?? undefined,
  ids: filter?.ids ?? undefined,
  search: filter?.search || undefined,
});

export const orderFilter = graphqlFilterShape.nullish().transform(filterOf);

/** REST queries have filter and page parameters side by side. */
export const filteredOrdersPage = filterShape
  .extend(restPage.shape)
  .transform(({ limit, before, ...filter }) => ({ page: { limit, before }, filter: filterOf(filter) }));
