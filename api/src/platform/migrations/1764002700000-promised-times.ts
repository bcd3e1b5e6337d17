import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When customers were told that their food comes. Without `prep_minutes`, no time is promised. */
export class PromisedTimes1764002700000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table restaurant
        add column prep_minutes integer,
        add constraint restaurant_prep_check check (prep_minutes between 5 and 240)`);
    await db.query(`
      alter table orders
        add column promised_from timestamptz,
        add column promised_until timestamptz,
        add column promise_reason text,
        add constraint orders_promise_check check (
          (promised_from is null) = (promised_until is null) and promised_from <= promised_until)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(
      `alter table orders drop column promise_reason, drop column promised_until, drop column promised_from`,
    );
    await db.query(`alter table restaurant drop column prep_minutes`);
  }
}
