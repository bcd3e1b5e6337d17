import type { OrderFilter, OrderStatus } from '../../gql/graphql';
import { isDay } from '../../shared/lib/day';
import { ORDER_STATUSES } from '../../domain/orders/order-status';

/** Instead of a status: all orders that are neither delivered nor cancelled. */
export const openChoice = 'OPEN';

/** Choices besides all orders. */
export const statusChoices = [openChoice, ...ORDER_STATUSES] as const;

/** The admin's filter and order of the list. */
export interface OrderChoices {
  readonly status?: OrderStatus | typeof openChoice | undefined;
  /** A day in the restaurant's time zone, `2026-11-21`. */
  readonly day?: string | undefined;
  /** As typed, with blanks at its ends: the input shows it. */
  readonly search: string;
  readonly isOldestFirst: boolean;
}

/** Reads it from the address. Invalid values are ignored. */
export function readChoices(params: URLSearchParams): OrderChoices {
  const day = params.get('day') ?? '';
  return {
    status: statusChoices.find((status) => status === params.get('status')),
    day: isDay(day) ? day : undefined,
    search: (params.get('search') ?? '').slice(0, maxSearchLength),
    isOldestFirst: params.get('sort') === oldestFirst,
  };
}

const oldestFirst = 'oldest';

/** The server's maximum length of a search. */
export const maxSearchLength = 100;

export function writeChoices({ status, day, search, isOldestFirst }: OrderChoices): URLSearchParams {
  const params = new URLSearchParams();
  if (status) params.set('status', status);
  if (day) params.set('day', day);
  if (search) params.set('search', search);
  if (isOldestFirst) params.set('sort', oldestFirst);
  return params;
}

/** For the server; undefined for all orders. */
export function toFilter({ status, day, search }: OrderChoices): OrderFilter | undefined {
  const text = search.trim();
  if (!status && !day && !text) return undefined;
  return {
    ...(status && (status === openChoice ? { openOnly: true } : { status })),
    ...(day && { day }),
    ...(text && { search: text }),
  };
}
