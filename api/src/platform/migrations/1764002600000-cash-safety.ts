import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The owner's limit of cash orders, and orders that nobody took. */
export class CashSafety1764002600000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table restaurant add column most_cash_paise integer,
        add constraint restaurant_most_cash_check check (most_cash_paise between 100 and 10000000)`);
    await db.query(`alter table orders add column is_not_taken boolean not null default false`);
    await db.query(`create index orders_not_taken_user_idx on orders (user_id) where is_not_taken`);
    await db.query(`create index orders_not_taken_phone_idx on orders (phone) where is_not_taken`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`alter table orders drop column is_not_taken`);
    await db.query(`alter table restaurant drop column most_cash_paise`);
  }
}
