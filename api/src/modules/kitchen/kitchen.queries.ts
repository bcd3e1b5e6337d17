import type { EntityManager } from 'typeorm';
import { runPrepared, type PreparedStatement } from '../../platform/prepared.js';
import type { Allergen } from '../menu/dish-attributes.js';
import type { Order } from '../orders/order.entity.js';
import { isOpenOrder, orderColumns } from '../orders/orders.queries.js';

const maxOpen = 300;
const maxFinished = 30;

const openOrders: PreparedStatement = {
  name: 'kitchen-open-orders',
  text: `
    select ${orderColumns} from orders where ${isOpenOrder} order by created_at desc, id desc limit ${maxOpen}`,
};

/** Oldest first; of too many the newest, as those that staff have forgotten to close do not displace the others. */
export async function selectOpenOrders(manager: EntityManager): Promise<Order[]> {
  return (await runPrepared<Order>(manager, openOrders, [])).toReversed();
}

const finishedOrders: PreparedStatement = {
  name: 'kitchen-finished-orders',
  text: `
    select ${orderColumns}
    from (
      select order_id, max(changed_at) as finished_at from order_changes
      where to_status in ('Delivered', 'Cancelled') and changed_at > now() - interval '1 hour'
      group by order_id
    ) as finish join orders on orders.id = finish.order_id
    where orders.status in ('Delivered', 'Cancelled')
    order by finished_at desc, orders.id desc limit ${maxFinished}`,
};

/** Those that were finished in the last hour, the last one first. */
export const selectFinishedOrders = (manager: EntityManager): Promise<Order[]> =>
  runPrepared(manager, finishedOrders, []);

const allergensOfDishes: PreparedStatement = {
  name: 'kitchen-allergens',
  text: `
    select coalesce(allergens, '{}') as allergens
    from unnest($1::char(24)[]) with ordinality as dish (id, place) left join menu_items on menu_items.id = dish.id
    order by place`,
};

export async function selectAllergens(
  manager: EntityManager,
  dishIds: readonly string[],
): Promise<Allergen[][]> {
  const rows = await runPrepared<{ allergens: Allergen[] }>(manager, allergensOfDishes, [dishIds]);
  return rows.map(({ allergens }) => allergens);
}

type WaitingOrder = Pick<Order, 'id' | 'createdAt' | 'hasNotifiedOwners' | 'hasNotifiedCustomer'>;

const unaccepted = `is_unaccepted and status = 'Pending'`;

/** Orders that nobody has accepted although the shop accepts automatically by now. */
export async function lockAutomatic(tx: EntityManager): Promise<string[]> {
  const rows = await tx.query<Pick<Order, 'id'>[]>(
    `select id from orders
     where ${unaccepted} and (select (acceptance ->> 'isAutomatic')::boolean from restaurant)
     order by id limit 500 for update skip locked`,
  );
  return rows.map(({ id }) => id);
}

/** Orders that nobody has accepted, and of which somebody is still to be notified, oldest first. */
export const selectUnaccepted = (manager: EntityManager): Promise<WaitingOrder[]> =>
  manager.query(
    `select id, created_at as "createdAt", has_notified_owners as "hasNotifiedOwners",
       has_notified_customer as "hasNotifiedCustomer"
     from orders where ${unaccepted} and not (has_notified_owners and has_notified_customer)
     order by created_at limit 500`,
  );

const noted = { OWNERS: 'has_notified_owners', CUSTOMER: 'has_notified_customer' } as const;

/** @returns those of the orders that nobody has accepted meanwhile, and that no other worker has noted */
export async function noteUnaccepted(
  tx: EntityManager,
  audience: keyof typeof noted,
  ids: readonly string[],
): Promise<{ readonly orderId: string; readonly version: number }[]> {
  const column = noted[audience];
  const [rows] = await tx.query<[{ orderId: string; version: number }[], number]>(
    `update orders set ${column} = true
     where id in (
       select id from orders where id = any($1) and ${unaccepted} and not ${column} order by id for update skip locked
     ) returning id as "orderId", version`,
    [ids],
  );
  return rows;
}
