import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Categories and descriptions of dishes in Hindi. */
export class HindiMenu1764004700050 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`alter table categories add column hindi_name text`);
    await db.query(`alter table menu_items add column hindi_description text`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`alter table menu_items drop column hindi_description`);
    await db.query(`alter table categories drop column hindi_name`);
  }
}
