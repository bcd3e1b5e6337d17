import type { EntityManager } from 'typeorm';
import { runPrepared, type PreparedStatement } from '../../platform/prepared.js';
import { accountRoleColumns, isStaffRow } from '../auth/auth.queries.js';
import type { AccountRole } from '../auth/role.js';
import { Order } from '../orders/order.entity.js';
import { isOpenOrder, orderColumns } from '../orders/orders.queries.js';

export interface StaffRow extends AccountRole {
  readonly id: string;
  readonly name: string;
}

/** By name. */
export function selectStaff(manager: EntityManager): Promise<StaffRow[]> {
  return manager.query<StaffRow[]>(
    `select id, name, ${accountRoleColumns} from users where ${isStaffRow} order by lower(name), id`,
  );
}

export interface AssignedOrder extends Order {
  /** When it got its status. */
  readonly statusSince: Date;
  /** Whether it was cancelled on its way: the rider has the food. */
  readonly isToBringBack: boolean;
}

/** SQL: the orders that a rider `$1` has to do with. Slots are at most a week ahead; what is older was forgotten. */
const isAssigned = `orders.rider_id = $1 and orders.created_at > now() - interval '10 days'`;

const deliveries = `
  select ${orderColumns}, coalesce(last.changed_at, orders.created_at) as "statusSince",
    coalesce(orders.status = 'Cancelled' and last.from_status = 'Out for Delivery', false) as "isToBringBack"
  from orders left join lateral (
    select changed_at, from_status from order_changes change
    where change.order_id = orders.id and change.to_status = orders.status order by version desc limit 1
  ) as last on true`;

/** SQL: finished orders are read for a shift, which may pass midnight. */
const isOfShift = `(${isOpenOrder} or coalesce(last.changed_at, orders.created_at) > now() - interval '12 hours')`;

const assignedOrders: PreparedStatement = {
  name: 'riders-assigned-orders',
  text: `${deliveries} where ${isAssigned} and ${isOfShift}
    order by coalesce(orders.promised_until, orders.slot_at, orders.created_at), orders.id`,
};

/** A rider's open orders and those that were finished in the last hours, by the promised time. */
export const selectAssigned = (manager: EntityManager, riderId: string): Promise<AssignedOrder[]> =>
  runPrepared(manager, assignedOrders, [riderId]);

const assignedOrder: PreparedStatement = {
  name: 'riders-assigned-order',
  text: `${deliveries} where orders.id = $1`,
};

/** However old: an order whose row the caller has locked. */
export async function selectAssignedOrder(tx: EntityManager, id: string): Promise<AssignedOrder> {
  const [order] = await runPrepared<AssignedOrder>(tx, assignedOrder, [id]);
  if (!order) throw new Error(`no order ${id}`);
  return order;
}

/** Locks an order; null if it is not this rider's. */
export const lockAssigned = (tx: EntityManager, riderId: string, id: string): Promise<Order | null> =>
  tx.findOne(Order, { where: { id, riderId }, lock: { mode: 'pessimistic_write' } });

/** Ids of the open orders of a rider, however old. */
export async function selectOpenIds(manager: EntityManager, riderId: string): Promise<string[]> {
  const rows = await manager.query<{ id: string }[]>(
    `select id from orders where rider_id = $1 and ${isOpenOrder} order by id`,
    [riderId],
  );
  return rows.map(({ id }) => id);
}
