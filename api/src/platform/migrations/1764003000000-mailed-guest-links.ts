import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which links of guests were mailed, so that opening one confirms the address. */
export class MailedGuestLinks1764003000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`alter table guest_links add column is_mailed boolean not null default false`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`alter table guest_links drop column is_mailed`);
  }
}
