import type { OrderFilter, OrderStatus } from '../../../gql/graphql';
import { isDay } from '../../../shared/lib/day';
import { dayOf } from '../../../shared/lib/format';
import { isOpen, ORDER_STATUSES } from '../../orders/order-status';

/** In place of one status: all orders that are neither delivered nor cancelled. */
export const open = 'OPEN';

/** What can be chosen in place of all orders. */
export const statusChoices = [open, ...ORDER_STATUSES] as const;

/** What the admin wants to see of all orders. */
export interface WantedOrders {
  readonly status?: OrderStatus | typeof open | undefined;
  /** A day in the restaurant's time zone, `2026-11-21`. */
  readonly day?: string | undefined;
  /** As typed, blanks at its ends included: the box is filled from it. */
  readonly search: string;
  readonly isOldestFirst: boolean;
}

/** Reads it from the address. What makes no sense there is left out. */
export function readWanted(params: URLSearchParams): WantedOrders {
  const day = params.get('day') ?? '';
  return {
    status: statusChoices.find((status) => status === params.get('status')),
    day: isDay(day) ? day : undefined,
    search: (params.get('search') ?? '').slice(0, mostSearchLength),
    isOldestFirst: params.get('sort') === oldestFirst,
  };
}

const oldestFirst = 'oldest';

/** The server takes no longer search. */
export const mostSearchLength = 100;

export function writeWanted({ status, day, search, isOldestFirst }: WantedOrders): URLSearchParams {
  const params = new URLSearchParams();
  if (status) params.set('status', status);
  if (day) params.set('day', day);
  if (search) params.set('search', search);
  if (isOldestFirst) params.set('sort', oldestFirst);
  return params;
}

/** As the server wants it; undefined when all orders are wanted. */
export function toFilter({ status, day, search }: WantedOrders): OrderFilter | undefined {
  const text = search.trim();
  if (!status && !day && !text) return undefined;
  return {
    ...(status && (status === open ? { openOnly: true } : { status })),
    ...(day && { day }),
    ...(text && { search: text }),
  };
}

interface Filtered {
  readonly id: string;
  readonly status: OrderStatus;
  readonly placedAt: string;
  readonly user?: { readonly name: string; readonly email: string } | null;
}

/** The server's rule, for orders that come by a live message or change while they are listed. */
export function matchesFilter(order: Filtered, filter: OrderFilter | undefined): boolean {
  if (filter?.status && order.status !== filter.status) return false;
  if (filter?.openOnly && !isOpen(order.status)) return false;
  if (filter?.day && dayOf(order.placedAt) !== filter.day) return false;
  const text = filter?.search?.toLowerCase();
  if (!text) return true;
  return [order.id, order.user?.name, order.user?.email].some((value) => value?.toLowerCase().includes(text));
}
