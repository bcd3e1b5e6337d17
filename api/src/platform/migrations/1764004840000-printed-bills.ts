import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When printers print bills. */
export class PrintedBills1764004840000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table printers add column bills text not null default 'NEVER'
        constraint printers_bills_check check (bills in ('NEVER', 'ON_REQUEST', 'WHEN_READY'))`);
  }

  /** Earlier versions cannot read what is about bills. */
  async down(db: QueryRunner): Promise<void> {
    await db.query(`delete from order_changes where kind = 'bill-printed'`);
    await db.query(
      `delete from deliveries where channel = 'print' and content #>> '{print,document}' = 'BILL'`,
    );
    await db.query('alter table printers drop column bills');
  }
}
