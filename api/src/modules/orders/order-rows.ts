import type { PreparedStatement } from '../../platform/prepared.js';
import type { PricedLine } from '../quote/quote.js';
import type { OrderStatusChange } from './order-status-change.entity.js';
import type { Order } from './order.entity.js';

/** What an order's row holds, named as the entity `Order` names it. Totals stay far below 2^53. */
export const orderColumns = `
  orders.id, orders.user_id as "userId", orders.total_paise::float8 as "totalPaise", orders.address, orders.location,
  orders.lat, orders.lng, orders.payment_mode as "paymentMode", orders.payment_status as "paymentStatus", orders.status,
  orders.version, orders.created_at as "createdAt"`;

/** $1 ids of orders. */
export const ordersByIds: PreparedStatement = {
  name: 'orders-by-ids',
  text: `select ${orderColumns} from orders where id = any($1)`,
};

/** $1 ids of orders. Named as the entity `OrderStatusChange` names it. */
export const changesOf: PreparedStatement = {
  name: 'orders-changes',
  text: `
    select order_id as "orderId", version, from_status as "fromStatus", to_status as "toStatus", changed_by as "changedBy",
           changed_at as "changedAt"
    from order_status_changes where order_id = any($1) order by version`,
};

/** An order that was read together with its lines, in one go. */
export interface OrderWithLines extends Order {
  readonly lines: PricedLine[];
}

export const hasLines = (order: Order): order is OrderWithLines => 'lines' in order;

const withLines = `
  ${orderColumns},
  (select json_agg(json_build_object(
     'menuItemId', line.menu_item_id, 'name', line.name, 'category', line.category,
     'unitPricePaise', line.unit_price_paise, 'quantity', line.quantity) order by line.line)
   from order_items line where line.order_id = orders.id) as lines`;

/** As JSON, which knows no dates, writes it. */
type Written<T, Dates extends keyof T> = Omit<T, Dates> & { readonly [Name in Dates]: string };

export interface OrderWithHistory extends OrderWithLines {
  readonly changes: readonly Written<OrderStatusChange, 'changedAt'>[];
}

/** $1 ids of orders. */
export const ordersWithHistory: PreparedStatement = {
  name: 'orders-with-history',
  text: `
    select ${withLines},
      (select coalesce(json_agg(json_build_object(
         'orderId', change.order_id, 'version', change.version, 'fromStatus', change.from_status,
         'toStatus', change.to_status, 'changedBy', change.changed_by, 'changedAt', change.changed_at)
         order by change.version), '[]')
       from order_status_changes change where change.order_id = orders.id) as changes
    from orders where id = any($1)`,
};

/** Of one customer; null if there are none. All in one piece, which costs a fraction of so many rows. */
export interface NewestOrders {
  readonly orders: readonly Written<OrderWithLines, 'createdAt'>[] | null;
}

/** $1 customers, $2 of each how many; a row for each, in the same order. */
export const newestOfEach: PreparedStatement = {
  name: 'orders-newest-of-each',
  text: `
    select (
      select json_agg(newest order by newest."createdAt" desc, newest.id desc)
      from (
        select ${withLines} from orders where user_id = wanted.user_id
        order by created_at desc, id desc limit wanted.most
      ) as newest
    ) as orders
    from unnest($1::char(24)[], $2::integer[]) with ordinality as wanted (user_id, most, place)
    order by wanted.place`,
};

/** $1 customer, $2 how many, $3 the order before which they were placed. */
export const ownBefore: PreparedStatement = {
  name: 'orders-own-before',
  text: `
    select ${withLines} from orders
    where user_id = $1 and (created_at, id) < (select created_at, id from orders where id = $3)
    order by created_at desc, id desc limit $2`,
};

/** $1 ids of orders. Named as the entity `OrderItem` names it. */
export const linesOf: PreparedStatement = {
  name: 'orders-lines',
  text: `
    select order_id as "orderId", line, menu_item_id as "menuItemId", name, category,
           unit_price_paise as "unitPricePaise", quantity
    from order_items where order_id = any($1) order by line`,
};
