import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Accounts, menu, orders, and the tables of their events. */
export class First1763700000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`create extension if not exists citext`);

    await db.query(`
      create table users (
        id char(24) constraint users_pkey primary key,
        name text not null,
        email citext not null,
        password_hash text not null,
        role text not null constraint users_role_check check (role in ('customer', 'admin')),
        profile_picture text,
        created_at timestamptz not null default now(),
        constraint users_email_key unique (email)
      )`);

    await db.query(`
      create table sessions (
        id char(24) constraint sessions_pkey primary key,
        user_id char(24) not null constraint sessions_user_id_fkey references users on delete cascade,
        created_at timestamptz not null default now(),
        expires_at timestamptz not null
      )`);
    await db.query(`create index sessions_user_id_idx on sessions (user_id)`);
    await db.query(`create index sessions_expires_at_idx on sessions (expires_at)`);

    await db.query(`
      create table menu_items (
        id char(24) constraint menu_items_pkey primary key,
        name text not null,
        price_paise integer not null constraint menu_items_price_check check (price_paise > 0),
        description text not null default '',
        category text,
        image text,
        version integer not null default 1,
        created_at timestamptz not null default now()
      )`);
    await db.query(`create index menu_items_created_at_idx on menu_items (created_at, id)`);

    await db.query(`
      create table orders (
        id char(24) constraint orders_pkey primary key,
        user_id char(24) constraint orders_user_id_fkey references users on delete set null,
        total_paise bigint not null constraint orders_total_check check (total_paise > 0),
        address text not null,
        location text not null,
        lat double precision,
        lng double precision,
        payment_mode text not null constraint orders_payment_mode_check check (payment_mode in ('COD', 'ONLINE')),
        payment_status text not null constraint orders_payment_status_check check (payment_status in ('Pending', 'Paid')),
        status text not null constraint orders_status_check
          check (status in ('Pending', 'Preparing', 'Out for Delivery', 'Delivered', 'Cancelled')),
        version integer not null default 1,
        created_at timestamptz not null default now()
      )`);
    await db.query(`create index orders_user_id_idx on orders (user_id, created_at, id)`);
    await db.query(`create index orders_created_at_idx on orders (created_at, id)`);
    await db.query(`create index orders_status_idx on orders (status, created_at, id)`);

    // No foreign key to menu_items, as a line outlives its dish.
    await db.query(`
      create table order_items (
        order_id char(24) not null constraint order_items_order_id_fkey references orders on delete cascade,
        line smallint not null,
        menu_item_id char(24) not null,
        name text not null,
        category text,
        unit_price_paise integer not null,
        quantity integer not null constraint order_items_quantity_check check (quantity > 0),
        constraint order_items_pkey primary key (order_id, line)
      )`);

    await db.query(`
      create table order_status_changes (
        order_id char(24) not null constraint order_status_changes_order_id_fkey references orders on delete cascade,
        version integer not null,
        from_status text,
        to_status text not null,
        changed_by char(24) constraint order_status_changes_changed_by_fkey references users on delete set null,
        changed_at timestamptz not null default now(),
        constraint order_status_changes_pkey primary key (order_id, version)
      )`);

    await db.query(`
      create table outbox_events (
        id char(24) constraint outbox_events_pkey primary key,
        type text not null,
        payload jsonb not null,
        created_at timestamptz not null default now()
      )`);

    await db.query(`
      create table idempotency_keys (
        scope text not null,
        key text not null,
        fingerprint char(64) not null,
        result_id char(24) not null,
        created_at timestamptz not null default now(),
        constraint idempotency_keys_pkey primary key (scope, key)
      )`);
    await db.query(`create index idempotency_keys_created_at_idx on idempotency_keys (created_at)`);

    await db.query(`
      create table milestones (
        name text constraint milestones_pkey primary key,
        reached_at timestamptz not null default now()
      )`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop table milestones, idempotency_keys, outbox_events, order_status_changes, order_items, orders,
                 menu_items, sessions, users`);
  }
}
