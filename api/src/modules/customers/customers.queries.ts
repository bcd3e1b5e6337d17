import type { EntityManager } from 'typeorm';
import { runPrepared, type PreparedStatement } from '../../platform/prepared.js';
import { Customer } from './customer.entity.js';

/** Locks a customer, or the one into which it was merged, and the one with a phone number, by id to prevent deadlocks. */
export async function lockCustomers(
  tx: EntityManager,
  id: string,
  phone: string,
): Promise<{ own: Customer | undefined; known: Customer | undefined }> {
  const locked = await tx
    .createQueryBuilder(Customer, 'customer')
    .where(
      `merged_into is null
       and (phone = :phone or id = (select coalesce(merged_into, id) from customers where id = :id))`,
      { id, phone },
    )
    .orderBy('id')
    .setLock('pessimistic_write')
    .getMany();
  const known = locked.find((customer) => customer.phone === phone);
  return { own: locked.find((customer) => customer !== known) ?? known, known };
}

/** Makes a customer with a phone number, unless there is one, or one without. */
export async function insertCaller(
  manager: EntityManager,
  { id, phone }: Pick<Customer, 'id' | 'phone'>,
): Promise<void> {
  await manager.query(
    `insert into customers (id, phone) values ($1, $2) on conflict (phone) where merged_into is null do nothing`,
    [id, phone],
  );
}

export async function customerOfPhone(manager: EntityManager, phone: string): Promise<string> {
  const [row] = await manager.query<[{ id: string }]>(
    'select id from customers where phone = $1 and merged_into is null',
    [phone],
  );
  return row.id;
}

/** Whether a customer, or one merged into that one, has an account. */
export async function isAccount(manager: EntityManager, id: string): Promise<boolean> {
  const rows = await manager.query<unknown[]>(
    `select from customers join users on users.id = customers.id
     where $1 in (customers.id, merged_into) and users.email is not null`,
    [id],
  );
  return rows.length > 0;
}

/** Merges a customer, and all who were merged into it, into another. */
export async function mergeInto(tx: EntityManager, into: string, from: string): Promise<void> {
  await tx.query('update customers set merged_into = $1 where (id = $2 or merged_into = $2) and id <> $1', [
    into,
    from,
  ]);
}

/** SQL for the ids of a customer and of all others that are the same person. */
export const samePerson = (id: string): string => `(
  select same.id from customers own join customers same
    on same.id = coalesce(own.merged_into, own.id) or same.merged_into = coalesce(own.merged_into, own.id)
  where own.id = ${id})`;

export interface KnownCustomer {
  readonly id: string;
  /** Of the account or the latest guest; null for others. */
  readonly name: string | null;
  /** Of the account. */
  readonly email: string | null;
  /** E.164: of a caller, or confirmed by a code. */
  readonly phone: string | null;
}

const persons: PreparedStatement = {
  name: 'customers-persons',
  text: `
    select asked.id as asked, person.id, person.phone, login.name, login.email
    from unnest($1::char(24)[]) as asked (id)
      join customers on customers.id = asked.id
      join customers person on person.id = coalesce(customers.merged_into, customers.id)
      left join lateral (
        select name, email from users where id in ${samePerson('person.id')}
        order by email is null, created_at desc limit 1
      ) as login on true`,
};

/** The person that each customer is; null if there is none. */
export async function selectCustomers(
  manager: EntityManager,
  ids: readonly string[],
): Promise<(KnownCustomer | null)[]> {
  const rows = await runPrepared<KnownCustomer & { asked: string }>(manager, persons, [ids]);
  const found = new Map(rows.map(({ asked, ...customer }) => [asked, customer]));
  return ids.map((id) => found.get(id) ?? null);
}
