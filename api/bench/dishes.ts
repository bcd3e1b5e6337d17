import pg from 'pg';

/** Number of dishes of the benchmarked menu. */
export const dishes = 200;

/** Of each dish, of the three that there are. */
const groups = 2;

/** Dishes with option groups of four choices, as the shop keeps them. */
export async function fillMenu(databaseUrl: string): Promise<void> {
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  await database.query(
    `insert into menu_items (id, name, price_paise, description, category)
     select lpad(to_hex(n), 24, '0'), 'Dish ' || n, 1000 + n, 'Crisp outside, soft inside, made to order.', 'Snacks'
     from generate_series(1, $1::int) n`,
    [dishes],
  );
  await database.query(
    `with added as (
       insert into option_groups (id, name, least, most)
       select lpad(to_hex(n), 24, 'a'), 'Options ' || n, 1, 1 from generate_series(1, 3) n returning id
     ), choices as (
       insert into option_choices (id, group_id, position, name, price_paise, is_default)
       select lpad(to_hex(n), 8, '0') || left(id, 15) || right(id, 1), id, n, 'Choice ' || n, n * 1000, n = 0
       from added, generate_series(0, 3) n
     )
     insert into menu_item_groups (menu_item_id, group_id, position)
     select lpad(to_hex(dish), 24, '0'), lpad(to_hex(1 + (dish + nth) % 3), 24, 'a'), nth
     from generate_series(1, $1::int) dish, generate_series(1, $2::int) nth`,
    [dishes, groups],
  );
  await database.end();
}
