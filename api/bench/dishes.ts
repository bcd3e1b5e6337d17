import pg from 'pg';

/** Number of dishes of the benchmarked menu. */
export const dishes = 60;

export async function fillMenu(databaseUrl: string): Promise<void> {
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  await database.query(
    `insert into menu_items (id, name, price_paise, description, category)
     select lpad(to_hex(n), 24, '0'), 'Dish ' || n, 1000 + n, 'Crisp outside, soft inside, made to order.', 'Snacks'
     from generate_series(1, $1::int) n`,
    [dishes],
  );
  await database.end();
}
