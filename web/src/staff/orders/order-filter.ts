import type { OrderFilter, OrderStatus, OrderWay } from '../../gql/graphql';
import { isDay } from '../../shared/lib/day';
import { ORDER_STATUSES } from '../../domain/orders/order-status';
import { orderWays } from '../../domain/orders/order-ways';

/** Instead of a status: all orders that are neither delivered nor cancelled. */
export const openChoice = 'OPEN';

/** Choices besides all orders. */
export const statusChoices = [openChoice, ...ORDER_STATUSES] as const;

/** What staff filter the list by. */
export interface OrderChoices {
  readonly status?: OrderStatus | typeof openChoice | undefined;
  readonly way?: OrderWay | undefined;
  /** A day in the restaurant's time zone, `2026-11-21`. */
  readonly day?: string | undefined;
  /** As typed, with blanks at its ends: the input shows it. */
  readonly search: string;
}

/** Reads it from the address. Invalid values are ignored. */
export function readChoices(params: URLSearchParams): OrderChoices {
  const day = params.get('day') ?? '';
  return {
    status: statusChoices.find((status) => status === params.get('status')),
    way: orderWays.find((way) => way === params.get('way')),
    day: isDay(day) ? day : undefined,
    search: (params.get('search') ?? '').slice(0, maxSearchLength),
  };
}

/** The server's maximum length of a search. */
export const maxSearchLength = 100;

export function writeChoices({ status, way, day, search }: OrderChoices): URLSearchParams {
  const params = new URLSearchParams();
  if (status) params.set('status', status);
  if (way) params.set('way', way);
  if (day) params.set('day', day);
  if (search) params.set('search', search);
  return params;
}

/** For the server; undefined for all orders. */
export function toFilter({ status, way, day, search }: OrderChoices): OrderFilter | undefined {
  const text = search.trim();
  if (!status && !way && !day && !text) return undefined;
  return {
    ...(status && (status === openChoice ? { openOnly: true } : { status })),
    ...(way && { way }),
    ...(day && { day }),
    ...(text && { search: text }),
  };
}
