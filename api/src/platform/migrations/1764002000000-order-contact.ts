import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Orders have a phone number and a note for the rider; the restaurant may require the number. */
export class OrderContact1764002000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`alter table restaurant add column phone_required boolean not null default false`);
    await db.query(`alter table orders add column phone text, add column delivery_note text`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`alter table orders drop column phone, drop column delivery_note`);
    await db.query(`alter table restaurant drop column phone_required`);
  }
}
