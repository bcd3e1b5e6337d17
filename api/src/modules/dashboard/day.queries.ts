import type { EntityManager } from 'typeorm';

/** What was ordered on a day, in paise. */
export interface Day {
  readonly orders: number;
  readonly sales: number;
  readonly averageMinutes: number | null;
  readonly bestDishes: readonly { readonly name: string; readonly quantity: number }[];
}

const maxDishes = 5;

/** The orders since the beginning of the day, of which there are few: it costs the same in an old shop. */
export async function selectDay(manager: EntityManager, since: Date): Promise<Day> {
  const [day] = await manager.query<[Day]>(
    `with placed as (
       select id, total_paise, created_at, slot_at, status from orders
       where created_at >= $1 and status <> 'Cancelled' and not is_not_taken
     )
     select count(*)::int as orders, coalesce(sum(total_paise), 0)::float8 as sales,
       (select round(avg(extract(epoch from handed_over.at - placed.created_at)) / 60)::int
        from placed cross join lateral (
          select max(changed_at) as at from order_changes where order_id = placed.id and to_status = 'Delivered'
        ) handed_over
        where status = 'Delivered' and slot_at is null) as "averageMinutes",
       (select coalesce(json_agg(best), '[]') from (
          select name, sum(quantity)::int as quantity from order_items join placed on placed.id = order_id
          group by name order by 2 desc, 1 limit ${maxDishes}) best) as "bestDishes"
     from placed`,
    [since],
  );
  return day;
}
