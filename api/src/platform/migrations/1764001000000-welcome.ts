import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The first run of the shop by its owner. A shop whose record was changed before needs none. */
export class Welcome1764001000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table restaurant
        add column welcome_done text[] not null default '{}',
        add column welcome_ended_at timestamptz`);
    await db.query(`update restaurant set welcome_ended_at = now() where version > 1`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`alter table restaurant drop column welcome_done, drop column welcome_ended_at`);
  }
}
