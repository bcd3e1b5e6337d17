import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Columns that later changes of a booking need to know about earlier ones. */
export class BookingChanges1763770000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table bookings
        add column fee_kept_since timestamptz,
        add column version integer not null default 1`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`alter table bookings drop column fee_kept_since, drop column version`);
  }
}
