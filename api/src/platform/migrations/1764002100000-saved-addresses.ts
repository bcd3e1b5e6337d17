import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Addresses that customers keep for the next order. */
export class SavedAddresses1764002100000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table saved_addresses (
        id char(24) constraint saved_addresses_pkey primary key,
        user_id char(24) not null constraint saved_addresses_user_id_fkey references users on delete cascade,
        label text not null constraint saved_addresses_label_check check (label in ('HOME', 'WORK', 'OTHER')),
        name text,
        flat text not null,
        street text not null,
        landmark text,
        pin_code char(6) not null,
        lat double precision,
        lng double precision,
        saved_at timestamptz not null,
        constraint saved_addresses_name_check check ((label = 'OTHER') = (name is not null)),
        constraint saved_addresses_pin_check check ((lat is null) = (lng is null))
      )`);
    await db.query(`create index saved_addresses_user_id_idx on saved_addresses (user_id)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`drop table saved_addresses`);
  }
}
