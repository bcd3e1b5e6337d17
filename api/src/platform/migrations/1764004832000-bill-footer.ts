import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An owner's sentence below bills. */
export class BillFooter1764004832000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table restaurant add column bill_footer text');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table restaurant drop column bill_footer');
  }
}
