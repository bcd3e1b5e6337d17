import { z } from 'zod';
import { defineEvent } from '../../platform/events.js';
import { id } from '../../platform/validation.js';

const orderVersion = z.object({ orderId: id, version: z.int().min(1) });
/** Earlier versions of Chowk stored these events without a version, which the change did not raise. */
const optionalVersion = orderVersion.partial({ version: true });

export const orderPlaced = defineEvent('order.placed', orderVersion);
/** The kitchen begins with an order for later. */
export const orderDue = defineEvent('order.due', optionalVersion);
/** Staff have promised another time. */
export const orderPromiseChanged = defineEvent(
  'order.promise-changed',
  optionalVersion.extend({ promisedUntil: z.iso.datetime() }),
);
/** Staff have marked an order as not taken, or removed the mark. */
export const orderNotTaken = defineEvent('order.not-taken', orderVersion);
/** Staff have decided that what is left of the payment of a cancelled order is not refunded. */
export const orderPaymentKept = defineEvent('order.payment-kept', orderVersion);
/** Money for a placed order was received, or a taking was undone. */
export const orderTakingsChanged = defineEvent('order.takings-changed', orderVersion);
/** Another person delivers an order, or nobody any more. */
export const orderRiderChanged = defineEvent(
  'order.rider-changed',
  orderVersion.extend({ riderId: id.nullable(), formerRiderId: id.nullable() }),
);
/** Nobody has accepted an order, of which its customer or the owners are to be notified. */
export const orderUnaccepted = defineEvent(
  'order.unaccepted',
  orderVersion.extend({ audience: z.enum(['OWNERS', 'CUSTOMER']) }),
);
/** An order is accepted with which the kitchen begins later. */
export const orderAccepted = defineEvent('order.accepted', orderVersion);
/** The lines, address or time of an order have changed. */
export const orderContentChanged = defineEvent('order.content-changed', orderVersion);
/** The bill of an order has got its number because somebody prints it. */
export const orderBillPrinted = defineEvent('order.bill-printed', orderVersion);
/** Staff have changed the firm to which an order is billed. */
export const orderBuyerChanged = defineEvent('order.buyer-changed', orderVersion);
/** The kitchen has changed an order whose status stays. */
export const orderKitchenChanged = defineEvent('order.kitchen-changed', orderVersion);
export const orderStatusChanged = defineEvent('order.status-changed', orderVersion);
