import type { EntityManager } from 'typeorm';
import { runPrepared, type PreparedStatement } from '../../platform/prepared.js';
import { isStaffRow } from '../auth/auth.queries.js';
import type { StaffRole, StoredRole } from '../auth/role.js';
import type { Order } from '../orders/order.entity.js';
import { isOpenOrder, orderColumns } from '../orders/orders.queries.js';

export interface StaffRow extends StoredRole {
  readonly id: string;
  readonly name: string;
  readonly hasNoFactor: boolean;
  readonly demandedRoles: readonly StaffRole[];
}

/** By name. */
export function selectStaff(manager: EntityManager): Promise<StaffRow[]> {
  return manager.query<StaffRow[]>(
    `select id, name, role, staff_role as "staffRole", second_factor_since is null as "hasNoFactor",
       (select roles from second_factor_rule) as "demandedRoles"
     from users where ${isStaffRow} order by lower(name), id`,
  );
}

export interface AssignedOrder extends Order {
  /** When it got its status. */
  readonly statusSince: Date;
}

/** SQL: the orders that a rider `$1` has to do with. Slots are at most a week ahead; what is older was forgotten. */
const isAssigned = `orders.rider_id = $1 and orders.created_at > now() - interval '10 days'`;

/** SQL: finished orders are read for a shift, which may pass midnight. */
const assigned = (more: string) => `
  select ${orderColumns}, since.at as "statusSince"
  from orders cross join lateral (
    select coalesce(max(changed_at), orders.created_at) as at from order_changes change
    where change.order_id = orders.id and change.to_status = orders.status
  ) as since
  where ${isAssigned} and (${isOpenOrder} or since.at > now() - interval '12 hours') ${more}`;

const assignedOrders: PreparedStatement = {
  name: 'riders-assigned-orders',
  text: `${assigned('')} order by coalesce(orders.promised_until, orders.slot_at, orders.created_at), orders.id`,
};

/** A rider's open orders and those that were finished in the last hours, by the promised time. */
export const selectAssigned = (manager: EntityManager, riderId: string): Promise<AssignedOrder[]> =>
  runPrepared(manager, assignedOrders, [riderId]);

const assignedOrder: PreparedStatement = {
  name: 'riders-assigned-order',
  text: assigned('and orders.id = $2'),
};

export async function selectAssignedOrder(
  manager: EntityManager,
  riderId: string,
  id: string,
): Promise<AssignedOrder | undefined> {
  const [order] = await runPrepared<AssignedOrder>(manager, assignedOrder, [riderId, id]);
  return order;
}

/** Ids of the open orders of a rider, however old. */
export async function selectOpenIds(manager: EntityManager, riderId: string): Promise<string[]> {
  const rows = await manager.query<{ id: string }[]>(
    `select id from orders where rider_id = $1 and ${isOpenOrder} order by id`,
    [riderId],
  );
  return rows.map(({ id }) => id);
}
