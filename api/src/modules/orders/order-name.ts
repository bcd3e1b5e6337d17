import type { Order } from './order.entity.js';

/** What people call an order: its number on its day or, without a number, the end of its id. */
export const orderName = ({ id, number }: Pick<Order, 'id' | 'number'>): string =>
  `#${number ?? id.slice(-6)}`;
