import { coordinatesOf } from '../../platform/coordinates.js';
import { orderName } from '../restaurant/order-name.js';
import type { OrderStatus } from '../orders/order-status.js';
import { firstNameOf } from '../orders/orders.policy.js';
import type { AssignedOrder } from './riders.queries.js';

/** What a rider may know of an order: no e-mail address, total and payments. */
export interface Delivery {
  readonly id: string;
  /** Of the order: `#47`. */
  readonly name: string;
  readonly version: number;
  readonly status: OrderStatus;
  readonly statusSince: Date;
  /** Whether it was cancelled on its way. */
  readonly isToBringBack: boolean;
  readonly customerName: string | null;
  readonly address: string;
  readonly coordinates: { readonly lat: number; readonly lng: number } | null;
  readonly note: string | null;
  /** In E.164. */
  readonly phone: string | null;
  readonly items: string[];
  readonly duePaise: number;
  readonly placedAt: Date;
  readonly slotAt: Date | null;
  readonly promisedFrom: Date | null;
  readonly promisedUntil: Date | null;
}

interface Known {
  readonly customerName: string | null;
  readonly duePaise: number;
}

export function deliveryOf(order: AssignedOrder, { customerName, duePaise }: Known): Delivery {
  const { id, version, status, statusSince, isToBringBack, address, deliveryNote, phone, bill } = order;
  const { slotAt, promisedFrom, promisedUntil } = order;
  return {
    id,
    name: orderName(order),
    version,
    status,
    statusSince,
    isToBringBack,
    customerName: customerName && firstNameOf(customerName),
    address,
    coordinates: coordinatesOf(order),
    note: deliveryNote,
    phone: status === 'Out for Delivery' ? phone : null,
    items: bill.lines.map(({ quantity, name }) => `${quantity} × ${name}`),
    duePaise,
    placedAt: order.createdAt,
    slotAt,
    promisedFrom,
    promisedUntil,
  };
}
