import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tables of the restaurant, bookings, and the constraint against double bookings. */
export class Bookings1763740000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`create extension if not exists btree_gist`);

    await db.query(`
      create table restaurant_tables (
        id char(24) constraint restaurant_tables_pkey primary key,
        number integer not null,
        seats integer not null constraint restaurant_tables_seats_check check (seats > 0),
        is_in_use boolean not null default true,
        constraint restaurant_tables_number_key unique (number)
      )`);

    await db.query(`
      create table bookings (
        id char(24) constraint bookings_pkey primary key,
        user_id char(24) constraint bookings_user_id_fkey references users on delete set null,
        name text not null,
        email text not null,
        phone text not null,
        starts_at timestamptz not null,
        guests integer not null constraint bookings_guests_check check (guests > 0),
        message text,
        payment_mode text not null
          constraint bookings_payment_mode_check check (payment_mode in ('COD', 'ONLINE')),
        payment_status text not null
          constraint bookings_payment_status_check check (payment_status in ('Pending', 'Paid')),
        payment_id char(24),
        cancelled_at timestamptz,
        deleted_at timestamptz,
        created_at timestamptz not null default now(),
        constraint bookings_payment_id_key unique (payment_id),
        constraint bookings_payment_check check ((payment_status = 'Paid') = (payment_id is not null))
      )`);
    await db.query(`create index bookings_user_id_idx on bookings (user_id, starts_at, id)`);
    await db.query(`create index bookings_starts_at_idx on bookings (starts_at, id)`);

    // Checked at the commit, because a booking is written after its tables are held, so that a refusal leaves nothing
    // behind.
    await db.query(`
      create table table_holds (
        booking_id char(24) not null constraint table_holds_booking_id_fkey references bookings
          on delete cascade deferrable initially deferred,
        table_id char(24) not null constraint table_holds_table_id_fkey references restaurant_tables,
        during tstzrange not null,
        constraint table_holds_pkey primary key (booking_id, table_id),
        constraint table_holds_no_clash exclude using gist (table_id with =, during with &&)
      )`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`drop table table_holds, bookings, restaurant_tables`);
  }
}
