import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The stations of the kitchen; none, as before. */
export class KitchenStations1764004790000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`alter table restaurant add column stations jsonb not null default '[]'`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table restaurant drop column stations');
  }
}
