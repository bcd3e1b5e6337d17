import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Customers are persons, users are logins. Every user is a customer with the same id; guests who have confirmed a phone
 * number are the customer who confirmed it first. Existing orders get their customer from the worker. A trigger sets it for
 * orders and bookings of earlier versions, unless staff made them.
 */
export class Customers1764004300000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table customers (
        id char(24) constraint customers_pkey primary key,
        merged_into char(24)
          constraint customers_merged_into_fkey references customers on delete set null
          constraint customers_merged_check check (merged_into <> id),
        phone text,
        phone_confirmed_at timestamptz,
        created_at timestamptz not null default now()
      )`);
    await db.query(`
      create function make_customer() returns trigger language plpgsql as $$
      begin
        insert into customers (id, created_at) values (new.id, new.created_at) on conflict do nothing;
        return null;
      end $$`);
    // Before the users are copied: it waits for those who register meanwhile.
    await db.query(
      `create trigger users_customer after insert on users for each row execute function make_customer()`,
    );
    await db.query(`insert into customers (id, created_at) select id, created_at from users`);
    // A guest's number counts if it is the guest's own: a code may have gone to somebody who receives the order.
    await db.query(`
      create temporary table confirmed on commit drop as
      select distinct on (user_id) user_id, confirmation.phone, confirmed_at, email is not null as is_account
      from phone_confirmations as confirmation join users on users.id = user_id
      where confirmed_at is not null and role = 'customer' and (email is not null or users.phone = confirmation.phone)
      order by user_id, confirmed_at desc`);
    await db.query(`
      update customers set phone = first.phone, phone_confirmed_at = first.confirmed_at
      from (
        select distinct on (phone) * from confirmed order by phone, is_account desc, confirmed_at, user_id
      ) as first
      where customers.id = first.user_id`);
    await db.query(`
      update customers guest set merged_into = known.id
      from confirmed join customers known using (phone)
      where guest.id = confirmed.user_id and guest.phone is null and not confirmed.is_account`);
    await db.query(`create index customers_merged_into_idx on customers (merged_into)`);
    await db.query(`
      create unique index customers_phone_idx on customers (phone) where merged_into is null`);
    await db.query(`
      create function customer_of_user() returns trigger language plpgsql as $$
      begin
        select id into new.customer_id from users where id = new.user_id and role = 'customer';
        return new;
      end $$`);
    await db.query(`
      alter table bookings
        add column customer_id char(24)
          constraint bookings_customer_id_fkey references customers on delete set null`);
    // Whom staff booked for is not known.
    await db.query(`
      update bookings set customer_id = user_id from users where users.id = user_id and role = 'customer'`);
    await db.query(`create index bookings_customer_id_idx on bookings (customer_id)`);
    await db.query(`
      create trigger bookings_customer before insert on bookings for each row
        when (new.customer_id is null and new.user_id is not null) execute function customer_of_user()`);
    await db.query(`
      alter table contact_messages
        add column customer_id char(24)
          constraint contact_messages_customer_id_fkey references customers on delete set null`);
    await db.query(`
      update contact_messages set customer_id = orders.user_id from orders join users on users.id = user_id
      where orders.id = order_id and role = 'customer'`);
    await db.query(`create index contact_messages_customer_id_idx on contact_messages (customer_id)`);
    await db.query(`
      alter table saved_addresses
        add constraint saved_addresses_customer_fkey
          foreign key (user_id) references customers on delete cascade`);
    // Last, because orders are locked from here on.
    await db.query(`
      alter table orders
        add column customer_id char(24)
          constraint orders_customer_id_fkey references customers on delete set null`);
    // The rule that refuses cash needs these immediately.
    await db.query(`
      update orders set customer_id = user_id from users
      where is_not_taken and users.id = user_id and role = 'customer'`);
    // Finds the orders without a customer.
    await db.query(
      `create index orders_without_customer_idx on orders (id) where customer_id is null and user_id is not null`,
    );
    await db.query(`create index orders_customer_id_idx on orders (customer_id)`);
    await db.query(`
      create index orders_not_taken_customer_idx on orders (customer_id) where is_not_taken`);
    await db.query(`drop index orders_not_taken_user_idx`);
    await db.query(`
      create trigger orders_customer before insert on orders for each row
        when (new.customer_id is null and new.user_id is not null) execute function customer_of_user()`);
    await db.query(`analyze customers`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`drop trigger users_customer on users`);
    for (const table of ['orders', 'bookings']) await db.query(`drop trigger ${table}_customer on ${table}`);
    await db.query(`drop function make_customer, customer_of_user`);
    await db.query(`alter table saved_addresses drop constraint saved_addresses_customer_fkey`);
    for (const table of ['orders', 'bookings', 'contact_messages'])
      await db.query(`alter table ${table} drop column customer_id`);
    await db.query(`drop table customers`);
    await db.query(`create index orders_not_taken_user_idx on orders (user_id) where is_not_taken`);
  }
}
