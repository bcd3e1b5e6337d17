import jwt from 'jsonwebtoken';
import type pg from 'pg';

export const jwtSecret = 'the secret of the bench, long enough for HS256';

/** Adds customers who are signed in to a shop with {@link jwtSecret}. @returns their tokens */
export async function addCustomers(database: pg.Client, count: number): Promise<string[]> {
  const { rows } = await database.query<{ id: string; user_id: string }>(
    `with customers as (
       insert into users (id, name, email, password_hash, role)
       select 'b' || lpad(to_hex(n), 23, '0'), 'Guest ' || n, 'guest-' || n || '@bench.local', '', 'customer'
       from generate_series(1, $1::int) n returning id
     )
     insert into sessions (id, user_id, expires_at) select id, id, now() + interval '1 hour' from customers
     returning id, user_id`,
    [count],
  );
  return rows.map(({ id, user_id: subject }) =>
    jwt.sign({ sid: id }, jwtSecret, { algorithm: 'HS256', subject, expiresIn: 3600 }),
  );
}
